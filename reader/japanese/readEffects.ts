import type { Duration, Effect, Move, StaticEffect, Target, Who } from 'taiki/words';
import type { Zone } from '../grammar/values.ts';
import { onWhatWasChosen } from '../language/official/antecedent.ts';
import { chosen } from './readNouns.ts';
import { type JapaneseGrammar, says } from './values.ts';
import { type Deed, deed, VERBS } from './verbs.ts';

const groupIn = (what: Target): { readonly in: unknown; readonly of: Who } | undefined => {
  const cards = 'choose' in what ? what.choose : what;
  return 'in' in cards ? cards : undefined;
};

const isIn = (what: Target, zone: Zone): boolean => groupIn(what)?.in === zone;

/** Whether these are creatures in the battle zone. */
function areCreatures(what: Target): boolean {
  const cards = 'choose' in what ? what.choose : what;
  if (!('in' in cards) || cards.in !== 'battleZone') return false;
  const type = cards.filter?.type;
  return type === 'creature' || type === 'evolutionCreature';
}

/** Cards that go to the zone of this player. Without a word about it, they go to their owner's. */
function moveTo(
  what: Target,
  whose: Who | 'unsaid',
  to: Zone,
  marks: Partial<Move> = {},
): Effect | undefined {
  const group = groupIn(what);
  if (group?.in === to) return undefined;
  const owner = whose === 'unsaid' || whose === 'any' ? undefined : whose;
  if (owner !== undefined && group !== undefined && group.of !== owner && String(group.of) !== 'self')
    return undefined;
  return { do: 'move', what, to, ...marks };
}

/**
 * 701.4, 701.7. Cards that are put into the graveyard. From a hand they are discarded. The cards of the first years say of creatures in
 * the battle zone that they are put into "the owner's graveyard" where others say that they are destroyed.
 */
function toGraveyard(what: Target, whose: Who | 'unsaid'): Effect | undefined {
  if (isIn(what, 'hand')) return { do: 'discard', what };
  if ('ref' in what || areCreatures(what)) return whose === 'unsaid' ? undefined : { do: 'destroy', what };
  return moveTo(what, whose, 'graveyard');
}

const drawn = (
  { amount, count }: { readonly amount: string; readonly count: unknown },
  who: Who,
): Effect | undefined =>
  typeof count !== 'number' || amount === 'any'
    ? undefined
    : { do: 'draw', who, count, ...(amount === 'upTo' ? { upTo: true } : {}) };

const top = (count: number, to: Zone): Effect => ({ do: 'moveTop', who: 'you', count, to });

const discarded = (what: Target): Effect | undefined =>
  isIn(what, 'hand') ? { do: 'discard', what } : undefined;

const tappable = (what: Target): boolean =>
  groupIn(what) === undefined || isIn(what, 'battleZone') || isIn(what, 'manaZone');

