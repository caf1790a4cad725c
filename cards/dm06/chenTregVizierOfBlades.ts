import { choose, creature, opponentsCreatures, tap, tapAbility } from '../../effects/language/words.ts';

export const chenTregVizierOfBlades = creature({
  name: 'Chen Treg, Vizier of Blades',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 5,
  power: 2000,
  printings: ['DM-06 16/110'],
  abilities: [tapAbility(tap(choose(opponentsCreatures())))],
});
