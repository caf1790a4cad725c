import { IllegalChoiceError } from '../../boundary/errors.ts';
import { messageOf } from '../../boundary/formatValue.ts';
import { CARD_TYPE_FACTS, CARD_TYPES } from '../../effects/language/cardTypes.ts';
import type { Game } from '../../effects/state/game.ts';
import { defaultLimits } from '../../effects/state/limits.ts';
import {
  type Answer,
  answerRefusal,
  type Decision,
  type ObjectInfo,
} from '../../effects/state/reported/decisions.ts';
import {
  type Fact,
  type FactKind,
  isZoneChange,
  type ZoneChangeKind,
} from '../../effects/state/reported/facts.ts';
import { isPartOfAnswer } from '../../engine/decisions/isPartOfAnswer.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import type { RuntimeName } from '../../engine/runtime/runtime.ts';
import { statePaths } from '../../engine/runtime/statePath.ts';
import { createDuel, replay, restoreDuel } from '../../entries/fullEngine.ts';
import { duel as duelChart } from '../../machines/duel/duel.ts';
import { rulebook } from '../../rulings/rulebook/rulebook.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import { cardsOf } from '../../table/links.ts';
import { type CardObject, type ObjectId, PLAYERS, type Table, ZONES, type Zone } from '../../table/nouns.ts';
import { lyingIn } from '../../table/seals.ts';
import { mayLieTapped } from '../../table/zones.ts';
import { passingAnswer } from '../arbitraries/choices.ts';
import { isSameJson } from '../isSameJson.ts';
import type { Moment } from '../momentRecorder.ts';
import type { DuelHistory, DuelProperty, Violation } from '../playDuel.ts';
import { contractsHold } from './contracts.ts';
import { disturbancesChangeNothing } from './disturbances.ts';
import { factsFollowRules } from './factsFollowRules.ts';

const violation = (message: string, ...facts: readonly number[]): Violation => ({ message, facts });

/** The first problem found at a moment, compared with the moment before it, as a violation. */
function findAtMoments(
  { moments }: DuelHistory,
  problemAt: (moment: Moment, before: Moment | undefined) => string | undefined,
): Violation | undefined {
  let before: Moment | undefined;
  for (const moment of moments) {
    const problem = problemAt(moment, before);
    if (problem !== undefined) {
      const count = moment.facts - (before?.facts ?? 0);
      const facts = Array.from({ length: count }, (_, index) => moment.facts - count + index);
      return violation(`${problem} (in ${moment.state})`, ...facts);
    }
    before = moment;
  }
  return undefined;
}

function* objectsOf(table: Table): Generator<CardObject> {
  for (const player of PLAYERS) for (const zone of ZONES) yield* lyingIn(table, player, zone);
}

