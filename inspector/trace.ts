import type {
  Answer,
  CardEffect,
  Civilization,
  Decision,
  Explanation,
  Fact,
  ObjectId,
  Player,
  Result,
  Zone,
} from 'taiki';
import type { DrawnChart } from './core/charts/chart.ts';

export type { ChartEdge, ChartNode, DrawnChart } from './core/charts/chart.ts';

/**
 * A trace is everything that happened inside the charts of a duel, as one sequence of records. A trace file is JSON lines: the
 * header, then one record per line. All types here are plain JSON, readable without the engine.
 */

export const TRACE_VERSION = 1;

/** The charts that a duel runs. */
export type ChartName = 'duel' | 'standby';

/** A chart as a graph, parents before children. */
export interface ChartGraph extends DrawnChart {
  readonly name: ChartName;
}

/** The printed data of a card that the page shows. */
export interface PrintedCard {
  readonly name: string;
  readonly civilizations: readonly Civilization[];
  readonly type: string;
  readonly races: readonly string[];
  readonly cost: number;
  readonly power: number | undefined;
  /** Names of its keyword abilities: `blocker`. */
  readonly keywords: readonly string[];
  /** The texts of its abilities. */
  readonly text: readonly string[];
}

/** A moment that somebody marked, with a note. */
export interface Bookmark {
  readonly seq: number;
  readonly note: string;
}

/** The first line of a trace. */
export interface TraceHeader {
  readonly taikiTrace: typeof TRACE_VERSION;
  /** A title for people: "seed 7: burning-shadow against radiant-tide". */
  readonly title: string;
  readonly charts: { readonly duel: ChartGraph; readonly standby: ChartGraph };
  /** The texts of the rules, by rule number. */
  readonly rules: Readonly<Record<string, string>>;
  /** In the order of their records. */
  readonly bookmarks?: readonly Bookmark[] | undefined;
}

/** The XState value of a chart without parallel states: `{ turn: { main: 'choosing' } }`. */
export type StateValue = string | { readonly [key: string]: StateValue };

/** Who may know the identity of a card. */
export type KnownTo = 'both' | Player | 'nobody';

/** 607, 110.3d. A continuous effect or an ability that changes the power of a card. */
export interface DrawnPowerEffect {
  readonly kind: 'halvesPower' | 'hyperMode' | 'multipliesPower' | 'power' | 'powerAttacker' | 'setPower';
  /** What it does: `gets +2000 power`. */
  readonly text: string;
  /** What it adds, as read now; undefined if it sets or multiplies the power. */
  readonly amount: number | undefined;
  /** The name of the card that it comes from. */
  readonly card: string;
  /** Undefined if that card has left where it was. */
  readonly object: ObjectId | undefined;
  readonly player: Player;
  /** 607.1. How long it lasts; undefined for a static ability. */
  readonly until: CardEffect['until'];
}

/** An object on the table, as the page draws it. */
export interface DrawnCard {
  readonly id: ObjectId;
  readonly name: string;
  readonly owner: Player;
  readonly zone: Zone;
  readonly knownTo: KnownTo;
  readonly tapped: boolean;
  readonly faceUp: boolean;
  /** 405.4, 116.1. It lies face down in the mana zone, or is a seal. */
  readonly faceDown?: true | undefined;
  readonly flipped: boolean;
  /** 409. It is in the middle of being used, put or broken. */
  readonly pending: boolean;
  /** The number of the turn in which it entered its zone. */
  readonly since: number;
  /** The names of the cards under it, topmost first. */
  readonly under: readonly string[];
  /** The names of the cards that are linked with it. */
  readonly links?: readonly string[];
  /** What it is, if that is not the first face of its card: the other side, or what linked cards are together. Traces of older versions have none. */
  readonly face?: PrintedCard | undefined;
  /** The object to which a cross gear or a castle is attached, or on which a seal lies. */
  readonly attachedTo: ObjectId | undefined;
  /** 116.2a. It has a seal on it, and counts as not being in the battle zone. */
  readonly ignored?: true | undefined;
  /** Its current power in the battle zone, including all effects. */
  readonly power: number | undefined;
  /** What changes its power, if that is not the printed one. Traces of older versions have none. */
  readonly powerEffects: readonly DrawnPowerEffect[] | undefined;
}

