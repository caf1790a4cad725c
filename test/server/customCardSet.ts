import { customScout } from '../support/customScout.ts';

/** Ten custom cards with names of their own: each may be in a deck four times. */
const scouts = Array.from({ length: 10 }, (_, index) => ({
  ...customScout,
  name: `${customScout.name} ${index}`,
}));
export const CUSTOM = { cards: scouts, deck: scouts.flatMap(({ name }) => Array<string>(4).fill(name)) };
