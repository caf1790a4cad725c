import {
  creature,
  destroy,
  doubleBreaker,
  gains,
  gets,
  itself,
  power,
  self,
  tapAbility,
  when,
  yourCreatures,
} from '../../effects/language/words.ts';

export const battleshipMutant = creature({
  name: 'Battleship Mutant',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 6,
  power: 5000,
  printings: ['DM-07 3/55'],
  abilities: [
    tapAbility(
      gets(
        yourCreatures({ civilizations: ['darkness'] }),
        'turn',
        power(4000),
        gains(doubleBreaker, when({ event: 'battleEnds', what: itself }, destroy(self))),
      ),
    ),
  ],
});
