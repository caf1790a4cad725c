import type { Decision, Explanation, Fact, FactKind, FactOf, Result } from 'taiki';
import * as v from 'valibot';
import type {
  ActionRecord,
  ActorRecord,
  CardsRecord,
  ChartEdge,
  ChartGraph,
  ChartNode,
  ChoiceRecord,
  DecisionRecord,
  DrawnAttack,
  DrawnCard,
  DrawnPowerEffect,
  DrawnStandby,
  DrawnTable,
  EndRecord,
  EventRecord,
  ExplainRecord,
  FactsRecord,
  GuardRecord,
  MicrostepRecord,
  NextOnStandby,
  OpenDeclaration,
  OriginRecord,
  PrintedCard,
  RecordKind,
  SettledRecord,
  StandbyRecord,
  StateValue,
  TablePatch,
  TraceHeader,
  WaitingEffect,
} from '../../trace.ts';
import { PLAYERS } from '../table.ts';
import { ZONES } from '../zones.ts';

/** A schema for every field of a type. Fields that may be undefined are optional, since JSON drops them. */
type Entries<T> = { readonly [F in keyof T]-?: v.GenericSchema };

/** The fields of every member of a union. */
type FieldsOf<T> = T extends unknown ? Omit<T, 'kind'> : never;

const text = v.string();
const yesNo = v.boolean();
const integer = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const texts = v.array(text);
const integers = v.array(integer);
const player = v.picklist(PLAYERS);
const zone = v.picklist(ZONES);
const chart = v.picklist(['duel', 'standby']);
const optionalText = v.optional(text);

const attackTarget = v.union([v.object({ player }), v.object({ creature: integer })]);

const result = v.object({ winner: v.optional(player), reason: text, turn: count } satisfies Entries<Result>);

/** A state value nests one key per level. Checked in a loop: a mutated file may nest deeper than the stack. */
const stateValue = v.custom<StateValue>((value) => {
  let at: unknown = value;
  while (typeof at === 'object' && at !== null && Object.keys(at).length === 1) [at] = Object.values(at);
  return typeof at === 'string';
}, 'expected a state value such as { turn: "draw" }');

const about = { player, object: integer, name: text };
const moved = {
  ...about,
  was: integer,
  from: zone,
  to: zone,
  how: optionalText,
  for: optionalText,
  broken: v.optional(v.literal(true)),
  unpaid: yesNo,
  withoutMana: v.optional(yesNo),
  onto: optionalText,
  linkedWith: optionalText,
  linkedCard: v.optional(integer),
  shuffled: v.optional(v.literal(true)),
  faceDown: v.optional(v.literal(true)),
  wasFaceDown: v.optional(v.literal(true)),
  insteadOf: v.optional(integer),
};
const against = { ...about, against: integer };