/** The attack in progress. */
export interface DrawnAttack {
  readonly attacker: ObjectId;
  readonly target: { readonly player: Player } | { readonly creature: ObjectId };
  readonly blocker: ObjectId | undefined;
  readonly ended: boolean;
  /** Shields chosen to be broken. */
  readonly shields: readonly ObjectId[];
}

/** The table as the page draws it, with nothing hidden; `seenIn` (model/table.ts) applies what one player may know. */
export interface DrawnTable {
  readonly cards: Readonly<Record<ObjectId, DrawnCard>>;
  /** Object ids in zone order; the top card of a deck comes first. */
  readonly zones: { readonly [P in Player]: { readonly [Z in Zone]: readonly ObjectId[] } };
  readonly turn: {
    readonly number: number;
    readonly active: Player;
    readonly attacks: number;
    /** 500.5. Whose turn follows, if it is not that of the other player. Traces of older versions have none. */
    readonly next?: Player | undefined;
  };
  readonly attack: DrawnAttack | undefined;
  /** 115. The two creatures of the battle in progress. */
  readonly battle: readonly [ObjectId, ObjectId] | undefined;
  /** 601. The card being used. */
  readonly using: ObjectId | undefined;
  readonly result: Result | undefined;
}

/** The differences between two consecutive tables. */
export interface TablePatch {
  /** New and changed objects. */
  readonly cards?: readonly DrawnCard[];
  /** Objects that no longer exist. */
  readonly gone?: readonly ObjectId[];
  readonly zones?: { readonly [P in Player]?: { readonly [Z in Zone]?: readonly ObjectId[] } };
  /** All parts other than cards and zones, if any of them changed. */
  readonly rest?: Omit<DrawnTable, 'cards' | 'zones'>;
}

/** An effect that is on standby or being resolved. */
export interface WaitingEffect {
  readonly id: number;
  readonly player: Player;
  readonly card: string;
  readonly object: ObjectId;
  /** 101.4a. For a use of the shield-trigger class: which kind. */
  readonly shieldUse: string | undefined;
  /** 603.2f. It was declared by showing the card. */
  readonly declared: boolean;
  /** The kind of the fact that triggered it. */
  readonly event: string;
  /** The object that this fact is about. Traces of older versions have none. */
  readonly about: ObjectId | undefined;
  /** The text of the ability. */
  readonly text: string;
  /** `arriving`: it has triggered but has not been sent to the standby actor yet, as inside an effect that is still asking. */
  readonly stage: 'arriving' | 'waiting' | 'resolving';
}

/** 603.2e. An open opportunity to declare usage. */
export interface OpenDeclaration {
  readonly player: Player;
  /** The kind of the fact that opened it. */
  readonly event: string;
  /** The card that the fact is about. */
  readonly card: string | undefined;
  /** 505.6a. It lapses when the attack ends early. */
  readonly ofAttack: boolean;
  readonly stage: 'arriving' | 'waiting';
}

/** What the standby actor selected as next. */
export interface NextOnStandby {
  readonly player: Player;
  readonly side: 'AP' | 'NAP';
  readonly does: 'usesShield' | 'declares' | 'resolves';
  /** The state of the standby actor: `apEffect`. */
  readonly state: string;
  readonly rule: string;
  /** Who is next and why, as a sentence. */
  readonly why: string;
  /** 101.4c. Play returned to the active player after an effect of the non-active player. */
  readonly returned: boolean;
}

/** The standby lanes of the active player (AP) and the non-active player (NAP). */
export interface DrawnStandby {
  readonly active: Player;
  readonly effects: { readonly ap: readonly WaitingEffect[]; readonly nap: readonly WaitingEffect[] };
  readonly declarations: {
    readonly ap: readonly OpenDeclaration[];
    readonly nap: readonly OpenDeclaration[];
  };
  /** Undefined while nothing is on standby. */
  readonly next: NextOnStandby | undefined;
}

/** An actor was created. */
export interface ActorRecord {
  readonly kind: 'actor';
  readonly actor: string;
  /** Its id within its parent: `standby`. */
  readonly name: string;
  /** The chart that it runs. */
  readonly chart: ChartName;
  readonly parent: string | undefined;
}

/** An event was sent to an actor. `from` is undefined for an event from a player. */
export interface EventRecord {
  readonly kind: 'event';
  readonly actor: string;
  readonly from: string | undefined;
  readonly event: string;
  /** Its payload, abbreviated. */
  readonly carries: Readonly<Record<string, unknown>>;
}

