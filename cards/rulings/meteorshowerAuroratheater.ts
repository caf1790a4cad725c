import {
  atMost,
  cannot,
  cannotBeBlocked,
  countOf,
  creature,
  draw,
  hasWhile,
  isAttacking,
  self,
  speedAttacker,
  tripleBreaker,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

export const meteorshowerAuroratheater = creature({
  name: 'Meteorshower Auroratheater',
  civilizations: ['water', 'fire'],
  races: ['Phoenix', 'Bikkuri Kingdom'],
  cost: 7,
  power: 12000,
  reconstructed: 'Its vividdraw is left out.',
  abilities: [
    speedAttacker,
    tripleBreaker,
    whenPut(self, draw(3)),
    cannotBeBlocked,
    hasWhile(
      isAttacking,
      cannot({ do: 'put', who: 'opponent', what: { type: 'creature', cost: atMost(countOf(yourHand())) } }),
    ),
  ],
});
