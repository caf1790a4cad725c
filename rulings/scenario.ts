import type { DecisionKind } from '../effects/state/reported/decisions.ts';
import type { FactKind } from '../effects/state/reported/facts.ts';
import type { Arrangement } from '../entries/arrange.ts';
import type { DuelEnd, Player, Zone } from '../table/nouns.ts';

/** The player and kind of a decision: `p1 main`. */
export type Asked = `${Player} ${DecisionKind}`;

/** The kind of a fact and, optionally, details. */
export type FactText = FactKind | `${FactKind} ${string}`;

/**
 * A fact as text: its kind, optionally preceded by the player and followed by the card, the zone it moved to and the rule.
 * `usageDeclared Redzone, Roaring Invasion @603.2f`, `p2 cardDrawn`, `cardMoved Fear Fang > hand`.
 */
export type FactLine = FactText | `${Player} ${FactText}`;

/**
 * Something on standby as text: an effect or a shield use with its card, `p1 resolves Mist Rias, Sonic Guardian` or
 * `p2 usesShield Aqua Surfer`; the effect being resolved, `p1 resolving Lulufens, Sun Dragon Elemental`; or an opportunity to declare
 * with its event, `p2 declares attackDeclared The Red, Lightning Sonic`.
 */
export type StandbyLine = `${Player} ${'resolving' | 'usesShield' | 'declares' | 'resolves'} ${string}`;

/** What must hold when a decision opens, or at the end. */
export interface Expectation {
  /** The exact state path. */
  readonly state?: string;
  /** Facts that have happened since the previous step, in this order; others may come in between. */
  readonly facts?: readonly FactLine[];
  /** Facts that have not happened since the previous step. */
  readonly factsNot?: readonly FactLine[];
  /** Everything on standby, in the order it will be processed; `[]` for nothing. */
  readonly standby?: readonly StandbyLine[];
}

/** A decision and its answer. */
export interface Step extends Expectation {
  readonly asked: Asked;
  /** Options that must exist: labels, or parts that match only one label. */
  readonly offers?: readonly string[];
  /** There are no options other than `offers` and passing. */
  readonly only?: true;
  /** Texts that no option's label contains. */
  readonly lacks?: readonly string[];
  /** Cards that `explain` reports as forbidden, with the rule: `Redzone, Roaring Invasion @603.2f`. */
  readonly forbids?: readonly `${string} @${string}`[];
  /** Whether passing or choosing nothing is allowed. */
  readonly mayPass?: boolean;
  /** Labels, or parts that match only one label; `[]` chooses nothing; `pass` takes the pass option, or nothing. */
  readonly choose: readonly string[] | 'pass';
}

/**
 * Passes every decision until this one opens or the duel is over. `orFirst` takes the first options if passing is not
 * allowed.
 */
export interface Skip {
  readonly until: Asked | 'over';
  readonly passing: true | 'orFirst';
}

/** Names with properties, such as `Redzone, Roaring Invasion (tapped, over The Red, Lightning Sonic)`; or a number of fillers. */
export type ZoneEnd = readonly string[] | number;

/** The zones of one player at the end. Zones left out are not compared. */
export interface PlayerEnd extends Partial<Record<Zone, ZoneEnd>> {
  readonly battleZone: ZoneEnd;
  readonly hand: ZoneEnd;
  readonly graveyard: ZoneEnd;
  readonly manaCount?: number;
  readonly shieldCount?: number;
  readonly deckCount?: number;
}

/** The end of a play: a decision is open, or the duel is over. */
export type End = Expectation & { readonly p1: PlayerEnd; readonly p2: PlayerEnd } & (
    | { readonly asked: Asked; readonly result?: never }
    | {
        readonly asked?: never;
        readonly result: { readonly winner: Player | undefined; readonly reason: DuelEnd };
      }
  );

/** One variant of a scenario: declared or not, allowed or not. */
export interface Play {
  readonly name: string;
  /** Changes to the position of the scenario, zone by zone. */
  readonly begin?: Arrangement;
  readonly steps: readonly (Step | Skip)[];
  readonly end: End;
}

/** An executable ruling, as pure data. */
export interface Scenario {
  readonly id: string;
  readonly rules: readonly string[];
  /** `unclear`: the sources do not say; it runs, but a failure is not an error. `conflict`: the sources disagree; this is our choice. */
  readonly status: 'firm' | 'conflict' | 'unclear';
  /** The question that it answers, as a judge is asked it. */
  readonly asks: string;
  /** The ruling in our own words. */
  readonly says: string;
  readonly begin: Arrangement;
  readonly plays: readonly Play[];
}
