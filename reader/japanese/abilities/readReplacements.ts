import {
  type Ability,
  type Effect,
  type Filter,
  type Instead,
  itself,
  type Replacement,
  type ReplacementPattern,
  type Subject,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import type { Zone } from '../../grammar/values.ts';
import { withAntecedent } from '../../language/official/antecedent.ts';
import { breaksToGraveyard, putWhenDiscarded } from '../../language/official/sharedMeanings.ts';
import { ownedByYou } from '../readEvents.ts';
import { speaksOfOthers, speaksOfSelf } from '../sentences/readActs.ts';
import { type InsteadMove, type JapaneseGrammar, means, says } from '../values.ts';

const replaced = (
  of: ReplacementPattern,
  instead: Instead | undefined,
  more: Pick<Replacement, 'may' | 'while' | 'from'> = {},
): Ability | undefined =>
  instead === undefined || speaksOfOthers(of, instead)
    ? undefined
    : { kind: 'replacement', of, instead, ...more };

const moved = ({ may: _, ...move }: InsteadMove): Instead => ({ kind: 'move', ...move });

const optional = ({ may }: InsteadMove): Pick<Replacement, 'may'> => (may ? { may } : {});

/** An effect in place of the event; "it" is what the event would have happened to. */
function done(effect: Effect): Instead | undefined {
  const settled = speaksOfSelf(effect) ? undefined : withAntecedent(effect, 'that');
  if (settled === undefined) return undefined;
  if (settled.do === 'move' && 'ref' in settled.what && settled.what.ref === 'that') {
    const { to, position } = settled;
    if (position === undefined) return { kind: 'move', to };
    if (typeof position !== 'number') return { kind: 'move', to, position };
  }
  return { kind: 'do', effect: settled };
}

/** Whether the event would happen to the bearer itself. */
const isItself = (of: ReplacementPattern): boolean => 'what' in of && of.what.filter?.itself === true;

/** 〜てもよい in place of the event. */
function mayBeDone(of: ReplacementPattern, effect: Effect): Ability | undefined {
  if (effect.do !== 'may' || effect.otherwise !== undefined) return undefined;
  const whole: Effect =
    effect.then === undefined ? effect.effect : { do: 'ifDone', first: effect.effect, then: effect.then };
  return replaced(of, done(whole), { may: true });
}

const DISCARDED =
  '相手のターン{中、|中に|中に、|に|に、}このクリーチャーが[自分の]手札から捨てられる時、墓地に置く代わりに[バトルゾーンに]';

const INTO_DECK =
  '{墓地に置く代わりに|代わりに|代わりにそのクリーチャーを|そのクリーチャーを墓地に置く代わりに|このクリーチャーを墓地に置く代わりに}[、]{自分の|}山札に{戻して|入れて|加えて}シャッフル';

/** It goes into the deck, which its owner shuffles. */
const shuffledInto: Instead = {
  kind: 'do',
  effect: {
    do: 'inOrder',
    effects: [
      { do: 'move', what: { ref: 'that' }, to: 'deck' },
      { do: 'shuffle', who: 'you' },
    ],
  },
};

const LESS = '{より少なくならない|より小さくならない}';

const USED_FROM = ['hand', 'manaZone', 'graveyard'] as const;

const cost = (
  cards: { readonly of?: string; readonly in?: unknown; readonly filter: Filter },
  type: 'creature' | 'spell' | 'any',
  by: number,
  atLeast: number,
  optional: { readonly optional?: true } = {},
): Ability | undefined => {
  if (cards.of === 'self' || (cards.in !== undefined && !USED_FROM.some((zone) => zone === cards.in)))
    return undefined;
  const zones = cards.in === undefined ? USED_FROM : (cards.in as 'graveyard');
  const filter: Filter =
    type === 'creature' && cards.filter.type === undefined && cards.filter.races !== undefined
      ? { ...cards.filter, type: 'creature' }
      : cards.filter;
  const creature = filter.type === 'creature' || filter.type === 'evolutionCreature';
  if (type === 'creature' ? !creature : type === 'spell' ? filter.type !== 'spell' : false) return undefined;
  return {
    kind: 'static',
    affects: { in: zones, of: (cards.of ?? 'any') as 'you', filter },
    effects: [{ kind: 'cost', by, atLeast, ...optional }],
  };
};

/** 601.1d. What has to be paid for cards. */
export const COSTS: readonly Rule<Ability>[] = [
  says(
    '<described>を召喚するコスト{を|は}[最大]<number>{まで、|まで|}<less>。<floor>',
    (cards, by, less, floor) => cost(cards, 'creature', -by, floor, less),
  ),
  says('<everyKind>を召喚するコストを[最大]<number><less>。<floor>', (cards, by, less, floor) =>
    cost(cards, 'creature', -by, floor, less),
  ),
  says('<described>を使うコストを[最大]<number><less>。<floor>', (cards, by, less, floor) =>
    cards.filter.type === undefined && cards.filter.anyOf === undefined
      ? undefined
      : cost(cards, 'any', -by, floor, less),
  ),
  says('<everyKind>を使うコストを[最大]<number><less>。<floor>', (cards, by, less, floor) =>
    cost(cards, 'any', -by, floor, less),
  ),
  says('<described>の召喚コストを[最大]<number>{まで、|まで|}<less>。<floor>', (cards, by, less, floor) =>
    cost(cards, 'creature', -by, floor, less),
  ),
  says('<everyKind>[すべて]の召喚コストを[最大]<number><less>。<floor>', (cards, by, less, floor) =>
    cost(cards, 'creature', -by, floor, less),
  ),
  says(
    '<described>を召喚する時[、]支払うコスト{を|は}[最大]<number><less>。<floor>',
    (cards, by, less, floor) => cost(cards, 'creature', -by, floor, less),
  ),
  says(
    '<described>を唱える時[、]支払うコスト{を|は}[最大]<number><less>。<floor>',
    (cards, by, less, floor) => cost(cards, 'spell', -by, floor, less),
  ),
  says('<described>を唱えるコスト{を|は}[最大]<number><less>。<floor>', (cards, by, less, floor) =>
    cost(cards, 'spell', -by, floor, less),
  ),
  says(
    '各プレイヤーは[、]<described>を召喚する時[、]支払うコスト{は|が}<number>少なくなる。<floor>',
    (cards, by, floor) =>
      cards.of === undefined ? cost({ ...cards, of: 'any' }, 'creature', -by, floor) : undefined,
  ),
  says('<described>を召喚する時[、]支払うコストは<number>多くなる', (cards, by) =>
    cost(cards, 'creature', by, 0),
  ),
  says('<described>を召喚するコストは<number>多くなる', (cards, by) => cost(cards, 'creature', by, 0)),
  says('<described>を唱える時[、]支払うコストは<number>多くなる', (cards, by) => cost(cards, 'spell', by, 0)),
  says('<described>を唱えるコストは<number>多くなる', (cards, by) => cost(cards, 'spell', by, 0)),
  says(
    'この{クリーチャーを召喚する|呪文を唱える}コスト{を|は}、<counted><number><less>。<floor>',
    (of, by, less, atLeast): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'cost', by: { times: [-by, { count: of }] }, atLeast, ...less }],
      from: USED_FROM,
    }),
  ),
  says(
    'この{クリーチャーを召喚する|呪文を唱える}コストは、<counted><number>多くなる',
    (of, by): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'cost', by: { times: [by, { count: of }] }, atLeast: 0 }],
      from: USED_FROM,
    }),
  ),
  says(
    'このクリーチャーの召喚コスト{を|は}、<counted><number><less>。<floor>',
    (of, by, less, atLeast): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'cost', by: { times: [-by, { count: of }] }, atLeast, ...less }],
      from: USED_FROM,
    }),
  ),
].flat();

