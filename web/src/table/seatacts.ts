// What can be done about a seat while the game runs. The server has the last word; this only spares people vain tries.
import type { Table } from './folding';

export type SeatAct = 'sit' | 'bot' | 'back' | 'open';

/**
 * `sit`: take an open seat; `bot`: let a bot decide (for an open seat, for somebody who is away, for oneself);
 * `back`: decide oneself again; `open`: take a bot's seat away from it, so that somebody can sit down.
 */
export function seatActs(table: Table, seat: number): SeatAct[] {
  const news = table.seats[seat];
  if (!news || news.resigned || table.status === 'over' || table.status === 'closed') return [];
  const seated = table.mine.length > 0;
  if (news.mine) return [news.stand_in ? 'back' : 'bot'];
  if (news.kind === 'open') return seated ? ['bot'] : ['sit'];
  if (news.kind === 'human') return table.host && !news.here ? ['bot'] : [];
  return table.host && !news.stand_in ? ['open'] : [];
}
