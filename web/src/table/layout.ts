// How much room the page has: three columns, two, or a phone's one.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 1180px');
const phone = new MediaQuery('max-width: 760px');

export const layout = {
  get size(): 'wide' | 'middle' | 'phone' {
    return wide.current ? 'wide' : phone.current ? 'phone' : 'middle';
  },
};
