import { canAttackUntapped, creature, powerAttacker, turboRush } from '../../effects/language/words.ts';

export const missileSoldierUltimo = creature({
  name: 'Missile Soldier Ultimo',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 3,
  power: 2000,
  printings: ['DM-08 40/55'],
  abilities: [turboRush(canAttackUntapped(), powerAttacker(4000))],
});
