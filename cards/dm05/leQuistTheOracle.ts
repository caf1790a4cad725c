import {
  allCreatures,
  choose,
  creature,
  may,
  self,
  tap,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const leQuistTheOracle = creature({
  name: 'Le Quist, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 2,
  power: 1500,
  printings: ['DM-05 12/55'],
  abilities: [wheneverAttacks(self, may(tap(choose(allCreatures({ civilizations: ['darkness', 'fire'] })))))],
});
