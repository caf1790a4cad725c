import { describeCondition } from './describeConditions.ts';
import {
  cards,
  describeAmount,
  describeChoice,
  describeEach,
  describeFilter,
  describeMoveTo,
  describeOwner,
  describeRace,
  describeRef,
  describeSome,
  describeTarget,
  describeZone,
  does,
  OWNERS,
  topCards,
  zonesOf,
} from './describeNouns.ts';
import { describeReplacement } from './describeReplacements.ts';
import { bindPlayers, describeStatics } from './describeStatics.ts';
import { describeTriggered } from './describeTriggered.ts';
import { bracketed, calledBy, listed, thirdPerson } from './grammar.ts';
import { isNothing, isPlain, isPlainList, isSeveral, startsWithIf, unwrapped } from './openEffects.ts';
import { type Describers, type Texts, textOf } from './textOf.ts';
import type { Amount, Duration, Effect, Filter, Target, Who } from './vocabulary.ts';

type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>;

const DURATIONS: { readonly [D in Duration]: string } = {
  turn: 'until the end of the turn',
  attack: 'during this attack',
  battle: 'during this battle',
  yourNextTurn: 'until the start of your next turn',
  opponentsNextTurn: "until the start of your opponent's next turn",
  endOfYourNextTurn: 'until the end of your next turn',
  endOfOpponentsNextTurn: "until the end of your opponent's next turn",
  whileThere: 'for as long as this is in the battle zone',
  duel: 'for the rest of the duel',
};

/** Whose the deck of a player is who does something. */
const OWN: { readonly [W in Who]: string } = { you: 'your', opponent: 'their', any: 'their' };

/** `up to one creature`, `up to 2 creatures` */
const upTo = (count: Amount, filter: Filter = {}): string => `up to ${describeSome(count, filter)}`;

const upToCards = (count: Amount): string =>
  typeof count === 'number' ? upTo(count) : `cards up to ${describeAmount(count)}`;

function describeDraw({ who, count, upTo }: EffectOf<'draw'>): string {
  return does(who, `draw ${upTo ? upToCards(count) : cards(count)}`);
}

function describeMove(effect: EffectOf<'move'>): string {
  const what = describeTarget(effect.what);
  const moved = effect.topOnly ? `the top card of ${what}` : what;
  const owner = describeOwner(effect.what, effect.to);
  const place =
    effect.to === 'deck'
      ? zonesOf(owner, `put ${moved} on the ${effect.position ?? 'top'} of ${owner} deck`)
      : describeMoveTo(moved, effect.to, owner);
  const marks = [
    ...(effect.to !== 'deck' && effect.position === 'bottom' ? ['at the bottom'] : []),
    ...(effect.tapped ? ['tapped'] : []),
    ...(effect.faceUp ? ['face up'] : []),
    ...(effect.withoutShieldTrigger ? ['without using its shield trigger'] : []),
  ];
  return `${[place, ...marks].join(' ')}${calledBy(effect.as, 'moved')}`;
}

function describeMoveTop({ who, count, to, as }: EffectOf<'moveTop'>): string {
  const own = OWN[who];
  return does(
    who,
    `put ${topCards(count)} of ${own} deck into ${own} ${describeZone(to)}${calledBy(as, 'moved')}`,
  );
}

function describeMoveUnder({ what, count, filter, to, as }: EffectOf<'moveUnder'>): string {
  const which = filter === undefined ? 'cards' : describeFilter(filter, 'many');
  const many = count === 'all' ? 'all' : describeAmount(count);
  const from = `from under ${describeRef(what.ref)}`;
  return `put ${many} ${which} ${from} into the ${describeZone(to)}${calledBy(as, 'moved')}`;
}

function describeSearch({ who, of, filter, count, show, to, as }: EffectOf<'search'>): string {
  const deck = of === undefined ? `${OWN[who]} deck` : "your opponent's deck";
  const it = count === 1 ? 'it' : 'them';
  const verb = (name: string): string => (who === 'you' ? name : thirdPerson(name));
  const shown = show ? `${verb('show')} ${it}, ` : '';
  const place = `${of === undefined ? OWN[who] : 'the'} ${describeZone(to)}`;
  return `${does(who, 'search')} ${deck} for ${upTo(count, filter)}, ${shown}${verb('put')} ${it} into ${place} and ${verb('shuffle')}${calledBy(as, 'found')}`;
}

