// How much room the page has: three columns, two, or a phone's one.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 1180px) and (min-height: 561px)');
const phone = new MediaQuery('(max-width: 760px), (max-height: 560px)');
const lying = new MediaQuery('(max-height: 560px) and (min-width: 600px)');

export const layout = {
  get size(): 'wide' | 'middle' | 'phone' {
    return wide.current ? 'wide' : phone.current ? 'phone' : 'middle';
  },
  /** A phone that lies on its side: board and panel side by side. */
  get lying(): boolean {
    return lying.current;
  },
};
