import type {
  Answer,
  Civilization,
  Decision,
  Explanation,
  Fact,
  ObjectId,
  Player,
  Result,
  Zone,
} from 'taiki';

/**
 * A trace: everything that happened inside the charts of a duel, in one order. As a file it is JSON lines: the header, then
 * one record a line. Everything here is JSON, and nothing here needs the engine to be read.
 */

export const TRACE_VERSION = 1;

/** The charts that a duel runs. */
export type ChartName = 'duel' | 'standby';

/** A state of a chart. */
export interface ChartNode {
  /** Unique in all charts: `duel.turn.main`. */
  readonly id: string;
  readonly key: string;
  /** The dotted path inside its chart: `turn.main`; empty for the root. */
  readonly path: string;
  /** Undefined for the root. */
  readonly parent: string | undefined;
  readonly depth: number;
  readonly type: 'atomic' | 'compound' | 'final';
  /** It is where its parent begins. */
  readonly initial: boolean;
  /** The number of the rule that it implements. */
  readonly rule: string;
  /** What that rule says, in our words; of the nearest rule that it is part of where it has none of its own. */
  readonly ruleText: string;
  /** Names of the actions. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Fixed ids of the actors that it spawns or invokes. */
  readonly spawns: readonly string[];
}

/** A transition of a chart, to one target. */
export interface ChartEdge {
  /** Unique in all charts: `duel.turn.main.choosing|always|0`. */
  readonly id: string;
  readonly source: string;
  /** The source itself for a transition that leaves no state. */
  readonly target: string;
  /** The event that it waits for; `always` for one that is taken as soon as its guard holds. */
  readonly event: string;
  readonly guard: string | undefined;
  readonly actions: readonly string[];
  /** Its place among the transitions of its source for this event: they are tried in this order. */
  readonly index: number;
  /** It has no target: it only acts. */
  readonly targetless: boolean;
}