/** Costs of creatures and spells at once, which are two abilities. */
export const COST_LINES: readonly Rule<readonly Ability[]>[] = says(
  '[このクリーチャーがバトルゾーンにある間、]<described>を召喚するコストと<described>を唱えるコストは、それぞれ<signed>される[。]',
  (creatures, spells, by) => {
    const both = [cost(creatures, 'creature', by, 0), cost(spells, 'spell', by, 0)];
    return by > 0 && both.every((one) => one !== undefined) ? both : undefined;
  },
);

const FROM_ANYWHERE_ELSE = ['deck', 'graveyard', 'shieldZone', 'battleZone'] as const;

const NOT_FROM_HAND = [
  'deck',
  'manaZone',
  'shieldZone',
  'graveyard',
  'hyperspatialZone',
  'superGRZone',
] as const;

const goesElsewhere = (
  what: Subject,
  zones: readonly Zone[],
  to: 'battleZone' | 'manaZone',
  goes: 'battleZone' | 'manaZone' | 'graveyard',
): readonly Ability[] =>
  zones.map((from) => ({
    kind: 'replacement',
    of: { event: 'moves', what, from, to },
    instead: { kind: 'move', to: goes },
  }));

/** 609. Moves from every zone but the hand, one replacement for each zone. */
export const REPLACEMENT_LINES: readonly Rule<readonly Ability[]>[] = [
  says(
    'このクリーチャーが自分の手札以外のどこからでもマナゾーンに置かれる時、代わりに{バトルゾーンに|}出す[。]',
    () => goesElsewhere(itself, FROM_ANYWHERE_ELSE, 'manaZone', 'battleZone'),
  ),
  says('相手が自身の手札以外からカードを出す時、代わりにマナゾーンに置く[。]', () =>
    goesElsewhere({ of: 'opponent' }, NOT_FROM_HAND, 'battleZone', 'manaZone'),
  ),
  says('相手が自身の手札以外からカードを出す時、代わりに墓地に置く[。]', () =>
    goesElsewhere({ of: 'opponent' }, NOT_FROM_HAND, 'battleZone', 'graveyard'),
  ),
].flat();

