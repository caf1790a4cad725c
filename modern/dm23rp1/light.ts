import type { CardDefinition } from 'taiki';
import {
  addToShields,
  atEndOfYourTurn,
  blocker,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  escapeAbility,
  gains,
  gets,
  gravityZero,
  inOrder,
  insteadDo,
  limited,
  may,
  mekreid,
  opponentsCreatures,
  optional,
  power,
  poweredBreaker,
  self,
  shieldTrigger,
  shieldTriggerPlus,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  tripleBreaker,
  trueEscape,
  twinpact,
  untap,
  whenPut,
  wouldLeave,
  youHave,
  yourCreatures,
} from 'taiki/words';
import { mayOnceCostLess } from '../common.ts';

const apudoriBigutteino = creature({
  name: 'アプドリ・ビグッティーノ',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 8,
  power: 13000,
  abilities: [
    tripleBreaker,
    whenPut(
      self,
      inOrder(
        tap(opponentsCreatures()),
        gets(opponentsCreatures(), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
    each(yourCreatures({ races: ['Mecha Del Stella'] }), power(6000), gains(poweredBreaker)),
    trueEscape,
  ],
  printings: ['DM23-RP1 001'],
});

const gorupaganiA7 = twinpact(
  'ゴルパガーニ-A7 / ダウンフォース・サーキュラー',
  creature({
    name: 'ゴルパガーニ-A7',
    civilizations: ['light'],
    races: ['Mecha Del Dinero'],
    cost: 7,
    power: 12500,
    abilities: [blocker, tripleBreaker, each(yourCreatures({ races: ['Mecha Del Stella'] }), gains(blocker))],
    printings: ['DM23-RP1 009'],
  }),
  spell({
    name: 'ダウンフォース・サーキュラー',
    civilizations: ['light'],
    races: ['Mecha Del Tech'],
    cost: 3,
    abilities: [
      spellAbility(gets(yourCreatures(), 'yourNextTurn', cannot({ do: 'move', from: 'battleZone' }))),
    ],
  }),
);

const toraishierubiP6 = creature({
  name: 'トライシェルビ-P6',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 7,
  power: 5000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(self, may(tap(choose(yourCreatures({ races: ['Mecha'] }))), mekreid(5, { races: ['Mecha'] }))),
  ],
  printings: ['DM23-RP1 010'],
});

const shiriesu = creature({
  name: '星姫械 シリエス',
  civilizations: ['light'],
  races: ['Mecha Del Stella'],
  cost: 3,
  power: 3000,
  abilities: [
    limited(
      { times: 1, per: 'turn', by: 'this' },
      whenPut({ of: 'you', filter: { races: ['Mecha'] } }, may(draw())),
    ),
    optional(wouldLeave(self, insteadDo(destroy(choose(yourCreatures({ other: true, races: ['Mecha'] })))))),
  ],
  printings: ['DM23-RP1 011'],
});

const barisupaku = spell({
  name: '極閃呪文「バリスパーク」',
  civilizations: ['light'],
  cost: 5,
  abilities: [
    ...shieldTriggerPlus(tap(opponentsCreatures()), {
      do: 'may',
      effect: addToShields(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))),
      otherwise: topOfDeckTo('shieldZone'),
    }),
  ],
  printings: ['DM23-RP1 012'],
});

const douritsuioO6 = creature({
  name: 'ドゥリツィオ-O6',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 8,
  power: 9000,
  abilities: [
    doubleBreaker,
    whenPut(self, topOfDeckTo('shieldZone', 2)),
    each(yourCreatures({ races: ['Mecha Del Stella'] }), gains(escapeAbility)),
  ],
  printings: ['DM23-RP1 028'],
});

const rigeto = creature({
  name: '星姫械 リゲート',
  civilizations: ['light'],
  races: ['Mecha Del Stella'],
  cost: 4,
  power: 2500,
  abilities: [
    whenPut(self, may(tap(choose(yourCreatures({ races: ['Mecha'] }), 3)), mekreid(8, { races: ['Mecha'] }))),
    atEndOfYourTurn(untap(chooseUpTo(yourCreatures(), 2))),
  ],
  printings: ['DM23-RP1 029'],
});

const diraitoDifensu = spell({
  name: 'ディライト・ディフェンス',
  civilizations: ['light'],
  cost: 2,
  abilities: [
    ...shieldTriggerPlus(
      inOrder(untap(yourCreatures()), gets(yourCreatures(), 'yourNextTurn', gains(blocker))),
      gets(yourCreatures(), 'turn', { kind: 'winsBattles' }),
    ),
  ],
  printings: ['DM23-RP1 031'],
});

const ninFuNoHijiriTon = creature({
  name: '忍封の聖沌 133k3n',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 5,
  power: 5500,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(
      self,
      inOrder(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
  ],
  printings: ['DM23-RP1 053'],
});

const uebipeteru = creature({
  name: '星姫械 ウェビペテル',
  civilizations: ['light'],
  races: ['Mecha Del Stella'],
  cost: 2,
  power: 1000,
  abilities: [gravityZero(youHave(cardsIn('battleZone', 'you', { races: ['Mecha'] })))],
  printings: ['DM23-RP1 054'],
});

const b4ckd00r = spell({
  name: '聖沌忍法 b4ckd00r',
  civilizations: ['light'],
  races: ['Mecha Del Tech', 'Shinobi'],
  cost: 3,
  abilities: [
    spellAbility(may(tap(choose(yourCreatures({ races: ['Mecha'] }))), mekreid(5, { races: ['Mecha'] }))),
  ],
  printings: ['DM23-RP1 055'],
});

const asistarArude = creature({
  name: 'アシスター・アルデ',
  civilizations: ['light'],
  races: ['Mecha Del Stella'],
  cost: 2,
  power: 3000,
  abilities: [blocker, cannotAttackPlayers, mayOnceCostLess(1, { races: ['Mecha'] })],
  printings: ['DM23-RP1 052'],
});

export const light: readonly CardDefinition[] = [
  asistarArude,
  apudoriBigutteino,
  gorupaganiA7,
  toraishierubiP6,
  shiriesu,
  barisupaku,
  douritsuioO6,
  rigeto,
  diraitoDifensu,
  ninFuNoHijiriTon,
  uebipeteru,
  b4ckd00r,
];
