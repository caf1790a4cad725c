import type { Choice, Effect, Group, Target } from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { lastTurn } from '../../language/official/sharedMeanings.ts';
import { type Fate, type JapaneseGrammar, means, says, withFilter } from '../values.ts';

type Player = 'you' | 'opponent';

interface Json {
  readonly [field: string]: unknown;
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the sentence says of "their own" cards, with the player that it is about. */
export function bySelf(effect: Effect, who: Player | 'any'): Effect | undefined {
  let found = false;
  const settled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(settled);
    if (!isJson(value)) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, settled(inner)]));
    if (fields['of'] === 'self') {
      found = true;
      return { ...fields, of: who };
    }
    const { apiece: _, ...choice } = fields;
    return 'choose' in fields && 'by' in fields ? { ...choice, by: who } : fields;
  };
  const whole = settled(effect) as Effect;
  return found ? whole : undefined;
}

/** Whether a sentence speaks of "their own" cards, or of some for each player. */
export const speaksOfSelf = (effect: Effect): boolean =>
  /"of":"self"|"apiece":true/.test(JSON.stringify(effect));

/** Whether a part of a sentence speaks of cards in a shield zone. */
export const speaksOfShields = (part: object): boolean => JSON.stringify(part).includes('"in":"shieldZone"');

/** Whether 「他の」 may be other than what the event speaks of, or other than the bearer, which are two. */
export function speaksOfOthers(event: object, done: unknown): boolean {
  const what = 'what' in event && isJson(event.what) ? event.what : undefined;
  const filter = what !== undefined && isJson(what['filter']) ? what['filter'] : undefined;
  const isBearer = filter?.['itself'] === true || filter?.['other'] === true;
  return filter !== undefined && !isBearer && JSON.stringify(done, withoutShields).includes('"other":true');
}

/** Of shields 「他の」 is other than the bearer, since no event here speaks of a shield. */
const withoutShields = (_: string, value: unknown): unknown =>
  isJson(value) && value['do'] === 'breakShields' ? { ...value, other: undefined } : value;

const speaksOfYou = (effect: Effect): boolean =>
  /"(?:of|who|by)":"(?:you|opponent)"/.test(JSON.stringify(effect));

/** 「各プレイヤーは…すべてを、それぞれの墓地に置く」: cards of both, whoever puts them. */
const ofNobody = (effect: Effect): boolean =>
  (effect.do === 'destroy' || effect.do === 'move') &&
  'in' in effect.what &&
  effect.what.of === 'any' &&
  !speaksOfYou(effect);

/** 「自分の…を1体ずつ」 of each player. */
const isApiece = (effect: Effect): boolean =>
  'what' in effect &&
  'choose' in effect.what &&
  'in' in effect.what.choose &&
  effect.what.choose.of === 'you' &&
  JSON.stringify(effect).includes('"apiece":true');

const ofEachSelf = (effect: Effect): Effect =>
  JSON.parse(JSON.stringify(effect).replace('"of":"you"', '"of":"self"')) as Effect;

/** 101.4. Both choose, the active player first, which is what the engine sees to; then what they move moves at once. */
function byEach(effect: Effect): Effect | undefined {
  if (effect.do === 'inOrder') {
    const effects = effect.effects.map(byEach);
    return effects.every((one) => one !== undefined) ? { do: 'inOrder', effects } : undefined;
  }
  if (effect.do === 'may') return undefined;
  if (isApiece(effect)) return byEach(ofEachSelf(effect));
  if (effect.do === 'draw') return effect.who === 'you' ? { ...effect, who: 'any' } : undefined;
  if (effect.do === 'moveTop')
    return effect.who === 'you'
      ? { do: 'inOrder', effects: [effect, { ...effect, who: 'opponent' }] }
      : undefined;
  if (!speaksOfSelf(effect)) return ofNobody(effect) ? effect : undefined;
  if (!JSON.stringify(effect).includes('"choose"')) {
    const all = bySelf(effect, 'any');
    return all && !speaksOfYou(all) ? all : undefined;
  }
  const both = (['you', 'opponent'] as const).flatMap((who) => bySelf(effect, who) ?? []);
  if (both.length < 2) return undefined;
  const moves = both.filter((one) => one.do === 'move');
  return moves.length === 2 ? { do: 'atOnce', moves } : { do: 'inOrder', effects: both };
}

/** 101.4. What each player does, as many times as they have cards of their own. */
function byEachSide(effect: Effect): Effect | undefined {
  const both = (['you', 'opponent'] as const).flatMap((who) => {
    const one = bySelf(effect, who);
    return one?.do === 'draw' ? [{ ...one, who }] : [];
  });
  return both.length === 2 ? { do: 'inOrder', effects: both } : undefined;
}

