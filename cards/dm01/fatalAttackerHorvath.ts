import {
  both,
  creature,
  hasWhile,
  isAttacking,
  power,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const fatalAttackerHorvath = creature({
  name: 'Fatal Attacker Horvath',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 2000,
  printings: ['DM-01 77/110'],
  abilities: [hasWhile(both(isAttacking, youHave(yourCreatures({ races: ['Armorloid'] }))), power(2000))],
});
