import {
  allOf,
  atMost,
  creature,
  doubleBreaker,
  gains,
  hasWhile,
  power,
  unblockable,
  yourMana,
} from '../../effects/language/words.ts';

export const cloudMayfly = creature({
  name: 'Cloud Mayfly',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 4,
  power: 2000,
  printings: ['DM-14 67/110'],
  abilities: [
    hasWhile(
      allOf(yourMana(), { civilizations: ['nature'] }),
      power(4000),
      gains(doubleBreaker),
      unblockable({ power: atMost(5000) }),
    ),
  ],
});