const DEEDS: readonly Deed[] = [
  deed('{自分は[、]|}カードを<quantity>', VERBS.draw, (quantity) => drawn(quantity, 'you')),
  deed('相手はカードを<quantity>', VERBS.draw, (quantity) => drawn(quantity, 'opponent')),
  deed('<objects>', VERBS.destroy, (what) =>
    groupIn(what) === undefined || isIn(what, 'battleZone') ? { do: 'destroy', what } : undefined,
  ),
  deed('<objects>', VERBS.tap, (what) => (tappable(what) ? { do: 'tap', what } : undefined)),
  deed('<objects>', VERBS.untap, (what) => (tappable(what) ? { do: 'untap', what } : undefined)),
  deed('<objects><whose>手札に', VERBS.return, (what, whose) => moveTo(what, whose, 'hand')),
  deed('<objects><whose>手札に', VERBS.add, (what, whose) => moveTo(what, whose, 'hand')),
  deed('<objects><whose>マナゾーンに', VERBS.put, (what, whose) => moveTo(what, whose, 'manaZone')),
  deed('<objects><whose>マナゾーンにタップして', VERBS.put, (what, whose) =>
    moveTo(what, whose, 'manaZone', { tapped: true }),
  ),
  deed('<objects>タップして<whose>マナゾーンに', VERBS.put, (what, whose) =>
    moveTo(what, whose, 'manaZone', { tapped: true }),
  ),
  deed('<objects><whose>墓地に', VERBS.put, toGraveyard),
  deed('<objects><whose>山札の一番上に', VERBS.put, (what, whose) => moveTo(what, whose, 'deck')),
  deed('<objects><whose>山札の{一番下|下}に', VERBS.put, (what, whose) =>
    moveTo(what, whose, 'deck', { position: 'bottom' }),
  ),
  deed('<objects>{裏向きのまま|裏向きにして|}[、]<whose>シールドに', VERBS.add, (what, whose) =>
    moveTo(what, whose, 'shieldZone'),
  ),
  deed('<objects>[裏向きのまま、]新しいシールドとして<whose>シールドゾーンに', VERBS.add, (what, whose) =>
    moveTo(what, whose, 'shieldZone'),
  ),
  deed('<objects>バトルゾーンに', VERBS.putOut, (what) =>
    isIn(what, 'battleZone') ? undefined : { do: 'put', what },
  ),
  deed('<objects>', VERBS.discard, discarded),
  deed('<topCards>{自分の|}マナゾーンに', VERBS.put, (count) => top(count, 'manaZone')),
  deed('<topCards>{自分の|}墓地に', VERBS.put, (count) => top(count, 'graveyard')),
  deed('<topCards>{自分の|}手札に', VERBS.add, (count) => top(count, 'hand')),
  deed('<topCards>{裏向きのまま|裏向きのまま、|}自分のシールドに', VERBS.add, (count) =>
    top(count, 'shieldZone'),
  ),
  deed('<topCards>{裏向きのまま、|}新しいシールドとして{自分の|}シールドゾーンに', VERBS.add, (count) =>
    top(count, 'shieldZone'),
  ),
  deed('<topCards>', VERBS.shield, (count) => top(count, 'shieldZone')),
  deed(
    '{このクリーチャーは、|このクリーチャーは|}相手のシールドを<quantity>',
    VERBS.break,
    ({ amount, count }) => (amount === 'exactly' ? { do: 'breakShields', of: 'opponent', count } : undefined),
  ),
  deed('相手の手札を<number>枚[、]見ないで選び[、]', VERBS.makeDiscard, (count) => atRandom(count)),
  deed('相手の手札から[カードを]<number>枚[、]見ないで選び[、]', VERBS.makeDiscard, (count) =>
    atRandom(count),
  ),
  deed('相手の手札からカードを<number>枚[、]見ないで選び、{持ち主の|}墓地に', VERBS.put, (count) =>
    atRandom(count),
  ),
  deed(
    '相手の手札[から][カード]を<number>枚[、]見ないで選び、相手はそれを{持ち主の|}墓地に',
    VERBS.put,
    (count) => atRandom(count),
  ),
  deed('相手の手札から<number>枚[、]見ないで選び、相手はそれを{持ち主の|}墓地に', VERBS.put, (count) =>
    atRandom(count),
  ),
  deed('相手の手札を', VERBS.look, () => ({ do: 'look', what: { in: 'hand', of: 'opponent' } })),
  deed('<ref>と<objects>', VERBS.battle, (a, b) => ({ do: 'battle', a, b })),
];

const atRandom = (count: number): Effect | undefined => {
  const what = chosen(
    { in: 'hand', of: 'opponent', filter: {} },
    { amount: 'exactly', count },
    { atRandom: true },
  );
  return what && { do: 'discard', what };
};

