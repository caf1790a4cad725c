import type { Zone } from '../table/nouns.ts';
import type {
  Ability,
  Amount,
  Bounds,
  Breaker,
  CardDefinition,
  Choice,
  Condition,
  Duration,
  Effect,
  EventPattern,
  Face,
  Filter,
  Group,
  Instead,
  Keyword,
  Ref,
  Replacement,
  SpellAbility,
  Static,
  StaticEffect,
  Subject,
  Target,
  Triggered,
  Who,
} from './vocabulary.ts';

/** The vocabulary in the order in which a card says it. Every function here only builds data. */

type Printed = Omit<Face, 'type' | 'power' | 'abilities' | 'races'> & {
  readonly abilities?: readonly Ability[];
  readonly races?: readonly string[];
};
type PrintedCard = Printed & { readonly printings?: readonly string[]; readonly reconstructed?: string };
type PrintedCreature = PrintedCard & { readonly power: number };

function card(type: Face['type'], printed: PrintedCard, power: number | undefined): CardDefinition {
  const { abilities = [], races = [], printings = [], reconstructed, name, civilizations, cost } = printed;
  return {
    name,
    type,
    civilizations,
    races,
    cost,
    power,
    abilities,
    printings,
    ...(reconstructed === undefined ? {} : { reconstructed }),
  };
}

export const creature = (printed: PrintedCreature): CardDefinition =>
  card('creature', printed, printed.power);
export const evolutionCreature = (printed: PrintedCreature): CardDefinition =>
  card('evolutionCreature', printed, printed.power);
export const gacharangeCreature = (printed: PrintedCreature): CardDefinition =>
  card('gacharangeCreature', printed, printed.power);
export const spell = (printed: PrintedCard): CardDefinition => card('spell', printed, undefined);
export const crossGear = (printed: PrintedCard): CardDefinition => card('crossGear', printed, undefined);
export const castle = (printed: PrintedCard): CardDefinition => card('castle', printed, undefined);
export const field = (printed: PrintedCard): CardDefinition => card('field', printed, undefined);
export const d2Field = (printed: PrintedCard): CardDefinition => card('d2Field', printed, undefined);
export const dragheartFortress = (printed: PrintedCard): CardDefinition =>
  card('dragheartFortress', printed, undefined);

/** One card with two faces; `name` is that of the whole card, each face keeps its own. */
export const twinpact = (name: string, first: CardDefinition, second: CardDefinition): CardDefinition => {
  const { printings: _, reconstructed: __, otherFace: ___, ...otherFace } = second;
  return { ...first, name, otherFace: { ...otherFace } };
};

// What is spoken of

export const self: Ref = { ref: 'this' };
/** What the trigger speaks of. */
export const that: Ref = { ref: 'that' };
/** The other creature of a block or battle. */
export const other: Ref = { ref: 'other' };
/** What an earlier part of the effect chose or moved. */
export const the = (name: string): Ref => ({ ref: name });

const group = (zone: Zone | readonly Zone[], of: Who, filter?: Filter): Group =>
  filter === undefined ? { in: zone, of } : { in: zone, of, filter };

const creatures = (of: Who, filter: Filter = {}): Group =>
  group('battleZone', of, { type: 'creature', ...filter });

export const yourCreatures = (filter?: Filter): Group => creatures('you', filter);
export const opponentsCreatures = (filter?: Filter): Group => creatures('opponent', filter);
export const allCreatures = (filter?: Filter): Group => creatures('any', filter);
export const yourHand = (filter?: Filter): Group => group('hand', 'you', filter);
export const opponentsHand = (filter?: Filter): Group => group('hand', 'opponent', filter);
export const yourGraveyard = (filter?: Filter): Group => group('graveyard', 'you', filter);
export const yourMana = (filter?: Filter): Group => group('manaZone', 'you', filter);
export const opponentsMana = (filter?: Filter): Group => group('manaZone', 'opponent', filter);
export const yourShields = (filter?: Filter): Group => group('shieldZone', 'you', filter);
export const opponentsShields = (filter?: Filter): Group => group('shieldZone', 'opponent', filter);
export const cardsIn = (zones: Zone | readonly Zone[], of: Who, filter?: Filter): Group =>
  group(zones, of, filter);

// Choosing

export const choose = (from: Choice['choose'], count: Amount = 1, by: Who = 'you'): Choice => ({
  choose: from,
  count,
  amount: 'exactly',
  by,
});
export const chooseUpTo = (from: Choice['choose'], count: Amount, by: Who = 'you'): Choice => ({
  choose: from,
  count,
  amount: 'upTo',
  by,
});
export const chooseAnyNumber = (from: Choice['choose'], by: Who = 'you'): Choice => ({
  choose: from,
  count: 0,
  amount: 'any',
  by,
});
export const atRandom = (from: Group, count: Amount = 1): Choice => ({
  ...choose(from, count),
  atRandom: true,
});
export const called = (choice: Choice, as: string): Choice => ({ ...choice, as });
export const withTotal = (choice: Choice, of: 'cost' | 'power', max: Amount): Choice => ({
  ...choice,
  total: { of, max },
});

