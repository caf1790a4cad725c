import { creature, may, self, topOfDeckTo, wheneverAttacks } from '../../effects/language/words.ts';

export const silverAxe = creature({
  name: 'Silver Axe',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 3,
  power: 1000,
  printings: ['DM-02 53/55'],
  abilities: [wheneverAttacks(self, may(topOfDeckTo('manaZone')))],
});
