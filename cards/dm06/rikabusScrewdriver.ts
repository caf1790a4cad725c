import { choose, creature, destroy, opponentsCreatures, tapAbility } from '../../effects/language/words.ts';

export const rikabusScrewdriver = creature({
  name: "Rikabu's Screwdriver",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 2,
  power: 1000,
  printings: ['DM-06 87/110'],
  abilities: [tapAbility(destroy(choose(opponentsCreatures({ keyword: 'blocker' }))))],
});