/** What their owner does with cards that were chosen. */
const FATES: readonly Rule<Fate>[] = [
  ...means<Fate>('{を破壊する|を選んで破壊する}', { do: 'destroy' }),
  ...means<Fate>('を捨てる', { do: 'discard' }),
  ...means<Fate>('を{自身の|自分自身の|持ち主の|}手札に{戻す|加える}', { do: 'move', to: 'hand' }),
  ...means<Fate>('を{自身の|自分自身の|持ち主の|}マナゾーンに置く', { do: 'move', to: 'manaZone' }),
  ...means<Fate>('を{自身の|自分自身の|持ち主の|}墓地に置く', { do: 'move', to: 'graveyard' }),
  ...means<Fate>('を深淵送りにする', { do: 'move', to: 'abyssZone' }),
  ...means<Fate>('を{好きな順序で|}{自身の|自分自身の|持ち主の|}山札の{一番下|下}に{置く|戻す}', {
    do: 'move',
    to: 'deck',
    position: 'bottom',
  }),
  ...means<Fate>('を{好きな順序で|}{自身の|自分自身の|持ち主の|}山札の{一番上|上}に{置く|戻す}', {
    do: 'move',
    to: 'deck',
  }),
  ...means<Fate>('をシールド化する', { do: 'move', to: 'shieldZone' }),
  ...means<Fate>('を{バトルゾーンに|}出す', { do: 'put' }),
];

const ofOpponent = (what: Target): what is Choice =>
  'choose' in what && 'of' in what.choose && what.choose.of === 'opponent' && what.by === 'you';

/** 701.4, 701.7. As the same words of a single sentence mean it. */
function settledFate(what: Choice, fate: Fate): Effect | undefined {
  const group = 'in' in what.choose ? what.choose : undefined;
  if (group === undefined) return undefined;
  if (fate.do === 'move') {
    if (group.in === fate.to) return undefined;
    if (fate.to === 'graveyard' && group.in === 'hand') return { do: 'discard', what };
    if (fate.to === 'graveyard' && areCreatures(group)) return { do: 'destroy', what };
    return { ...fate, what };
  }
  if (fate.do === 'discard') return group.in === 'hand' ? { do: 'discard', what } : undefined;
  if (fate.do === 'put') return group.in === 'battleZone' ? undefined : { do: 'put', what };
  return group.in === 'battleZone' ? { do: 'destroy', what } : undefined;
}

/** The opponent picks what is done with cards that were chosen. */
function opponentDoes(
  what: Choice,
  ...fates: readonly ({ readonly do: 'destroy' } | Extract<Fate, { do: 'move' }>)[]
): Effect {
  const chosen = { ref: 'fated' };
  const modes = fates.map((fate): Effect => ({ ...fate, what: chosen }));
  return {
    do: 'inOrder',
    effects: [
      { do: 'choose', what: { ...what, as: chosen.ref } },
      { do: 'modes', modes, count: 1, by: 'opponent' },
    ],
  };
}

const areCreatures = (group: Group): boolean =>
  group.in === 'battleZone' &&
  (group.filter?.type === 'creature' || group.filter?.type === 'evolutionCreature');

const EXTRA_TURN: Effect = { do: 'extraTurn', who: 'you' };

const OPPONENTS_HAND: Group = { in: 'hand', of: 'opponent' };

const lookedAndDiscarded = (what: Target): Effect => ({
  do: 'inOrder',
  effects: [
    { do: 'look', what: OPPONENTS_HAND },
    { do: 'discard', what },
  ],
});

const SEEN_HAND = '{相手の手札を見て|相手の手札を見る。}[、]';

