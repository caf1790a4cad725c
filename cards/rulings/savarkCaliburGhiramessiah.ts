import {
  any,
  atLeast,
  blocker,
  cannot,
  choose,
  creature,
  from,
  hasWhile,
  may,
  provided,
  put,
  self,
  tripleBreaker,
  turnFace,
  wheneverAttacks,
  youHave,
  yourShields,
} from '../../effects/language/words.ts';

export const savarkCaliburGhiramessiah = creature({
  name: 'Savark Calibur, Ghiramessiah',
  civilizations: ['light'],
  races: ['Master Dragon', 'Metallica'],
  cost: 10,
  power: 17000,
  reconstructed:
    'Assumes that three face-up shields are turned face down for it; what its dragon breaker does before each break is left out.',
  abilities: [
    provided(
      youHave(yourShields({ faceUp: true }), atLeast(3)),
      from(
        ['hand'],
        wheneverAttacks(
          any('opponent'),
          may(turnFace(choose(yourShields({ faceUp: true }), 3), 'faceDown'), put(self)),
        ),
      ),
    ),
    blocker,
    tripleBreaker,
    hasWhile(youHave(yourShields({ faceUp: true }), atLeast(3)), cannot({ do: 'move', from: 'battleZone' })),
  ],
});
