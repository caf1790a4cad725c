import {
  both,
  creature,
  hasWhile,
  isAttacking,
  power,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const armoredWalkerUrherion = creature({
  name: 'Armored Walker Urherion',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 4,
  power: 3000,
  printings: ['DM-01 67/110'],
  abilities: [hasWhile(both(isAttacking, youHave(yourCreatures({ races: ['Human'] }))), power(2000))],
});
