import { CARD_TYPE_FACTS, CARD_TYPES } from '../../effects/language/cardTypes.ts';
import { type Answer, answerRefusal, type Decision, type ObjectInfo } from '../../effects/state/decisions.ts';
import { type Fact, type FactKind, isZoneChange, type ZoneChangeKind } from '../../effects/state/facts.ts';
import type { Game } from '../../effects/state/game.ts';
import { defaultLimits } from '../../effects/state/limits.ts';
import type { Duel } from '../../engine/duel.ts';
import { IllegalChoiceError } from '../../engine/errors.ts';
import { createDuel, replay, restoreDuel } from '../../engine/fullEngine.ts';
import { rulebook } from '../../engine/rulebook.ts';
import { duel as duelChart } from '../../machines/duel/duel.ts';
import { type CardObject, type ObjectId, PLAYERS, type Table, ZONES, type Zone } from '../../table/nouns.ts';
import { mayLieTapped } from '../../table/zones.ts';
import { isAlike } from '../alike.ts';
import { passingAnswer } from '../arbitraries/choices.ts';
import type { Course, DuelProperty, Violation } from '../course.ts';
import type { Moment } from '../watcher.ts';

/** What the engine promises of every duel, whatever its cards. */

const violation = (message: string, ...facts: readonly number[]): Violation => ({ message, facts });

/** The first violation that the moments of a course show, each looked at with the one before it. */
function firstAmong(
  { moments }: Course,
  look: (moment: Moment, before: Moment | undefined) => string | undefined,
): Violation | undefined {
  let before: Moment | undefined;
  for (const moment of moments) {
    const wrong = look(moment, before);
    if (wrong !== undefined) {
      const facts = moment.facts - (before?.facts ?? 0);
      const clash = Array.from({ length: facts }, (_, index) => moment.facts - facts + index);
      return violation(`${wrong} (in ${moment.state})`, ...clash);
    }
    before = moment;
  }
  return undefined;
}

function* objectsOf({ zones }: Table): Generator<CardObject> {
  for (const player of PLAYERS) for (const zone of ZONES) yield* zones[player][zone];
}

/** What lies wrong on a table. */
function misplaced({ cards, zones, nextId }: Game): string | undefined {
  const places = new Array<number>(cards.length).fill(0);
  const ids = new Set<ObjectId>();
  for (const player of PLAYERS) {
    for (const zone of ZONES) {
      for (const object of zones[player][zone]) {
        if (object.zone !== zone || object.owner !== player)
          return `object ${object.id} lies in the ${zone} of ${player}, and says ${object.zone} of ${object.owner}`;
        if (ids.has(object.id)) return `there are two objects ${object.id}`;
        if (object.id >= nextId) return `object ${object.id} was never made`;
        ids.add(object.id);
        for (const card of [object.card, ...object.under]) {
          if (cards[card]?.owner !== player) return `card ${card} lies with ${player}, who does not own it`;
          places[card] = (places[card] ?? 0) + 1;
        }
      }
    }
  }
  const wrong = places.findIndex((times) => times !== 1);
  return wrong < 0 ? undefined : `${cards[wrong]?.name} (card ${wrong}) is in ${places[wrong]} places`;
}

const cardsConserved: DuelProperty = {
  name: 'cardsConserved',
  rule: '400.1',
  says: 'Every card is in exactly one zone, or below exactly one other card there, and with its owner.',
  check: (course) =>
    firstAmong(course, ({ game }, before) => {
      const there = before?.game;
      if (there !== undefined && game.cards.length !== there.cards.length)
        return `there were ${there.cards.length} cards, and now there are ${game.cards.length}`;
      if (game.zones === there?.zones) return undefined;
      return misplaced(game);
    }),
};

const newObjects: DuelProperty = {
  name: 'newObjects',
  rule: '400.5',
  says: 'A card that changes zone is a new object there, and no object comes back.',
  check(course) {
    const gone = new Set<ObjectId>();
    let there = new Map<ObjectId, CardObject>();
    return firstAmong(course, ({ game }, before) => {
      if (game.zones === before?.game.zones) return undefined;
      const now = new Map<ObjectId, CardObject>();
      for (const object of objectsOf(game)) {
        now.set(object.id, object);
        const was = there.get(object.id);
        if (was !== undefined && (was.zone !== object.zone || was.owner !== object.owner))
          return `object ${object.id} went from the ${was.zone} to the ${object.zone} and is still the same`;
        if (gone.has(object.id)) return `object ${object.id} had left, and is there again`;
      }
      for (const id of there.keys()) if (!now.has(id)) gone.add(id);
      there = now;
      return undefined;
    });
  },
};

