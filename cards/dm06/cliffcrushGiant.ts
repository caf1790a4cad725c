import {
  cannot,
  creature,
  doubleBreaker,
  hasWhile,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const cliffcrushGiant = creature({
  name: 'Cliffcrush Giant',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 5,
  power: 7000,
  printings: ['DM-06 S9/110'],
  abilities: [
    hasWhile(youHave(yourCreatures({ tapped: false, other: true })), cannot({ do: 'attack' })),
    doubleBreaker,
  ],
});
