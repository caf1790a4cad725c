import { creature, lookAt, opponentsHand, self, whenPut } from '../../effects/language/words.ts';

export const grapeGlobbo = creature({
  name: 'Grape Globbo',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 2,
  power: 1000,
  printings: ['DM-08 19/55'],
  abilities: [whenPut(self, lookAt(opponentsHand()))],
});
