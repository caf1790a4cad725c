import type {
  Condition,
  Duration,
  Effect,
  EventPattern,
  Filter,
  Group,
  Move,
  StaticEffect,
  Target,
  Who,
} from 'taiki/words';
import type { Rule } from '../grammar/rule.ts';
import type { Zone } from '../grammar/values.ts';
import { doneOn, onWhatWasChosen } from '../language/official/antecedent.ts';
import { fromBelow } from './abilities/readOldTitles.ts';
import { chosen, groupOf } from './readNouns.ts';
import { isExplainedBy } from './readReminders.ts';
import { bySelf, OTHER_ACTS, seenShields, speaksOfSelf, speaksOfShields } from './sentences/readActs.ts';
import { COUNTING } from './sentences/readCounts.ts';
import { DECK_SENTENCES } from './sentences/readDeck.ts';
import { FOLLOW_UPS } from './sentences/readFollowUps.ts';
import { HANDS, LAST_OF_HANDS } from './sentences/readHands.ts';
import { LAST_OF_NAMED, NAMED, SHOWN } from './sentences/readNamed.ts';
import { OTHERS } from './sentences/readOthers.ts';
import { SHIELD_PILES } from './sentences/readShieldPiles.ts';
import { type Described, type JapaneseGrammar, means, type Quantity, type Reminder, says } from './values.ts';
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
  const { type, races } = cards.filter ?? {};
  return type === 'creature' || type === 'evolutionCreature' || (type === undefined && races !== undefined);
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

/** Cards from the top of your deck; such as go into the mana zone tapped are revealed as they go. */
const top = (count: number, to: Zone, marks: Partial<Move> = {}): Effect =>
  marks.tapped === undefined
    ? { do: 'moveTop', who: 'you', count, to }
    : {
        do: 'inOrder',
        effects: [
          { do: 'lookAtTop', who: 'you', count, as: 'revealed', show: true },
          { do: 'move', what: { ref: 'revealed' }, to, ...marks },
        ],
      };

/** 601.1. A card that is used without paying, of the kind that the verb speaks of. */
function used(what: Target, type: 'spell' | 'creature' | 'crossGear'): Effect | undefined {
  const group = groupIn(what) as Group | undefined;
  if (group === undefined) return { do: 'use', what };
  if (group.in === 'battleZone' || group.filter?.type !== type) return undefined;
  return group.of === 'you' ? { do: 'use', what } : { do: 'use', what, by: 'you' };
}

/** 601.1. Cards of any type, which only their own player uses. */
const usedAtAll = (what: Target): Effect | undefined => {
  const group = groupIn(what);
  return group === undefined || (group.in !== 'battleZone' && group.of === 'you')
    ? { do: 'use', what }
    : undefined;
};

const discarded = (what: Target): Effect | undefined =>
  isIn(what, 'hand') ? { do: 'discard', what } : undefined;

/** 701.2. Cards of the battle zone, the mana zone, or both. */
const tappable = (what: Target): boolean => {
  const place = groupIn(what)?.in;
  return (
    place === undefined ||
    [place].flat().every((zone: unknown) => zone === 'battleZone' || zone === 'manaZone')
  );
};

/** The opponent picks what is discarded. */
const byOpponent = (count: number): Effect => ({
  do: 'discard',
  what: { choose: { in: 'hand', of: 'opponent' }, count, amount: 'exactly', by: 'opponent' },
});

