import type { FilterRules } from '../filterRules.ts';

export const attackingRules: FilterRules<'attacking'> = {
  fits: (attacking, { game }, { id }) => (game.attack?.attacker === id) === attacking,
};

export const blockingRules: FilterRules<'blocking'> = {
  fits: (blocking, { game }, { id }) => (game.attack?.blocker === id) === blocking,
};