interface Way {
  readonly from?: readonly Zone[];
  readonly to?: readonly Zone[];
}

/** Where cards of some types go in place of the graveyard. */
const HOMES: readonly Zone[] = CARD_TYPES.flatMap((type) => CARD_TYPE_FACTS[type].home ?? []);

/** From where to where a card goes in each kind of zone change; a replaced one is only a move. */
const WAYS: { readonly [K in ZoneChangeKind]: Way } = {
  cardDrawn: { from: ['deck'], to: ['hand'] },
  cardDiscarded: { from: ['hand'], to: ['graveyard'] },
  cardDestroyed: { from: ['battleZone'], to: ['graveyard', ...HOMES] },
  shieldBroken: { from: ['shieldZone'], to: ['hand'] },
  shieldPlaced: { to: ['shieldZone'] },
  manaCharged: { from: ['hand'], to: ['manaZone'] },
  cardPut: { to: ['battleZone'] },
  cardMoved: {},
};

const zoneChangesAreTrue: DuelProperty = {
  name: 'zoneChangesAreTrue',
  rule: '400.5',
  says: 'A card that was drawn came from the deck to the hand, one that was destroyed left the battle zone, and so on; where a fact says that a card went, there it is.',
  check(course) {
    const { log } = course;
    const astray = log.findIndex((fact) => {
      if (!isZoneChange(fact)) return false;
      const { from, to } = WAYS[fact.kind];
      return from?.includes(fact.from) === false || to?.includes(fact.to) === false;
    });
    const fact = log[astray];
    if (fact !== undefined && isZoneChange(fact))
      return violation(`"${fact.kind}" of ${fact.name} goes from the ${fact.from} to the ${fact.to}`, astray);
    return firstAmong(course, ({ game, facts }, before) => {
      if (before === undefined || facts === before.facts) return undefined;
      const zones = new Map<ObjectId, Zone>();
      for (const { id, zone } of objectsOf(game)) zones.set(id, zone);
      const wrong = log.slice(before.facts, facts).find((one) => {
        const zone = isZoneChange(one) ? zones.get(one.object) : undefined;
        return isZoneChange(one) && zone !== undefined && zone !== one.to;
      });
      return wrong === undefined || !isZoneChange(wrong)
        ? undefined
        : `"${wrong.kind}" says that ${wrong.name} went to the ${wrong.to}, and it is in the ${zones.get(wrong.object)}`;
    });
  },
};

export const tappedWhereTheyMay: DuelProperty = {
  name: 'tappedWhereTheyMay',
  rule: '105',
  says: 'Only cards in the battle zone and the mana zone are tapped.',
  check: (course) =>
    firstAmong(course, ({ game }, before) => {
      if (game.zones === before?.game.zones) return undefined;
      for (const { tapped, zone, id } of objectsOf(game))
        if (tapped && !mayLieTapped(zone)) return `object ${id} is tapped in the ${zone}`;
      return undefined;
    }),
};

/** Facts in which an object does something, or something is done to it: it must be there. */
const ACTIVE: ReadonlySet<FactKind> = new Set<FactKind>([
  'cardTapped',
  'cardUntapped',
  'cardRevealed',
  'cardLookedAt',
  'cardChosen',
  'useDeclared',
  'usageDeclared',
  'attackDeclared',
  'attackRedirected',
  'creatureBlocked',
  'attackBlocked',
  'attackNotBlocked',
  'battleBegan',
  'shieldsChosen',
]);

/** The objects that must have been there for this to happen. */
function actorsOf(fact: Fact): readonly ObjectId[] {
  if (isZoneChange(fact)) return [fact.was];
  if (!ACTIVE.has(fact.kind) || !('object' in fact)) return [];
  switch (fact.kind) {
    case 'creatureBlocked':
      return [fact.object, fact.attacker];
    case 'battleBegan':
      return [fact.object, fact.against];
    case 'shieldsChosen':
      return [fact.object, ...fact.shields];
    default:
      return [fact.object];
  }
}

/** Why an option names what is not as it says. */
function misnamed(game: Game, { id, zone, owner }: ObjectInfo): string | undefined {
  for (const object of objectsOf(game)) {
    if (object.id !== id) continue;
    return object.zone === zone && object.owner === owner
      ? undefined
      : `object ${id} of the ${zone}, which is in the ${object.zone}`;
  }
  return `object ${id}, which is not there`;
}

