import { describeCondition } from './describeConditions.ts';
import {
  cards,
  describeAmount,
  describeChoice,
  describeFilter,
  describeMoveTo,
  describeRef,
  describeTarget,
  describeZone,
  does,
  OWNERS,
} from './describeNouns.ts';
import { describeReplacement } from './describeReplacements.ts';
import { describeStatics } from './describeStatics.ts';
import { describeTriggered } from './describeTriggered.ts';
import { listed } from './grammar.ts';
import { type Describers, type Texts, textOf } from './textOf.ts';
import type { Duration, Effect } from './vocabulary.ts';

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

function describeDraw({ who, count, upTo }: EffectOf<'draw'>): string {
  return does(who, `draw ${upTo ? `up to ${describeAmount(count)} cards` : cards(count)}`);
}

function describeMove(effect: EffectOf<'move'>): string {
  const what = describeTarget(effect.what);
  const moved = effect.topOnly ? `the top card of ${what}` : what;
  const place =
    effect.to === 'deck'
      ? `put ${moved} on the ${effect.position ?? 'top'} of its owner's deck`
      : describeMoveTo(moved, effect.to);
  const marks = [
    ...(effect.tapped ? ['tapped'] : []),
    ...(effect.faceUp ? ['face up'] : []),
    ...(effect.withoutShieldTrigger ? ['without using its shield trigger'] : []),
  ];
  return [place, ...marks].join(' ');
}

function describeMoveTop({ who, count, to }: EffectOf<'moveTop'>): string {
  const top = count === 1 ? 'card' : cards(count);
  return does(who, `put the top ${top} of the deck into the ${describeZone(to)}`);
}

function describeMoveUnder({ what, count, filter, to }: EffectOf<'moveUnder'>): string {
  const which = filter === undefined ? 'cards' : describeFilter(filter, 'many');
  const many = count === 'all' ? 'all' : describeAmount(count);
  return `put ${many} ${which} from under ${describeRef(what.ref)} into the ${describeZone(to)}`;
}

function describeSearch({ who, filter, count, show, to }: EffectOf<'search'>): string {
  const what =
    filter === undefined ? cards(count) : `up to ${describeAmount(count)} ${describeFilter(filter, 'many')}`;
  const shown = show ? 'show it, ' : '';
  return does(who, `search the deck for ${what}, ${shown}put it into the ${describeZone(to)} and shuffle`);
}

function describeLookAtTop({ who, count, show }: EffectOf<'lookAtTop'>): string {
  const whose = who === 'opponent' ? "your opponent's" : 'your';
  return `${show ? 'reveal' : 'look at'} the top ${cards(count)} of ${whose} deck`;
}

function describePut({ what, onto, tapped, blocking }: EffectOf<'put'>): string {
  if (onto !== undefined) return `put ${describeTarget(what)} on ${describeTarget(onto)}`;
  const marks = `${tapped ? ' tapped' : ''}${blocking ? ', blocking' : ''}`;
  return `put ${describeTarget(what)} into the battle zone${marks}`;
}

function describeUse({ what, onto: base }: EffectOf<'use'>): string {
  const onto = base === undefined ? '' : ` onto ${describeTarget(base)}`;
  return `use ${describeTarget(what)}${onto} without paying its cost`;
}

const followedBy = (opening: string, effect: Effect | undefined, describe: Describers): string =>
  effect === undefined ? '' : `. ${opening}, ${describe.effect(effect)}`;

const otherwise = (effect: Effect | undefined, describe: Describers): string =>
  effect === undefined ? '' : `. Otherwise ${describe.effect(effect)}`;

