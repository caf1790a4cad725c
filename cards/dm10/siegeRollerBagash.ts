import {
  countOf,
  creature,
  hasWhile,
  isAttacking,
  power,
  times,
  yourCreatures,
} from '../../effects/language/words.ts';

export const siegeRollerBagash = creature({
  name: 'Siege Roller Bagash',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 4,
  power: 3000,
  printings: ['DM-10 74/110'],
  abilities: [
    hasWhile(isAttacking, power(times(1000, countOf(yourCreatures({ tapped: true, other: true }))))),
  ],
});
