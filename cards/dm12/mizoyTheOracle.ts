import { allCreatures, choose, creature, may, self, tap, whenPut } from '../../effects/language/words.ts';

export const mizoyTheOracle = creature({
  name: 'Mizoy, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 3,
  power: 2500,
  printings: ['DM-12 37/55'],
  abilities: [whenPut(self, may(tap(choose(allCreatures({ civilizations: ['darkness', 'fire'] })))))],
});