/** What the sentence says of "their own" cards, with the player that it is about. */
function bySelf(effect: Effect, who: 'opponent'): Effect | undefined {
  let found = false;
  const settled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(settled);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, settled(inner)]));
    if (fields['of'] === 'self') {
      found = true;
      return { ...fields, of: who };
    }
    return 'choose' in fields && 'by' in fields ? { ...fields, by: who } : fields;
  };
  const whole = settled(effect) as Effect;
  return found ? whole : undefined;
}

const speaksOfSelf = (effect: Effect): boolean => JSON.stringify(effect).includes('"of":"self"');

const inOrder = (first: Effect, rest: Effect): Effect => ({
  do: 'inOrder',
  effects: [first, ...(rest.do === 'inOrder' ? rest.effects : [rest])],
});

const lasting = (affects: Target, effects: readonly StaticEffect[], until: Duration): Effect => ({
  do: 'lasting',
  affects,
  effects,
  until,
});

const search = (
  { filter }: { readonly filter: object },
  { amount, count }: { readonly amount: string; readonly count: unknown },
  to: 'hand' | 'manaZone' | 'graveyard' | 'battleZone',
  show?: true,
): Effect | undefined => {
  if (typeof count !== 'number' || amount === 'any') return undefined;
  return {
    do: 'search',
    who: 'you',
    ...(Object.keys(filter).length === 0 ? {} : { filter }),
    count,
    to,
    ...(show === undefined ? {} : { show }),
  };
};

const isPlain = (cards: object): boolean => Object.keys(cards).join() === 'filter';

const SHUFFLED = '{。その後、|。その後|、}山札をシャッフルする';

const SEARCHES = [
  says(
    `自分の山札から<described>を<quantity>{選び、|探して}自分の手札に加え{る|てもよい}${SHUFFLED}`,
    (cards, quantity) => (isPlain(cards) ? search(cards, quantity, 'hand') : undefined),
  ),
  says(
    `自分の山札を見る。その中から<described>を<quantity>選び、相手に見せ{てから|て、|て|}[、]自分の手札に加えてもよい${SHUFFLED}`,
    (cards, quantity) => (isPlain(cards) ? search(cards, quantity, 'hand', true) : undefined),
  ),
  says(
    `自分の山札を見る。その中から[カードを]<quantity>選び、自分の手札に加えてもよい${SHUFFLED}`,
    (quantity) => search({ filter: {} }, quantity, 'hand'),
  ),
  says(
    `自分の山札を見る。その中から<described>を<quantity>選び、自分の手札に加えてもよい${SHUFFLED}`,
    (cards, quantity) =>
      isPlain(cards) && Object.keys(cards.filter).length > 0 ? search(cards, quantity, 'hand') : undefined,
  ),
  says(
    `自分の山札を見る。その中から<described>を<quantity>選び、自分のマナゾーンに置いてもよい${SHUFFLED}`,
    (cards, quantity) => (isPlain(cards) ? search(cards, quantity, 'manaZone') : undefined),
  ),
  says(
    `自分の山札を見る。その中から<described>を<quantity>選び、{自分の|}墓地に置いてもよい${SHUFFLED}`,
    (cards, quantity) => (isPlain(cards) ? search(cards, quantity, 'graveyard') : undefined),
  ),
  says(
    `自分の山札を見る。その中から<described>を<quantity>選び、バトルゾーンに出してもよい${SHUFFLED}`,
    (cards, quantity) => (isPlain(cards) ? search(cards, quantity, 'battleZone') : undefined),
  ),
  says(
    `自分の山札から<described>を<quantity>探して相手に見せ、自分の手札に加え{る|てもよい}${SHUFFLED}`,
    (cards, quantity) => (isPlain(cards) ? search(cards, quantity, 'hand', true) : undefined),
  ),
].flat();

/** 112.3. What goes from the shields to a hand, without its shield trigger. */
function withoutShieldTrigger(effect: Effect): Effect | undefined {
  if (effect.do === 'may') {
    const inner = withoutShieldTrigger(effect.effect);
    return inner && { ...effect, effect: inner };
  }
  return effect.do === 'move' &&
    effect.to === 'hand' &&
    isIn(effect.what, 'shieldZone') &&
    !speaksOfSelf(effect)
    ? { ...effect, withoutShieldTrigger: true }
    : undefined;
}

