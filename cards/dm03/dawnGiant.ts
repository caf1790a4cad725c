import { cannotAttackCreatures, creature, doubleBreaker } from '../../effects/language/words.ts';

export const dawnGiant = creature({
  name: 'Dawn Giant',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 7,
  power: 11000,
  printings: ['DM-03 46/55'],
  abilities: [cannotAttackCreatures, doubleBreaker],
});