function describeLookAtTop({ who, count, show, as }: EffectOf<'lookAtTop'>): string {
  const [verb, usual] = show ? ['reveal', 'revealed'] : ['look at', 'seen'];
  return `${verb} ${topCards(count)} of ${OWNERS[who] || "each player's"} deck${calledBy(as, usual)}`;
}

function describePut({ what, onto, tapped, blocking, as }: EffectOf<'put'>): string {
  const place = onto === undefined ? 'into the battle zone' : `on ${describeTarget(onto)}`;
  const marks = `${tapped ? ' tapped' : ''}${blocking ? ', blocking' : ''}`;
  return `put ${describeTarget(what)} ${place}${marks}${calledBy(as, 'put')}`;
}

function describeUse({ what, onto: base, by }: EffectOf<'use'>): string {
  const onto = base === undefined ? '' : ` onto ${describeTarget(base)}`;
  return `use ${describeTarget(what)}${onto}${by === undefined ? '' : ' yourself'} without paying its cost`;
}

function describeLasting(
  { until, affects, effects, alsoLater, untilUsed }: EffectOf<'lasting'>,
  describe: Describers,
): string {
  const later = alsoLater ? ', now and later' : '';
  const once = untilUsed ? ', until one of them is used' : '';
  const marks = bindPlayers(effects) ? '' : `${later}${once}`;
  return `${DURATIONS[until]}${marks}, ${describeStatics(affects, effects, describe)}`;
}

/** An effect between words of another: in brackets if it could run into them. */
const inside = (effect: Effect, describe: Describers): string =>
  isPlain(effect) || isPlainList(effect) ? describe.effect(effect) : bracketed(describe.effect(effect));

/** One effect of several, or what one word is about. */
const alone = (effect: Effect, describe: Describers): string =>
  isPlain(effect) ? describe.effect(effect) : bracketed(describe.effect(effect));

/** One sentence of several. */
const sentenceOf = (effect: Effect, describe: Describers): string =>
  isSeveral(effect) ? bracketed(describe.effect(effect)) : describe.effect(effect);

/** The last part of an effect: "if ..., you may ..." needs no brackets. */
const atTheEnd = (effect: Effect, describe: Describers): string =>
  unwrapped(effect).do === 'may' ? describe.effect(effect) : inside(effect, describe);

/** Where the delayed trigger says how often it triggers, brackets keep that from what it is part of. */
function describeDelayed({ until, ability }: EffectOf<'delayed'>, describe: Describers): string {
  const opening = until === 'once' ? 'once' : DURATIONS[until];
  return ability.limit === undefined && ability.from === undefined
    ? `${opening}, ${describeTriggered(ability, { ...describe, effect: (effect) => delayedText(effect, describe) })}`
    : `${opening}, ${bracketed(describeTriggered(ability, describe))}`;
}

const delayedText = (effect: Effect, describe: Describers): string =>
  startsWithIf(effect) ? describe.effect(effect) : atTheEnd(effect, describe);

const followedBy = (opening: string, effect: Effect | undefined, describe: Describers): string =>
  effect === undefined ? '' : `. ${opening}, ${inside(effect, describe)}`;

function describeEachOf(of: Target): string {
  const one = describeTarget(of);
  return 'in' in of && one !== 'this' ? describeEach(of) : `each of ${one}`;
}

const otherwise = (effect: Effect | undefined, describe: Describers): string =>
  effect === undefined ? '' : `. Otherwise ${inside(effect, describe)}`;

/** Plain effects make one sentence; others a sentence each. */
function describeInOrder({ effects }: EffectOf<'inOrder'>, describe: Describers): string {
  const [only] = effects;
  if (only === undefined) return 'do nothing';
  if (effects.length === 1) return describe.effect(only);
  return effects.every(isPlain)
    ? effects.map((one) => describe.effect(one)).join(', then ')
    : effects.map((one) => sentenceOf(one, describe)).join('. Then ');
}

function describeIfDone(effect: EffectOf<'ifDone'>, describe: Describers): string {
  const first = inside(effect.first, describe);
  return isNothing(effect.then) && effect.otherwise !== undefined
    ? `${first}${followedBy('If that was not done', effect.otherwise, describe)}`
    : `${first}${followedBy('If that was done', effect.then, describe)}${otherwise(effect.otherwise, describe)}`;
}