function misnamedIn(game: Game, { options, kind }: Decision): string | undefined {
  for (const { card, target } of options) {
    for (const info of [card, target]) {
      const wrong = info === undefined ? undefined : misnamed(game, info);
      if (wrong !== undefined) return `an option of "${kind}" names ${wrong}`;
    }
  }
  return undefined;
}

const nothingLeftIsUsed: DuelProperty = {
  name: 'nothingLeftIsUsed',
  rule: '400.5',
  says: 'What acts, is acted on or is offered is there; an object that has left does nothing and is not chosen.',
  check(course) {
    const { log } = course;
    return firstAmong(course, ({ game, facts, decision }, before) => {
      const offered = decision === undefined ? undefined : misnamedIn(game, decision);
      if (offered !== undefined || before === undefined) return offered;
      if (facts === before.facts) return undefined;
      const there = new Set<ObjectId>();
      for (const { id } of objectsOf(before.game)) there.add(id);
      for (const fact of log.slice(before.facts, facts)) {
        const absent = actorsOf(fact).find(
          (id) => (!there.has(id) && id < before.game.nextId) || id >= game.nextId,
        );
        if (absent !== undefined) return `"${fact.kind}" speaks of object ${absent}, which had left`;
      }
      return undefined;
    });
  },
};

/** What is wrong with a decision in itself. */
function malformed(decision: Decision): string | undefined {
  const { options, min, max, limits, prompt, rule } = decision;
  if (options.length === 0) return 'it has no options';
  if (!(0 <= min && min <= max && max <= options.length && max > 0))
    return `it asks for ${min} to ${max} of ${options.length} options`;
  if (prompt === '' || options.some(({ label }) => label === '')) return 'something in it has no words';
  if (!Object.hasOwn(rulebook, rule)) return `the rulebook has no rule ${rule}`;
  const limited = [...(limits?.required ?? []), ...(limits?.exclusive ?? []).flat()];
  if (limited.some((index) => !(index in options))) return 'it limits options that there are not';
  if (limits?.total !== undefined && limits.total.values.length !== options.length)
    return 'not every option has a value that counts towards the total';
  return undefined;
}

function withoutAnswer(decision: Decision): string | undefined {
  try {
    const refused = answerRefusal(decision, passingAnswer(decision));
    return refused === undefined ? undefined : `what should be an answer is none: ${refused}`;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

const decisionOrEnd: DuelProperty = {
  name: 'decisionOrEnd',
  rule: '104.1',
  says: 'Whenever the duel rests, it is over, or it asks something to which there is a legal answer.',
  check(course) {
    const { duel, moments } = course;
    const wrong = firstAmong(course, ({ decision, game }, before) => {
      if (decision === undefined || decision === before?.decision) return undefined;
      if (game.result !== undefined) return 'the duel is over, and somebody is asked';
      const problem = malformed(decision) ?? withoutAnswer(decision);
      return problem === undefined ? undefined : `decision ${decision.id} (${decision.kind}): ${problem}`;
    });
    if (wrong !== undefined) return wrong;
    const last = moments.at(-1);
    const rests = (last?.decision === undefined) === (duel.result !== undefined);
    return rests ? undefined : violation(`the duel rests in ${duel.state}, and nobody is asked`);
  },
};

/** Looks at a duel that is played again before each answer; it may put another in its place, or say what is wrong. */
type Visit = (duel: Duel, index: number) => Duel | { readonly wrong: string };

/** Plays the duel of a course again, without anybody watching, to its end or to where something is wrong. */
function playAgain(
  { options, choices, conceded }: Course,
  visit: Visit = (duel) => duel,
): Duel | { readonly wrong: string } {
  const { inspect: _, ...plain } = options;
  let duel = createDuel(plain);
  for (let index = 0; index <= choices.length; index++) {
    const seen = visit(duel, index);
    if ('wrong' in seen) return seen;
    duel = seen;
    const choice = choices[index];
    if (choice === undefined) break;
    const why = refusal(duel, choice.answer);
    if (why !== undefined) return { wrong: `an answer that was taken is refused: ${why}` };
  }
  if (conceded !== undefined) duel.concede(conceded);
  return duel;
}

/** Why a duel does not take an answer; undefined when it took it. */
function refusal(duel: Duel, answer: Answer): string | undefined {
  try {
    duel.choose(answer);
    return undefined;
  } catch (cause) {
    if (cause instanceof IllegalChoiceError) return cause.message;
    throw cause;
  }
}

/** All that tells one duel from another at a decision. */
const momentOf = ({ state, decision, result, game }: Duel): object => ({ state, decision, result, game });

/** The first fact in which two logs differ. */
function difference(wanted: readonly Fact[], found: readonly Fact[]): Violation | undefined {
  const length = Math.max(wanted.length, found.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [JSON.stringify(wanted[index]), JSON.stringify(found[index])];
    if (one !== other) return violation(`fact ${index} is ${other}, and was ${one}`, index);
  }
  return undefined;
}

function differs(
  course: Course,
  again: Duel | { readonly wrong: string },
  how: string,
): Violation | undefined {
  if ('wrong' in again) return violation(`${how}: ${again.wrong}`);
  const facts = difference(course.log, again.log);
  if (facts !== undefined) return violation(`${how}: ${facts.message}`, ...facts.facts);
  return isAlike(momentOf(again), momentOf(course.duel))
    ? undefined
    : violation(`${how}: the duel ends in another position or with another question`);
}

const sameSeedSameLog: DuelProperty = {
  name: 'sameSeedSameLog',
  rule: undefined,
  says: 'The same seed, cards and choices give the same duel, whether or not anybody inspects it.',
  check: (course) => differs(course, playAgain(course), 'played again'),
};

const snapshotsGoOn: DuelProperty = {
  name: 'snapshotsGoOn',
  rule: undefined,
  says: 'A duel that goes through JSON at every decision goes on as if nothing had been.',
  check(course) {
    const { cards = [] } = course.options;
    const again = playAgain(course, (duel) => {
      const restored = restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())), { cards });
      return isAlike(momentOf(restored), momentOf(duel))
        ? restored
        : { wrong: `decision ${duel.decision?.id ?? 'none'} is another after it was restored` };
    });
    return differs(course, again, 'restored at every decision');
  },
};

