import { allOf, creature, hasWhile, power, yourMana } from '../../effects/language/words.ts';

export const zackRanbaTheSwordAttacker = creature({
  name: 'Zack Ranba, the Sword Attacker',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 2,
  power: 1000,
  printings: ['DM-13 46/55'],
  abilities: [hasWhile(allOf(yourMana(), { tapped: true }), power(2000))],
});
