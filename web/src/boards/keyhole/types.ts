// What the server tells of Keyhole, as the board takes it.
export type * from '../../generated/keyhole';