/** Few enough of the decisions of a course, spread over it; another course gives others. */
function someDecisions({ choices, log }: Course, most: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(choices.length / most));
  const picked = new Set<number>();
  for (let index = log.length % step; index < choices.length; index += step) picked.add(index);
  return picked;
}

const FORKED = 6;
const STEPS = 6;

const forksAreIndependent: DuelProperty = {
  name: 'forksAreIndependent',
  rule: undefined,
  says: 'What is done on a fork leaves the original as it is, and the same choices take both to the same end.',
  check(course) {
    const forked = someDecisions(course, FORKED);
    const again = playAgain(course, (duel, index) => {
      if (!forked.has(index)) return duel;
      const before = momentOf(duel);
      const logged = duel.log.length;
      const other = duel.fork();
      for (let step = 0; step < STEPS && other.decision !== undefined; step++)
        other.choose(passingAnswer(other.decision));
      return isAlike(momentOf(duel), before) && duel.log.length === logged
        ? duel.fork()
        : { wrong: `decision ${index + 1} is another after a fork of it went on` };
    });
    return differs(course, again, 'forked now and then');
  },
};

const recordsReplay: DuelProperty = {
  name: 'recordsReplay',
  rule: undefined,
  says: 'The record of a duel gives the same duel again, byte for byte, own cards and all.',
  check(course) {
    const text = course.duel.record();
    const again = replay(text);
    if (again.record() !== text) return violation('the record of the replayed duel is another');
    return differs(course, again, 'replayed');
  },
};

const OPENED = 4;

/** Legal answers that among them name every option that can be named: the passing one with one option in place of another. */
function answersNaming(decision: Decision): readonly (readonly number[])[] {
  const { options, min } = decision;
  const passing = passingAnswer(decision);
  return options.flatMap((_, index) => {
    if (passing.includes(index)) return [passing];
    const tried = [
      [index],
      [...passing, index],
      [index, ...passing.slice(1)],
      [...passing.slice(0, -1), index],
    ];
    const legal = tried.find(
      (answer) => answer.length >= min && answerRefusal(decision, answer) === undefined,
    );
    return legal === undefined ? [] : [legal];
  });
}

/** What is no answer to a decision: options that there are not, twice the same, too few, too many. */
function wrongAnswers({ options, min, max }: Decision): readonly (readonly number[])[] {
  const all = options.map((_, index) => index);
  return [
    [options.length],
    [-1],
    [0.5],
    [0, 0],
    ...(min > 0 ? [all.slice(0, min - 1)] : []),
    ...(max < options.length ? [all.slice(0, max + 1)] : []),
  ];
}

