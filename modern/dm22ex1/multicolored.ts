import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  blocker,
  choose,
  chooseUpTo,
  costOf,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  exactly,
  gains,
  gets,
  inOrder,
  opponentsShields,
  plus,
  put,
  putIntoGraveyard,
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
  yourShields,
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

const erizabesu = twinpact(
  '天雷龍姫エリザベス / インビンシブル・フォートレス',
  creature({
    name: '天雷龍姫エリザベス',
    civilizations: ['light'],
    races: ['Apollonia Dragon', 'Mecha Del Sol', 'Knight'],
    cost: 5,
    power: 5000,
    abilities: [each(yourShields({ type: 'spell', goingToHand: true }), gains(shieldTrigger))],
    printings: ['DM22-EX1 098a'],
  }),
  spell({
    name: 'インビンシブル・フォートレス',
    civilizations: ['fire'],
    cost: 13,
    abilities: [spellAbility(putIntoGraveyard(chooseUpTo(opponentsShields(), 3)))],
  }),
);

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [suneku, orijinaruSain, erizabesu];
