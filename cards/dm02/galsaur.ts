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

export const galsaur = creature({
  name: 'Galsaur',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 5,
  power: 4000,
  printings: ['DM-02 41/55', 'Promotional B6/7 Y1'],
  abilities: [
    hasWhile(youHave(yourCreatures({ other: true }), exactly(0)), gains(powerAttacker(4000), doubleBreaker)),
  ],
});
