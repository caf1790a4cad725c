import { canAttackUntapped, creature } from '../../effects/language/words.ts';

export const cavalryGeneralCuratops = creature({
  name: 'Cavalry General Curatops',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 3,
  power: 2000,
  printings: ['DM-02 38/55'],
  abilities: [canAttackUntapped()],
});
