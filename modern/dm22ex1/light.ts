import type { CardDefinition } from 'taiki';
import {
  addToShields,
  atLeast,
  atMost,
  blocker,
  called,
  cannot,
  choose,
  chooseUpTo,
  countOf,
  creature,
  doubleBreaker,
  draw,
  each,
  escapeAbility,
  exactly,
  gains,
  has,
  isLike,
  lookAtTop,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsMana,
  opponentsShields,
  power,
  put,
  putOnDeckBottomShuffled,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  twinpact,
  waveStriker,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';

const paruferuToriseratei = creature({
  name: 'パルフェル・トリセラティ',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 5,
  power: 5500,
  abilities: [
    escapeAbility,
    wheneverAttacks(self, may(draw(countOf(yourCreatures({ cost: atMost(4) }))))),
    when(
      { event: 'moved', what: { of: 'you' }, from: 'shieldZone' },
      may(put(choose(yourHand({ type: 'creature', cost: atMost(4) })))),
    ),
  ],
  printings: ['DM22-EX1 003'],
});

const nanbanain = twinpact(
  '偽りの王 ナンバーナイン / 歓喜の歌',
  creature({
    name: '偽りの王 ナンバーナイン',
    civilizations: ['light'],
    races: ['King Command Dragon', 'Unknown'],
    cost: 9,
    power: 9000,
    abilities: [doubleBreaker, has(cannot({ do: 'cast', who: 'opponent' }))],
    printings: ['DM22-EX1 022'],
  }),
  spell({
    name: '歓喜の歌',
    civilizations: ['light'],
    cost: 3,
    abilities: [
      spellAbility(
        lookAtTop(9, 'seen'),
        { do: 'choose', what: called(chooseUpTo({ ref: 'seen', filter: { cost: exactly(9) } }, 1), 'found') },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putOnDeckBottomShuffled(the('seen')),
      ),
    ],
  }),
);

const koruteo = twinpact(
  '霊騎コルテオ / プロテクション・サークル',
  creature({
    name: '霊騎コルテオ',
    civilizations: ['light'],
    races: ['Arc Seraphim', 'Origin'],
    cost: 7,
    power: 2000,
    abilities: [shieldTrigger, whenPut(self, tap(choose(opponentsCreatures(), countOf(yourCreatures()))))],
    printings: ['DM22-EX1 044'],
  }),
  spell({
    name: 'プロテクション・サークル',
    civilizations: ['light'],
    cost: 3,
    abilities: [
      spellAbility(addToShields(choose(yourHand()))),
      spellAbility(
        onlyIf(
          { kind: 'compare', a: countOf(yourShields()), is: 'more', b: countOf(opponentsShields()) },
          may(draw()),
        ),
      ),
    ],
  }),
);

const verubetto = twinpact(
  '閃光の神官 ヴェルベット / フェアリー・パワー',
  creature({
    name: '閃光の神官 ヴェルベット',
    civilizations: ['light'],
    races: ['Oracle'],
    cost: 9,
    power: 11000,
    abilities: [blocker, each(opponentsCreatures(), { kind: 'entersTapped' }), doubleBreaker],
    printings: ['DM22-EX1 062'],
  }),
  spell({
    name: 'フェアリー・パワー',
    civilizations: ['nature'],
    cost: 3,
    abilities: [
      spellAbility(
        { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', as: 'top' },
        onlyIf(isLike(the('top'), { type: 'creature', power: atLeast(6000) }), draw()),
      ),
    ],
  }),
);

const rameru = twinpact(
  '予言者ラメール / マスター・スパーク',
  creature({
    name: '予言者ラメール',
    civilizations: ['light'],
    races: ['Light Bringer'],
    cost: 2,
    power: 1500,
    abilities: [waveStriker(each(yourCreatures(), power(1000)))],
    printings: ['DM22-EX1 074'],
  }),
  spell({
    name: 'マスター・スパーク',
    civilizations: ['light'],
    cost: 6,
    abilities: [shieldTrigger, spellAbility(tap(opponentsCreatures())), spellAbility(draw())],
  }),
);

const asura = twinpact(
  '堅防の使徒アースラ / グローリー・ストーン',
  creature({
    name: '堅防の使徒アースラ',
    civilizations: ['light'],
    races: ['Initiate'],
    cost: 3,
    power: 2000,
    abilities: [waveStriker(has(power(4000), gains(blocker)))],
    printings: ['DM22-EX1 101'],
  }),
  spell({
    name: 'グローリー・ストーン',
    civilizations: ['light'],
    cost: 1,
    abilities: [
      shieldTrigger,
      spellAbility(
        onlyIf(
          { kind: 'compare', a: countOf(opponentsMana()), is: 'more', b: countOf(yourMana()) },
          topOfDeckTo('manaZone'),
        ),
      ),
    ],
  }),
);

export const light: readonly CardDefinition[] = [
  paruferuToriseratei,
  nanbanain,
  koruteo,
  verubetto,
  rameru,
  asura,
];
