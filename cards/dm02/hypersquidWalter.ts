import { creature, draw, may, self, wheneverAttacks } from '../../effects/language/words.ts';

export const hypersquidWalter = creature({
  name: 'Hypersquid Walter',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 3,
  power: 1000,
  printings: ['DM-02 16/55'],
  abilities: [wheneverAttacks(self, may(draw()))],
});
