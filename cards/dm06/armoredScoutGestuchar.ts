import {
  creature,
  doubleBreaker,
  exactly,
  gains,
  hasWhile,
  powerAttacker,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const armoredScoutGestuchar = creature({
  name: 'Armored Scout Gestuchar',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 5,
  power: 4000,
  printings: ['DM-06 72/110'],
  abilities: [
    hasWhile(
      youHave(yourCreatures({ civilizations: ['fire'], other: true }), exactly(0)),
      gains(powerAttacker(3000), doubleBreaker),
    ),
  ],
});