/** Instructions that are sentences of their own. */
export const OTHER_ACTS: readonly Rule<Effect>[] = [
  says('<objects>選ぶ', (what): Effect | undefined =>
    'choose' in what ? { do: 'choose', what } : undefined,
  ),
  says(
    '<objects>{選ぶ。|選び、|選んで、|}相手は[、]{それ|それら|そのカード|そのクリーチャー|そのシールド}[、]<theirFate>',
    (what, fate) => (ofOpponent(what) ? settledFate(what, fate) : undefined),
  ),
  says(
    '<objects>選んでもよい。相手は[、]{それ|それら|そのカード|そのクリーチャー|そのシールド}[、]<theirFate>',
    (what, fate) => (ofOpponent(what) ? may(settledFate(what, fate)) : undefined),
  ),
  says('<objects>選ぶ。相手は{それ|そのクリーチャー}を[、]破壊するか山札の上に置く', (what) =>
    ofOpponent(what) ? opponentDoes(what, { do: 'destroy' }, { do: 'move', to: 'deck' }) : undefined,
  ),
  says('<objects>選ぶ。相手は{それ|そのクリーチャー}を山札の上または下に置く', (what) =>
    ofOpponent(what)
      ? opponentDoes(what, { do: 'move', to: 'deck' }, { do: 'move', to: 'deck', position: 'bottom' })
      : undefined,
  ),
  says('各プレイヤーは[、]<act>', byEach),
  says('各プレイヤーは[、]<linked>同時に、<act>', (one, other) =>
    one.do === 'move' && other.do === 'move' ? byEach({ do: 'atOnce', moves: [one, other] }) : undefined,
  ),
  says(
    '各プレイヤーは[、]{自身の|自分自身の}山札の上から<number>枚{目を|を}[、]{それぞれの|自身の|}マナゾーンに置く',
    (count) => topOfEach(count, 'manaZone'),
  ),
  says(
    '各プレイヤーは[、]{自身の|自分自身の}山札の上から<number>枚{目を|を}[、]{それぞれの|自身の|}墓地に置く',
    (count) => topOfEach(count, 'graveyard'),
  ),
  says(
    '各プレイヤーは[、]{墓地|自身の墓地|自分自身の墓地}の<described>をすべて{持ち主の|}手札に戻す',
    ({ of, in: zone, filter }): Effect | undefined =>
      of === undefined && zone === undefined
        ? { do: 'move', what: { in: 'graveyard', of: 'any', filter }, to: 'hand' }
        : undefined,
  ),
  says('各プレイヤーは[、]<mayAct>', (effect): Effect | undefined =>
    effect.do === 'may' && effect.effect.do === 'draw' && effect.effect.who === 'you'
      ? { ...effect.effect, who: 'any', upTo: true }
      : undefined,
  ),
  says('各プレイヤーは[、]<counted>1枚[、]カードを引く', (count) =>
    byEachSide({ do: 'draw', who: 'you', count: { count } }),
  ),
  says('各プレイヤーは[、]<counted>1枚[、]カードを引いてもよい', (count) =>
    byEachSide({ do: 'draw', who: 'you', count: { count }, upTo: true }),
  ),
  means<Effect>(
    '{このターンの後に[、]もう一度自分のターンを行う|このターンの後[、]もう一度自分のターンを行う|このターンの後に自分のターンを追加する}',
    EXTRA_TURN,
  ),
  means<Effect>(
    'このターンの後にもう一度自分のターンを行う。そのターンの終わりに、自分はゲームに負ける',
    lastTurn,
  ),
  says('相手は[、]<mayAct>', (effect) => byOpponentIfAny(effect)),
  means<Effect>('相手のシールドが1枚でもあれば、そのうち{の|}1枚をブレイクする', {
    do: 'breakShields',
    of: 'opponent',
    count: 1,
  }),
  says(
    'バトルゾーンに<described>が1体でもあれば、その中から1体選び、自分の墓地に置く',
    ({ of, in: zone, filter }): Effect | undefined =>
      of === 'you' && zone === undefined && filter.type === 'creature'
        ? {
            do: 'destroy',
            what: { choose: { in: 'battleZone', of, filter }, count: 1, amount: 'exactly', by: 'you' },
          }
        : undefined,
  ),
  means<Effect>('相手に種族を{1つ|ひとつ}選ばせる', { do: 'nameRace', by: 'opponent', as: 'race' }),
  says(
    '<except>種族を{1つ|ひとつ}選ぶ',
    (except): Effect => ({
      do: 'nameRace',
      by: 'you',
      as: 'race',
      ...(except.length === 0 ? {} : { except }),
    }),
  ),
  says(
    '相手の山札の上から<number>枚{目|}を見{る|てもよい}[。その後、それを元に戻す]',
    (count): Effect => ({
      do: 'lookAtTop',
      who: 'opponent',
      count,
      as: 'seen',
    }),
  ),
  means<Effect>(
    '相手は{自分自身の|自身の}シールドを{1枚|1つ}選ぶ。このクリーチャーは[、]そのシールドをブレイクする',
    { do: 'breakShields', of: 'opponent', count: 1, by: 'opponent' },
  ),
  means<Effect>('バトルは行われない[。ただし、両クリーチャーはタップしたままである]', { do: 'endAttack' }),
  says('{プレイヤー|自分または相手}を{ひとり|一人|1人}選ぶ。そのプレイヤーは[、]<act>', byOneOf),
  says(
    'いずれかのプレイヤーの山札の上から<number>枚{を|目を|}[、]見る。その後、{それを|これを|そのカードを|}{好きな順序で|好きな順番で|}元に戻す',
    (count) => eitherDeck(count),
  ),
  means<Effect>('その攻撃{は中止される|を中止する}', { do: 'endAttack' }),
  means<Effect>('自分はゲームに勝{利する|つ}', { do: 'wins', who: 'you' }),
  means<Effect>('自分はゲームに負ける', { do: 'wins', who: 'opponent' }),
  means<Effect>('相手の手札とシールドを見る[。その後、シールドを元の場所に戻す]', {
    do: 'inOrder',
    effects: [
      { do: 'look', what: OPPONENTS_HAND },
      { do: 'look', what: { in: 'shieldZone', of: 'opponent' } },
    ],
  }),
  says('<objects>見る', (what) => seenShields(what)),
  says('<objects>見る<putBack>', (what) => seenShields(what)),
  says('<objects>見てもよい', (what) => may(seenShields(what))),
  says('<objects>見てもよい<putBack>', (what) => may(seenShields(what))),
  says(
    `${SEEN_HAND}[その中から][、]<described>を[、]<quantity>{選び、|選んで|選び|、}捨てさせる` as '<described><quantity>',
    ({ of, in: zone, filter }, quantity) =>
      of === undefined && zone === undefined
        ? lookedAndDiscarded({ choose: withFilter(OPPONENTS_HAND, filter), ...quantity, by: 'you' })
        : undefined,
  ),
  says(`${SEEN_HAND}[その中から]<quantity>{選び、|選んで|選び}捨てさせる` as '<quantity>', (quantity) =>
    lookedAndDiscarded({ choose: OPPONENTS_HAND, ...quantity, by: 'you' }),
  ),
  says(`${SEEN_HAND}その中から<number>枚選んでもよい。相手はそれを捨てる` as '<number>', (count) =>
    lookedAndDiscarded({ choose: OPPONENTS_HAND, count, amount: 'upTo', by: 'you' }),
  ),
  says(`${SEEN_HAND}その中から<described>をすべて捨てさせる` as '<described>', ({ of, in: zone, filter }) =>
    of === undefined && zone === undefined
      ? lookedAndDiscarded(withFilter(OPPONENTS_HAND, filter))
      : undefined,
  ),
  says(
    `${SEEN_HAND}その中から[カードを]<quantity>選ぶ。相手はそれを{持ち主の墓地に置く|捨てる}` as '<quantity>',
    (quantity) => lookedAndDiscarded({ choose: OPPONENTS_HAND, ...quantity, by: 'you' }),
  ),
].flat();

