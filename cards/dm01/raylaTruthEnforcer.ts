import { creature, search, self, whenPut } from '../../effects/language/words.ts';

export const raylaTruthEnforcer = creature({
  name: 'Rayla, Truth Enforcer',
  civilizations: ['light'],
  races: ['Berserker'],
  cost: 6,
  power: 3000,
  printings: ['DM-01 15/110'],
  abilities: [whenPut(self, search({ type: 'spell' }, 'hand', 'shown'))],
});
