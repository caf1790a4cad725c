import type { CardDefinition } from 'taiki';
import type { EventPattern } from 'taiki/words';
import {
  any,
  anyOf,
  atEndOfYourTurn,
  atMost,
  battle,
  breaksAtMost,
  breakYourOthers,
  called,
  cannot,
  cardsIn,
  choose,
  chooseAnyNumber,
  choosesCreatures,
  chooseUpTo,
  countOf,
  destroy,
  discard,
  draw,
  each,
  eachWhile,
  gains,
  galaxyCastle,
  gets,
  given,
  has,
  inOrder,
  instead,
  itself,
  limited,
  may,
  opponentsCreatures,
  opponentsHand,
  opponentsTurn,
  other,
  power,
  provided,
  put,
  putUnder,
  releaseHyperMode,
  returnToHand,
  self,
  shieldPlus,
  speedAttacker,
  takesBreaks,
  that,
  the,
  when,
  whenDestroyed,
  whenPut,
  whenShieldFaceUp,
  wouldBePutWithoutSummoning,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourTurn,
} from 'taiki/words';
import { costsLess, forTheFirstTime, HALT_ONE, mayOnceSummonFrom, tooExpensive } from '../common.ts';

/** 304. When this becomes a shield; its abilities work only while it lies face up. */
const ARRIVES: EventPattern = { event: 'moved', what: itself, to: 'shieldZone' };

const FIRST_ATTACK: EventPattern = { event: 'attacks', what: any('you') };

const whiteNeoWave = galaxyCastle({
  name: '創造の天空城 ホワイト・ネオウェーブ',
  civilizations: ['light', 'water'],
  cost: 5,
  abilities: [
    when(
      anyOf(ARRIVES, { event: 'startOfTurn', of: 'you' }),
      inOrder(draw(), may(put(choose(yourHand({ type: 'creature', cost: atMost(4) }))))),
    ),
  ],
  printings: ['DM26-RP1'],
});

const blueTsunami = galaxyCastle({
  name: '深き知識の神殿 ブルー・ツナミ',
  civilizations: ['water', 'darkness'],
  cost: 4,
  abilities: [
    given(yourTurn, when({ event: 'drawn', by: 'you' }, discard(choose(opponentsHand(), 1, 'opponent')))),
    forTheFirstTime(FIRST_ATTACK, may(draw())),
  ],
  printings: ['DM26-RP1'],
});

const teaTwo = galaxyCastle({
  name: '究極我竜塔 ティーツー',
  civilizations: ['water'],
  cost: 3,
  abilities: [
    when(ARRIVES, HALT_ONE),
    forTheFirstTime(FIRST_ATTACK, HALT_ONE),
    costsLess(1, { type: 'creature', keyword: 'blocker' }),
  ],
  printings: ['DM26-RP1'],
});

const balzak = galaxyCastle({
  name: '我竜塔第八層 バルザーク',
  civilizations: ['fire'],
  cost: 2,
  abilities: [
    forTheFirstTime({ event: 'discarded', by: 'you' }, may(draw())),
    when({ event: 'moved', what: itself, from: 'shieldZone' }, inOrder(discard(choose(yourHand())), draw(2))),
  ],
  printings: ['DM26-RP1'],
});

const underseaFortress = galaxyCastle({
  name: '我竜塔第五層 海底鬼面城',
  civilizations: ['water'],
  cost: 4,
  abilities: [when(ARRIVES, returnToHand(chooseUpTo(opponentsCreatures(), 2)))],
  printings: ['DM26-RP1'],
});

const potemkin = galaxyCastle({
  name: '我竜塔第四層 ポチョムキン',
  civilizations: ['darkness'],
  cost: 1,
  abilities: [forTheFirstTime({ event: 'destroyed', what: any('any'), tense: 'destroyed' }, may(draw()))],
  printings: ['DM26-RP1'],
});

const orcaCastle = galaxyCastle({
  name: '我竜塔第三層 超鯱城',
  civilizations: ['fire'],
  cost: 2,
  abilities: [when(tooExpensive, destroy(that))],
  printings: ['DM26-RP1'],
});

const darmandi = galaxyCastle({
  name: '我竜塔第二層 ダルマンディ',
  civilizations: ['nature'],
  cost: 3,
  abilities: [whenPut(any('you'), releaseHyperMode(yourCreatures()))],
  printings: ['DM26-RP1'],
});

