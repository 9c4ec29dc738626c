// What can be done about a seat while the game runs. The server has the last word; this only spares people vain tries.
import type { Table } from './folding';

export type SeatAct = 'sit' | 'ask' | 'bot' | 'back' | 'people';

/**
 * `sit`: take a seat; `ask`: ask those who play for it; `bot`: let a bot decide (for an open seat, for somebody who is away, for
 * oneself); `back`: decide oneself again; `people`: the host's sheet for whoever sits there.
 */
export function seatActs(table: Table, seat: number): SeatAct[] {
  const news = table.seats[seat];
  if (!news || news.resigned || table.status === 'over' || table.status === 'closed') return [];
  const seated = table.mine.length > 0;
  if (news.mine) return [news.stand_in ? 'back' : 'bot'];
  if (news.sit) return [news.sit === 'free' ? 'sit' : 'ask'];
  if (news.kind === 'open') return seated ? ['bot'] : [];
  if (!table.host || !news.who) return [];
  return news.kind === 'human' && !news.here ? ['bot', 'people'] : ['people'];
}