const MOST_OPTIONS = 8;

/** What is offered at this decision and not accepted, or accepted and not offered. */
function misoffered(duel: Duel): string | undefined {
  const { decision } = duel;
  if (decision === undefined) return undefined;
  const before = momentOf(duel);
  for (const answer of wrongAnswers(decision)) {
    if (refusal(duel, answer) === undefined)
      return `the answer ${JSON.stringify(answer)} is no answer, and is accepted`;
    if (!isAlike(momentOf(duel), before))
      return `the answer ${JSON.stringify(answer)} is refused, and changes the duel`;
  }
  for (const answer of answersNaming(decision).slice(0, MOST_OPTIONS)) {
    const fork = duel.fork();
    const why = refusal(fork, answer);
    if (why !== undefined) return `the answer ${JSON.stringify(answer)} is offered, and refused: ${why}`;
    if (fork.decision?.id === decision.id) return `the answer ${JSON.stringify(answer)} changes nothing`;
  }
  return undefined;
}

const offeredIsAccepted: DuelProperty = {
  name: 'offeredIsAccepted',
  rule: undefined,
  says: 'Every option that is offered is accepted, and nothing else is.',
  check(course) {
    const opened = someDecisions(course, OPENED);
    const again = playAgain(course, (duel, index) => {
      const wrong = opened.has(index) ? misoffered(duel) : undefined;
      return wrong === undefined
        ? duel
        : { wrong: `decision ${index + 1} (${duel.decision?.kind}): ${wrong}` };
    });
    return 'wrong' in again ? violation(again.wrong) : undefined;
  },
};

interface StateNodes {
  readonly states: Readonly<Record<string, StateNodes>>;
}

function pathsOf({ states }: StateNodes, above: readonly string[] = []): readonly string[] {
  return Object.entries(states).flatMap(([key, node]) => {
    const path = [...above, key];
    return [path.join('.'), ...pathsOf(node, path)];
  });
}

const STATES: ReadonlySet<string> = new Set(pathsOf(duelChart.root as StateNodes));

const factsArePlaced: DuelProperty = {
  name: 'factsArePlaced',
  rule: undefined,
  says: 'Every fact names a state that is in the charts, and a rule that is in the rulebook.',
  check({ log }) {
    const index = log.findIndex(({ state, rule }) => !STATES.has(state) || !Object.hasOwn(rulebook, rule));
    const fact = log[index];
    if (fact === undefined) return undefined;
    const missing = STATES.has(fact.state) ? `rule ${fact.rule}` : `state ${fact.state}`;
    return violation(`"${fact.kind}" names the ${missing}, which there is not`, index);
  },
};

/** By its limits at the latest a duel ends. */
const MOST_PASSES = defaultLimits.decisions;

const duelsEnd: DuelProperty = {
  name: 'duelsEnd',
  rule: '104.1',
  says: 'A duel in which nobody does what they need not do comes to its end, and its last fact says so.',
  check({ duel, log }) {
    const rest = duel.result === undefined ? duel.fork() : duel;
    for (let passed = 0; rest.decision !== undefined; passed++) {
      if (passed === MOST_PASSES) return violation(`after ${MOST_PASSES} passes the duel still goes on`);
      rest.choose(passingAnswer(rest.decision));
    }
    const all = rest === duel ? log : rest.log;
    const last = all.at(-1);
    if (rest.result === undefined)
      return violation(`nobody is asked in ${rest.state}, and the duel has no result`);
    if (last?.kind !== 'duelEnded')
      return violation(`the duel is over, and its last fact is "${last?.kind}"`);
    const early = all.findIndex(({ kind }) => kind === 'duelEnded');
    return early === all.length - 1 ? undefined : violation('something happened after the end', early + 1);
  },
};

/** What holds in every duel, with any cards. Each looks at a course only; some play its duel again. */
export const engineProperties: readonly DuelProperty[] = [
  cardsConserved,
  newObjects,
  zoneChangesAreTrue,
  tappedWhereTheyMay,
  nothingLeftIsUsed,
  decisionOrEnd,
  factsArePlaced,
  sameSeedSameLog,
  snapshotsGoOn,
  forksAreIndependent,
  offeredIsAccepted,
  recordsReplay,
  duelsEnd,
];