const DEEDS: readonly Deed[] = [
  deed('{自分は[、]|自分の山札から|}カードを<quantity>', VERBS.draw, (quantity) => drawn(quantity, 'you')),
  deed('相手はカードを<quantity>', VERBS.draw, (quantity) => drawn(quantity, 'opponent')),
  deed('<objects>', VERBS.destroy, (what) =>
    groupIn(what) === undefined || isIn(what, 'battleZone') ? { do: 'destroy', what } : undefined,
  ),
  deed('<described>を[、]もう<number>体[、]', VERBS.destroy, (cards, count) => {
    const what = chosen(cards, { amount: 'exactly', count });
    return what && isIn(what, 'battleZone') ? { do: 'destroy', what } : undefined;
  }),
  deed('<described>を[、]もう<number>{体|枚}[、]自分の墓地から手札に', VERBS.return, (cards, count) => {
    const what = isPlain(cards)
      ? chosen({ ...cards, of: 'you', in: 'graveyard' }, { amount: 'exactly', count })
      : undefined;
    return what && { do: 'move', what, to: 'hand' };
  }),
  deed('手札を<quantity>[、]自分のマナゾーンに', VERBS.put, (quantity) => fromHand(quantity, 'manaZone')),
  deed('手札を<quantity>[、]自分の山札の{一番上|上}に', VERBS.put, (quantity) => fromHand(quantity, 'deck')),
  deed('<objects>見て{から|それを|}元の場所に', VERBS.return, seenShields),
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
  deed('<objects>{表にして|表向きにして}[、]<whose>墓地に', VERBS.put, (what, whose) =>
    isIn(what, 'shieldZone') ? toGraveyard(what, whose) : undefined,
  ),
  deed('<objects>{表にして|表向きにして}[、]<whose>マナゾーンに', VERBS.put, (what, whose) =>
    isIn(what, 'shieldZone') ? moveTo(what, whose, 'manaZone') : undefined,
  ),
  deed('<objects>追加で', VERBS.destroy, (what) =>
    isIn(what, 'battleZone') ? { do: 'destroy', what } : undefined,
  ),
  deed('<objects><ref>に、コストを支払わずに', VERBS.cross, (what, onto) => crossed(what, onto)),
  deed('<objects>{自分の|}山札の上から<number>枚目に', VERBS.put, (what, position) =>
    isIn(what, 'hand') && position > 1 ? { do: 'move', what, to: 'deck', position } : undefined,
  ),
  deed('<objects>このクリーチャーの下に', VERBS.put, (what) =>
    groupIn(what) === undefined ? undefined : { do: 'putUnder', what, under: { ref: 'this' } },
  ),
  deed('このクリーチャーの下にあるカードを<number>枚[、]{自分の|}手札に', VERBS.add, (count) => ({
    do: 'moveUnder',
    what: { ref: 'this' },
    count,
    to: 'hand',
  })),
  deed('<objects>新しいシールドとして[、]<whose>シールドゾーンに裏向きにして', VERBS.put, (what, whose) =>
    moveTo(what, whose, 'shieldZone'),
  ),
  deed('<described>を[、]もう<number>体選び、', VERBS.tap, (cards, count) => {
    const filter: Filter = { ...cards.filter, not: { is: { ref: 'that' } } };
    const what =
      cards.filter.not === undefined ? chosen({ ...cards, filter }, { amount: 'exactly', count }) : undefined;
    return what && isIn(what, 'battleZone') ? { do: 'tap', what } : undefined;
  }),
  deed('<described>を[、]<quantity>[、]手札から', VERBS.discard, (cards, quantity) => {
    const what = isPlain(cards) ? chosen({ ...cards, of: 'you', in: 'hand' }, quantity) : undefined;
    return what && { do: 'discard', what };
  }),
  deed(
    '<described>を[、]<quantity>[、]コストを支払わずに<owner>の<zones>から{バトルゾーンに|}',
    VERBS.putOut,
    (cards, quantity, of, zone) => {
      const what = isPlain(cards) ? chosen({ ...cards, of, in: zone }, quantity) : undefined;
      return what && { do: 'put', what };
    },
  ),
  deed(
    '自分の<modifiers><race>、<race>、{または|}<race>の[、]いずれか1体を<zone>から{バトルゾーンに|}',
    VERBS.putOut,
    (cards, one, two, three, zone) => {
      const races = [one, two, three];
      const what = isPlain(cards)
        ? chosen(
            { of: 'you', in: zone, filter: { ...cards.filter, races, type: 'creature' } },
            { amount: 'exactly', count: 1 },
          )
        : undefined;
      return what && { do: 'put', what };
    },
  ),
  deed('{もう|}<quantity>余分に', VERBS.draw, (quantity) => drawn(quantity, 'you')),
  deed('{自分は[、]|}<quantity>[、]カードを', VERBS.draw, (quantity) => drawn(quantity, 'you')),
  deed('<ref>は[、]相手のシールドを<quantity>', VERBS.break, (ref, { amount, count }) =>
    ref.ref === 'thatCreature' && amount === 'exactly'
      ? { do: 'breakShields', of: 'opponent', count }
      : undefined,
  ),
  deed('<objects>{バトルゾーンに|}', VERBS.putOut, (what) =>
    isIn(what, 'battleZone') ? undefined : { do: 'put', what },
  ),
  deed('<objects>バトルゾーンに', VERBS.put, (what) =>
    isIn(what, 'battleZone') ? undefined : { do: 'put', what },
  ),
  deed('<objects>{タップしてバトルゾーンに|バトルゾーンにタップして}', VERBS.putOut, (what) =>
    isIn(what, 'battleZone') ? undefined : { do: 'put', what, tapped: true },
  ),
  deed('<objects>', VERBS.shield, (what) => moveTo(what, 'unsaid', 'shieldZone')),
  deed('<objects>表向きで', VERBS.shield, (what) => moveTo(what, 'unsaid', 'shieldZone', { faceUp: true })),
  deed('<objects>コストを支払わずに', VERBS.cast, (what) => used(what, 'spell')),
  deed('<objects>コストを支払わずに', VERBS.summon, (what) => used(what, 'creature')),
  deed('<objects>コストを支払わずに', VERBS.generate, (what) => used(what, 'crossGear')),
  deed('<objects>コストを支払わずに', VERBS.execute, usedAtAll),
  deed('<objects>コストを支払わずに', VERBS.use, usedAtAll),
  deed('<objects><order><whose>山札の{一番下|下}に<order>', VERBS.put, (what, _, whose) =>
    moveTo(what, whose, 'deck', { position: 'bottom' }),
  ),
  deed('<objects><order><whose>山札の{一番下|下}に<order>', VERBS.return, (what, _, whose) =>
    moveTo(what, whose, 'deck', { position: 'bottom' }),
  ),
  deed('<objects><order><whose>山札の{一番上|1番上|上}に<order>', VERBS.put, (what, _, whose) =>
    moveTo(what, whose, 'deck'),
  ),
  deed('<objects><order><whose>山札の{一番上|上}に<order>', VERBS.return, (what, _, whose) =>
    moveTo(what, whose, 'deck'),
  ),
  deed('<objects><whose>マナゾーンに', VERBS.add, (what, whose) => moveTo(what, whose, 'manaZone')),
  deed('<objects><whose>マナゾーンに', VERBS.return, (what, whose) => moveTo(what, whose, 'manaZone')),
  deed('<objects><faceDown><whose>シールド{ゾーンに|に}', VERBS.add, (what, _, whose) =>
    moveTo(what, whose, 'shieldZone'),
  ),
  deed('<objects><faceDown><whose>シールドゾーンに', VERBS.put, (what, _, whose) =>
    moveTo(what, whose, 'shieldZone'),
  ),
  deed('<topCards>タップして{自分の|}マナゾーンに', VERBS.put, (count) =>
    top(count, 'manaZone', { tapped: true }),
  ),
  deed('<topCards>{自分の|}マナゾーンに', VERBS.add, (count) => top(count, 'manaZone')),
  deed('<topCards><faceDown>[自分の]シールド{ゾーンに|に}', VERBS.add, (count) => top(count, 'shieldZone')),
  deed('<topCards><faceDown>[自分の]シールドゾーンに', VERBS.put, (count) => top(count, 'shieldZone')),
  deed(
    '相手は[、]{自身の|自分自身の}山札の上から[、]<number>枚{目を|を}[、]墓地に',
    VERBS.put,
    (count): Effect => ({
      do: 'moveTop',
      who: 'opponent',
      count,
      to: 'graveyard',
    }),
  ),
  deed('<ref>は[、]自分の他のシールドを<quantity>', VERBS.break, (creature, { amount, count }) =>
    amount === 'exactly' ? { do: 'breakShields', of: 'you', count, other: true, with: creature } : undefined,
  ),
  deed(
    '{このクリーチャーは、|このクリーチャーは|}自分のシールドを<quantity>',
    VERBS.break,
    ({ amount, count }) => (amount === 'exactly' ? { do: 'breakShields', of: 'you', count } : undefined),
  ),
  deed('相手の手札を<number>枚[、]見ないで選び[、]{持ち主の|}マナゾーンに', VERBS.put, (count) => {
    const effect = atRandom(count);
    return effect?.do === 'discard' ? { do: 'move', what: effect.what, to: 'manaZone' } : undefined;
  }),
  deed('相手の手札を見ないで<number>枚選び[、]', VERBS.makeDiscard, (count) => atRandom(count)),

  deed(
    '相手の手札が1枚でもあれば、その中から<number>枚見ないで選び、相手は[、]それを{持ち主の|}墓地に',
    VERBS.put,
    (count) => atRandom(count),
  ),
  deed(
    '相手の手札[から][カードを]<number>枚[、]見ないで選び、相手は、それを{持ち主の|}墓地に',
    VERBS.put,
    (count) => atRandom(count),
  ),
  deed('相手の手札が1枚でもあれば、相手はその中から<number>枚選んで{持ち主の|}墓地に', VERBS.put, byOpponent),
  deed('相手に{自身の|自分自身の|}手札を<number>枚', VERBS.makeDiscard, byOpponent),
  deed('<objects>', VERBS.discard, discarded),
  deed('<topCards>{自分の|}マナゾーンに', VERBS.put, (count) => top(count, 'manaZone')),
  deed('<topCards>{自分の|}墓地に', VERBS.put, (count) => top(count, 'graveyard')),
  deed('<topCards>{自分の|}手札に', VERBS.add, (count) => top(count, 'hand')),
  deed('<topCards>', VERBS.shield, (count) => top(count, 'shieldZone')),
  deed(
    '{このクリーチャーは、|このクリーチャーは|そのクリーチャーは、|そのクリーチャーは|}相手のシールドを<quantity>',
    VERBS.break,
    ({ amount, count }) => (amount === 'exactly' ? { do: 'breakShields', of: 'opponent', count } : undefined),
  ),
  deed(
    '{このクリーチャーは、|このクリーチャーは}{その相手の|}シールドを<quantity>',
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
  deed(
    '{メテオバーン能力で|}このクリーチャーの下にあるカードを<number>枚[、]{選び[、]|選んで[、]|}墓地に',
    VERBS.put,
    fromBelow,
  ),
  deed('このクリーチャーを[、]コストの大きい{ほう|方}に', VERBS.turnOver, () => ({
    do: 'turnOver',
    what: { ref: 'this' },
  })),
  deed('<objects>[選び、]{そのクリーチャーの|}一番上のカードを[、]<whose>墓地に', VERBS.put, (what) =>
    topOnly(what, 'graveyard'),
  ),
  deed('<objects>[選び、]{そのクリーチャーの|}一番上のカードを[、]<whose>マナゾーンに', VERBS.put, (what) =>
    topOnly(what, 'manaZone'),
  ),
  deed('{すべての|}<described>の一番上のカードを[、]<whose>マナゾーンに', VERBS.put, (cards) => {
    const group = groupOf(cards);
    return group && topOnly(group, 'manaZone');
  }),
  deed('{すべての|}<described>の一番上のカードを[、]<whose>墓地に', VERBS.put, (cards) => {
    const group = groupOf(cards);
    return group && topOnly(group, 'graveyard');
  }),
  deed('<ref>の下にあるカードをすべて[、]<whose><zone>に', VERBS.return, (what, _, to) =>
    to === 'hand' ? { do: 'moveUnder', what, count: 'all', to } : undefined,
  ),
  deed('<ref>の下にあるカードをすべて[、]<whose><zone>に', VERBS.put, (what, _, to) =>
    to === 'hand' ? undefined : { do: 'moveUnder', what, count: 'all', to },
  ),
  deed('このクリーチャーと', VERBS.battle, () => ({ do: 'battle', a: { ref: 'this' }, b: { ref: 'that' } })),
  deed('<objects>コストを支払わずに<ref>に', VERBS.cross, (what, onto) => crossed(what, onto)),
  deed('<objects>コストを支払わずに<described>1体に', VERBS.cross, (what, cards) =>
    crossed(what, chosen(cards, { amount: 'exactly', count: 1 })),
  ),
  deed('<described>1体に[、]コストを支払わずにこれを', VERBS.cross, (cards) =>
    crossed({ ref: 'this' }, chosen(cards, { amount: 'exactly', count: 1 })),
  ),
  deed('<ref>と<objects>', VERBS.battle, (a, b) => ({ do: 'battle', a, b })),
];

/** 303.4a. A cross gear in the battle zone, or the one that the text speaks of. */
function crossed(what: Target, onto: Target | undefined): Effect | undefined {
  const group = groupIn(what) as Group | undefined;
  if (onto === undefined || ('choose' in onto && !isIn(onto, 'battleZone'))) return undefined;
  if (group === undefined) return { do: 'cross', what, onto };
  return group.in === 'battleZone' && group.of === 'you' && group.filter?.type === 'crossGear'
    ? { do: 'cross', what, onto }
    : undefined;
}

/** 801.4. Only the top card of an evolution goes. */
const topOnly = (what: Target, to: 'graveyard' | 'manaZone'): Effect | undefined =>
  isIn(what, 'battleZone') ? { do: 'move', what, to, topOnly: true } : undefined;

/** Cards of your hand, where only the place that they go to is said to be yours. */
function fromHand(quantity: Quantity, to: 'manaZone' | 'deck'): Effect | undefined {
  const what = chosen({ in: 'hand', of: 'you', filter: {} }, quantity);
  return what && { do: 'move', what, to };
}

/** 400.7. Cards that move at the same instant. */
const atOnce = (effects: readonly Effect[]): Effect | undefined => {
  const moves = effects.filter((one) => one.do === 'move');
  return moves.length === effects.length ? { do: 'atOnce', moves } : undefined;
};

const atRandom = (count: number): Effect | undefined => {
  const what = chosen(
    { in: 'hand', of: 'opponent', filter: {} },
    { amount: 'exactly', count },
    { atRandom: true },
  );
  return what && { do: 'discard', what };
};

/** 「1枚しかない場合は、…」 says again what is so anyway: as many as there are (605.2b). */
const asManyAsThereAre = (effect: Effect): Effect | undefined =>
  effect.do === 'discard' && 'choose' in effect.what && effect.what.count === 2 ? effect : undefined;

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
  to: 'hand' | 'manaZone' | 'graveyard' | 'battleZone' | 'shieldZone',
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

const FOUND = {
  '{自分の|}手札に加え{る|てもよい|}': 'hand',
  '{裏向きにして|}[、]{新しいシールドとして[、]|}自分のシールドゾーンに加え{る|てもよい}': 'shieldZone',
  '{自分の|}マナゾーンに置{く|いてもよい}': 'manaZone',
  '{自分の|}墓地に置{く|いてもよい}': 'graveyard',
  'バトルゾーンに出{す|してもよい}': 'battleZone',
} as const;

/** 701.10. What is searched for may always be left there. */
const SEARCHES = Object.entries(FOUND).flatMap(([verb, to]) => {
  const ending = `${verb}<shuffled>` as '<shuffled>';
  return [
    ...says(`<opened><described>を[、]<quantity><picking>${ending}`, (_, cards, quantity) =>
      isPlain(cards) ? search(cards, quantity, to) : undefined,
    ),
    ...says(`<opened><quantity><picking>${ending}`, (_, quantity) => search({ filter: {} }, quantity, to)),
    ...(to === 'hand' || to === 'shieldZone'
      ? says(`<opened><described>を[、]<quantity><picking><showing>${ending}`, (_, cards, quantity) =>
          isPlain(cards) ? search(cards, quantity, to, true) : undefined,
        )
      : []),
  ];
});

/** 701.10. A card that is found, shown and put on top of the deck, after it was shuffled. */
const TO_TOP = says(
  '<opened><described>を[、]<quantity><picking>相手に見せてもよい。{その後[、]|}{自分の|}山札をシャッフル{し、|して、}{そのカード|その呪文|そのクリーチャー|選んだカード|選んだクリーチャー}を{自分の|}山札の{一番上|上}に置く',
  (_, cards, { amount, count }): Effect | undefined =>
    isPlain(cards) && amount === 'exactly' && count === 1
      ? {
          do: 'search',
          who: 'you',
          ...(Object.keys(cards.filter).length === 0 ? {} : { filter: cards.filter }),
          count,
          to: 'deck',
          show: true,
        }
      : undefined,
);

/** 112.3. What goes from the shields to a hand, without its shield trigger. */
function withoutShieldTrigger(effect: Effect): Effect | undefined {
  if (effect.do === 'may') {
    const inner = withoutShieldTrigger(effect.effect);
    return inner && { ...effect, effect: inner };
  }
  if (effect.do === 'move' && effect.to === 'graveyard' && isIn(effect.what, 'shieldZone'))
    return speaksOfSelf(effect) ? undefined : effect;
  return effect.do === 'move' &&
    effect.to === 'hand' &&
    isIn(effect.what, 'shieldZone') &&
    !speaksOfSelf(effect)
    ? { ...effect, withoutShieldTrigger: true }
    : undefined;
}

/** 112.3. What is said of the shields that go to a hand. */
const NO_TRIGGER = '{ただし、|ただし|}その{シールドの|}「S・トリガー」{能力|}は使えない';

const IF_DONE = '{そうした場合[、]|そうしたなら、|そうしたら、|その場合、}';
const IF_NOT_DONE = '{そうしなければ、|そうしない場合、}';

const LIKE = '{であれば、|なら、|の場合、|ならば、}';

/** 「それがドラゴンであれば」 of what the instruction before moved, or of the one object that it chose. */
function whatBecomesOfIt(): readonly Rule<readonly Effect[]>[] {
  const settled = (first: Effect, { of, in: zone, filter }: Described, then: Effect, otherwise?: Effect) => {
    const named = nameOfIt(first);
    if (named === undefined || of !== undefined || zone !== undefined) return undefined;
    const condition: Condition = { kind: 'is', what: { ref: named.as }, like: filter };
    return [
      named.effect,
      { do: 'if', condition, then, ...(otherwise === undefined ? {} : { otherwise }) } as Effect,
    ];
  };
  const it = '。{その後、|}{それ|そのカード|そのクリーチャー}が';
  return [
    says(`<act>${it}<described>${LIKE}<sentence>` as '<act><described><sentence>', (first, cards, then) =>
      settled(first, cards, then),
    ),
    says(
      `<sentence>。そのクリーチャーが<described>${LIKE}<sentence>` as '<sentence><described><sentence>',
      (first, cards, then) => (first.do === 'lasting' ? settled(first, cards, then) : undefined),
    ),
    says(
      `<act>${it}<described>${LIKE}<sentence>。<elsewise><sentence>` as '<act><described><sentence><elsewise><sentence>',
      (first, cards, then, _, otherwise) => settled(first, cards, then, otherwise),
    ),
    says(
      `<act>${it}<described>${LIKE}<sentence>。{それが|そのカードが|}<described>${LIKE}<sentence>` as '<act><described><sentence><described><sentence>',
      (first, cards, then, others, more) => {
        const one = settled(first, cards, then);
        const other = settled(first, others, more);
        return one && other && [...one, ...other.slice(1)];
      },
    ),
    says(
      `<act>${it}<described>{でなければ、|でない場合、|ではない場合、}<sentence>` as '<act><described><sentence>',
      (first, cards, then) => settled(first, { ...cards, filter: { not: cards.filter } }, then),
    ),
  ].flat();
}

/** The instruction, with a name for the one card that it is about. */
function nameOfIt(effect: Effect): { readonly effect: Effect; readonly as: string } | undefined {
  if (effect.do === 'inOrder') {
    const [first] = effect.effects;
    return first?.do === 'lookAtTop' && first.count === 1 && first.as !== undefined
      ? { effect, as: first.as }
      : undefined;
  }
  if (effect.do === 'moveTop')
    return effect.count === 1 ? { effect: { ...effect, as: 'it' }, as: 'it' } : undefined;
  if (effect.do === 'lasting') {
    const { affects } = effect;
    return 'choose' in affects && affects.amount === 'exactly' && affects.count === 1
      ? { effect: { ...effect, affects: { ...affects, as: 'it' } }, as: 'it' }
      : undefined;
  }
  if (!('what' in effect) || !('choose' in effect.what)) return undefined;
  const { amount, count } = effect.what;
  if (amount !== 'exactly' || count !== 1) return undefined;
  return { effect: { ...effect, what: { ...effect.what, as: 'it' } } as Effect, as: 'it' };
}

/** 603.6. A trigger that is set up for this turn. */
function thisTurn(event: EventPattern, effect: Effect): Effect | undefined {
  const done = speaksOfSelf(effect) ? undefined : doneOn(event, effect);
  return done && { do: 'delayed', ability: { kind: 'triggered', when: event, effect: done }, until: 'turn' };
}

const atEndOfTurn = (effect: Effect): Effect => ({
  do: 'delayed',
  ability: { kind: 'triggered', when: { event: 'endOfTurn', of: 'any' }, effect },
  until: 'turn',
});

/** 603.6. What is done once the battle or the attack of the bearer has ended. */
export const afterwards = (event: 'battleEnds' | 'endOfAttack', effect: Effect): Effect => ({
  do: 'delayed',
  ability: { kind: 'triggered', when: { event, what: { of: 'any', filter: { itself: true } } }, effect },
  until: 'attack',
});

/** What binds only the creatures of the player whose turn it is says the same from now on. */
function inTheirTurn(affects: Target, effects: readonly StaticEffect[]): Effect | undefined {
  const binds = ({ kind, ...more }: StaticEffect): boolean =>
    kind === 'mustAttack' || (kind === 'cannot' && 'ban' in more && more.ban.do === 'attack');
  return effects.every(binds) ? lasting(affects, effects, 'endOfOpponentsNextTurn') : undefined;
}

const speaksOfIt = (effect: Effect): boolean => /"ref":"that(?:Creature)?"/.test(JSON.stringify(effect));

/** A choice, and what is said of the cards that were chosen: one instruction where it can be. */
function onIt(choice: Effect, then: Effect): Effect {
  const [only, ...more] = onWhatWasChosen([choice, then]);
  return only !== undefined && more.length === 0 ? only : { do: 'inOrder', effects: [choice, then] };
}

/** Whether 「そのターン」 may be the turn that is added, not this one. */
const speaksOfAnotherTurn = (all: readonly Effect[]): boolean => {
  const added = all.findIndex(({ do: name }) => name === 'extraTurn');
  return added >= 0 && JSON.stringify(all.slice(added + 1)).includes('"until":"turn"');
};

const evolutionsAreThere: Condition = {
  kind: 'count',
  of: { in: 'battleZone', of: 'you', filter: { type: 'evolutionCreature' } },
  is: { min: 1 },
};

/** One of several instructions; a list of a single instruction is refused. */
const oneOfThem = (modes: readonly Effect[]): Effect | undefined =>
  modes.length < 2 ? undefined : { do: 'modes', modes, count: 1, by: 'you' };

/** An instruction of a list, with a text in brackets that must explain it. */
const explained = (
  effect: Effect,
  about: Reminder,
  more: readonly Effect[] = [],
): readonly Effect[] | undefined =>
  isExplainedBy({ kind: 'spell', effect }, about) ? [effect, ...more] : undefined;

const eitherOf = (...modes: readonly (Effect | undefined)[]): Effect | undefined => {
  const known = modes.filter((one) => one !== undefined);
  return known.length === modes.length && !known.some(speaksOfSelf)
    ? { do: 'modes', modes: known, count: 1, by: 'you' }
    : undefined;
};

const destroyed = (cards: Described, count: number): Effect | undefined => {
  const what = chosen(cards, { amount: 'exactly', count });
  return what && isIn(what, 'battleZone') ? { do: 'destroy', what } : undefined;
};

/** Sentences that are no part of another one. */
const standsAlone = (effect: Effect): boolean =>
  effect.do === 'search' || (effect.do === 'inOrder' && effect.effects[0]?.do === 'tally');

const allOf = (verb: 'destroy' | 'tap', cards: Described): Effect | undefined => {
  const what = groupOf(cards);
  return what && isIn(what, 'battleZone') ? { do: verb, what } : undefined;
};

/** One verb for either of two. */
const EITHER: readonly Rule<Effect>[] = [
  says('<described><number>体か、<described><number>体を破壊する', (one, count, other, more) =>
    eitherOf(destroyed(one, count), destroyed(other, more)),
  ),
  says('<described>を1体、または、<described>を1体、破壊する', (one, other) =>
    eitherOf(destroyed(one, 1), destroyed(other, 1)),
  ),
  says('<described>すべて、または、<described>すべてを破壊する', (one, other) =>
    eitherOf(allOf('destroy', one), allOf('destroy', other)),
  ),
  says('バトルゾーンにあるすべての<described>か、すべての<described>どちらかをタップする', (one, other) =>
    eitherOf(allOf('tap', one), allOf('tap', other)),
  ),
].flat();

export const EFFECT_PARTS = {
  act: DEEDS.flatMap(({ act }) => act),
  linked: DEEDS.flatMap(({ linked }) => linked),
  mayAct: [
    ...DEEDS.flatMap(({ mayAct }) => mayAct),
    ...says('<described>1体をタップまたはアンタップしてもよい', (cards): Effect | undefined => {
      const what = chosen(cards, { amount: 'exactly', count: 1 });
      const effect = what && isIn(what, 'battleZone') && eitherOf({ do: 'tap', what }, { do: 'untap', what });
      return effect ? { do: 'may', effect } : undefined;
    }),
    ...says('<objects>表向きまたは裏向きでシールド化してもよい', (what): Effect | undefined => {
      const effect = eitherOf(
        moveTo(what, 'unsaid', 'shieldZone', { faceUp: true }),
        moveTo(what, 'unsaid', 'shieldZone'),
      );
      return effect && { do: 'may', effect };
    }),
    ...says('その攻撃を中止してもよい', (): Effect => ({ do: 'may', effect: { do: 'endAttack' } })),
  ],
  during: [
    says(
      '{このターン、|このターン|このターン中、|このターン中|そのターン、|そのターン中、|このターンの終わりまで|そのターンの終わりまで|このターンが終わるまで|このターンの終わりまで、|このターンが終わるまで、|そのターンの終わりまで、|そのターンが終わるまで、|ターンの終わりまで、}',
      () => 'turn' as const,
    ),
    says(
      '{次の自分のターンのはじめまで[、]|自分の次のターンのはじめまで[、]|自分の次のターンが始まるまで、|次の自分のターンが始まるまで、}',
      () => 'yourNextTurn' as const,
    ),
    says(
      '{次の相手のターンの終わりまで、|次の、相手のターンの終わりまで、|相手の次のターンの終わりまで、}',
      () => 'endOfOpponentsNextTurn' as const,
    ),
    says('その攻撃の終わりまで、', () => 'attack' as const),
    says('そのバトルの終わりまで、', () => 'battle' as const),
  ].flat(),
  acts: [
    says('<act>', (effect) => (speaksOfSelf(effect) ? undefined : effect)),
    says('<linked><acts>', (first, rest) => (speaksOfSelf(first) ? undefined : inOrder(first, rest))),
    says('<linked>{その後、|その後}<acts>', (first, rest) =>
      speaksOfSelf(first) ? undefined : inOrder(first, rest),
    ),
    says('<linked>{その後、|その後}手札を<number>枚捨てる', (first, count): Effect | undefined => {
      const what = chosen({ in: 'hand', of: 'you', filter: {} }, { amount: 'exactly', count });
      return first.do === 'draw' && first.who === 'you' && what
        ? inOrder(first, { do: 'discard', what })
        : undefined;
    }),
    says('相手は[、]<act>', (effect) => bySelf(effect, 'opponent')),
    says('相手は[、]<linked>{その後、|その後}<act>', (...both): Effect | undefined => {
      const [first, then] = both.map((one) => bySelf(one, 'opponent'));
      return first && then && inOrder(first, then);
    }),
    ...OTHER_ACTS,
    ...SHOWN,
    says('<linked>同時に、<act>', (...moves) => atOnce(moves)),
    ...EITHER,
    says('<act>か、<sentence>', (one, other): Effect | undefined =>
      speaksOfSelf(one) || speaksOfSelf(other) || !standsAlone(other)
        ? undefined
        : { do: 'modes', modes: [one, other], count: 1, by: 'you' },
    ),
    says('<act>か、<act>', (...modes): Effect | undefined =>
      modes.some(speaksOfSelf) ? undefined : { do: 'modes', modes, count: 1, by: 'you' },
    ),
  ].flat(),
  sentence: [
    says('<acts>', (effect) => effect),
    says('<mayAct>', (effect) => (speaksOfSelf(effect) ? undefined : effect)),
    says('<linked>{その後、|その後}<mayAct>', (first, rest) =>
      speaksOfSelf(first) || speaksOfSelf(rest) ? undefined : inOrder(first, rest),
    ),
    says('<described>{1体|1つ}は[、]<during><verbPhrase>', (cards, until, effects) => {
      const what = chosen(cards, { amount: 'exactly', count: 1 });
      return what && lasting(what, effects, until);
    }),
    says('<affected>は[、]<during><verbPhrase>', (affects, until, effects) =>
      lasting(affects, effects, until),
    ),
    says('<described>{1体|1つ}のパワーは[、]<during><signed>される', (cards, until, by) => {
      const what = chosen(cards, { amount: 'exactly', count: 1 });
      return what && lasting(what, [{ kind: 'power', by }], until);
    }),
    says('<during><described>{1体|1つ}<predicate>', (until, cards, effects) => {
      const what = chosen(cards, { amount: 'exactly', count: 1 });
      return what ? lasting(what, effects, until) : undefined;
    }),
    says(
      'このクリーチャーがバトルゾーンにあれば、自分の手札に戻す',
      (): Effect => ({
        do: 'move',
        what: { ref: 'this' },
        to: 'hand',
      }),
    ),
    says('<during><affected><predicate>', (until, affects, effects) => lasting(affects, effects, until)),
    says('<objects>選{び、|んで、}<sentence>', (what, then) =>
      'choose' in what && then.do === 'lasting' && speaksOfIt(then)
        ? onIt({ do: 'choose', what }, then)
        : undefined,
    ),
    says(
      '次の自分のターンのはじめまで、<affected>のハイパーモードを解放する',
      (what): Effect => ({ do: 'releaseHyperMode', what }),
    ),
    ...SEARCHES,
    ...TO_TOP,
    ...DECK_SENTENCES,
    ...COUNTING,
    ...FOLLOW_UPS,
    ...HANDS,
    ...NAMED,
    ...OTHERS,
    ...SHIELD_PILES,
    says('<affected>のパワーは[、]<during><signed>される', (affects, until, by) =>
      lasting(affects, [{ kind: 'power', by }], until),
    ),
    says('<affected>は[、]<nextTurn><verbPhrase>', (affects, _, effects) => inTheirTurn(affects, effects)),
    says('<nextTurn><affected>は[、]<verbPhrase>', (_, affects, effects) => inTheirTurn(affects, effects)),
    says('<affected>は、次の相手のターンのはじめに{アンタップしない|アンタップされない}', (affects) =>
      lasting(affects, [{ kind: 'doesNotUntap' }], 'endOfOpponentsNextTurn'),
    ),
    says('次の相手のターンのはじめに、<affected>は{アンタップしない|アンタップされない}', (affects) =>
      lasting(affects, [{ kind: 'doesNotUntap' }], 'endOfOpponentsNextTurn'),
    ),
    says(
      '{このターンの終わりに、|このターンの終わりに|そのターンの終わりに、|そのターンの終わりに}<acts>',
      (effect) => (speaksOfSelf(effect) ? undefined : atEndOfTurn(effect)),
    ),
    says(
      '{このターンの終わりに、|このターンの終わりに|そのターンの終わりに、|そのターンの終わりに}<mayAct>',
      (effect) => (speaksOfSelf(effect) ? undefined : atEndOfTurn(effect)),
    ),
    says('{このターン、|このターン中、}<event>時、<acts>', (event, effect) => thisTurn(event, effect)),
    says('{このターン、|このターン中、}<event>時、<mayAct>', (event, effect) => thisTurn(event, effect)),
    says(
      '<during><wouldBe>時、{そのクリーチャーを|}墓地に置く代わりに[、]<insteadMove>',
      (until, of, { may, ...move }): Effect => ({
        do: 'replaceUntil',
        replacement: {
          kind: 'replacement',
          of,
          instead: { kind: 'move', ...move },
          ...(may ? { may } : {}),
        },
        until,
      }),
    ),
    says(
      '<during><wouldBe>時、{墓地に置く代わりに|墓地に置かれる代わりに|代わりに}バトルゾーンにとどまる',
      (until, of): Effect => ({
        do: 'replaceUntil',
        replacement: { kind: 'replacement', of, instead: { kind: 'stays' } },
        until,
      }),
    ),
    says('このターンの攻撃中、<affected>のパワーは<signed>される', (affects, by) =>
      lasting(
        affects,
        [{ kind: 'gains', abilities: [{ kind: 'keyword', name: 'powerAttacker', by }] }],
        'turn',
      ),
    ),
    says('その攻撃の後、<act>', (effect): Effect | undefined =>
      speaksOfSelf(effect) ? undefined : afterwards('endOfAttack', effect),
    ),
    says('<objects>選ぶ。<sentence>', (what, then) =>
      'choose' in what && speaksOfIt(then) ? onIt({ do: 'choose', what }, then) : undefined,
    ),
    says('<objects>選んでもよい', (what): Effect | undefined =>
      'choose' in what && what.amount === 'exactly'
        ? { do: 'choose', what: { ...what, amount: 'upTo' } }
        : undefined,
    ),
    says('<act>。1枚しかない場合は、相手はその1枚を{持ち主の|}墓地に置く', asManyAsThereAre),
    says(`<act>。${NO_TRIGGER}` as '<act>', withoutShieldTrigger),
    says(`<mayAct>。${NO_TRIGGER}` as '<mayAct>', withoutShieldTrigger),
    says('<act>[。](その「S・トリガー」{能力|}は使えない[。])', (effect) =>
      effect.do === 'move' && effect.to === 'hand' ? withoutShieldTrigger(effect) : undefined,
    ),
    says('<mayAct>。{2体以上ある場合、|2体以上あれば、どちらか}好きなほうを選ぶ', (effect) =>
      JSON.stringify(effect).includes('"extreme":') ? effect : undefined,
    ),
  ].flat(),
  /** Words that change nothing: the owner orders cards that go to a deck together, and shields lie face down. */
  order: means('{好きな順序で|好きな順番で|好きな順で|裏向きにして|}', true),
  faceDown: [
    means('{裏向きにし、|裏向きにして|裏向きのまま|}[、]', true),
    means('{裏向きにし、|裏向きにして|裏向きのまま|}[、]{それぞれ別の|}新しいシールドとして[、]', true),
  ].flat(),
  opened: means(
    '{自分の山札を見る。その中から|自分の山札を見て、その中から|自分の山札を見て、|自分の山札を見てその中から|自分の山札から}[、]',
    true,
  ),
  picking: means('{選び[、]|選んで[、]|探して|探して表にし、|取り出して|、}', true),
  showing: means('{相手に見せてから[、]|相手に見せて[、]|相手に見せ、|すべてのプレイヤーに見せてから}', true),
  shuffled: means('{。その後、|。その後|、その後|、}{自分の|}山札をシャッフルする', true),
  nextTurn: means(
    '{次の相手のターン、|次の相手のターンに、|次の相手のターン中、|相手の次のターン、|相手の次のターンに、}',
    true,
  ),
  sentences: [
    says('<sentence>', (one) => [one]),
    says('<lastSentence>', (one) => [one]),
    says('<sentence>。<sentences>', (one, more) => [one, ...more]),
    says('<sentence>。{その後、|その後}<sentences>', (one, more) => [one, ...more]),
    ...whatBecomesOfIt(),
  ].flat(),
  modes: [
    says('▸<effect>[。]', (one) => [one]),
    says('▸<effect>[。]<reminder>', (one, about) => explained(one, about)),
    says('▸<effect>[。]<modes>', (one, more) => [one, ...more]),
    says('▸<effect>[。]<reminder><modes>', (one, about, more) => explained(one, about, more)),
  ].flat(),
  lastSentence: [
    ...LAST_OF_HANDS,
    ...LAST_OF_NAMED,
    says(
      '次のうち[、]{いずれか|}{1つ|ひとつ}を選ぶ。<modes>▸爆進ダブル(バトルゾーンに自分の進化クリーチャーがあれば、この効果を両方とも選んでもよい)',
      (modes): Effect | undefined => {
        const one = oneOfThem(modes);
        const both = oneOfThem([...modes, { do: 'inOrder', effects: modes }]);
        return one && both && modes.length === 2
          ? { do: 'if', condition: evolutionsAreThere, then: both, otherwise: one }
          : undefined;
      },
    ),
    says('{次のうち|次の中から}[、]{いずれか|}{1つ|ひとつ}を選ぶ。<modes>', (modes) => oneOfThem(modes)),
    says(
      '{次のうち|次の中}から[、]<number>回選ぶ。{(同じものを選んでもよい[。])|同じものを選んでもよい。}<modes>',
      (times, modes): Effect | undefined => {
        const effect = oneOfThem(modes);
        return effect && { do: 'repeat', times, effect };
      },
    ),
    says('次の能力を<number>回行う。<modes>', (times, [effect, ...more]): Effect | undefined =>
      effect && more.length === 0 ? { do: 'repeat', times, effect } : undefined,
    ),
    says(
      '{次のうち|次の中から}[、]{いずれか|}{1つ|ひとつ}を選んでもよい。<modes>',
      (modes): Effect | undefined => {
        const effect = oneOfThem(modes);
        return effect && { do: 'may', effect };
      },
    ),
    says(`<mayAct>。${IF_DONE}<onceDone>` as '<mayAct><onceDone>', (one, then): Effect | undefined =>
      one.do === 'may' && !speaksOfSelf(one) ? { ...one, then } : undefined,
    ),
    says(
      `<mayAct>。${NO_TRIGGER}。${IF_DONE}<onceDone>` as '<mayAct><onceDone>',
      (one, then): Effect | undefined => {
        const without = withoutShieldTrigger(one);
        return without?.do === 'may' && without.then === undefined ? { ...without, then } : undefined;
      },
    ),
    says(`<mayAct>。${IF_DONE}<act>。${NO_TRIGGER}` as '<mayAct><act>', (one, then): Effect | undefined => {
      const without = withoutShieldTrigger(one);
      return without?.do === 'may' && without.then === undefined && !speaksOfShields(then)
        ? { ...without, then }
        : undefined;
    }),
    says(
      `<objects>選んでもよい。${IF_DONE}<onceDone>` as '<objects><onceDone>',
      (what, then): Effect | undefined =>
        'choose' in what ? { do: 'may', effect: { do: 'choose', what }, then } : undefined,
    ),
    says(`<acts>。${IF_DONE}<onceDone>` as '<acts><onceDone>', (first, then): Effect | undefined => ({
      do: 'ifDone',
      first,
      then,
    })),
    says(`<mayAct>。${IF_NOT_DONE}<acts>` as '<mayAct><acts>', (one, otherwise): Effect | undefined =>
      one.do === 'may' && !speaksOfSelf(one) ? { ...one, otherwise } : undefined,
    ),
    says('<acts>。このようにして手札を1枚も捨てない場合、<acts>', (first, otherwise): Effect | undefined =>
      first.do === 'discard'
        ? { do: 'ifDone', first, then: { do: 'inOrder', effects: [] }, otherwise }
        : undefined,
    ),
    says(`<acts>。${IF_NOT_DONE}<acts>` as '<acts><acts>', (first, otherwise): Effect | undefined => ({
      do: 'ifDone',
      first,
      then: { do: 'inOrder', effects: [] },
      otherwise,
    })),
    says('<condition>、<sentence>', (condition, then): Effect => ({ do: 'if', condition, then })),
  ].flat(),
  onceDone: says('<sentence>', (one) => one),
  effect: says('<sentences>', (all) => {
    if (speaksOfAnotherTurn(all)) return undefined;
    const [first, ...rest] = onWhatWasChosen(all).flatMap((one) =>
      one.do === 'inOrder' ? one.effects : [one],
    );
    if (first === undefined) return undefined;
    return rest.length === 0 ? first : { do: 'inOrder', effects: [first, ...rest] };
  }),
} satisfies Partial<JapaneseGrammar>;
