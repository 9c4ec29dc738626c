// The small pictures on a choice's button.
import type { Action, Colour, View } from '../../generated/town';
import { paint } from '../../table/seats';
import { BONUS, colourOf, ghostSprite, houseOf, levelOf, sectionIndex } from './pieces';

export type Icon =
  | { kind: 'sprite'; id: string; paint: string | null }
  | { kind: 'house'; id: string }
  | { kind: 'bonus'; bonus: number };

/** `paint` is the class of its colour. */
function sprite(id: string, paint: string | null = null): Icon {
  return { kind: 'sprite', id, paint };
}
function ghost(colour: Colour): Icon {
  return sprite(ghostSprite(levelOf(colour)));
}
function token(colour: string): Icon {
  return sprite('tw-token', `lv${levelOf(colour)}`);
}
function bonus(bonus: number): Icon {
  return { kind: 'bonus', bonus };
}

/** What is drawn on the button of an action, from left to right. */
export function iconsOf(action: Action, view: View): Icon[] {
  switch (action.verb) {
    case 'to':
    case 'lap':
    case 'run':
    case 'blue':
      return [{ kind: 'house', id: houseOf(action.building) }];
    case 'scare':
    case 'against':
    case 'next':
    case 'summon':
    case 'upgrade':
    case 'ghost':
    case 'attack':
    case 'against-at':
    case 'scare-at':
    case 'haunt':
    case 'shadow':
    case 'unhaunt':
    case 'free':
    case 'tithe':
    case 'apparition':
      return [ghost(action.colour)];
    case 'couple':
      return [ghost(action.colour), ghost(action.hue)];
    case 'swap':
      return [ghost(action.colour), sprite('ui-turn'), ghost(action.hue)];
    case 'raise':
    case 'lesson':
    case 'tuition':
    case 'fall': {
      const section = view.players[view.turn ?? 0]?.sections[sectionIndex(action.section)];
      return [ghost(colourOf(section?.level ?? 1))];
    }
    case 'nap':
      return [sprite('tw-act-rest')];
    case 'use':
    case 'repeat':
    case 'disc':
    case 'take':
      return [sprite(`tw-act-${action.action}`)];
    case 'clear':
    case 'clear-two':
    case 'wind':
    case 'disc-supply':
      return [sprite('tw-disc', paint(view.turn ?? 0))];
    case 'bonus':
    case 'waste':
    case 'discard':
      return [bonus(Number(action.bonus))];
    case 'bigger-die':
      return [bonus(BONUS.bigger_die)];
    case 'rethrow':
      return [bonus(BONUS.second_throw)];
    case 'steady':
      return [bonus(BONUS.steady_hand)];
    case 'reroll':
    case 'defend-again':
    case 'echo':
      return [sprite('tw-die')];
    case 'gift':
    case 'hire':
    case 'trade-down':
    case 'trade-up':
      return [token(action.colour)];
    case 'pay':
      return [...action.tokens].map(token);
    case 'points':
      return [sprite('tw-points')];
    case 'scuffle':
      return [sprite('tw-act-scare')];
    case 'reunion':
      return [sprite('tw-act-summon')];
    case 'accept':
    case 'end':
      return [sprite('ui-check')];
    case 'occupy':
    case 'card':
    case 'waste-card':
    case 'roller':
    case 'wager':
    case 'no':
      return [];
  }
}
