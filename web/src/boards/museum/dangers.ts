// Where one may go, and with which cards the Priest may follow: what everybody can know of it, the server says.
import type { Chess, View } from '../../generated/museum';
import type { Target } from './choices';

/** The offered squares that the Priest may strike next, with the cards. Only people fear them, and only those who walk now. */
export function dangersOf(view: View, targets: ReadonlyMap<string, Target>): Map<string, readonly Chess[]> {
  if (view.ask !== 'turn' && view.ask !== 'walk') return new Map();
  if (view.humans.find(({ id }) => id === view.acting?.human)?.side !== 'humans') return new Map();
  return new Map(view.threat.flatMap(({ square, cards }) => (targets.has(square) ? [[square, cards] as const] : [])));
}

/** Whether whoever goes there has to stay there until the Priest has moved: no action is left afterwards. */
export function staysThere(view: View, target: Target): boolean {
  const left = view.acting?.actions ?? 0;
  if (target.kind === 'walk') return target.cost >= left;
  return target.kind === 'ride' && left <= 1;
}
