import type { Fact, Player, Result, Zone } from 'taiki';
import type { DrawnPowerEffect, NextOnStandby } from '../../trace.ts';

/** Active or non-active player, as in a window (101.4). */
export type Side = 'AP' | 'NAP';

/** A player, and the side that they are on. */
export interface NamedPlayer {
  readonly player: Player;
  readonly side: Side;
}

/** An attack with the names of its creatures; undefined for one that has left. */
export interface ToldAttack {
  readonly active: Player;
  readonly attacker: string | undefined;
  readonly target: { readonly player: Player } | { readonly creature: string | undefined };
  readonly blocked: { readonly by: string | undefined } | undefined;
  readonly ended: boolean;
}

export type Duration = NonNullable<DrawnPowerEffect['until']>;

/** How what a trace holds is said to people in one language. */
export interface Telling {
  readonly name: (card: string) => string;
  readonly zone: (zone: Zone) => string;
  /** What the engine says in English: prompts and labels of decisions, texts of abilities, reasons, and what is forbidden. */
  readonly prompt: (text: string) => string;
  readonly label: (text: string) => string;
  readonly words: (text: string) => string;
  readonly reason: (text: string) => string;
  readonly deed: (text: string) => string;
  /** A state by its key: `choosingShields`. */
  readonly state: (key: string) => string;
  readonly decision: (kind: string) => string;
  /** An event by the kind of its fact. */
  readonly event: (kind: string) => string;
  readonly ability: (ability: string) => string;
  /** A question of the arbiter by its guard. */
  readonly question: (guard: string) => string;
  /** How a duel ended. */
  readonly end: (reason: string) => string;
  /** The summary of a rule. @param text in English. */
  readonly rule: (number: string, text: string) => string;
  /** Why a player is next. */
  readonly next: (next: NextOnStandby) => string;
  readonly fact: (fact: Fact) => string;
  /** A fact as a clause of `happened`. */
  readonly clause: (fact: Fact) => string;
  /** @param more how many facts are left out. */
  readonly happened: (clauses: readonly string[], more: number) => string;
  readonly headline: {
    readonly beforeDuel: string;
    readonly turn: (turn: number) => string;
    readonly attack: (attack: ToldAttack) => string;
    readonly over: (result: Result) => string;
    /** @param use the shield use that it is. @param prompt what it asks now. */
    readonly resolves: (
      who: NamedPlayer,
      card: string,
      use: string | undefined,
      prompt: string | undefined,
    ) => string;
    readonly decides: (who: NamedPlayer, prompt: string) => string;
    readonly mayDeclare: (who: NamedPlayer) => string;
    readonly isNext: (who: NamedPlayer) => string;
    readonly turnIsOver: (player: Player, next: Player) => string;
    /** Where nothing has happened yet. @param states the keys of the active states. */
    readonly at: (states: readonly string[]) => string;
    /** @param states the keys of the active states below the first. */
    readonly doing: (who: NamedPlayer, states: readonly string[]) => string;
  };
  readonly where: {
    readonly betweenTurns: (next: Player) => string;
    readonly turnOf: (player: Player) => string;
    readonly numbered: (step: string, rule: string) => string;
    readonly joined: (parts: readonly string[]) => string;
  };
  readonly window: {
    readonly arbiter: string;
    readonly cell: (side: Side, does: 'declares' | 'resolves') => string;
    /** 101.4c. Play returns to the active player. */
    readonly back: string;
  };
  readonly record: {
    readonly actor: (name: string) => string;
    readonly fromPlayer: (event: string) => string;
    readonly guard: (guard: string, answer: boolean) => string;
    readonly noTransition: (event: string) => string;
    readonly actionsOnly: (state: string) => string;
    readonly action: (action: string, when: 'exit' | 'transition' | 'entry', state: string) => string;
    readonly standby: string;
    readonly wholeTable: string;
    readonly tableChanged: string;
    readonly mustChoose: (player: Player, prompt: string) => string;
    readonly explanations: (count: number) => string;
    readonly concedes: (player: Player) => string;
    readonly chooses: (player: Player, chose: string) => string;
    readonly chosen: (labels: readonly string[]) => string;
    readonly settled: (state: string) => string;
    readonly origin: string;
    readonly endOfRecording: string;
    readonly wins: (result: Result) => string;
  };
  readonly cause: {
    readonly inDecision: (fact: string, decision: number) => string;
    readonly guard: (guard: string, edge: string) => string;
    readonly arbiter: (question: string) => string;
    readonly order: (player: string, cards: readonly string[]) => string;
    readonly paid: (player: Player, cost: number, mana: readonly string[]) => string;
  };
  readonly power: {
    readonly change: (before: number | undefined, after: number | undefined) => string;
    readonly ofCard: (owner: Player, card: string, change: string) => string;
    readonly lasts: (duration: Duration) => string;
    readonly joined: (parts: readonly string[]) => string;
  };
  readonly table: {
    readonly entered: (card: string, zone: Zone) => string;
    readonly left: (card: string, zone: Zone) => string;
    readonly moved: (card: string, from: Zone, to: Zone) => string;
    readonly changed: (card: string, change: string) => string;
    readonly hiddenCard: string;
    readonly marks: {
      readonly tapped: string;
      readonly untapped: string;
      readonly faceUp: string;
      readonly faceDown: string;
      readonly sealed: string;
      readonly unsealed: string;
      readonly flipped: string;
      readonly pending: string;
      readonly notPending: string;
      readonly reattached: string;
    };
    readonly under: (count: number) => string;
    readonly linked: (cards: readonly string[]) => string;
    readonly knownTo: (reader: string) => string;
    readonly count: (player: Player, zone: Zone, had: number, has: number) => string;
    readonly turn: (turn: number, player: Player) => string;
    readonly attackBegan: string;
    readonly attackOver: string;
    readonly attackEndedEarly: string;
    readonly wins: (result: Result) => string;
  };
}
