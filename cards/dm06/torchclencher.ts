import {
  creature,
  gains,
  hasWhile,
  powerAttacker,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const torchclencher = creature({
  name: 'Torchclencher',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 3,
  power: 2000,
  printings: ['DM-06 90/110'],
  abilities: [
    hasWhile(youHave(yourCreatures({ civilizations: ['fire'], other: true })), gains(powerAttacker(3000))),
  ],
});
