// What can be said at the table without words, in the order in which it is offered.
import type { Line } from '../generated/protocol';

export type Gesture = NonNullable<Line['emote']>;

export const GESTURES: readonly Gesture[] = ['boo', 'bravo', 'haha', 'oh-no', 'thanks', 'wait'];
