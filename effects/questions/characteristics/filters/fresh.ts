import type { FilterRules } from '../filterRules.ts';

export const freshRules: FilterRules<'fresh'> = {
  fits: (fresh, { game }, { since }) => (since === game.turn.number) === fresh,
};
