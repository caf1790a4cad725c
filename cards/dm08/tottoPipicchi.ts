import { allCreatures, creature, each, gains, speedAttacker } from '../../effects/language/words.ts';

export const tottoPipicchi = creature({
  name: 'Totto Pipicchi',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 3,
  power: 1000,
  printings: ['DM-08 44/55'],
  abilities: [each(allCreatures({ races: ['Dragon'] }), gains(speedAttacker))],
});