const FACTS: { readonly [K in FactKind]: Entries<Omit<FactOf<K>, 'kind' | 'state' | 'rule'>> } = {
  cardDrawn: moved,
  cardDiscarded: moved,
  cardDestroyed: moved,
  shieldBroken: moved,
  shieldPlaced: moved,
  manaCharged: moved,
  cardPut: moved,
  cardMoved: moved,
  duelBegan: { player },
  deckShuffled: { player },
  shieldsRearranged: { player, shields: integers },
  turnBegan: { player, turn: count },
  stepBegan: {
    player,
    step: v.picklist(['draw', 'charge', 'main', 'attack', 'block', 'battle', 'directAttack']),
  },
  turnEnding: { player },
  turnEnded: { player },
  turnGained: { player },
  restOfTurnSkipped: { player },
  cardTapped: about,
  cardUntapped: about,
  cardTurnedOver: { ...about, fromSide: text, toSide: text },
  creatureLinked: { ...about, cards: texts },
  creatureUnlinked: { ...about, became: texts },
  cardSealed: { ...about, count },
  cardUnsealed: { ...about, left: count },
  cardTurned: { ...about, to: v.picklist(['faceUp', 'faceDown']) },
  cardPutUnder: {
    ...about,
    was: integer,
    from: zone,
    to: v.picklist(['battleZone', 'shieldZone']),
    wasFaceDown: v.optional(v.literal(true)),
    causedBy: v.optional(player),
    hostName: text,
  },
  cardRevealed: about,
  cardLookedAt: { ...about, by: player },
  cardChosen: { ...about, by: player },
  useDeclared: { ...about, verb: text },
  costPaid: { ...about, mana: texts, cost: integer },
  cardUsed: {
    ...about,
    verb: text,
    unpaid: yesNo,
    withoutMana: v.optional(yesNo),
    from: zone,
    through: optionalText,
    allowedBy: v.optional(integer),
    reducedBy: v.optional(integers),
    extras: v.optional(integers),
  },
  gearCrossed: { ...about, onto: integer, ontoName: text },
  gearUncrossed: about,
  weaponEquipped: { ...about, onto: integer, ontoName: text },
  attackDeclared: { ...about, target: attackTarget, nth: count },
  creatureAttacked: { ...about, by: integer },
  attackRedirected: { ...about, to: integer, toName: text },
  creatureBlocked: { ...about, attacker: integer },
  attackBlocked: { ...about, blocker: integer },
  attackNotBlocked: { ...about, target: attackTarget },
  battleBegan: { ...against, againstName: text },
  battleWon: against,
  battleLost: against,
  shieldsChosen: { ...about, shields: integers },
  attackStopped: { ...about, attacker: integer, attackerName: text },
  attackEnding: about,
  attackEnded: { player, early: yesNo },
  usageDeclared: { ...about, ability: text },
  abilityActivated: { ...about, ability: text, by: integer },
  effectTriggered: { ...about, effect: integer, event: text },
  effectBegan: {
    ...about,
    effect: integer,
    limited: optionalText,
    kept: v.optional(v.literal(true)),
    word: optionalText,
  },
  effectResolved: { ...about, effect: integer, word: optionalText },
  effectMisfired: { ...about, effect: integer, why: text },
  eventReplaced: {
    ...about,
    event: text,
    by: text,
    occurrence: integer,
    instead: text,
    limited: v.optional(v.object({ object: integer, text })),
  },
  lastingEffectBegan: { ...about, until: text },
  numberNamed: { player, number: v.number() },
  cardNamed: { player, name: text },
  raceNamed: { player, name: text },
  choiceMade: { player, decision: text, chose: texts, forced: yesNo },
  duelEnded: { result },
};

const factSchemas = new Map<unknown, v.GenericSchema>(
  Object.entries(FACTS).map(([kind, entries]) => [
    kind,
    v.object({
      kind: text,
      state: text,
      rule: text,
      ...entries,
    } satisfies Entries<Pick<Fact, 'kind' | 'state' | 'rule'>>),
  ]),
);

/** The kinds of all facts that a trace can have. */
export const FACT_KINDS = Object.keys(FACTS);

/** The schema for the `kind` of a value, or one that refuses the kind. */
const byKind = (schemas: ReadonlyMap<unknown, v.GenericSchema>): v.GenericSchema => {
  const unknownKind = v.object({ kind: v.picklist([...schemas.keys()].map(String), 'a known kind') });
  return v.lazy((value) => {
    const kind: unknown =
      typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
    return schemas.get(kind) ?? unknownKind;
  });
};

const object = v.object({ id: integer, name: optionalText, zone, owner: player });

const decision = v.object({
  id: count,
  player,
  kind: text,
  rule: text,
  prompt: text,
  source: v.optional(object),
  options: v.array(
    v.object({
      label: text,
      card: v.optional(object),
      target: v.optional(object),
      uses: v.optional(object),
      player: v.optional(player),
      number: v.optional(v.number()),
      pass: v.optional(v.literal(true)),
    } satisfies Entries<Decision['options'][number]>),
  ),
  min: count,
  max: count,
  ordered: yesNo,
  limits: v.optional(
    v.object({
      total: v.optional(v.object({ values: v.array(v.number()), max: v.number() })),
      exclusive: v.optional(v.array(integers)),
      required: v.optional(integers),
      preferred: v.optional(v.array(v.object({ options: integers, over: integers }))),
    } satisfies Entries<NonNullable<Decision['limits']>>),
  ),
} satisfies Entries<Decision>);

const explanation = v.object({
  player,
  card: object,
  what: text,
  reason: text,
  rule: text,
  by: optionalText,
} satisfies Entries<Explanation>);

const DURATIONS = [
  'turn',
  'attack',
  'battle',
  'yourNextTurn',
  'opponentsNextTurn',
  'endOfYourNextTurn',
  'endOfOpponentsNextTurn',
  'whileThere',
  'duel',
] as const satisfies readonly DrawnPowerEffect['until'][];