/** What an effect does, without a full stop. */
const EFFECTS: Texts<Effect, 'do', [Describers]> = {
  draw: describeDraw,
  discard: ({ what }) => `discard ${describeTarget(what)}`,
  destroy: ({ what }) => `destroy ${describeTarget(what)}`,
  move: describeMove,
  moveTop: describeMoveTop,
  moveUnder: describeMoveUnder,
  tap: ({ what }) => `tap ${describeTarget(what)}`,
  untap: ({ what }) => `untap ${describeTarget(what)}`,
  search: describeSearch,
  shuffle: ({ who }) => does(who, 'shuffle the deck'),
  lookAtTop: describeLookAtTop,
  look: ({ what }) => `look at ${describeTarget(what)}`,
  reveal: ({ what }) => `reveal ${describeTarget(what)}`,
  revealUntil: ({ count, filter }) =>
    `reveal cards of your deck until ${describeAmount(count)} ${describeFilter(filter, 'many')} are revealed`,
  choose: ({ what }) => `choose ${describeChoice(what)}`,
  put: describePut,
  use: describeUse,
  breakShields: ({ of, count }) =>
    `break ${count === 'all' ? 'all' : describeAmount(count)} of ${OWNERS[of] || "each player's"} shields`,
  battle: ({ a, b }) => `${describeTarget(a)} battles ${describeTarget(b)}`,
  lasting: ({ until, affects, effects }, describe) =>
    `${DURATIONS[until]}, ${describeStatics(affects, effects, describe)}`,
  replaceUntil: ({ until, replacement }, describe) =>
    `${DURATIONS[until]}, ${describeReplacement(replacement, describe)}`,
  delayed: ({ until, ability }, describe) =>
    `${until === 'once' ? '' : `${DURATIONS[until]}, `}${describeTriggered(ability, describe)}`,
  inOrder: ({ effects }, describe) => effects.map(describe.effect).join(', then '),
  may: (effect, describe) =>
    `you may ${describe.effect(effect.effect)}${followedBy('If you do', effect.then, describe)}${otherwise(effect.otherwise, describe)}`,
  ifDone: (effect, describe) =>
    `${describe.effect(effect.first)}${followedBy('If that was done', effect.then, describe)}${otherwise(effect.otherwise, describe)}`,
  if: (effect, describe) =>
    `if ${describeCondition(effect.condition)}, ${describe.effect(effect.then)}${otherwise(effect.otherwise, describe)}`,
  modes: ({ by, count, modes }, describe) =>
    `${by === 'opponent' ? 'your opponent chooses' : 'choose'} ${count}: ${modes.map(describe.effect).join('; or ')}`,
  repeat: ({ times, effect }, describe) => `${describeAmount(times)} times: ${describe.effect(effect)}`,
  forEach: ({ of, effect }, describe) => `for each of ${describeTarget(of)}: ${describe.effect(effect)}`,
  nameNumber: ({ by, min, max }) => does(by, `name a number from ${min} to ${max}`),
  nameCard: ({ by }) => does(by, 'name a card'),
  nameRace: ({ by, except }) =>
    does(by, `name a race${except === undefined ? '' : ` other than ${listed(except, 'or')}`}`),
  flip: ({ what }) => `turn ${describeRef(what.ref)} upside down`,
  turn: ({ what, to }) => `turn ${describeTarget(what)} face ${to === 'faceUp' ? 'up' : 'down'}`,
  gacharangeSummon: ({ count }) => `summon the top ${cards(count)} of your super GR zone`,
  useIcons: ({ count, icon }) => `use ${describeAmount(count)} "${icon}" abilities of your creatures`,
  tally: ({ effect, as }, describe) => `${describe.effect(effect)}, and note how many as "${as}"`,
  remember: ({ amount }) => `note ${describeAmount(amount)}`,
  endAttack: () => 'the attack ends',
  skipRestOfTurn: () => 'skip the rest of the turn',
  extraTurn: ({ who }) => does(who, 'take another turn after this one'),
  swap: ({ what }) => `this changes places with ${describeRef(what.ref)}, which goes to the hand`,
  wins: ({ who }) => does(who, 'win the duel'),
};

export const effectText = (effect: Effect, describe: Describers): string =>
  textOf(EFFECTS, effect.do, effect, describe);
