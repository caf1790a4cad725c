import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
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
  put,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  topOfDeckTo,
  twinpact,
  uraNinjaStrike,
  when,
  whenPut,
  youHave,
  yourHand,
} from 'taiki/words';

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

export const light: readonly CardDefinition[] = [
  senkouNoKettou,
  jienerarozu,
  muk4d3,
  utsusemimantora,
  dekokikkuDekorianu,
];
