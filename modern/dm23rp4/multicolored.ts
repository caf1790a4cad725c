import type { CardDefinition } from 'taiki';
import {
  addToShields,
  any,
  anyOf,
  atLeast,
  atMost,
  atRandom,
  blocker,
  called,
  cardsIn,
  charger,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  gains,
  gets,
  hasWhile,
  inOrder,
  instead,
  itself,
  lookAtTop,
  may,
  megaLastBurst,
  oneOf,
  opponentsCreatures,
  opponentsShields,
  optional,
  powerAttacker,
  put,
  putIntoGraveyard,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  revolutionChange,
  self,
  speedAttacker,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  twinpact,
  when,
  whenPut,
  wouldBeDestroyed,
  wouldLeave,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';

const borushugosu = twinpact(
  '堅き革命 ボルシュゴス / 「ボルシュゴス・スラッシャー!!」',
  creature({
    name: '堅き革命 ボルシュゴス',
    civilizations: ['light', 'fire'],
    races: ['Armored Dragon'],
    cost: 5,
    power: 4000,
    abilities: [
      revolutionChange({ races: ['Armored'] }),
      speedAttacker,
      each(yourCreatures({ other: true }), gains(blocker)),
      megaLastBurst,
    ],
    printings: ['DM23-RP4 006'],
  }),
  spell({
    name: '「ボルシュゴス・スラッシャー!!」',
    civilizations: ['fire'],
    races: ['Armored Arts'],
    cost: 2,
    abilities: [
      spellAbility(
        lookAtTop(5, 'seen'),
        {
          do: 'choose',
          what: called(chooseUpTo({ ref: 'seen', filter: { races: ['Armored'] } }, 1), 'found'),
        },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putOnDeckBottom(the('seen')),
      ),
    ],
  }),
);

const obimeikaPar001 = twinpact(
  '宙番龍 オービーメイカー Par001 / 奇跡の一打',
  creature({
    name: '宙番龍 オービーメイカー Par001',
    civilizations: ['water', 'nature'],
    races: ['Giant Dragon'],
    cost: 5,
    power: 4000,
    abilities: [
      revolutionChange({ races: ['Giant'] }),
      whenPut(
        self,
        inOrder(draw(), may(addToShields(choose(yourHand())), putIntoMana(choose(yourShields())))),
      ),
      megaLastBurst,
    ],
    printings: ['DM23-RP4 008'],
  }),
  spell({
    name: '奇跡の一打',
    civilizations: ['nature'],
    races: ['Giant Skill'],
    cost: 2,
    abilities: [
      spellAbility(
        putIntoMana(choose(cardsIn('battleZone', 'opponent', { type: 'element' }), 1, 'opponent')),
      ),
    ],
  }),
);

const borushakkuJagaruza = creature({
  name: 'ボルシャック・ジャガルザー',
  civilizations: ['light', 'fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 9000,
  abilities: [
    {
      kind: 'static',
      while: { kind: 'compare', a: countOf(yourShields()), is: 'atLeast', b: countOf(opponentsShields()) },
      affects: self,
      effects: [{ kind: 'cost', by: -2, atLeast: 0 }],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    blocker,
    doubleBreaker,
    hasWhile(
      youHave(cardsIn('battleZone', 'you', { other: true, races: ['Armored'] })),
      gains(speedAttacker),
    ),
  ],
  printings: ['DM23-RP4 041'],
});

const borushakkuTeira = creature({
  name: '巻く革命 ボルシャック・テイラー',
  civilizations: ['light', 'fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 8500,
  abilities: [
    revolutionChange({ cost: atLeast(5), races: ['Armored'] }),
    doubleBreaker,
    whenPut(self, tap(opponentsCreatures())),
    each(yourCreatures(), gains(powerAttacker(3000))),
  ],
  printings: ['DM23-RP4 042'],
});

const mankaradairu = creature({
  name: '芸魔香車 マンカラダイル',
  civilizations: ['water', 'fire'],
  races: ['Magic Dragon', 'Game Command'],
  cost: 7,
  power: 9000,
  abilities: [
    revolutionChange({ cost: atLeast(5), races: ['Magic'] }),
    speedAttacker,
    doubleBreaker,
    when(anyOf({ event: 'put', what: itself }, { event: 'attacks', what: any('any') }), may(draw())),
  ],
  printings: ['DM23-RP4 043'],
});

const sateraitosuramuSukopion = creature({
  name: 'サテライトスラム・スコーピオン',
  civilizations: ['water', 'nature'],
  races: ['Giant Insect'],
  cost: 7,
  power: 9000,
  abilities: [
    revolutionChange({ cost: atLeast(5), races: ['Giant'] }),
    doubleBreaker,
    whenPut(self, topOfDeckTo('manaZone', 2)),
    optional(wouldLeave(any('you'), instead('hand'))),
  ],
  printings: ['DM23-RP4 044'],
});

const eriZaDatei = creature({
  name: 'エリー＝ザ＝ダーティ',
  civilizations: ['darkness', 'nature'],
  races: ['Abyss Royal'],
  cost: 7,
  power: 9000,
  abilities: [
    revolutionChange({ cost: atLeast(5), races: ['Abyss'] }),
    doubleBreaker,
    whenPut(self, destroy(cardsIn('battleZone', 'any', { type: 'element', cost: atMost(3) }))),
    optional(wouldBeDestroyed({ of: 'you', filter: { type: 'element' } }, instead('manaZone'))),
  ],
  printings: ['DM23-RP4 045'],
});

const merapikkaChaja = spell({
  name: '蓄炎呪文「メラピッカ・チャージャー」',
  civilizations: ['light', 'fire'],
  cost: 3,
  abilities: [
    spellAbility(
      may(put(choose(yourHand({ type: 'creature', cost: atMost(2) })))),
      gets(the('put'), 'turn', gains(speedAttacker)),
    ),
    charger,
  ],
  printings: ['DM23-RP4 071'],
});

const zabunatchiChaja = spell({
  name: '蓄海呪文「ザブンアッチ・チャージャー」',
  civilizations: ['water', 'fire'],
  cost: 3,
  abilities: [spellAbility(draw(2), discard(atRandom(yourHand()))), charger],
  printings: ['DM23-RP4 072'],
});

const gattsushiruChaja = spell({
  name: '蓄命呪文「ガッツシル・チャージャー」',
  civilizations: ['water', 'nature'],
  cost: 4,
  abilities: [
    spellAbility(
      lookAtTop(2, 'seen'),
      { do: 'choose', what: called(choose(the('seen')), 'found') },
      oneOf(returnToHand(the('found')), putIntoMana(the('found'))),
      putOnDeckBottom(the('seen')),
    ),
    charger,
  ],
  printings: ['DM23-RP4 073'],
});

const desuikiruChaja = spell({
  name: '蓄暗呪文「デスイキル・チャージャー」',
  civilizations: ['darkness', 'nature'],
  cost: 3,
  abilities: [
    spellAbility(
      { do: 'moveTop', who: 'you', count: 2, to: 'manaZone', tapped: true },
      putIntoGraveyard(choose(yourMana(), 2)),
    ),
    charger,
  ],
  printings: ['DM23-RP4 074'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  borushugosu,
  obimeikaPar001,
  borushakkuJagaruza,
  borushakkuTeira,
  mankaradairu,
  sateraitosuramuSukopion,
  eriZaDatei,
  merapikkaChaja,
  zabunatchiChaja,
  gattsushiruChaja,
  desuikiruChaja,
];
