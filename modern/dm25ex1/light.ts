import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  blocker,
  cannot,
  cardsIn,
  choose,
  countOf,
  creature,
  doubleBreaker,
  draw,
  gets,
  gravityZero,
  guardStrike,
  inOrder,
  may,
  opponentsCreatures,
  optional,
  provided,
  put,
  self,
  shieldTrigger,
  shinkarize,
  spell,
  spellAbility,
  stays,
  tamaseed,
  tap,
  timesInTurn,
  topOfDeckTo,
  twinpact,
  uraNinjaStrike,
  when,
  whenPut,
  wouldLeave,
  youHave,
  yourHand,
} from 'taiki/words';
import { mayOnceCostLess } from '../common.ts';

const senkouNoKettou = spell({
  name: '閃光の決闘',
  civilizations: ['light'],
  races: ['Angel Command Word'],
  cost: 5,
  abilities: [
    gravityZero(youHave(cardsIn('battleZone', 'you', { races: ['Angel Command'] }), atLeast(5))),
    spellAbility(tap(opponentsCreatures())),
    spellAbility(
      gets(
        cardsIn('battleZone', 'you', { races: ['Angel Command'] }),
        'yourNextTurn',
        cannot({ do: 'move', from: 'battleZone' }),
      ),
    ),
  ],
  printings: ['DM25-EX1 020'],
});

const jienerarozu = twinpact(
  '赤薔薇の精霊龍 ジェネラローズ / 「ハゲしくアツかりしスパークよ！」',
  creature({
    name: '赤薔薇の精霊龍 ジェネラローズ',
    civilizations: ['light'],
    races: ['Angel Command Dragon', 'Revolutionary'],
    cost: 7,
    power: 7500,
    abilities: [
      doubleBreaker,
      whenPut(
        self,
        inOrder(
          draw(),
          may(
            put(
              choose(
                yourHand({ type: 'creature', cost: atMost(6), evolution: false, civilizations: ['light'] }),
              ),
            ),
          ),
        ),
      ),
    ],
    printings: ['DM25-EX1 036'],
  }),
  spell({
    name: '「ハゲしくアツかりしスパークよ！」',
    civilizations: ['light'],
    races: ['Angel Command Word'],
    cost: 6,
    abilities: [
      shieldTrigger,
      spellAbility(
        tap(choose(opponentsCreatures(), 2)),
        may(draw(countOf(opponentsCreatures({ tapped: true })))),
      ),
    ],
  }),
);

const muk4d3 = creature({
  name: '忍足の聖沌 muk4d3',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 2,
  power: 2000,
  abilities: [
    guardStrike,
    when({ event: 'tapped', what: { of: 'you', filter: { races: ['Shinobi'] } }, first: true }, may(draw())),
  ],
  printings: ['DM25-EX1 053'],
});

const utsusemimantora = creature({
  name: '躱す混沌 ウツセミマントラ',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 5,
  power: 3000,
  abilities: [uraNinjaStrike(5, 'light'), whenPut(self, topOfDeckTo('shieldZone'))],
  printings: ['DM25-EX1 072'],
});

const dekokikkuDekorianu = creature({
  name: '裏斬隠 デコキック・デコリアーヌ',
  civilizations: ['light'],
  races: ['Angel Command Dragon', 'Mecha Del Sol', 'Shinobi'],
  cost: 3,
  power: 5000,
  abilities: [uraNinjaStrike(3, 'light'), whenPut(self, tap(choose(opponentsCreatures())))],
  printings: ['DM25-EX1 073'],
});

const sazanNoTenpou = tamaseed({
  name: 'サザンの天宝',
  civilizations: ['light'],
  races: ['Angel Command Dragon'],
  cost: 2,
  abilities: [
    shinkarize,
    provided(youHave(cardsIn('battleZone', 'you', { races: ['Angel'], other: true })), whenPut(self, draw())),
    mayOnceCostLess(1, { races: ['Command'] }),
  ],
  printings: ['DM25-EX1 075'],
});

const mukujumeddo = creature({
  name: '聖沌大忍者 ムクジュメッド',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 4,
  power: 3500,
  abilities: [
    blocker,
    whenPut(any('you', { type: 'creature', races: ['Shinobi'] }), may(draw())),
    optional(timesInTurn(1, wouldLeave(any('you', { type: 'creature', races: ['Shinobi'] }), stays))),
  ],
  printings: ['DM25-EX1 019'],
});

export const light: readonly CardDefinition[] = [
  mukujumeddo,
  sazanNoTenpou,
  senkouNoKettou,
  jienerarozu,
  muk4d3,
  utsusemimantora,
  dekokikkuDekorianu,
];