const topOfEach = (count: number, to: 'manaZone' | 'graveyard'): Effect => ({
  do: 'inOrder',
  effects: [
    { do: 'moveTop', who: 'you', count, to },
    { do: 'moveTop', who: 'opponent', count, to },
  ],
});

/** A player is chosen, who does it. */
function byOneOf(effect: Effect): Effect | undefined {
  if (/"(?:of|who)":"(?:you|opponent)"/.test(JSON.stringify(effect))) return undefined;
  const modes = (['you', 'opponent'] as const).flatMap((who) => bySelf(effect, who) ?? []);
  return modes.length === 2 ? { do: 'modes', modes, count: 1, by: 'you' } : undefined;
}

/** The top cards of either deck are looked at and put back. */
function eitherDeck(count: number): Effect {
  const looked = (who: Player): Effect => ({
    do: 'inOrder',
    effects: [
      { do: 'lookAtTop', who, count, as: 'seen' },
      { do: 'move', what: { ref: 'seen' }, to: 'deck' },
    ],
  });
  return { do: 'modes', modes: [looked('you'), looked('opponent')], count: 1, by: 'you' };
}

/** 「相手は…てもよい」: the opponent may choose none. */
function byOpponentIfAny(effect: Effect): Effect | undefined {
  if (effect.do !== 'may' || effect.then !== undefined || !('what' in effect.effect)) return undefined;
  const { what } = effect.effect;
  if (!('choose' in what) || what.amount === 'any') return undefined;
  return bySelf({ ...effect.effect, what: { ...what, amount: 'upTo' } } as Effect, 'opponent');
}

const may = (effect: Effect | undefined): Effect | undefined => effect && { do: 'may', effect };

export function seenShields(what: Target): Effect | undefined {
  const group = 'choose' in what ? what.choose : what;
  return 'in' in group && (group.in === 'shieldZone' || group.in === 'hand')
    ? { do: 'look', what }
    : undefined;
}

export const OTHER_PARTS = {
  theirFate: FATES,
  except: [means('', [] as readonly string[]), says('<races>以外の', (races) => races)].flat(),
  putBack: means('。その後[、]{それを|そのシールドを|}{元に戻す|元の場所に戻す}', true),
} satisfies Partial<JapaneseGrammar>;
