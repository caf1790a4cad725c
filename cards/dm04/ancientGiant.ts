import { cannotBeBlockedBy, creature, doubleBreaker } from '../../effects/language/words.ts';

export const ancientGiant = creature({
  name: 'Ancient Giant',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 8,
  power: 9000,
  printings: ['DM-04 48/55'],
  abilities: [cannotBeBlockedBy({ civilizations: ['darkness'] }), doubleBreaker],
});
