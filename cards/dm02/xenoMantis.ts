import { atMost, cannotBeBlockedBy, creature, doubleBreaker } from '../../effects/language/words.ts';

export const xenoMantis = creature({
  name: 'Xeno Mantis',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 7,
  power: 6000,
  printings: ['DM-02 55/55'],
  abilities: [cannotBeBlockedBy({ power: atMost(5000) }), doubleBreaker],
});
