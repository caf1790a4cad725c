import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  blocker,
  choose,
  costOf,
  creature,
  destroy,
  doubleBreaker,
  draw,
  exactly,
  gains,
  gets,
  inOrder,
  plus,
  put,
  putOnDeckBottomShuffled,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  twinpact,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

const suneku = twinpact(
  '偽りの名 スネーク / アンノウン・プログラム',
  creature({
    name: '偽りの名 スネーク',
    civilizations: ['water', 'darkness', 'nature'],
    races: ['Unknown'],
    cost: 8,
    power: 11000,
    abilities: [
      doubleBreaker,
      whenPut(any('you'), inOrder(draw(), topOfDeckTo('manaZone'))),
      wheneverAttacks(self, putOnDeckBottomShuffled(yourGraveyard())),
    ],
    printings: ['DM22-EX1 042'],
  }),
  spell({
    name: 'アンノウン・プログラム',
    civilizations: ['darkness'],
    cost: 4,
    abilities: [
      spellAbility(
        destroy(choose(yourCreatures())),
        put(choose(yourGraveyard({ type: 'creature', cost: exactly(plus(costOf(the('chosen')), 1)) }))),
      ),
    ],
  }),
);

const orijinaruSain = spell({
  name: 'オリジナル・サイン',
  civilizations: ['light', 'water'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(
      draw(),
      put(choose(yourHand({ type: 'creature', cost: atMost(7), races: ['Origin'] }))),
      gets(the('put'), 'yourNextTurn', gains(blocker)),
    ),
  ],
  printings: ['DM22-EX1 060'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [suneku, orijinaruSain];