/** What happens in place of something else. */
export const REPLACEMENTS: readonly Rule<Ability>[] = [
  says('<wouldBe>時、墓地に置く代わりに[、]<insteadMove>', (of, move) =>
    replaced(of, moved(move), optional(move)),
  ),
  says('<wouldBe>時、その<race>を墓地に置く代わりに[、]<insteadMove>', (of, _, move) =>
    replaced(of, moved(move), optional(move)),
  ),
  says('<wouldBe>時、そのクリーチャーを墓地に置く代わりに[、]<insteadMove>', (of, move) =>
    replaced(of, moved(move), optional(move)),
  ),
  says('<wouldBe>時、このクリーチャーを墓地に置く代わりに[、]<insteadMove>', (of, move) =>
    isItself(of) ? replaced(of, moved(move), optional(move)) : undefined,
  ),
  says(
    '<wouldBe>時、<condition>、{このクリーチャーを|そのクリーチャーを|}墓地に置く代わりに[、]<insteadMove>',
    (of, during, move) => replaced(of, moved(move), { ...optional(move), while: during }),
  ),
  says(
    '<wouldBe>時、{そのクリーチャー|このクリーチャー}は墓地に置かれる代わりに[、]バトルゾーンにとどまる',
    (of) => replaced(of, { kind: 'stays' }),
  ),
  says(`<wouldBe>時、${INTO_DECK}する` as '<wouldBe>', (of) => replaced(of, shuffledInto)),
  says(`<wouldBe>時、${INTO_DECK}してもよい` as '<wouldBe>', (of) =>
    replaced(of, shuffledInto, { may: true }),
  ),
  says('<wouldBe>時、墓地に置く代わりに{自分の|}山札に戻す。その後、山札をシャッフルする', (of) =>
    replaced(of, shuffledInto),
  ),
  says('<wouldBe>時、代わりに<act>', (of, effect) => replaced(of, done(effect))),
  says('<wouldBe>時、代わりに[自分の]手札に戻すかマナゾーンに置く', (of) =>
    replaced(of, {
      kind: 'do',
      effect: {
        do: 'modes',
        modes: [
          { do: 'move', what: { ref: 'that' }, to: 'hand' },
          { do: 'move', what: { ref: 'that' }, to: 'manaZone' },
        ],
        count: 1,
        by: 'you',
      },
    }),
  ),
  says(
    '<wouldBe>時、相手はそれを代わりにマナゾーンに置き、その後、自分はこのクリーチャーをマナゾーンに置く',
    (of) =>
      'what' in of && of.what.of === 'opponent'
        ? replaced(of, {
            kind: 'do',
            effect: {
              do: 'inOrder',
              effects: [
                { do: 'move', what: { ref: 'that' }, to: 'manaZone' },
                { do: 'move', what: { ref: 'this' }, to: 'manaZone' },
              ],
            },
          })
        : undefined,
  ),
  says('<wouldBe>時、代わりに<mayAct>', mayBeDone),
  says('<wouldBe>時、{このクリーチャーを|}墓地に置く代わりに[、]<mayAct>', mayBeDone),
  says('<wouldBe>時、<objects>代わりに破壊してもよい', (of, what) =>
    replaced(of, done({ do: 'destroy', what }), { may: true }),
  ),
  says(
    '<wouldBe>時、{このクリーチャーは|そのクリーチャーは|}バトルゾーン{から離れずに|を離れずに|を離れる代わりに|に}とどまる',
    (of) => replaced(of, { kind: 'stays' }),
  ),
  says(
    '<wouldBe>時、{墓地に置く代わりに|墓地に置かれる代わりに|墓地に置かれる代わりに、}バトルゾーンにとどまる',
    (of) => replaced(of, { kind: 'stays' }),
  ),
  says(
    'このクリーチャーが[相手の]シールドをブレイクする時、相手はそのシールドを[手札に加える代わりに][持ち主の]墓地に置く',
    () => breaksToGraveyard,
  ),
  says(
    'このクリーチャーがシールドをブレイクした時、相手はそのシールドを持ち主の墓地に置く',
    () => breaksToGraveyard,
  ),
  means<Ability>(`${DISCARDED}{出す|置く}`, putWhenDiscarded),
  means<Ability>(`${DISCARDED}{出して|置いて}もよい`, { ...putWhenDiscarded, may: true }),
  says('このクリーチャーがバトルゾーンを離れる時、一番上のカードだけがバトルゾーンから離れる', () =>
    replaced({ event: 'leaves', what: itself }, { kind: 'topCard' }),
  ),
].flat();

