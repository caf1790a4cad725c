import type { DecisionKind } from '../effects/state/decisions.ts';
import type { FactKind } from '../effects/state/facts.ts';
import type { Arrangement } from '../engine/arrange.ts';
import type { DuelEnd, Player, Zone } from '../table/nouns.ts';

/** Who is asked what: `p1 main`. */
export type Asked = `${Player} ${DecisionKind}`;

/** The kind of a fact, and as much of the rest as matters. */
export type FactText = FactKind | `${FactKind} ${string}`;

/**
 * A fact as text: its kind, then as much as matters of: the card, where it went, the rule. The player may stand before.
 * `usageDeclared Redzone, Roaring Invasion @603.2f`, `p2 cardDrawn`, `cardMoved Fear Fang > hand`.
 */
export type FactLine = FactText | `${Player} ${FactText}`;

/**
 * Something on standby as text. An effect or a shield with its card, `p1 resolves Mist Rias, Sonic Guardian` or
 * `p2 usesShield Aqua Surfer`; the effect that is being resolved, `p1 resolving Lulufens, Sun Dragon Elemental`; a point of
 * declaration with its event, `p2 declares attackDeclared The Red, Lightning Sonic`.
 */
export type StandbyLine = `${Player} ${'resolving' | 'usesShield' | 'declares' | 'resolves'} ${string}`;

/** What must hold when somebody is asked, or at the end. */
export interface Expectation {
  /** The exact path of the state of the chart. */
  readonly state?: string;
  /** These have happened since the step before, in this order; others may lie between them. */
  readonly facts?: readonly FactLine[];
  /** None of these has happened since the step before. */
  readonly factsNot?: readonly FactLine[];
  /** All that is on standby, in the order in which it is taken; `[]` for nothing. */
  readonly standby?: readonly StandbyLine[];
}

/** A player is asked, and answers. */
export interface Step extends Expectation {
  readonly asked: Asked;
  /** Options that must be there: labels, or parts that fit one option only. */
  readonly offers?: readonly string[];
  /** Besides `offers` there is nothing, except passing. */
  readonly only?: true;
  /** No option has one of these in its label. */
  readonly lacks?: readonly string[];
  /** What `explain` says is forbidden now, and by which rule: `Redzone, Roaring Invasion @603.2f`. */
  readonly forbids?: readonly `${string} @${string}`[];
  /** Whether it is allowed to choose nothing. */
  readonly mayPass?: boolean;
  /** Labels, or parts that fit one option only; `[]` for nothing; `pass` for the option that passes, or nothing. */
  readonly choose: readonly string[] | 'pass';
}

/**
 * Passes all that is asked until somebody is asked this, or the duel is over. `orFirst` takes the first options where
 * it is not allowed to pass.
 */
export interface Skip {
  readonly until: Asked | 'over';
  readonly passing: true | 'orFirst';
}

/** Names with their marks, such as `Redzone, Roaring Invasion (tapped, over The Red, Lightning Sonic)`; or a number of fillers. */
export type ZoneEnd = readonly string[] | number;

/** What one player has at the end. Zones that are not named are not compared. */
export interface PlayerEnd extends Partial<Record<Zone, ZoneEnd>> {
  readonly battleZone: ZoneEnd;
  readonly hand: ZoneEnd;
  readonly graveyard: ZoneEnd;
  readonly manaCount?: number;
  readonly shieldCount?: number;
  readonly deckCount?: number;
}

/** Where a play stops: somebody is asked, or the duel is over. */
export type End = Expectation & { readonly p1: PlayerEnd; readonly p2: PlayerEnd } & (
    | { readonly asked: Asked; readonly result?: never }
    | {
        readonly asked?: never;
        readonly result: { readonly winner: Player | undefined; readonly reason: DuelEnd };
      }
  );

/** One way in which it can go: declared or not, allowed or not. */
export interface Play {
  readonly name: string;
  /** What is different at the beginning of this play; zones of a player are replaced one by one. */
  readonly begin?: Arrangement;
  readonly steps: readonly (Step | Skip)[];
  readonly end: End;
}

/** A ruling that can be played. All of it is data. */
export interface Scenario {
  readonly id: string;
  readonly rules: readonly string[];
  /** `unclear`: the sources do not say; it is run and does not gate. `conflict`: they differ; ours is the choice that is made. */
  readonly status: 'firm' | 'conflict' | 'unclear';
  /** The ruling in our own words. */
  readonly says: string;
  readonly begin: Arrangement;
  readonly plays: readonly Play[];
}
