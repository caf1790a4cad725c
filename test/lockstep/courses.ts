import type { Answer, Decision, Duel, Fact } from 'taiki';
import { answersTo } from '../smallWorld/searchWorld.ts';
import { NaiveDuel } from './naiveDuel.ts';
import type { World } from './world.ts';
import { duelOf } from './worldDuel.ts';

/** Everything that happened, in order, as text; what happened at one instant is sorted. */
export type Course = string;

/** All courses that a world can take. */
export interface Courses {
  readonly courses: ReadonlySet<Course>;
  /** Whether all were found within the limit. */
  readonly isComplete: boolean;
}

/** Verbs of what happens at one instant. */
const AT_ONCE: { readonly [verb: string]: string } = {
  declare: 'declare',
  move: 'move',
  destroy: 'move',
  draw: 'draw',
  discard: 'discard',
  break: 'break',
  tap: 'tap',
  untap: 'untap',
  battle: 'battle',
};

const groupOf = (line: string): string | undefined => AT_ONCE[line.slice(0, line.indexOf(' '))];

/** Sorts what is at one instant. */
function courseOf(lines: readonly string[]): Course {
  const sorted: string[] = [];
  let run: string[] = [];
  for (const line of lines) {
    const [first] = run;
    if (first === undefined || groupOf(line) === undefined || groupOf(line) !== groupOf(first)) {
      sorted.push(...run.sort());
      run = [];
    }
    run.push(line);
  }
  return [...sorted, ...run.sort()].join('\n');
}

/** Effects that set each other off can go on forever. */
class EndlessWorld extends Error {}

/** The number of lines after which a course counts as endless. */
const LONGEST = 150;

/** All courses by the naive model: every sequence of picks is played from the beginning. */
export function naiveCourses(world: World, limit: number): Courses {
  const courses = new Set<Course>();
  const picks: { picked: number; readonly count: number }[] = [];
  for (let plays = 0; plays < limit; plays++) {
    let next = 0;
    const lines: string[] = [];
    const pick = (count: number): number => {
      if (count <= 1) return 0;
      const known = picks[next];
      if (known === undefined) picks.push({ picked: 0, count });
      return picks[next++]?.picked ?? 0;
    };
    const log = (line: string): void => {
      if (lines.push(line) > LONGEST) throw new EndlessWorld();
    };
    try {
      new NaiveDuel(world, pick, log).play();
    } catch (cause) {
      if (cause instanceof EndlessWorld) return { courses, isComplete: false };
      throw cause;
    }
    courses.add(courseOf(lines));
    while (picks.length > 0) {
      const last = picks[picks.length - 1];
      if (last !== undefined && last.picked + 1 < last.count) {
        last.picked++;
        break;
      }
      picks.pop();
    }
    if (picks.length === 0) return { courses, isComplete: true };
  }
  return { courses, isComplete: false };
}

const ZONE_NAMES: { readonly [zone: string]: string } = {
  deck: 'deck',
  hand: 'hand',
  battleZone: 'battle',
  manaZone: 'mana',
  shieldZone: 'shield',
  graveyard: 'graveyard',
};

const MOVES: { readonly [kind: string]: string } = {
  cardDestroyed: 'destroy',
  cardDrawn: 'draw',
  cardDiscarded: 'discard',
  shieldBroken: 'break',
  cardPut: 'move',
  cardMoved: 'move',
  shieldPlaced: 'move',
  manaCharged: 'move',
};

/** A fact as the naive model writes it; undefined for what it does not write. */
function lineOf(duel: Duel, fact: Fact): string | undefined {
  switch (fact.kind) {
    case 'attackDeclared': {
      const { target } = fact;
      const id = 'creature' in target ? target.creature : undefined;
      const attacked = id === undefined ? undefined : nameOfObject(duel, id);
      return `attack ${fact.name} on ${attacked ?? 'the player'}`;
    }
    case 'creatureBlocked':
      return `block ${fact.name}`;
    case 'usageDeclared':
      return `declare ${fact.name}`;
    case 'effectBegan':
      return `begin ${fact.name}`;
    case 'effectResolved':
      return `end ${fact.name}`;
    case 'effectMisfired':
      return `misfire ${fact.name}`;
    case 'cardTapped':
      return `tap ${fact.name}`;
    case 'cardUntapped':
      return `untap ${fact.name}`;
    case 'cardUsed':
      return `use ${fact.name}`;
    case 'battleBegan':
      return `battle ${fact.name}`;
    case 'attackEnded':
      return 'attack ended';
    case 'turnEnding':
      return 'turn ending';
    case 'turnEnded':
      return 'turn ended';
    case 'duelEnded':
      return `win ${fact.result.winner ?? 'nobody'}`;
    default:
      return 'from' in fact && fact.kind in MOVES
        ? `${MOVES[fact.kind]} ${fact.name} ${ZONE_NAMES[fact.from]} ${ZONE_NAMES[fact.to]}`
        : undefined;
  }
}

function nameOfObject(duel: Duel, id: number): string | undefined {
  const declared = duel.log.find((fact) => fact.kind === 'creatureAttacked' && fact.object === id);
  return declared !== undefined && 'name' in declared ? declared.name : undefined;
}

const isBeyondDraw = (state: string): boolean => /^turn\.(charge|main|attack)\b/.test(state);

/** The lines of a duel so far, and whether its world has ended. */
function linesOf(
  duel: Duel,
  { start, attacks }: World,
): { readonly lines: readonly string[]; readonly ended: boolean } {
  const lines: string[] = [];
  for (const fact of duel.log) {
    const isBeyond = isBeyondDraw(fact.state) || fact.kind === 'turnEnding';
    if (start === 'startOfTurn' && isBeyond) return { lines, ended: true };
    const line = lineOf(duel, fact);
    if (line !== undefined) lines.push(line);
    if (line === 'turn ended') return { lines, ended: true };
  }
  const { decision, state } = duel;
  const made = duel.log.filter(({ kind }) => kind === 'attackDeclared').length;
  const ended =
    decision === undefined ||
    (start === 'startOfTurn' && isBeyondDraw(state)) ||
    (decision.kind === 'attack' && made >= attacks);
  return { lines, ended };
}

/** The answers that are explored: an order is chosen one by one, or named whole (605.1). */
function answersOf(decision: Decision, orders: 'oneByOne' | 'whole'): readonly Answer[] {
  const answers = answersTo(decision);
  if (decision.kind !== 'standby' || decision.min === decision.max) return answers;
  const size = orders === 'oneByOne' ? decision.min : decision.max;
  return answers.filter(({ length }) => length === size);
}

/** All courses of the engine: every answer to every decision. */
export function engineCourses(
  world: World,
  limit: number,
  orders: 'oneByOne' | 'whole' = 'oneByOne',
): Courses {
  const courses = new Set<Course>();
  const open: Duel[] = [duelOf(world)];
  for (let visited = 0; visited < limit; visited++) {
    const duel = open.pop();
    if (duel === undefined) return { courses, isComplete: true };
    const { lines, ended } = linesOf(duel, world);
    const { decision } = duel;
    if (ended || decision === undefined) {
      courses.add(courseOf(lines));
      continue;
    }
    for (const answer of answersOf(decision, orders)) {
      const child = duel.fork();
      child.choose(answer, decision.player);
      open.push(child);
    }
  }
  return { courses, isComplete: open.length === 0 };
}
