import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { Zone } from '../../../table/nouns.ts';
import type {
  Amount,
  Condition,
  Duration,
  Effect,
  Filter,
  Group,
  Move,
  Ref,
  Replacement,
  StaticEffect,
  Target,
  Triggered,
  Who,
} from '../vocabulary.ts';
import { cardsIn } from './nouns.ts';

/** Several effects, one after the other. */
export const inOrder = (...effects: readonly Effect[]): Effect => ({ do: 'inOrder', effects });

/** A player draws cards. */
export const draw = (count: Amount = 1, who: Who = 'you'): Effect => ({ do: 'draw', who, count });

/** You draw as many cards as you like, up to this number. */
export const drawUpTo = (count: Amount): Effect => ({ do: 'draw', who: 'you', count, upTo: true });

/** Creatures are destroyed. */
export const destroy = (what: Target): Effect => ({ do: 'destroy', what });

/** Cards are discarded from a hand. */
export const discard = (what: Target): Effect => ({ do: 'discard', what });

/** Cards are tapped. */
export const tap = (what: Target): Effect => ({ do: 'tap', what });

/** Cards are untapped. */
export const untap = (what: Target): Effect => ({ do: 'untap', what });

/** Cards go to their owner's hand. */
export const returnToHand = (what: Target): Move => ({ do: 'move', what, to: 'hand' });

/** Cards go to their owner's mana zone. */
export const putIntoMana = (what: Target): Move => ({ do: 'move', what, to: 'manaZone' });

/** Cards go to their owner's graveyard without being destroyed or discarded. */
export const putIntoGraveyard = (what: Target): Move => ({ do: 'move', what, to: 'graveyard' });

/** Cards become shields of their owner. */
export const addToShields = (what: Target): Move => ({ do: 'move', what, to: 'shieldZone' });

/** Cards go to the top or to the bottom of their owner's deck. */
export const putOnDeck = (what: Target, position: 'top' | 'bottom'): Move => ({
  do: 'move',
  what,
  to: 'deck',
  position,
});

/** Cards go to the bottom of their owner's deck. */
export const putOnDeckBottom = (what: Target): Move => putOnDeck(what, 'bottom');

/** A shield goes to the hand, and its shield trigger cannot be used. */
export const takeShieldWithoutTrigger = (what: Target): Move => ({
  do: 'move',
  what,
  to: 'hand',
  withoutShieldTrigger: true,
});

/** The top cards of a deck go to a zone. */
export const topOfDeckTo = (to: Zone, count: Amount = 1, who: Who = 'you'): Effect => ({
  do: 'moveTop',
  who,
  count,
  to,
});

/** Cards from below a creature go to a zone. */
export const moveUnder = (what: Ref, count: Amount | 'all', to: Zone, filter?: Filter): Effect => ({
  do: 'moveUnder',
  what,
  count,
  to,
  ...(filter === undefined ? {} : { filter }),
});

/** You search your deck for a card, which goes to a zone, and shuffle. */
export const search = (filter: Filter | undefined, to: Zone = 'hand', show?: 'shown'): Effect => ({
  do: 'search',
  who: 'you',
  count: 1,
  to,
  ...(filter === undefined ? {} : { filter }),
  ...(show === undefined ? {} : { show: true }),
});

/** You search your opponent's deck for cards, which go to a zone of that player, who shuffles. */
export const searchOpponentsDeck = (count: Amount, to: Zone, filter?: Filter): Effect => ({
  do: 'search',
  who: 'you',
  of: 'opponent',
  count,
  to,
  ...(filter === undefined ? {} : { filter }),
});

/** 400.7. Cards move at the same instant. */
export const atOnce = (...moves: readonly Move[]): Effect => ({ do: 'atOnce', moves });

/** Cards move to a zone, tapped where it says so. */
export const moveTo = (to: Zone, what: Target, how?: 'tapped'): Move => ({
  do: 'move',
  what,
  to,
  ...(how === undefined ? {} : { tapped: true }),
});

/** A player shuffles the deck. */
export const shuffleDeck = (who: Who): Effect => ({ do: 'shuffle', who });

/** You look at cards. */
export const lookAt = (what: Target): Effect => ({ do: 'look', what });

/** You look at the top cards of your deck; later parts of the effect refer to them by this name. */
export const lookAtTop = (count: Amount, as: string): Effect => ({ do: 'lookAtTop', who: 'you', count, as });

/** You reveal the top cards of your deck; later parts of the effect refer to them by this name. */
export const revealTop = (count: Amount, as: string): Effect => ({
  do: 'lookAtTop',
  who: 'you',
  count,
  as,
  show: true,
});

/** Shields are turned face up or face down where they are. */
export const turnFace = (what: Target, to: 'faceUp' | 'faceDown'): Effect => ({ do: 'turn', what, to });

/** Cards are put into the battle zone. */
export const put = (what: Target): Effect => ({ do: 'put', what });

/** Cards are put on top of a creature in the battle zone. */
export const putOnto = (what: Target, onto: Target): Effect => ({ do: 'put', what, onto });

/** A card is used without paying its cost. */
export const useFree = (what: Target): Effect => ({ do: 'use', what });

