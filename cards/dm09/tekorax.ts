import { creature, lookAt, opponentsShields, self, whenPut } from '../../effects/language/words.ts';

export const tekorax = creature({
  name: 'Tekorax',
  civilizations: ['water'],
  races: ['Sea Hacker'],
  cost: 5,
  power: 3000,
  printings: ['DM-09 23/55'],
  abilities: [whenPut(self, lookAt(opponentsShields()))],
});