/** A guard was evaluated. The guard records directly before a microstep decided it. */
export interface GuardRecord {
  readonly kind: 'guard';
  readonly actor: string;
  readonly guard: string;
  readonly answer: boolean;
  /** The id of its transition. */
  readonly edge: string | undefined;
  /** What it looked at: `outcome: attack`. Traces of older versions have none. */
  readonly reads: string | undefined;
}

/** Transitions were taken. Records of the effects follow it. */
export interface MicrostepRecord {
  readonly kind: 'microstep';
  readonly actor: string;
  readonly event: string;
  /** The ids of the transitions. */
  readonly edges: readonly string[];
  readonly value: StateValue;
  /** The dotted path of the resulting state. */
  readonly state: string;
  /** The ids of the states exited, innermost first, and entered, outermost first. */
  readonly exited: readonly string[];
  readonly entered: readonly string[];
}

/** An action executed by the preceding microstep. */
export interface ActionRecord {
  readonly kind: 'action';
  readonly actor: string;
  readonly action: string;
  readonly when: 'exit' | 'transition' | 'entry';
  /** The state that was exited or entered, or the source of the transition. */
  readonly node: string;
}

/** The facts of the preceding microstep. */
export interface FactsRecord {
  readonly kind: 'facts';
  /** The log index of the first fact. */
  readonly first: number;
  readonly facts: readonly Fact[];
}

export interface StandbyRecord {
  readonly kind: 'standby';
  readonly standby: DrawnStandby;
}

/** The current table, in full or as a patch to the previous one. */
export type TableRecord =
  | { readonly kind: 'table'; readonly whole: DrawnTable }
  | { readonly kind: 'table'; readonly patch: TablePatch };

/** A player must choose. */
export interface DecisionRecord {
  readonly kind: 'decision';
  readonly decision: Decision;
}

/** What the player might expect to be able to do but cannot, and why. Directly before the record of its decision. */
export interface ExplainRecord {
  readonly kind: 'explain';
  /** The id of the decision. */
  readonly decision: number;
  readonly explanations: readonly Explanation[];
}

/** A player chose or conceded. */
export type ChoiceRecord =
  | {
      readonly kind: 'choice';
      readonly player: Player;
      readonly decision: number;
      readonly answer: Answer;
      /** The labels of the chosen options. */
      readonly chose: readonly string[];
    }
  | { readonly kind: 'choice'; readonly player: Player; readonly concedes: true };

/** An actor has finished handling an event. */
export interface SettledRecord {
  readonly kind: 'settled';
  readonly actor: string;
  readonly event: string;
  readonly state: string;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
}

/** Printed data of the cards that occur for the first time in the following records. */
export interface CardsRecord {
  readonly kind: 'cards';
  readonly cards: readonly PrintedCard[];
}

/**
 * The origin of the duel, from which it can be replayed and forked at any moment. Traces of a single chart have none.
 */
export interface OriginRecord {
  readonly kind: 'origin';
  /** `duel.record()` at the first decision. */
  readonly record: string;
}

export interface EndRecord {
  readonly kind: 'end';
  /** Undefined if the recording ended before the duel. */
  readonly result: Result | undefined;
}

export type TraceEntry =
  | ActorRecord
  | EventRecord
  | GuardRecord
  | MicrostepRecord
  | ActionRecord
  | FactsRecord
  | StandbyRecord
  | TableRecord
  | DecisionRecord
  | ExplainRecord
  | ChoiceRecord
  | SettledRecord
  | CardsRecord
  | OriginRecord
  | EndRecord;

/** An entry with its sequence number: 0, 1, 2 and so on, without gaps. */
export type TraceRecord = TraceEntry & { readonly seq: number };

export type RecordKind = TraceEntry['kind'];

export const RECORD_KINDS = [
  'actor',
  'event',
  'guard',
  'microstep',
  'action',
  'facts',
  'standby',
  'table',
  'decision',
  'explain',
  'choice',
  'settled',
  'cards',
  'origin',
  'end',
] as const satisfies readonly RecordKind[];

/** A whole trace in memory. */
export interface Trace {
  readonly header: TraceHeader;
  readonly records: readonly TraceRecord[];
}