/** A chart as a graph, parents before children. */
export interface ChartGraph {
  readonly name: ChartName;
  readonly root: string;
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

/** A card as it is printed, as far as it is drawn. */
export interface PrintedCard {
  readonly name: string;
  readonly civilizations: readonly Civilization[];
  readonly type: string;
  readonly races: readonly string[];
  readonly cost: number;
  readonly power: number | undefined;
  /** Names of its keyword abilities: `blocker`. */
  readonly keywords: readonly string[];
  /** Its abilities, printed from their data, one an entry. */
  readonly text: readonly string[];
}

/** The first line of a trace. */
export interface TraceHeader {
  readonly taikiTrace: typeof TRACE_VERSION;
  /** What the trace is of, for people: "seed 7: burning-shadow against radiant-tide". */
  readonly title: string;
  readonly charts: { readonly duel: ChartGraph; readonly standby: ChartGraph };
  /** Every rule that we have words for, by its number. */
  readonly rules: Readonly<Record<string, string>>;
}

/** A value of an XState state without parallel states: `{ turn: { main: 'choosing' } }`. */
export type StateValue = string | { readonly [key: string]: StateValue };

/** Who may know which card this is. */
export type KnownTo = 'both' | Player | 'nobody';

/** An object on the table, as it is drawn. */
export interface DrawnCard {
  readonly id: ObjectId;
  readonly name: string;
  readonly owner: Player;
  readonly zone: Zone;
  readonly knownTo: KnownTo;
  readonly tapped: boolean;
  readonly faceUp: boolean;
  readonly flipped: boolean;
  /** 409. Half-way through being used, put or broken. */
  readonly pending: boolean;
  /** The number of the turn in which it came to its zone. */
  readonly since: number;
  /** Names of the cards below, topmost first. */
  readonly under: readonly string[];
  /** The object that a cross gear or a castle belongs to. */
  readonly attachedTo: ObjectId | undefined;
  /** The power that it has now, in the battle zone, by everything that changes it. */
  readonly power: number | undefined;
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

/** The game as it is drawn. It hides nothing: `seenIn` (model/table.ts) gives what one player may know. */
export interface DrawnTable {
  readonly cards: Readonly<Record<ObjectId, DrawnCard>>;
  /** Ids, in the order in which they lie; the top card of a deck is the first. */
  readonly zones: { readonly [P in Player]: { readonly [Z in Zone]: readonly ObjectId[] } };
  readonly turn: { readonly number: number; readonly active: Player; readonly attacks: number };
  readonly attack: DrawnAttack | undefined;
  /** 115. The two creatures of the battle in progress. */
  readonly battle: readonly [ObjectId, ObjectId] | undefined;
  /** 601. The card that is being used. */
  readonly using: ObjectId | undefined;
  readonly result: Result | undefined;
}

/** What changed from one table to the next. */
export interface TablePatch {
  /** New and changed objects. */
  readonly cards?: readonly DrawnCard[];
  /** Objects that are no more. */
  readonly gone?: readonly ObjectId[];
  readonly zones?: { readonly [P in Player]?: { readonly [Z in Zone]?: readonly ObjectId[] } };
  /** The parts that are not cards, whole, when one of them changed. */
  readonly rest?: Omit<DrawnTable, 'cards' | 'zones'>;
}

/** An effect that waits on standby, or is being resolved. */
export interface WaitingEffect {
  readonly id: number;
  readonly player: Player;
  readonly card: string;
  readonly object: ObjectId;
  /** 101.4a. A use of the shield-trigger class; how. */
  readonly shieldUse: string | undefined;
  /** 603.2f. It was declared: the card was shown. */
  readonly declared: boolean;
  /** The kind of the fact that triggered it. */
  readonly event: string;
  /** What it does, printed from its data. */
  readonly text: string;
  /** `arriving`: it has triggered, and the standby actor has not been told yet. */
  readonly stage: 'arriving' | 'waiting' | 'resolving';
}

/** 603.2e. An open point at which a player may declare usage. */
export interface OpenDeclaration {
  readonly player: Player;
  /** The kind of the fact that opened it. */
  readonly event: string;
  /** The card that the fact is about. */
  readonly card: string | undefined;
  /** 505.6a. Gone when the attack ends early. */
  readonly ofAttack: boolean;
  readonly stage: 'arriving' | 'waiting';
}

/** What the standby actor said is next. */
export interface NextOnStandby {
  readonly player: Player;
  readonly side: 'AP' | 'NAP';
  readonly does: 'usesShield' | 'declares' | 'resolves';
  /** The state of the standby actor that says so: `apEffect`. */
  readonly state: string;
  readonly rule: string;
  /** Why they are next, in a sentence. */
  readonly why: string;
  /** 101.4c. It went back to the active player after an effect of the other. */
  readonly returned: boolean;
}

/** The two lanes, AP's and NAP's. */
export interface DrawnStandby {
  readonly active: Player;
  readonly effects: { readonly ap: readonly WaitingEffect[]; readonly nap: readonly WaitingEffect[] };
  readonly declarations: {
    readonly ap: readonly OpenDeclaration[];
    readonly nap: readonly OpenDeclaration[];
  };
  /** Undefined while nothing waits. */
  readonly next: NextOnStandby | undefined;
}

/** An actor came to be. */
export interface ActorRecord {
  readonly kind: 'actor';
  readonly actor: string;
  /** Its id in its parent: `standby`. */
  readonly name: string;
  /** The chart that it runs. */
  readonly chart: ChartName;
  readonly parent: string | undefined;
}

/** An event was sent to an actor; `from` is undefined for one from outside. */
export interface EventRecord {
  readonly kind: 'event';
  readonly actor: string;
  readonly from: string | undefined;
  readonly event: string;
  /** What it carries, short enough to read. */
  readonly carries: Readonly<Record<string, unknown>>;
}

/** A guard was asked. The guards before a microstep decided it. */
export interface GuardRecord {
  readonly kind: 'guard';
  readonly actor: string;
  readonly guard: string;
  readonly answer: boolean;
  /** The transition that it was asked for. */
  readonly edge: string | undefined;
}

/** Transitions were taken. What its actions did follows it. */
export interface MicrostepRecord {
  readonly kind: 'microstep';
  readonly actor: string;
  readonly event: string;
  /** Ids of the transitions. */
  readonly edges: readonly string[];
  readonly value: StateValue;
  /** The dotted path of the state after it. */
  readonly state: string;
  /** Ids of the states left, innermost first, and entered, outermost first. */
  readonly exited: readonly string[];
  readonly entered: readonly string[];
}

/** An action of the microstep before it. */
export interface ActionRecord {
  readonly kind: 'action';
  readonly actor: string;
  readonly action: string;
  readonly when: 'exit' | 'transition' | 'entry';
  /** The state that was left or entered, or the source of the transition. */
  readonly node: string;
}

/** Facts, as they happened in the microstep before it. */
export interface FactsRecord {
  readonly kind: 'facts';
  /** The index in the log of the first. */
  readonly first: number;
  readonly facts: readonly Fact[];
}

export interface StandbyRecord {
  readonly kind: 'standby';
  readonly standby: DrawnStandby;
}

/** The table as it is now: whole, or as it differs from the last. */
export type TableRecord =
  | { readonly kind: 'table'; readonly whole: DrawnTable }
  | { readonly kind: 'table'; readonly patch: TablePatch };

/** Somebody must choose. */
export interface DecisionRecord {
  readonly kind: 'decision';
  readonly decision: Decision;
}

/** Why not: what that player might expect to be able to do and cannot. */
export interface ExplainRecord {
  readonly kind: 'explain';
  /** The id of the decision. */
  readonly decision: number;
  readonly explanations: readonly Explanation[];
}

/** Somebody chose, or gave up. */
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

/** An actor came to rest: it has handled an event whole. */
export interface SettledRecord {
  readonly kind: 'settled';
  readonly actor: string;
  readonly event: string;
  readonly state: string;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
}

/** Cards that the records after it speak of for the first time. */
export interface CardsRecord {
  readonly kind: 'cards';
  readonly cards: readonly PrintedCard[];
}

/**
 * Where the duel came from: enough for `replay`, and for a fork from any moment. There is none where only a chart was
 * watched.
 */
export interface OriginRecord {
  readonly kind: 'origin';
  /** A record of the duel at its first decision. */
  readonly record: string;
}

export interface EndRecord {
  readonly kind: 'end';
  /** Undefined where the recording ended before the duel did. */
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

/** An entry with its place in the one order of all: 0, 1, 2 and so on without a gap. */
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
