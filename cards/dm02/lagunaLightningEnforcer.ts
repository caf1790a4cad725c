import { creature, search, self, wheneverAttacks } from '../../effects/language/words.ts';

export const lagunaLightningEnforcer = creature({
  name: 'Laguna, Lightning Enforcer',
  civilizations: ['light'],
  races: ['Berserker'],
  cost: 5,
  power: 2500,
  printings: ['DM-02 4/55'],
  abilities: [wheneverAttacks(self, search({ type: 'spell' }, 'hand', 'shown'))],
});