/** You use a card without paying its cost, also a spell of your opponent. */
export const useFreeYourself = (what: Target): Effect => ({ do: 'use', what, by: 'you' });

/** A creature is summoned on top of others without paying its cost. */
export const useOnto = (what: Target, onto: Target): Effect => ({ do: 'use', what, onto });

/** Cross gears in the battle zone are crossed onto a creature of their player without paying. */
export const cross = (what: Target, onto: Target): Effect => ({ do: 'cross', what, onto });

/** Two creatures battle. */
export const battle = (a: Target, b: Target): Effect => ({ do: 'battle', a, b });

/** Shields of a player are broken. */
export const breakShields = (count: Amount | 'all', of: Who = 'opponent'): Effect => ({
  do: 'breakShields',
  of,
  count,
});

/** "You may"; `then` follows only if it is done. */
export const may = (effect: Effect, then?: Effect): Effect =>
  then === undefined ? { do: 'may', effect } : { do: 'may', effect, then };

/** "If you do": the second effect follows only if the first was done. */
export const ifYouDo = (first: Effect, then: Effect): Effect => ({ do: 'ifDone', first, then });

/** "If you do not": the second effect follows only if the first was not done. */
export const ifNot = (first: Effect, otherwise: Effect): Effect => ({
  do: 'ifDone',
  first,
  then: { do: 'inOrder', effects: [] },
  otherwise,
});

/** An effect if a condition holds as it resolves, and another if it does not. */
export const onlyIf = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { do: 'if', condition, then } : { do: 'if', condition, then, otherwise };

/** You choose one of these effects. */
export const oneOf = (...modes: readonly Effect[]): Effect => ({ do: 'modes', modes, count: 1, by: 'you' });

/** An effect that is repeated this many times. */
export const repeat = (count: Amount, effect: Effect): Effect => ({ do: 'repeat', times: count, effect });

/** An effect once for each object, which it refers to by this name. */
export const forEach = (of: Target, as: string, effect: Effect): Effect => ({
  do: 'forEach',
  of,
  as,
  effect,
});

/** Static effects on objects for some time. */
export const gets = (affects: Target, until: Duration, ...effects: readonly StaticEffect[]): Effect => ({
  do: 'lasting',
  affects,
  effects,
  until,
});

/** A creature becomes the creature that is printed on a settled card. */
export const become = (what: Target, card: Ref, until: Duration): Effect => ({
  do: 'become',
  what,
  card,
  until,
});

/** Static effects on the next of a group that is used, for some time. */
export const forNextUsed = (
  until: Duration,
  affects: Group,
  ...effects: readonly StaticEffect[]
): Effect => ({
  do: 'lasting',
  affects,
  effects,
  until,
  alsoLater: true,
  untilUsed: true,
});

/** Static effects on a group, also on what joins it later, for as long as the bearer is in the battle zone. */
export const getsWhileThere = (affects: Group, ...effects: readonly StaticEffect[]): Effect => ({
  do: 'lasting',
  affects,
  effects,
  until: 'whileThere',
  alsoLater: true,
});

/** A rule that binds players, not objects: it reaches what comes later too. */
export const ruleUntil = (until: Duration, ...effects: readonly StaticEffect[]): Effect => ({
  do: 'lasting',
  affects: cardsIn('battleZone', 'any'),
  effects,
  until,
  alsoLater: true,
});

/** A replacement effect for some time. */
export const replaceUntil = (until: Duration, replacement: Replacement): Effect => ({
  do: 'replaceUntil',
  replacement,
  until,
});

/** A trigger that this effect sets up, for some time or for one use. */
export const delayed = (ability: Triggered, until: Duration | 'once'): Effect => ({
  do: 'delayed',
  ability,
  until,
});

/** 609.4. Performs an effect, and stores under a name how many cards it really affected: `named(name)` is "that many". */
export const tally = (effect: Effect, as: string): Effect => ({ do: 'tally', effect, as });

/** Stores an amount under a name, for later parts of the effect and for what it sets up. */
export const remember = (amount: Amount, as: string): Effect => ({ do: 'remember', amount, as });

/** 605.2c. A number is named; later parts of the effect, and what it leaves behind, refer to it by this name. */
export const nameNumber = (as: string, max: number, by: Who = 'you'): Effect => ({
  do: 'nameNumber',
  by,
  min: 0,
  max,
  as,
});

/** 605.2c. A number is named, of those that are multiples of `step`. */
export const nameMultiple = (as: string, step: number, max: number): Effect => ({
  do: 'nameNumber',
  by: 'you',
  min: 0,
  max,
  step,
  as,
});

/** 605.2c. You name a race, but none of these; `ofRace(name)` is the creatures of it. */
export const nameRace = (as: string, ...except: readonly string[]): Effect =>
  except.length === 0 ? { do: 'nameRace', by: 'you', as } : { do: 'nameRace', by: 'you', except, as };

/** The turn ends at once, without its remaining steps. */
export const skipRestOfTurn: Effect = deepFreeze({ do: 'skipRestOfTurn' });

/** A player takes another turn after this one. */
export const extraTurn = (who: Who = 'you'): Effect => ({ do: 'extraTurn', who });