const powerEffect = v.object({
  kind: v.picklist(['halvesPower', 'hyperMode', 'multipliesPower', 'power', 'powerAttacker', 'setPower']),
  text,
  amount: v.optional(v.number()),
  card: text,
  object: v.optional(integer),
  player,
  until: v.optional(v.picklist(DURATIONS)),
} satisfies Entries<DrawnPowerEffect>);

const printedCard = v.object({
  name: text,
  civilizations: v.array(v.picklist(['light', 'water', 'darkness', 'fire', 'nature'])),
  type: text,
  races: texts,
  cost: v.number(),
  power: v.optional(v.number()),
  keywords: texts,
  text: texts,
} satisfies Entries<PrintedCard>);

const drawnCard = v.object({
  id: integer,
  name: text,
  owner: player,
  zone,
  knownTo: v.picklist(['both', ...PLAYERS, 'nobody']),
  tapped: yesNo,
  faceUp: yesNo,
  ignored: v.optional(v.literal(true)),
  faceDown: v.optional(v.literal(true)),
  flipped: yesNo,
  pending: yesNo,
  since: integer,
  under: texts,
  links: v.optional(texts),
  face: v.optional(printedCard),
  attachedTo: v.optional(integer),
  power: v.optional(v.number()),
  powerEffects: v.optional(v.array(powerEffect)),
} satisfies Entries<DrawnCard>);

const rest = {
  turn: v.object({
    number: count,
    active: player,
    attacks: count,
    next: v.optional(player),
  } satisfies Entries<DrawnTable['turn']>),
  attack: v.optional(
    v.object({
      attacker: integer,
      target: attackTarget,
      blocker: v.optional(integer),
      ended: yesNo,
      shields: integers,
    } satisfies Entries<DrawnAttack>),
  ),
  battle: v.optional(v.tuple([integer, integer])),
  using: v.optional(integer),
  result: v.optional(result),
} satisfies Entries<Omit<DrawnTable, 'cards' | 'zones'>>;

const allZones = v.object(v.entriesFromList(ZONES, integers));
const someZones = v.object(v.entriesFromList(ZONES, v.optional(integers)));

const wholeTable = v.object({
  cards: v.record(text, drawnCard),
  zones: v.object({ p1: allZones, p2: allZones }),
  ...rest,
} satisfies Entries<DrawnTable>);

const tablePatch = v.object({
  cards: v.optional(v.array(drawnCard)),
  gone: v.optional(integers),
  zones: v.optional(v.object({ p1: v.optional(someZones), p2: v.optional(someZones) })),
  rest: v.optional(v.object(rest)),
} satisfies Entries<TablePatch>);

const waiting = v.array(
  v.object({
    id: integer,
    player,
    card: text,
    object: integer,
    shieldUse: optionalText,
    declared: yesNo,
    event: text,
    about: v.optional(integer),
    text,
    stage: v.picklist(['arriving', 'waiting', 'resolving']),
  } satisfies Entries<WaitingEffect>),
);

const declarations = v.array(
  v.object({
    player,
    event: text,
    card: optionalText,
    ofAttack: yesNo,
    stage: v.picklist(['arriving', 'waiting']),
  } satisfies Entries<OpenDeclaration>),
);

const standby = v.object({
  active: player,
  effects: v.object({ ap: waiting, nap: waiting }),
  declarations: v.object({ ap: declarations, nap: declarations }),
  next: v.optional(
    v.object({
      player,
      side: v.picklist(['AP', 'NAP']),
      does: v.picklist(['usesShield', 'declares', 'resolves']),
      state: text,
      rule: text,
      why: text,
      returned: yesNo,
    } satisfies Entries<NextOnStandby>),
  ),
} satisfies Entries<DrawnStandby>);

const answered = v.object({
  player,
  decision: count,
  answer: integers,
  chose: texts,
} satisfies Entries<FieldsOf<Exclude<ChoiceRecord, { readonly concedes: true }>>>);
const conceded = v.object({ player, concedes: v.literal(true) });

const hasConceded = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'concedes' in value;

const table = v.pipe(
  v.object({ whole: v.optional(wholeTable), patch: v.optional(tablePatch) }),
  v.check(
    ({ whole, patch }) => (whole === undefined) !== (patch === undefined),
    'expected either "whole" or "patch"',
  ),
);