/** What an effect does, without a full stop. */
const EFFECTS: Texts<Effect, 'do', [Describers]> = {
  draw: describeDraw,
  discard: ({ what }) => `discard ${describeTarget(what)}`,
  destroy: ({ what }) => `destroy ${describeTarget(what)}`,
  move: describeMove,
  atOnce: ({ moves }) => `${moves.map(describeMove).join(' and, at the same time, ')}`,
  moveTop: describeMoveTop,
  moveUnder: describeMoveUnder,
  tap: ({ what }) => `tap ${describeTarget(what)}`,
  untap: ({ what }) => `untap ${describeTarget(what)}`,
  search: describeSearch,
  shuffle: ({ who }) => does(who, `shuffle ${OWN[who]} deck`),
  lookAtTop: describeLookAtTop,
  look: ({ what }) => `look at ${describeTarget(what)}`,
  reveal: ({ what }) => `reveal ${describeTarget(what)}`,
  revealUntil: ({ who, count, filter, as }) =>
    `reveal cards of ${OWNERS[who ?? 'you']} deck until ${describeSome(count, filter)} ${count === 1 ? 'is' : 'are'} revealed${calledBy(as)}`,
  choose: ({ what }) => `choose ${describeChoice(what)}`,
  put: describePut,
  use: describeUse,
  breakShields: ({ of, count }) =>
    `break ${count === 'all' ? 'all' : describeAmount(count)} of ${OWNERS[of] || "each player's"} shields`,
  cross: ({ what, onto }) => `cross ${describeTarget(what)} onto ${describeTarget(onto)}`,
  battle: ({ a, b }) => `have ${describeTarget(a)} battle ${describeTarget(b)}`,
  lasting: describeLasting,
  become: ({ what, card, until }) =>
    `${DURATIONS[until]}, have ${describeTarget(what)} become ${describeRef(card.ref)}`,
  replaceUntil: ({ until, replacement }, describe) => {
    const text = describeReplacement(replacement, describe);
    return `${DURATIONS[until]}, ${replacement.from === undefined ? text : bracketed(text)}`;
  },
  delayed: describeDelayed,
  inOrder: describeInOrder,
  may: (effect, describe) =>
    `you may ${inside(effect.effect, describe)}${followedBy('If you do', effect.then, describe)}${otherwise(effect.otherwise, describe)}`,
  ifDone: describeIfDone,
  if: (effect, describe) => {
    const then = effect.otherwise === undefined ? atTheEnd : inside;
    return `if ${describeCondition(effect.condition)}, ${then(effect.then, describe)}${otherwise(effect.otherwise, describe)}`;
  },
  modes: ({ by, count, modes }, describe) =>
    `${does(by, 'choose')} ${count}: ${modes.map((mode) => inside(mode, describe)).join('; or ')}`,
  repeat: ({ times, effect }, describe) => `${describeAmount(times)} times: ${inside(effect, describe)}`,
  forEach: ({ of, as, effect }, describe) =>
    `for ${describeEachOf(of)}${calledBy(as, 'one')}: ${inside(effect, describe)}`,
  nameNumber: ({ by, min, max, step, as }) => {
    const every = step === undefined ? '' : ` in steps of ${step}`;
    return `${does(by, `name a number from ${min} to ${max}${every}`)}${calledBy(as, 'number')}`;
  },
  nameCard: ({ by, as }) => `${does(by, 'name a card')}${calledBy(as, 'name')}`,
  nameRace: ({ by, except, as }) =>
    `${does(by, `name a race${except === undefined ? '' : ` other than ${listed(except.map(describeRace), 'or')}`}`)}${calledBy(as, 'race')}`,
  flip: ({ what }) => `turn ${describeRef(what.ref)} upside down`,
  turn: ({ what, to }) => `turn ${describeTarget(what)} face ${to === 'faceUp' ? 'up' : 'down'}`,
  gacharangeSummon: ({ count }) => `summon ${topCards(count)} of your super GR zone`,
  useIcons: ({ count, icon }) => `use ${describeAmount(count)} "${icon}" abilities of your creatures`,
  tally: ({ effect, as }, describe) => `${alone(effect, describe)}, and note how many${calledBy(as)}`,
  remember: ({ amount, as }) => `note ${describeAmount(amount)}${calledBy(as)}`,
  endAttack: () => 'end the attack',
  skipRestOfTurn: () => 'skip the rest of the turn',
  extraTurn: ({ who }) => does(who, 'take another turn after this one'),
  swap: ({ what }) => `have this change places with ${describeRef(what.ref)}, which goes to the hand`,
  wins: ({ who }) => does(who, 'win the duel'),
};

export const effectText = (effect: Effect, describe: Describers): string =>
  textOf(EFFECTS, effect.do, effect, describe);

/** What is done in place of something: in brackets if it could run into the words around it. */
export const substituteText = (effect: Effect, describe: Describers): string => inside(effect, describe);
