import type { Zone } from '../../table/zones.ts';
import type { Generated } from './generated.ts';
import type { Misfit } from './instructionWord.ts';
import type { EventPattern, Filter, Subject } from './vocabulary.ts';

/** All that the language knows of an event. Which facts match it is in the file of the same name in `effects/words/events`. */
export interface EventWord<E extends { readonly event: string }> {
  /** What happens, as a clause; `describe` is the text of an event inside it. */
  readonly text: (event: E, describe: (event: EventPattern) => string) => string;
  /** 603.1. The objects that a trigger and its effect may speak of. */
  readonly binds: readonly string[];
  /** 110.4. The zones in which a card sees the event happen to itself; undefined if the event is not about the card. */
  readonly seesItself: (event: E) => readonly Zone[] | undefined;
  /** The first field with which it could never happen. */
  readonly misfit?: (event: E) => Misfit | undefined;
  /** 506.1, 507.1, 115.2. It happens to creatures only. */
  readonly ofCreatures?: true;
  /** A moment of the turn: "at", not "when" it happens. */
  readonly isTime?: true;
  /** How the test kit generates it. `rare`: no effect repeats it, so mandatory triggers on it cannot loop. */
  readonly generated: Generated<E> & { readonly rare?: true };
}

/** All that the language knows of an event that may be replaced. */
export interface ReplacedEventWord<E extends { readonly event: string }> {
  /** What would happen, as a clause. */
  readonly text: (event: E) => string;
  /** 609. The objects that what happens instead may speak of. */
  readonly binds: (event: E) => readonly string[];
  /** 110.4. The zones in which it would happen to the card itself; undefined if the event is not about the card. */
  readonly seesItself: (event: E) => readonly Zone[] | undefined;
  /** The first field with which it could never happen. */
  readonly misfit?: (event: E) => Misfit | undefined;
  /** 801.4. A creature would leave, of which the top card could go alone. */
  readonly hasTopCard?: true;
  /** How the test kit generates it. */
  readonly generated: Generated<E>;
}

/** Whether what a filter describes is the card that bears the ability. */
export const meansItself = (filter: Filter | undefined): boolean =>
  filter?.itself === true || filter?.is?.ref === 'this';

const IN_BATTLE_ZONE: readonly Zone[] = ['battleZone'];

/** What happens in the battle zone, or as its subject leaves it. */
export const seenInBattleZone = ({ what }: { readonly what: Subject }): readonly Zone[] | undefined =>
  meansItself(what.filter) ? IN_BATTLE_ZONE : undefined;

/** What is not about a card that the ability could be on. */
export const notSeen = (): undefined => undefined;

/** 400.5. No card goes from a zone to the same zone; in a deck it changes its place. */
export const isNoMove = (from: Zone | undefined, to: Zone | undefined): boolean =>
  from !== undefined && from === to && to !== 'deck';