export const EFFECT_PARTS = {
  act: DEEDS.flatMap(({ act }) => act),
  linked: DEEDS.flatMap(({ linked }) => linked),
  mayAct: DEEDS.flatMap(({ mayAct }) => mayAct),
  during: [
    says(
      '{このターン、|このターン|このターン中、|このターン中|そのターン、|そのターン中、|このターンの終わりまで|そのターンの終わりまで|このターンの終わりまで、|このターンが終わるまで、|そのターンの終わりまで、|そのターンが終わるまで、|ターンの終わりまで、}',
      () => 'turn' as const,
    ),
    says('次の自分のターンのはじめまで、', () => 'yourNextTurn' as const),
  ].flat(),
  acts: [
    says('<act>', (effect) => (speaksOfSelf(effect) ? undefined : effect)),
    says('<linked><acts>', (first, rest) => (speaksOfSelf(first) ? undefined : inOrder(first, rest))),
    says('相手は[、]<act>', (effect) => bySelf(effect, 'opponent')),
  ].flat(),
  sentence: [
    says('<acts>', (effect) => effect),
    says('<mayAct>', (effect) => (speaksOfSelf(effect) ? undefined : effect)),
    says('<described>{1体|1つ}は[、]<during><verbPhrase>', (cards, until, effects) => {
      const what = chosen(cards, { amount: 'exactly', count: 1 });
      return what && lasting(what, effects, until);
    }),
    says('<affected>は[、]<during><verbPhrase>', (affects, until, effects) =>
      lasting(affects, effects, until),
    ),
    says('<during><described>{1体|1つ}<predicate>', (until, cards, effects) => {
      const what = chosen(cards, { amount: 'exactly', count: 1 });
      return what ? lasting(what, effects, until) : undefined;
    }),
    says('<objects>選ぶ。相手はそれを持ち主の墓地に置く', (what) => toGraveyard(what, 'any')),
    says(
      'このクリーチャーがバトルゾーンにあれば、自分の手札に戻す',
      (): Effect => ({
        do: 'move',
        what: { ref: 'this' },
        to: 'hand',
      }),
    ),
    says('<during><affected><predicate>', (until, affects, effects) => lasting(affects, effects, until)),
    says('<objects>選ぶ。<during>{そのクリーチャー|それ|それら}<predicate>', (what, until, effects) =>
      'choose' in what ? lasting(what, effects, until) : undefined,
    ),
    says(
      '<objects>選{び、|んで、}<during>{そのクリーチャー|それ|それら}<predicate>',
      (what, until, effects) => ('choose' in what ? lasting(what, effects, until) : undefined),
    ),
    ...SEARCHES,
    says('<act>。ただし、その「S{(シールド)|}・トリガー」{能力|}は使えない', withoutShieldTrigger),
    says('<mayAct>。ただし、その「S{(シールド)|}・トリガー」{能力|}は使えない', withoutShieldTrigger),
  ].flat(),
  sentences: [
    says('<sentence>', (one) => [one]),
    says('<sentence>。<sentences>', (one, more) => [one, ...more]),
    says('<sentence>。{その後、|その後}<sentences>', (one, more) => [one, ...more]),
    says('<mayAct>。{そうした場合、|そうしたら、}<acts>', (one, then) =>
      one.do === 'may' && !speaksOfSelf(one) ? [{ ...one, then }] : undefined,
    ),
  ].flat(),
  effect: says('<sentences>', (all) => {
    const [first, ...rest] = onWhatWasChosen(all).flatMap((one) =>
      one.do === 'inOrder' ? one.effects : [one],
    );
    if (first === undefined) return undefined;
    return rest.length === 0 ? first : { do: 'inOrder', effects: [first, ...rest] };
  }),
} satisfies Partial<JapaneseGrammar>;