// Numbers

export const countOf = (of: Group): Amount => ({ count: of });
export const powerOfRef = (of: Ref): Amount => ({ powerOf: of });
export const times = (a: Amount, b: Amount): Amount => ({ times: [a, b] });
export const atLeast = (min: Amount): Bounds => ({ min });
export const atMost = (max: Amount): Bounds => ({ max });
export const exactly = (value: Amount): Bounds => ({ min: value, max: value });

// What is done

export const inOrder = (...effects: readonly Effect[]): Effect => ({ do: 'inOrder', effects });
export const draw = (count: Amount = 1, who: Who = 'you'): Effect => ({ do: 'draw', who, count });
export const drawUpTo = (count: Amount): Effect => ({ do: 'draw', who: 'you', count, upTo: true });
export const destroy = (what: Target): Effect => ({ do: 'destroy', what });
export const discard = (what: Target, who: Who = 'you'): Effect => ({ do: 'discard', what, who });
export const tap = (what: Target): Effect => ({ do: 'tap', what });
export const untap = (what: Target): Effect => ({ do: 'untap', what });
export const returnToHand = (what: Target): Effect => ({ do: 'move', what, to: 'hand' });
export const putIntoMana = (what: Target): Effect => ({ do: 'move', what, to: 'manaZone' });
export const putIntoGraveyard = (what: Target): Effect => ({ do: 'move', what, to: 'graveyard' });
export const addToShields = (what: Target): Effect => ({ do: 'move', what, to: 'shieldZone' });
export const putOnDeck = (what: Target, position: 'top' | 'bottom'): Effect => ({
  do: 'move',
  what,
  to: 'deck',
  position,
});
export const takeShieldWithoutTrigger = (what: Target): Effect => ({
  do: 'move',
  what,
  to: 'hand',
  withoutShieldTrigger: true,
});
export const topOfDeckTo = (to: Zone, count: Amount = 1, who: Who = 'you'): Effect => ({
  do: 'moveTop',
  who,
  count,
  to,
});
export const search = (filter: Filter | undefined, to: Zone = 'hand', show?: 'shown'): Effect => ({
  do: 'search',
  who: 'you',
  count: 1,
  to,
  ...(filter === undefined ? {} : { filter }),
  ...(show === undefined ? {} : { show: true }),
});
export const lookAt = (what: Target): Effect => ({ do: 'look', what });
export const lookAtTop = (count: Amount, as: string): Effect => ({ do: 'lookAtTop', who: 'you', count, as });
export const revealTop = (count: Amount, as: string): Effect => ({
  do: 'lookAtTop',
  who: 'you',
  count,
  as,
  show: true,
});
export const put = (what: Target): Effect => ({ do: 'put', what });
export const putOnto = (what: Target, onto: Target): Effect => ({ do: 'put', what, onto });
export const useFree = (what: Target): Effect => ({ do: 'use', what });
export const battle = (a: Target, b: Target): Effect => ({ do: 'battle', a, b });
export const breakShields = (count: Amount | 'all', of: Who = 'opponent'): Effect => ({
  do: 'breakShields',
  of,
  count,
});
export const may = (effect: Effect, then?: Effect): Effect =>
  then === undefined ? { do: 'may', effect } : { do: 'may', effect, then };
export const ifYouDo = (first: Effect, then: Effect): Effect => ({ do: 'ifDone', first, then });
export const onlyIf = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { do: 'if', condition, then } : { do: 'if', condition, then, otherwise };
export const oneOf = (...modes: readonly Effect[]): Effect => ({ do: 'modes', modes, count: 1, by: 'you' });
export const gets = (affects: Target, until: Duration, ...effects: readonly StaticEffect[]): Effect => ({
  do: 'lasting',
  affects,
  effects,
  until,
});
export const delayed = (ability: Triggered, until: Duration | 'once'): Effect => ({
  do: 'delayed',
  ability,
  until,
});

// What lasts

export const power = (by: Amount): StaticEffect => ({ kind: 'power', by });
export const gains = (...abilities: readonly Ability[]): StaticEffect => ({ kind: 'gains', abilities });
const ban = (what: Extract<StaticEffect, { kind: 'cannot' }>['ban']): StaticEffect => ({
  kind: 'cannot',
  ban: what,
});
export const cannot = ban;
export const unblockable = (by?: Filter): StaticEffect =>
  ban(by === undefined ? { do: 'beBlocked' } : { do: 'beBlocked', by });
export const mayAttackUntapped = (what?: Filter): StaticEffect => ({
  kind: 'can',
  permission: what === undefined ? { do: 'attackUntapped' } : { do: 'attackUntapped', what },
});

const on = (affects: Ref | Group, effects: readonly StaticEffect[], condition?: Condition): Static => ({
  kind: 'static',
  affects,
  effects,
  ...(condition === undefined ? {} : { while: condition }),
});
export const has = (...effects: readonly StaticEffect[]): Static => on(self, effects);
export const hasWhile = (condition: Condition, ...effects: readonly StaticEffect[]): Static =>
  on(self, effects, condition);