export const REPLACEMENT_PARTS = {
  less: [means('少なく{する|なる}', {}), means('少なくしてもよい', { optional: true } as const)].flat(),
  floor: [
    says(`{ただし、|ただし}コスト{は|が}<number>${LESS}` as '<number>', (min) => min),
    says(
      '{ただし、|ただし}コスト{は|が}<number>以下に{ならない|はならない|なることはない}',
      (max) => max + 1,
    ),
    says('{ただし、|ただし}コストが<number>の時は少なくならない', (min) => min),
  ].flat(),
  wouldBe: [
    says('<subject>が破壊される', (what): ReplacementPattern => ({ event: 'destroyed', what })),
    says(
      '<subject>がバトルゾーンから墓地に置かれる',
      (what): ReplacementPattern => ({ event: 'destroyed', what }),
    ),
    says('<subject>がバトルゾーンから自分の墓地に置かれる', (what): ReplacementPattern | undefined => {
      const own = ownedByYou(what);
      return own && { event: 'destroyed', what: own };
    }),
    says(
      '<subject>が{バトルゾーンを離れる|バトルゾーンから離れる|離れる}',
      (what): ReplacementPattern => ({
        event: 'leaves',
        what,
      }),
    ),
    says(
      '相手が[、]<described>を{バトルゾーンに|}出す',
      ({ of, in: zone, filter }): ReplacementPattern | undefined =>
        of === undefined && zone === undefined
          ? {
              event: 'moves',
              what: {
                of: 'opponent',
                filter: JSON.parse(
                  JSON.stringify(filter).replaceAll('"of":"self"', '"of":"opponent"'),
                ) as Filter,
              },
              to: 'battleZone',
            }
          : undefined,
    ),
    says(
      '<subject>が召喚以外の方法で{バトルゾーンに|}出る',
      (what): ReplacementPattern => ({ event: 'moves', what, to: 'battleZone', how: 'notSummoned' }),
    ),
    means<ReplacementPattern>('自分がカードを引く', { event: 'draws', by: 'you' }),
    means<ReplacementPattern>('自分のシールドが{1枚|1つ|}ブレイクされる', { event: 'isBroken', of: 'you' }),
  ].flat(),
  insteadMove: [
    ...(
      [
        ['手札に', '戻', 'hand'],
        ['マナゾーンに', '置', 'manaZone'],
        ['シールドに', '加え', 'shieldZone'],
        ['山札の{一番上|上}に', '置', 'deck'],
        ['山札の{一番下|下}に', '置', 'bottom'],
      ] as const
    ).flatMap(([place, verb, to]) => {
      const forms = { 戻: ['す', 'して'], 置: ['く', 'いて'], 加え: ['る', 'て'] }[verb];
      const move: InsteadMove = to === 'bottom' ? { to: 'deck', position: 'bottom' } : { to };
      const before = `{[自分の]{裏向きにして|}|裏向きにして[、]自分の}${place}${verb}`;
      return [
        ...means<InsteadMove>(`${before}${forms[0]}`, move),
        ...means<InsteadMove>(`${before}${forms[1]}もよい`, { ...move, may: true }),
      ];
    }),
  ],
} satisfies Partial<JapaneseGrammar>;
