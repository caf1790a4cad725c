import {
  atLeast,
  cardsIn,
  chooseAnyNumber,
  creature,
  each,
  finalRevolution,
  gains,
  put,
  revolutionChange,
  speedAttacker,
  tripleBreaker,
  withTotal,
  yourCreatures,
} from '../../effects/language/words.ts';

export const dogiragonBusterBlueLeader = creature({
  name: 'Dogiragon Buster, Blue Leader',
  civilizations: ['fire', 'nature'],
  races: ['Mega Command Dragon', 'Revolutionary', 'Team Hamukatsu'],
  cost: 8,
  power: 13000,
  abilities: [
    revolutionChange({ civilizations: ['fire', 'nature'], races: ['Dragon'], cost: atLeast(5) }),
    tripleBreaker,
    each(yourCreatures({ multicolored: true }), gains(speedAttacker)),
    finalRevolution(
      put(
        withTotal(
          chooseAnyNumber(
            cardsIn(['hand', 'manaZone'], 'you', { type: 'creature', multicolored: true, evolution: false }),
          ),
          'cost',
          6,
        ),
      ),
    ),
  ],
});