export const each = (of: Group, ...effects: readonly StaticEffect[]): Static => on(of, effects);
export const eachWhile = (condition: Condition, of: Group, ...effects: readonly StaticEffect[]): Static =>
  on(of, effects, condition);

export const cannotAttack: Static = has(ban({ do: 'attack' }));
export const cannotAttackPlayers: Static = has(ban({ do: 'attack', target: 'player' }));
export const cannotAttackCreatures: Static = has(ban({ do: 'attack', target: 'creature' }));
export const cannotBeBlocked: Static = has(unblockable());
export const cannotBeBlockedBy = (by: Filter): Static => has(unblockable(by));
export const canAttackUntapped = (what?: Filter): Static => has(mayAttackUntapped(what));
export const attacksEachTurnIfAble: Static = has({ kind: 'mustAttack' });

// Keywords

export const blocker: Keyword = { kind: 'keyword', name: 'blocker' };
export const speedAttacker: Keyword = { kind: 'keyword', name: 'speedAttacker' };
export const slayer: Keyword = { kind: 'keyword', name: 'slayer' };
export const charger: Keyword = { kind: 'keyword', name: 'charger' };
export const shieldTrigger: Keyword = { kind: 'keyword', name: 'shieldTrigger' };
export const guardStrike: Keyword = { kind: 'keyword', name: 'guardStrike' };
export const breaker = (kind: Breaker): Keyword => ({ kind: 'keyword', name: 'breaker', breaker: kind });
export const doubleBreaker: Keyword = breaker('double');
export const tripleBreaker: Keyword = breaker('triple');
export const quattroBreaker: Keyword = breaker('quattro');
export const worldBreaker: Keyword = breaker('world');
export const powerAttacker = (by: Amount): Keyword => ({ kind: 'keyword', name: 'powerAttacker', by });
export const evolution = (base: Filter): Keyword => ({ kind: 'keyword', name: 'evolution', base });

// Abilities

export const spellAbility = (...effects: readonly Effect[]): SpellAbility => ({
  kind: 'spell',
  effect: effects.length === 1 && effects[0] !== undefined ? effects[0] : { do: 'inOrder', effects },
});

const itself: Subject = { of: 'any', filter: { itself: true } };
const subject = (what: Ref | Subject): Subject => ('ref' in what ? itself : what);

/** Whom a trigger speaks of, where it is not the bearer. */
export const another = (of: Who, filter: Filter = {}): Subject => ({
  of,
  filter: { type: 'creature', other: true, ...filter },
});
export const any = (of: Who, filter: Filter = {}): Subject => ({
  of,
  filter: { type: 'creature', ...filter },
});

export const when = (event: EventPattern, effect: Effect, condition?: Condition): Triggered => ({
  kind: 'triggered',
  when: event,
  effect,
  ...(condition === undefined ? {} : { condition }),
});
export const whenPut = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'put', what: subject(what) }, effect);
export const whenDestroyed = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'destroyed', what: subject(what), tense: 'destroyed' }, effect);
export const wheneverAttacks = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'attacks', what: subject(what) }, effect);
export const wheneverBlocks = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'blocks', what: subject(what) }, effect);
export const whenWinsBattle = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'winsBattle', what: subject(what) }, effect);
export const atEndOfYourTurn = (effect: Effect): Triggered => when({ event: 'endOfTurn', of: 'you' }, effect);
export const atStartOfYourTurn = (effect: Effect): Triggered =>
  when({ event: 'startOfTurn', of: 'you' }, effect);

const replacing = (of: Replacement['of'], instead: Instead): Replacement => ({
  kind: 'replacement',
  of,
  instead,
});
export const wouldBeDestroyed = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'destroyed', what: subject(what) }, instead);
export const wouldLeave = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'leaves', what: subject(what) }, instead);
export const instead = (to: Zone): Instead => ({ kind: 'move', to });
export const optional = (replacement: Replacement): Replacement => ({ ...replacement, may: true });

// Conditions

export const youHave = (of: Group, is: Bounds = { min: 1 }): Condition => ({ kind: 'count', of, is });
export const allOf = (of: Group, are: Filter): Condition => ({ kind: 'all', of, are });
export const isAttacking: Condition = { kind: 'attacking', what: self };
export const isLike = (what: Ref, like: Filter): Condition => ({ kind: 'is', what, like });
export const shieldsAre = (of: Who, is: Bounds): Condition => ({ kind: 'shields', of, is });
export const yourTurn: Condition = { kind: 'turnOf', who: 'you' };
export const both = (...conditions: readonly Condition[]): Condition => ({ kind: 'both', conditions });
export const either = (...conditions: readonly Condition[]): Condition => ({ kind: 'either', conditions });
export const notThat = (condition: Condition): Condition => ({ kind: 'not', condition });

/** 603.4. The "if" after the comma of a trigger. */
export const provided = (condition: Condition, ability: Triggered): Triggered => ({ ...ability, condition });
