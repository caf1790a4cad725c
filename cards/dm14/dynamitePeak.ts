import {
  both,
  creature,
  doubleBreaker,
  eachWhile,
  gains,
  hasSevenMana,
  isLike,
  powerAttacker,
  self,
  yourCreatures,
} from '../../effects/language/words.ts';

export const dynamitePeak = creature({
  name: 'Dynamite Peak',
  civilizations: ['fire'],
  races: ['Big Muscle'],
  cost: 5,
  power: 3000,
  printings: ['DM-14 31/110'],
  abilities: [
    eachWhile(
      both(hasSevenMana, isLike(self, { tapped: true })),
      yourCreatures(),
      gains(powerAttacker(3000), doubleBreaker),
    ),
  ],
});