const RECORDS: { readonly [K in RecordKind]: v.GenericSchema } = {
  actor: v.object({ actor: text, name: text, chart, parent: optionalText } satisfies Entries<
    FieldsOf<ActorRecord>
  >),
  event: v.object({
    actor: text,
    from: optionalText,
    event: text,
    carries: v.record(text, v.unknown()),
  } satisfies Entries<FieldsOf<EventRecord>>),
  guard: v.object({
    actor: text,
    guard: text,
    answer: yesNo,
    edge: optionalText,
    reads: optionalText,
  } satisfies Entries<FieldsOf<GuardRecord>>),
  microstep: v.object({
    actor: text,
    event: text,
    edges: texts,
    value: stateValue,
    state: text,
    exited: texts,
    entered: texts,
  } satisfies Entries<FieldsOf<MicrostepRecord>>),
  action: v.object({
    actor: text,
    action: text,
    when: v.picklist(['exit', 'transition', 'entry']),
    node: text,
  } satisfies Entries<FieldsOf<ActionRecord>>),
  facts: v.object({ first: count, facts: v.array(byKind(factSchemas)) } satisfies Entries<
    FieldsOf<FactsRecord>
  >),
  standby: v.object({ standby } satisfies Entries<FieldsOf<StandbyRecord>>),
  table,
  decision: v.object({ decision } satisfies Entries<FieldsOf<DecisionRecord>>),
  explain: v.object({ decision: count, explanations: v.array(explanation) } satisfies Entries<
    FieldsOf<ExplainRecord>
  >),
  choice: v.lazy((value) => (hasConceded(value) ? conceded : answered)),
  settled: v.object({
    actor: text,
    event: text,
    state: text,
    status: v.picklist(['active', 'done', 'error', 'stopped']),
  } satisfies Entries<FieldsOf<SettledRecord>>),
  cards: v.object({ cards: v.array(printedCard) } satisfies Entries<FieldsOf<CardsRecord>>),
  origin: v.object({ record: text } satisfies Entries<FieldsOf<OriginRecord>>),
  end: v.object({ result: v.optional(result) } satisfies Entries<FieldsOf<EndRecord>>),
};

/** The schema of a record, which selects by its kind. `seq` is checked by its reader, which knows what is expected. */
export const recordSchema = byKind(new Map(Object.entries(RECORDS)));

const chartNode = v.object({
  id: text,
  key: text,
  path: text,
  parent: optionalText,
  depth: count,
  type: v.picklist(['atomic', 'compound', 'final']),
  initial: yesNo,
  rule: text,
  ruleText: text,
  entry: texts,
  exit: texts,
  spawns: texts,
} satisfies Entries<ChartNode>);

const chartEdge = v.object({
  id: text,
  source: text,
  target: text,
  event: text,
  guard: optionalText,
  actions: texts,
  index: count,
  targetless: yesNo,
} satisfies Entries<ChartEdge>);

const chartGraph = (name: 'duel' | 'standby') =>
  v.object({
    name: v.literal(name),
    root: text,
    nodes: v.array(chartNode),
    edges: v.array(chartEdge),
  } satisfies Entries<ChartGraph>);

/** The header without its version. */
export const headerSchema = v.object({
  title: text,
  charts: v.object({ duel: chartGraph('duel'), standby: chartGraph('standby') }),
  rules: v.record(text, text),
  bookmarks: v.optional(v.array(v.object({ seq: count, note: text }))),
} satisfies Entries<Omit<TraceHeader, 'taikiTrace'>>);

/** The first contradiction inside a chart that has the right shape: ids that occur twice or name no state. */
export function chartProblem({ name, root, nodes, edges }: ChartGraph): string | undefined {
  const known = new Set<string>();
  for (const { id, parent } of nodes) {
    if (known.has(id)) return `charts.${name}: the state "${id}" occurs twice`;
    if (parent === undefined ? id !== root : !known.has(parent))
      return `charts.${name}: the parent of "${id}" does not precede it`;
    known.add(id);
  }
  if (!known.has(root)) return `charts.${name}: the root "${root}" is not a state`;
  const lost = edges.find(({ source, target }) => !known.has(source) || !known.has(target));
  return lost === undefined ? undefined : `charts.${name}: the transition "${lost.id}" names no state`;
}
