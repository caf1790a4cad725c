import { canAttackUntapped, creature, has, power, waveStriker } from '../../effects/language/words.ts';

export const sapianTarkFlameDervish = creature({
  name: 'Sapian Tark, Flame Dervish',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 3,
  power: 2000,
  printings: ['DM-11 40/55'],
  abilities: [waveStriker(has(power(4000)), canAttackUntapped())],
});
