import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  allCreatures,
  any,
  atLeast,
  atMost,
  atRandom,
  blocker,
  breakShields,
  called,
  choose,
  chooseUpTo,
  countOf,
  creature,
  discard,
  doubleBreaker,
  draw,
  escapeAbility,
  forEach,
  guardStrike,
  has,
  hasWhile,
  inOrder,
  instead,
  justDiver,
  limited,
  lookAtTop,
  machFighter,
  may,
  oneOf,
  opponentsHand,
  opponentsTurn,
  power,
  poweredBreaker,
  putIntoGraveyard,
  putIntoMana,
  returnToHand,
  revealTop,
  revolutionChange,
  self,
  slayer,
  speedAttacker,
  tap,
  the,
  times,
  topOfDeckTo,
  tripleBreaker,
  untap,
  useFree,
  when,
  whenPut,
  wouldBeDestroyed,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

const serafuTenpesuto = creature({
  name: 'セラフ・テンペストא',
  civilizations: ['light', 'darkness'],
  races: ['Mecha Del Dinero'],
  cost: 5,
  power: 4000,
  abilities: [
    revolutionChange({ races: ['Mecha'] }),
    slayer,
    limited({ times: 1, per: 'turn', by: 'this' }, whenPut(any('you'), may(draw()))),
    limited(
      { times: 1, per: 'turn', by: 'this' },
      when({ event: 'moved', what: any('you'), from: 'battleZone' }, may(draw())),
    ),
  ],
  printings: ['DM23-RP3 003'],
});

const varuBorushakku = creature({
  name: '飛ぶ革命 ヴァル・ボルシャック',
  civilizations: ['light', 'fire'],
  races: ['Armored Dragon'],
  cost: 5,
  power: 5500,
  abilities: [
    revolutionChange({ races: ['Armored'] }),
    speedAttacker,
    whenPut(
      self,
      inOrder(
        { do: 'choose', what: chooseUpTo(allCreatures({ other: true }), 2) },
        forEach(the('chosen'), 'one', oneOf(tap(the('one')), untap(the('one')))),
      ),
    ),
  ],
  printings: ['DM23-RP3 005'],
});

const karakuribashi = creature({
  name: '芸魔隠狐 カラクリバーシ',
  civilizations: ['water', 'fire'],
  races: ['Magic Monster', 'Game Command'],
  cost: 5,
  power: 4000,
  abilities: [
    guardStrike,
    revolutionChange({ races: ['Magic'] }),
    speedAttacker,
    whenPut(self, inOrder(draw(), may(useFree(choose(yourHand({ type: 'spell', cost: atMost(3) })))))),
  ],
  printings: ['DM23-RP3 006'],
});

const chiasupesuAkane = creature({
  name: 'チアスペース アカネ',
  civilizations: ['water', 'nature'],
  races: ['Giant Snow Faerie'],
  cost: 5,
  power: 5000,
  abilities: [
    guardStrike,
    revolutionChange({ races: ['Giant'] }),
    machFighter,
    whenPut(self, inOrder(lookAtTop(2, 'seen'), returnToHand(choose(the('seen'))), putIntoMana(the('seen')))),
  ],
  printings: ['DM23-RP3 007'],
});

const fokkuZaDatei = creature({
  name: 'フォック＝ザ＝ダーティ',
  civilizations: ['darkness', 'nature'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 5000,
  abilities: [
    ...abyssRush,
    revolutionChange({ races: ['Abyss'] }),
    whenPut(
      self,
      inOrder(
        revealTop(4, 'seen'),
        { do: 'choose', what: called(choose({ ref: 'seen', filter: { type: 'creature' } }), 'found') },
        oneOf(returnToHand(the('found')), putIntoMana(the('found'))),
        putIntoGraveyard(the('seen')),
      ),
    ),
  ],
  printings: ['DM23-RP3 008'],
});

const akuSuroppu = creature({
  name: 'アーク・スロップב',
  civilizations: ['light', 'darkness'],
  races: ['Mecha Del Dinero'],
  cost: 7,
  power: 11000,
  abilities: [
    revolutionChange({ cost: atLeast(5), races: ['Mecha'] }),
    blocker,
    doubleBreaker,
    whenPut(self, discard(atRandom(opponentsHand()))),
  ],
  printings: ['DM23-RP3 041'],
});

const buredoBoruzado = creature({
  name: '革命の刀 ブレード・ボルザード',
  civilizations: ['light', 'fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 9500,
  abilities: [
    revolutionChange({ cost: atLeast(5), races: ['Armored'] }),
    speedAttacker,
    doubleBreaker,
    escapeAbility,
  ],
  printings: ['DM23-RP3 042'],
});

const supesuinwanHerakuresu = creature({
  name: 'スペースインワン・ヘラクレス',
  civilizations: ['water', 'nature'],
  races: ['Giant Insect'],
  cost: 7,
  power: 12000,
  abilities: [revolutionChange({ cost: atLeast(5), races: ['Giant'] }), justDiver, tripleBreaker],
  printings: ['DM23-RP3 044'],
});

const totorottoZaDatei = creature({
  name: 'トートロット＝ザ＝ダーティ',
  civilizations: ['darkness', 'nature'],
  races: ['Abyss Royal'],
  cost: 7,
  power: 4000,
  abilities: [
    revolutionChange({ cost: atLeast(5), races: ['Abyss'] }),
    poweredBreaker,
    has(power(times(1000, countOf(yourGraveyard())))),
    whenPut(self, may(topOfDeckTo('graveyard', 4))),
  ],
  printings: ['DM23-RP3 045'],
});

const sowaka = creature({
  name: '忍革の一翼 ソワカ',
  civilizations: ['light', 'darkness'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 5,
  power: 4000,
  abilities: [revolutionChange({ races: ['Mecha'] }), escapeAbility],
  printings: ['DM23-RP3 070'],
});

const fureaHashitchi = creature({
  name: '革命の炎 フレア・ハシッチ',
  civilizations: ['light', 'fire'],
  races: ['Armored Fire Bird'],
  cost: 5,
  power: 5500,
  abilities: [
    revolutionChange({ races: ['Armored'] }),
    whenPut(self, oneOf(breakShields(1), topOfDeckTo('shieldZone'))),
  ],
  printings: ['DM23-RP3 071'],
});

const uchuNoGankyouMono = creature({
  name: '宇宙の頑強者',
  civilizations: ['water', 'nature'],
  races: ['Giant Beast Folk'],
  cost: 5,
  power: 6000,
  abilities: [revolutionChange({ races: ['Giant'] }), doubleBreaker, hasWhile(opponentsTurn, power(4000))],
  printings: ['DM23-RP3 073'],
});

const danmaZaDatei = creature({
  name: 'ダンマ＝ザ＝ダーティ',
  civilizations: ['darkness', 'nature'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 4000,
  abilities: [
    revolutionChange({ races: ['Abyss'] }),
    whenPut(self, may(returnToHand(choose(yourGraveyard({ type: 'creature' }))))),
    wouldBeDestroyed(self, instead('manaZone')),
  ],
  printings: ['DM23-RP3 074'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  serafuTenpesuto,
  varuBorushakku,
  karakuribashi,
  chiasupesuAkane,
  fokkuZaDatei,
  akuSuroppu,
  buredoBoruzado,
  supesuinwanHerakuresu,
  totorottoZaDatei,
  sowaka,
  fureaHashitchi,
  uchuNoGankyouMono,
  danmaZaDatei,
];
