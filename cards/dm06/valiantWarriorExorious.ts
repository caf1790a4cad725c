import { canAttackUntapped, creature, powerAttacker } from '../../effects/language/words.ts';

export const valiantWarriorExorious = creature({
  name: 'Valiant Warrior Exorious',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 6,
  power: 4000,
  printings: ['DM-06 8/110'],
  abilities: [canAttackUntapped(), powerAttacker(3000)],
});
