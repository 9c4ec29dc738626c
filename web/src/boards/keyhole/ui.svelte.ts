// What the pieces of Keyhole's board share: how the hall is looked at, and what is half chosen: a ghost, a piece in the hand, a spot.
import type { BoardProps, BoardUi } from '..';
import { posesOf, sameSetting, setAction, spotAction, type Setting } from './choices';
import { GRID, PLACES } from '../../generated/keyhole-tables';
import type { Spot } from './scene/hall';
import type { Event, Piece, Posture, Trial, View } from '../../generated/keyhole';

/** How the hall is looked at: in three dimensions, from above, or as a drawn plan. */
export type Sight = 'hall' | 'top' | 'plan';
export type Draft = { piece: Piece; setting: Setting };
export type Tried = { action: string; trial: Trial | null };

/** Of the hall. */
const MIDDLE = (GRID * PLACES) / 2;
const KEY = 'ghostlight-keyhole-sight';
export const SIGHTS: readonly Sight[] = ['hall', 'top', 'plan'];

function kept(): Sight | null {
  try {
    const found = localStorage.getItem(KEY) as Sight | null;
    return found && SIGHTS.includes(found) ? found : null;
  } catch {
    return null;
  }
}

export class KeyholeUi implements BoardUi {
  /** What the reader chose; null leaves it to the screen. */
  #sight = $state<Sight | null>(kept());
  /** The ghost that is to move. */
  ghost = $state<string | null>(null);
  /** The cell in which a ghost that comes by a chime shall stand. */
  cell = $state<string | null>(null);
  /** The piece in the hand. */
  draft = $state.raw<Draft | null>(null);
  /** A spot that was pointed at and is not on the menu. */
  spot = $state.raw<Spot | null>(null);
  /** Which level's, and which heading's, spots are shown. */
  level = $state<number | null>(null);
  heading = $state<Posture | null>(null);
  /** What the server said about the draft or the spot. */
  tried = $state.raw<Tried | null>(null);
  /** Small steps and turns instead of large ones, for those who have no modifier key. */
  fine = $state(false);
  /** What can be chosen while the board is at rest; the prompt keeps it while the server says why not. */
  lit = $state.raw<readonly string[]>([]);
  /** Whether the hall can be drawn in three dimensions here; null until that has been tried. */
  deep = $state<boolean | null>(null);
  /** Put the focus on the board, on something that glows. */
  enter: (() => void) | null = null;

  #tryOut: KeyholeProps['tryOut'];
  #asking = false;
  #next: string | null = null;

  get sight(): Sight | null {
    return this.#sight;
  }
  set sight(sight: Sight | null) {
    this.#sight = sight;
    try {
      if (sight) localStorage.setItem(KEY, sight);
    } catch {
      // Then it lasts as long as the page.
    }
  }

  /** Escape: put back what is in the hand, or let go of what was half chosen. */
  back(): boolean {
    const half = this.draft ?? this.spot ?? this.ghost ?? this.cell;
    if (this.draft) this.draft = null;
    else if (this.spot) this.spot = null;
    else this.ghost = this.cell = null;
    this.tried = null;
    this.#next = null;
    return half !== null;
  }

  /** What was half chosen lasts for one decision. */
  clear(): void {
    this.ghost = this.cell = this.heading = this.level = null;
    this.draft = this.spot = this.tried = null;
    this.#next = null;
  }

  // --- a piece in the hand -----------------------------------------------------------------------------------------------

  /** Take a piece into the hand as it stands; one that has no place yet where the menu would put it first. */
  take(view: View, piece: string, tryOut: KeyholeProps['tryOut']): Setting | null {
    const found = view.pieces.find(({ name }) => name === piece);
    if (!found) return null;
    this.#tryOut = tryOut;
    const { x, y, yaw, face, lean } = found;
    const poses = posesOf(this.lit, found.name);
    const first = poses.find((pose) => pose.lean === 0) ??
      poses[0] ?? { x: MIDDLE, y: MIDDLE, yaw: 0, face: 0, lean: 0 };
    const setting = found.placed ? { x, y, yaw, face, lean } : first;
    this.hold({ piece: found.name, setting });
    return setting;
  }

  /** The piece in the hand as it is held now. */
  hold(draft: Draft): void {
    this.draft = draft;
    this.try(setAction(draft.piece, draft.setting));
  }

  /** Which of the menu's poses the draft is; -1 if none. */
  poseOf(poses: readonly Setting[]): number {
    const { draft } = this;
    return draft ? poses.findIndex((pose) => sameSetting(pose, draft.setting)) : -1;
  }

  /** What the server said about the draft as it is held now; null while it has not. */
  get verdict(): Trial | null {
    const { draft, tried } = this;
    return draft && tried?.action === setAction(draft.piece, draft.setting) ? tried.trial : null;
  }

  // --- a spot ------------------------------------------------------------------------------------------------------------

  /** Point at a spot that need not be on the menu. */
  point(view: View, spot: Spot, tryOut: KeyholeProps['tryOut']): void {
    this.#tryOut = tryOut;
    this.spot = spot;
    this.try(spotAction(view, spot));
  }

  spotVerdict(view: View): Trial | null {
    const { spot, tried } = this;
    return spot && tried?.action === spotAction(view, spot) ? tried.trial : null;
  }

  /** Ask the server what would come of this; one question at a time, and the last one counts. */
  try(action: string): void {
    this.#next = action;
    if (!this.#asking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    while (this.#next !== null && this.#tryOut) {
      const action = this.#next;
      this.#next = null;
      const trial = await this.#tryOut(action).catch(() => null);
      if (this.draft || this.spot) this.tried = { action, trial };
    }
    this.#asking = false;
  }
}

/** The types that are Keyhole's own. */
export type Keyhole = { view: View; event: Event; trial: Trial; ui: KeyholeUi };
export type KeyholeProps = BoardProps<Keyhole>;