const hassleCastle = galaxyCastle({
  name: '我竜塔第七層 ハッスル・キャッスル',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    when(ARRIVES, { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true }),
    wouldBePutWithoutSummoning(any('opponent', { type: 'creature' }), instead('manaZone')),
  ],
  printings: ['DM26-RP1'],
});

/** 304. It becomes a shield, or leaves the shield zone, face up. */
const ARRIVES_OR_LEAVES: EventPattern = anyOf(ARRIVES, {
  event: 'moved',
  what: itself,
  from: 'shieldZone',
});

const blackExplode = galaxyCastle({
  name: '覇王の前線基地 ブラック・エクスプロード',
  civilizations: ['fire', 'darkness'],
  cost: 4,
  abilities: [
    when(ARRIVES_OR_LEAVES, may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(3) }))))),
    limited(
      { times: 1, per: 'turn', by: 'this' },
      whenPut(
        any('you', { type: 'creature' }),
        may(breakYourOthers(1, that), gets(choose(yourCreatures()), 'turn', gains(speedAttacker))),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const roseCastle = galaxyCastle({
  name: '我竜塔最高層 ローズ・キャッスル',
  civilizations: ['darkness'],
  cost: 3,
  abilities: [
    when({ event: 'battles', what: any('you', { type: 'creature' }) }, gets(other, 'battle', power(-4000))),
    each(opponentsCreatures(), breaksAtMost(1)),
  ],
  printings: ['DM26-RP1'],
});

const theOriginal = galaxyCastle({
  name: '神帝の黒月 ジ・オリジナル',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    when(ARRIVES_OR_LEAVES, may(returnToHand(chooseAnyNumber(opponentsCreatures({ tapped: true }))))),
    atEndOfYourTurn(may(draw())),
    has(choosesCreatures),
  ],
  printings: ['DM26-RP1'],
});

const theRamoon = galaxyCastle({
  name: '神羅の銀月 ザ・ラムーン',
  civilizations: ['light'],
  cost: 4,
  abilities: [
    whenShieldFaceUp(shieldPlus(2, self)),
    forTheFirstTime(
      { event: 'attacks', what: any('you', { type: 'creature' }) },
      inOrder(gets(that, 'yourNextTurn', cannot({ do: 'move', from: 'battleZone' })), draw()),
    ),
  ],
  printings: ['DM26-RP1'],
});

const greenGrandCross = galaxyCastle({
  name: '魂が休む庭園 グリーン・グランドクロス',
  civilizations: ['nature', 'light'],
  cost: 2,
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard', 'deck', 'shieldZone'], 'you', { type: 'creature' }), {
      kind: 'mayCostLess',
      by: 1,
      atLeast: 1,
      limit: 1,
    }),
    provided(
      { kind: 'compare', a: countOf(yourCreatures()), is: 'more', b: countOf(opponentsCreatures()) },
      atEndOfYourTurn(may(draw())),
    ),
  ],
  printings: ['DM26-RP1'],
});

const redProminence = galaxyCastle({
  name: '燃え尽きぬ館 レッド・プロミネンス',
  civilizations: ['fire', 'nature'],
  cost: 3,
  abilities: [
    mayOnceSummonFrom('manaZone'),
    when(
      { event: 'put', what: any('you', { type: 'creature' }), how: 'allowed' },
      may({ do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true }),
    ),
    when(
      { event: 'put', what: any('you', { type: 'creature' }), from: 'manaZone' },
      inOrder(
        { do: 'choose', what: called(chooseUpTo(opponentsCreatures(), 1), 'opposed') },
        battle(the('opposed'), that),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const silverGlory = galaxyCastle({
  name: '我竜塔第六層 シルヴァー・グローリー',
  civilizations: ['light'],
  cost: 2,
  abilities: [
    eachWhile(opponentsTurn, yourCreatures(), power(2000)),
    whenDestroyed(any('you', { type: 'creature' }), may(putUnder(that, self))),
  ],
  printings: ['DM26-RP1'],
});

const saintCastle = galaxyCastle({
  name: '我竜塔第一層 セイント・キャッスル',
  civilizations: ['light'],
  cost: 1,
  abilities: [has(takesBreaks)],
  printings: ['DM26-RP1'],
});

/** G castles, each used to become a shield that lies face up. */
export const castles: readonly CardDefinition[] = [
  saintCastle,
  whiteNeoWave,
  blueTsunami,
  teaTwo,
  balzak,
  underseaFortress,
  potemkin,
  orcaCastle,
  darmandi,
  hassleCastle,
  blackExplode,
  roseCastle,
  theOriginal,
  theRamoon,
  greenGrandCross,
  redProminence,
  silverGlory,
];
