import {
  type Filter,
  infinity,
  type Keyword,
  neoEvolution,
  starEvolution,
  ultimateEvolution,
  ultimateEvolutionMax,
} from 'taiki/words';
import { EVOLUTIONS } from './abilities/readEvolutions.ts';
import { LINK_KEYWORDS } from './abilities/readLinks.ts';
import { OLD_EVOLUTIONS } from './abilities/readOldTitles.ts';
import { type Described, type JapaneseGrammar, means, says } from './values.ts';

const named = (
  pattern: string,
  name:
    | 'blocker'
    | 'guardman'
    | 'speedAttacker'
    | 'machFighter'
    | 'dynamo'
    | 'flight'
    | 'slayer'
    | 'charger'
    | 'crystalCharger'
    | 'shieldTrigger'
    | 'guardStrike',
) => means<Keyword>(pattern, { kind: 'keyword', name });

const breaker = (pattern: string, of: 'double' | 'triple' | 'quattro' | 'world' | 'infinite') =>
  means<Keyword>(pattern, { kind: 'keyword', name: 'breaker', breaker: of });

/** The creatures that an evolution is put on: yours, in the battle zone. */
const baseOf = ({ of, in: zone, filter }: Described): Filter | undefined =>
  (of === undefined || of === 'you') && (zone === undefined || zone === 'battleZone') ? filter : undefined;

const evolution = (base: Filter | undefined): Keyword | undefined =>
  base && { kind: 'keyword', name: 'evolution', base };

const evolutionFrom = (
  { of, in: zone, filter }: Described,
  from: 'manaZone' | 'graveyard' | 'hand',
): Keyword | undefined =>
  of === undefined && zone === undefined
    ? { kind: 'keyword', name: 'evolution', base: filter, from }
    : undefined;

/** 801.2. The evolutions of cards that lie elsewhere, each with its zone. */
const FROM_ELSEWHERE = (
  [
    ['マナ進化', 'マナゾーン', 'manaZone'],
    ['墓地進化', '墓地', 'graveyard'],
    ['手札進化', '手札', 'hand'],
  ] as const
).flatMap(([title, place, zone]) => [
  ...says(
    `${title}{-|ー|:}<described>を1体[、]{自分の|}${place}から選び、このクリーチャーをその上に重ねつつ出す` as '<described>',
    (cards) => evolutionFrom(cards, zone),
  ),
  ...says(
    `${title}{-|ー|:}自分の${place}にある<described>1体の上に重ねつつ{バトルゾーンに|}出す` as '<described>',
    (cards) => evolutionFrom(cards, zone),
  ),
]);

export const KEYWORD_PARTS = {
  keyword: [
    ...FROM_ELSEWHERE,
    ...OLD_EVOLUTIONS,
    ...EVOLUTIONS,
    ...LINK_KEYWORDS,
    named('ブロッカー', 'blocker'),
    named('ガードマン', 'guardman'),
    named('スピードアタッカー', 'speedAttacker'),
    named('マッハファイター', 'machFighter'),
    named('ダイナモ', 'dynamo'),
    named('飛行', 'flight'),
    named('スレイヤー', 'slayer'),
    named('チャージャー', 'charger'),
    named('水晶チャージャー', 'crystalCharger'),
    says('水晶ソウル<number>', (mana): Keyword => ({ kind: 'keyword', name: 'crystalSoul', mana })),
    named('S・トリガー', 'shieldTrigger'),
    named('G・ストライク', 'guardStrike'),
    breaker('W・ブレイカー', 'double'),
    breaker('T・ブレイカー', 'triple'),
    breaker('Q・ブレイカー', 'quattro'),
    breaker('ワールド・ブレイカー', 'world'),
    breaker('∞{・|}ブレイカー', 'infinite'),
    means<Keyword>('∞パワーアタッカー', { kind: 'keyword', name: 'powerAttacker', by: infinity }),
    says('パワーアタッカー<signed>', (by): Keyword | undefined =>
      by > 0 ? { kind: 'keyword', name: 'powerAttacker', by } : undefined,
    ),
    says(
      '<civilization>のブロッカー',
      (civilization): Keyword => ({
        kind: 'keyword',
        name: 'blocker',
        against: { type: 'creature', civilizations: [civilization] },
      }),
    ),
    says('進化{-|ー|:}<described>1体の上に置く', (cards) => evolution(baseOf(cards))),
    says(
      '進化V{-|ー|:}<described>1体と<described>1体を重ね、その上に置く',
      (one, other): Keyword | undefined => {
        const base = baseOf(one);
        const also = baseOf(other);
        return base && also && { kind: 'keyword', name: 'evolution', base, also: [also] };
      },
    ),
    says('進化V{-|ー|:}<described>1体と<described>1体を重ねた上に置く', (one, other): Keyword | undefined => {
      const base = baseOf(one);
      const also = baseOf(other);
      return base && also && { kind: 'keyword', name: 'evolution', base, also: [also] };
    }),
    says(
      '進化GV{-|ー|:}自分の<race>、<race>、<race>のいずれか<number>体を重ねた上に置く',
      (one, two, three, count): Keyword => ({
        kind: 'keyword',
        name: 'evolution',
        base: { races: [one, two, three] },
        count,
      }),
    ),
    means<Keyword>('究極進化{-|ー|:}自分の進化クリーチャー1体の上に置く', ultimateEvolution()),
    means<Keyword>('究極進化MAX{-|ー|:}自分の究極進化クリーチャー1体の上に置く', ultimateEvolutionMax()),
    says('NEO進化:{自分の|}<described>1体の上に置いてもよい', (cards) => {
      const base = baseOf(cards);
      return base && neoEvolution(base);
    }),
    says(
      'NEO進化:{自分の|}<described>1体の上に置いてもよい(カードが下にあれば、これをNEO進化クリーチャーとして扱う)',
      (cards) => {
        const base = baseOf(cards);
        return base && neoEvolution(base);
      },
    ),
    says('スター進化:{自分の|}<described>1体の上に置く', (cards) => {
      const base = baseOf(cards);
      return base && starEvolution(base);
    }),
    says(
      '{マナ進化|墓地進化|手札進化}{-|ー|:}<described>を1体、{自分の|}<zone>から選び、このクリーチャーをその上に重ねつつバトルゾーンに出す',
      (cards, from) =>
        from === 'manaZone' || from === 'graveyard' || from === 'hand'
          ? evolutionFrom(cards, from)
          : undefined,
    ),
    says(
      '{マナ進化|墓地進化|手札進化}{-|ー|:}<described>を1体{自分の|}<zone>から選び、このクリーチャーをその上に重ねつつバトルゾーンに出す',
      (cards, from) =>
        from === 'manaZone' || from === 'graveyard' || from === 'hand'
          ? evolutionFrom(cards, from)
          : undefined,
    ),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