/** Why the cards of a game are not all in exactly one place; undefined if they are. */
function misplacedCard(game: Game): string | undefined {
  const { cards, nextId } = game;
  const places = new Array<number>(cards.length).fill(0);
  const ids = new Set<ObjectId>();
  for (const player of PLAYERS) {
    for (const zone of ZONES) {
      for (const object of lyingIn(game, player, zone)) {
        if (object.zone !== zone || object.owner !== player)
          return `object ${object.id} is in the ${zone} of ${player}, but has zone ${object.zone} and owner ${object.owner}`;
        if (ids.has(object.id)) return `two objects have the id ${object.id}`;
        if (object.id >= nextId) return `object ${object.id} has an id that was never assigned`;
        ids.add(object.id);
        for (const card of cardsOf(object)) {
          if (cards[card]?.owner !== player)
            return `card ${card} is in a zone of ${player}, but ${player} does not own it`;
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
  says: 'Every card is in exactly one zone of its owner, as the top card or under exactly one other card.',
  check: (history) =>
    findAtMoments(history, ({ game }, before) => {
      const previous = before?.game;
      if (previous !== undefined && game.cards.length !== previous.cards.length)
        return `the number of cards changed from ${previous.cards.length} to ${game.cards.length}`;
      if (game.zones === previous?.zones) return undefined;
      return misplacedCard(game);
    }),
};

const newObjects: DuelProperty = {
  name: 'newObjects',
  rule: '400.5',
  says: 'A card that changes zones becomes a new object, and an object that is gone never returns.',
  check(history) {
    const gone = new Set<ObjectId>();
    let previous = new Map<ObjectId, CardObject>();
    return findAtMoments(history, ({ game }, before) => {
      if (game.zones === before?.game.zones) return undefined;
      const now = new Map<ObjectId, CardObject>();
      for (const object of objectsOf(game)) {
        now.set(object.id, object);
        const was = previous.get(object.id);
        if (was !== undefined && (was.zone !== object.zone || was.owner !== object.owner))
          return `object ${object.id} moved from the ${was.zone} to the ${object.zone} and kept its id`;
        if (gone.has(object.id)) return `object ${object.id} was gone and has returned`;
      }
      for (const id of previous.keys()) if (!now.has(id)) gone.add(id);
      previous = now;
      return undefined;
    });
  },
};

interface Route {
  readonly from?: readonly Zone[];
  readonly to?: readonly Zone[];
}

/** The zones to which some types of cards go instead of the graveyard. */
const HOMES: readonly Zone[] = CARD_TYPES.flatMap((type) => CARD_TYPE_FACTS[type].home ?? []);

/** The zones between which each kind of zone change moves a card. A replaced move is a plain `cardMoved`. */
const ROUTES: { readonly [K in ZoneChangeKind]: Route } = {
  cardDrawn: { from: ['deck'], to: ['hand'] },
  cardDiscarded: { from: ['hand'], to: ['graveyard'] },
  cardDestroyed: { from: ['battleZone'], to: ['graveyard', ...HOMES] },
  shieldBroken: { from: ['shieldZone'], to: ['hand'] },
  shieldPlaced: { to: ['shieldZone'] },
  manaCharged: { from: ['hand'], to: ['manaZone'] },
  cardPut: { to: ['battleZone'] },
  cardMoved: {},
};

const zoneChangesMatchTables: DuelProperty = {
  name: 'zoneChangesMatchTables',
  rule: '400.5',
  says: 'The facts about zone changes match the tables: drawn cards moved from deck to hand, destroyed ones left the battle zone, and each card is in the zone it moved to.',
  check(history) {
    const { log } = history;
    const misrouted = log.findIndex((fact) => {
      if (!isZoneChange(fact)) return false;
      if (fact.kind === 'cardDiscarded' && fact.from === 'shieldZone') return fact.rule !== '112.3b';
      const { from, to } = ROUTES[fact.kind];
      return from?.includes(fact.from) === false || to?.includes(fact.to) === false;
    });
    const fact = log[misrouted];
    if (fact !== undefined && isZoneChange(fact))
      return violation(
        `"${fact.kind}" moved ${fact.name} from the ${fact.from} to the ${fact.to}`,
        misrouted,
      );
    return findAtMoments(history, ({ game, facts }, before) => {
      if (before === undefined || facts === before.facts) return undefined;
      const zones = new Map<ObjectId, Zone>();
      for (const { id, zone } of objectsOf(game)) zones.set(id, zone);
      const wrong = log.slice(before.facts, facts).find((one) => {
        const zone = isZoneChange(one) ? zones.get(one.object) : undefined;
        return isZoneChange(one) && zone !== undefined && zone !== one.to;
      });
      return wrong === undefined || !isZoneChange(wrong)
        ? undefined
        : `"${wrong.kind}" says that ${wrong.name} moved to the ${wrong.to}, but it is in the ${zones.get(wrong.object)}`;
    });
  },
};

export const tappedOnlyWhereAllowed: DuelProperty = {
  name: 'tappedOnlyWhereAllowed',
  rule: '105',
  says: 'Only cards in the battle zone and the mana zone are tapped.',
  check: (history) =>
    findAtMoments(history, ({ game }, before) => {
      if (game.zones === before?.game.zones) return undefined;
      for (const { tapped, zone, id } of objectsOf(game))
        if (tapped && !mayLieTapped(zone)) return `object ${id} is tapped in the ${zone}`;
      return undefined;
    }),
};

/** Facts whose objects must exist when they happen. */
const NEED_OBJECT: ReadonlySet<FactKind> = new Set<FactKind>([
  'cardTapped',
  'cardUntapped',
  'cardTurned',
  'cardTurnedOver',
  'cardSealed',
  'cardUnsealed',
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

/** The objects that must exist for a fact to happen. */
function objectsNeededBy(fact: Fact): readonly ObjectId[] {
  if (isZoneChange(fact)) return [fact.was];
  if (!NEED_OBJECT.has(fact.kind) || !('object' in fact)) return [];
  switch (fact.kind) {
    case 'creatureBlocked':
      return [fact.object, fact.attacker];
    case 'battleBegan':
      return [fact.object, fact.against];
    case 'shieldsChosen':
      return fact.shields;
    default:
      return [fact.object];
  }
}

/** What is wrong with an object that an option refers to; undefined if it is where the option says. */
function referenceProblem(game: Game, { id, zone, owner }: ObjectInfo): string | undefined {
  for (const object of objectsOf(game)) {
    if (object.id !== id) continue;
    return object.zone === zone && object.owner === owner
      ? undefined
      : `object ${id} in the ${zone}, which is in the ${object.zone}`;
  }
  return `object ${id}, which does not exist`;
}

function optionProblem(game: Game, { options, kind }: Decision): string | undefined {
  for (const { card, target } of options) {
    for (const info of [card, target]) {
      const problem = info === undefined ? undefined : referenceProblem(game, info);
      if (problem !== undefined) return `an option of "${kind}" refers to ${problem}`;
    }
  }
  return undefined;
}

const onlyPresentObjectsAct: DuelProperty = {
  name: 'onlyPresentObjectsAct',
  rule: '400.5',
  says: 'Only objects that exist act, are acted on, or are offered; an object that has left its zone is not used again.',
  check(history) {
    const { log } = history;
    return findAtMoments(history, ({ game, facts, decision }, before) => {
      const problem = decision === undefined ? undefined : optionProblem(game, decision);
      if (problem !== undefined || before === undefined) return problem;
      if (facts === before.facts) return undefined;
      const existing = new Set<ObjectId>();
      for (const { id } of objectsOf(before.game)) existing.add(id);
      for (const fact of log.slice(before.facts, facts)) {
        const missing = objectsNeededBy(fact).find(
          (id) => (!existing.has(id) && id < before.game.nextId) || id >= game.nextId,
        );
        if (missing !== undefined) return `"${fact.kind}" refers to object ${missing}, which does not exist`;
      }
      return undefined;
    });
  },
};

/** What is wrong with a decision, regardless of the game. */
function decisionProblem(decision: Decision): string | undefined {
  const { options, min, max, limits, prompt, rule } = decision;
  if (options.length === 0) return 'no options';
  if (!(0 <= min && min <= max && max <= options.length && max > 0))
    return `asks for ${min} to ${max} of ${options.length} options`;
  if (prompt === '' || options.some(({ label }) => label === '')) return 'the prompt or a label is empty';
  if (!Object.hasOwn(rulebook, rule)) return `names rule ${rule}, which is not in the rulebook`;
  const limited = [
    ...(limits?.required ?? []),
    ...(limits?.exclusive ?? []).flat(),
    ...(limits?.preferred ?? []).flatMap(({ options: first, over }) => [...first, ...over]),
  ];
  if (limited.some((index) => !(index in options))) return 'the limits refer to options that do not exist';
  if (limits?.total !== undefined && limits.total.values.length !== options.length)
    return `the total has ${limits.total.values.length} values for ${options.length} options`;
  const unusable = options.findIndex((_, index) => !isPartOfAnswer(decision, [index]));
  return unusable < 0 ? undefined : `option ${unusable} is part of no legal answer`;
}

function answerProblem(decision: Decision): string | undefined {
  try {
    const refused = answerRefusal(decision, passingAnswer(decision));
    return refused === undefined ? undefined : `the passing answer is illegal: ${refused}`;
  } catch (cause) {
    return messageOf(cause);
  }
}

const decisionOrEnd: DuelProperty = {
  name: 'decisionOrEnd',
  rule: '104.1',
  says: 'Whenever the duel settles, it is over or it asks a decision that has a legal answer, each of whose options is part of one.',
  check(history) {
    const { duel, moments } = history;
    const wrong = findAtMoments(history, ({ decision, game }, before) => {
      if (decision === undefined || decision === before?.decision) return undefined;
      if (game.result !== undefined) return 'the duel is over but asks a decision';
      const problem = decisionProblem(decision) ?? answerProblem(decision);
      return problem === undefined ? undefined : `decision ${decision.id} (${decision.kind}): ${problem}`;
    });
    if (wrong !== undefined) return wrong;
    const last = moments.at(-1);
    const isSettled = (last?.decision === undefined) === (duel.result !== undefined);
    return isSettled
      ? undefined
      : violation(`the duel stopped in ${duel.state} without a decision or a result`);
  },
};

/** A duel being replayed, or why the replay failed. */
type Replayed = Duel | { readonly wrong: string };

/** Called before each answer of a replay. Returns the duel to continue with, or what is wrong. */
type Visit = (duel: Duel, index: number) => Replayed;

/** Replays the choices of a history without an inspector, until the end or the first problem. */
function replayChoices(
  { options, choices, conceded }: DuelHistory,
  runtime: RuntimeName,
  visit: Visit = (duel) => duel,
): Replayed {
  const { inspect: _, ...plain } = options;
  let duel = createDuel({ ...plain, runtime });
  for (let index = 0; index <= choices.length; index++) {
    const seen = visit(duel, index);
    if ('wrong' in seen) return seen;
    duel = seen;
    const choice = choices[index];
    if (choice === undefined) break;
    const why = refusal(duel, choice.answer);
    if (why !== undefined) return { wrong: `an answer that was accepted before is refused: ${why}` };
  }
  if (conceded !== undefined) duel.concede(conceded);
  return duel;
}

/** Why a duel refuses an answer; undefined if it accepted it. */
function refusal(duel: Duel, answer: Answer): string | undefined {
  try {
    duel.choose(answer);
    return undefined;
  } catch (cause) {
    if (cause instanceof IllegalChoiceError) return cause.message;
    throw cause;
  }
}

/** Everything that distinguishes two duels at a decision. */
const momentOf = ({ state, decision, result, game }: Duel): object => ({ state, decision, result, game });

/** The first fact in which two logs differ. */
function logDifference(expected: readonly Fact[], actual: readonly Fact[]): Violation | undefined {
  const length = Math.max(expected.length, actual.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [JSON.stringify(expected[index]), JSON.stringify(actual[index])];
    if (one !== other) return violation(`fact ${index} is ${other}, expected ${one}`, index);
  }
  return undefined;
}

function differs(history: DuelHistory, again: Replayed, how: string): Violation | undefined {
  if ('wrong' in again) return violation(`${how}: ${again.wrong}`);
  const facts = logDifference(history.log, again.log);
  if (facts !== undefined) return violation(`${how}: ${facts.message}`, ...facts.facts);
  return isSameJson(momentOf(again), momentOf(history.duel))
    ? undefined
    : violation(`${how}: the position or the decision at the end differs`);
}

const sameSeedSameLog: DuelProperty = {
  name: 'sameSeedSameLog',
  rule: undefined,
  says: 'The same seed, cards and choices give the same duel, on both runtimes, with or without an inspector.',
  check: (history) =>
    differs(history, replayChoices(history, 'xstate'), 'played again') ??
    differs(history, replayChoices(history, 'compiled'), 'played again on the compiled charts'),
};

const snapshotsRestore: DuelProperty = {
  name: 'snapshotsRestore',
  rule: undefined,
  says: 'A duel that is saved to JSON and restored at every decision, on one runtime and the other in turns, continues unchanged.',
  check(history) {
    const { cards = [] } = history.options;
    const again = replayChoices(history, 'compiled', (duel, index) => {
      const runtime = index % 2 === 0 ? 'xstate' : 'compiled';
      const restored = restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())), { cards, runtime });
      return isSameJson(momentOf(restored), momentOf(duel))
        ? restored
        : { wrong: `decision ${duel.decision?.id ?? 'none'} differs after restoring the snapshot` };
    });
    return differs(history, again, 'restored at every decision');
  },
};

/** At most `limit` choices, spread evenly over a history. The first index depends on the history. */
function sampleChoices({ choices, log }: DuelHistory, limit: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(choices.length / limit));
  const picked = new Set<number>();
  for (let index = log.length % step; index < choices.length; index += step) picked.add(index);
  return picked;
}

const FORKS = 6;
const STEPS_ON_FORK = 6;

const forksAreIndependent: DuelProperty = {
  name: 'forksAreIndependent',
  rule: undefined,
  says: 'Playing on a fork does not change the original, and the same choices lead both to the same end.',
  check(history) {
    const forked = sampleChoices(history, FORKS);
    const again = replayChoices(history, 'compiled', (duel, index) => {
      if (!forked.has(index)) return duel;
      const before = momentOf(duel);
      const logged = duel.log.length;
      const other = duel.fork();
      for (let step = 0; step < STEPS_ON_FORK && other.decision !== undefined; step++)
        other.choose(passingAnswer(other.decision));
      return isSameJson(momentOf(duel), before) && duel.log.length === logged
        ? duel.fork()
        : { wrong: `decision ${index + 1} changed when a fork of the duel was played` };
    });
    return differs(history, again, 'forked at some decisions');
  },
};

const recordsReplay: DuelProperty = {
  name: 'recordsReplay',
  rule: undefined,
  says: 'Replaying the record of a duel gives the same duel byte for byte, including custom cards.',
  check(history) {
    const text = history.duel.record();
    const again = replay(text, { runtime: 'compiled' });
    if (again.record() !== text) return violation('the record of the replayed duel differs');
    return differs(history, again, 'replayed');
  },
};

const PROBED = 4;

/** Legal answers that together use every option that can be chosen: variations of the passing answer. */
function answersCovering(decision: Decision): readonly (readonly number[])[] {
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

/** Illegal answers: indexes out of range, an index twice, too few options, too many. */
function illegalAnswers({ options, min, max }: Decision): readonly (readonly number[])[] {
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

const MAX_ANSWERS = 8;

/** An answer that the decision offers but the duel refuses, or the other way round; undefined if there is none. */
function answerMismatch(duel: Duel): string | undefined {
  const { decision } = duel;
  if (decision === undefined) return undefined;
  const before = momentOf(duel);
  for (const answer of illegalAnswers(decision)) {
    if (refusal(duel, answer) === undefined)
      return `the illegal answer ${JSON.stringify(answer)} is accepted`;
    if (!isSameJson(momentOf(duel), before))
      return `the answer ${JSON.stringify(answer)} is refused but changes the duel`;
  }
  for (const answer of answersCovering(decision).slice(0, MAX_ANSWERS)) {
    const fork = duel.fork();
    const why = refusal(fork, answer);
    if (why !== undefined) return `the legal answer ${JSON.stringify(answer)} is refused: ${why}`;
    if (fork.decision?.id === decision.id) return `the answer ${JSON.stringify(answer)} changes nothing`;
  }
  return undefined;
}

const offeredIsAccepted: DuelProperty = {
  name: 'offeredIsAccepted',
  rule: undefined,
  says: 'A duel accepts exactly the answers that its decision offers.',
  check(history) {
    const probed = sampleChoices(history, PROBED);
    const again = replayChoices(history, 'compiled', (duel, index) => {
      const wrong = probed.has(index) ? answerMismatch(duel) : undefined;
      return wrong === undefined
        ? duel
        : { wrong: `decision ${index + 1} (${duel.decision?.kind}): ${wrong}` };
    });
    return 'wrong' in again ? violation(again.wrong) : undefined;
  },
};

const STATES: ReadonlySet<string> = new Set(statePaths(duelChart.config));

const factsNameStatesAndRules: DuelProperty = {
  name: 'factsNameStatesAndRules',
  rule: undefined,
  says: 'Every fact names a state of the charts and a rule of the rulebook.',
  check({ log }) {
    const index = log.findIndex(({ state, rule }) => !STATES.has(state) || !Object.hasOwn(rulebook, rule));
    const fact = log[index];
    if (fact === undefined) return undefined;
    const unknown = STATES.has(fact.state) ? `rule ${fact.rule}` : `state ${fact.state}`;
    return violation(`"${fact.kind}" names the ${unknown}, which does not exist`, index);
  },
};

/** The engine ends a duel after this many decisions at the latest. */
const MAX_PASSES = defaultLimits.decisions;

const duelsEnd: DuelProperty = {
  name: 'duelsEnd',
  rule: '104.1',
  says: 'A duel ends if both players keep passing, and its last fact is its end.',
  check({ duel, log }) {
    const ending = duel.result === undefined ? duel.fork() : duel;
    for (let passed = 0; ending.decision !== undefined; passed++) {
      if (passed === MAX_PASSES) return violation(`the duel has not ended after ${MAX_PASSES} passes`);
      ending.choose(passingAnswer(ending.decision));
    }
    const all = ending === duel ? log : ending.log;
    const last = all.at(-1);
    if (ending.result === undefined)
      return violation(`the duel stopped in ${ending.state} without a decision or a result`);
    if (last?.kind !== 'duelEnded')
      return violation(`the duel is over, but its last fact is "${last?.kind}"`);
    const early = all.findIndex(({ kind }) => kind === 'duelEnded');
    return early === all.length - 1 ? undefined : violation('a fact follows the end of the duel', early + 1);
  },
};

/** What the engine guarantees for every duel, with any cards. Some of the properties replay the duel, which takes longer. */
export const engineProperties: readonly DuelProperty[] = deepFreeze([
  cardsConserved,
  newObjects,
  zoneChangesMatchTables,
  tappedOnlyWhereAllowed,
  onlyPresentObjectsAct,
  decisionOrEnd,
  contractsHold,
  factsNameStatesAndRules,
  factsFollowRules,
  sameSeedSameLog,
  snapshotsRestore,
  forksAreIndependent,
  offeredIsAccepted,
  recordsReplay,
  duelsEnd,
  disturbancesChangeNothing,
]);
