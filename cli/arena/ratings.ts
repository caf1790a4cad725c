import type { Match } from './arena.ts';

/** How strong an agent is beside the others, on the scale of Elo: 400 points more win ten times as often as they lose. */
export interface Rating {
  readonly agent: string;
  readonly rating: number;
  /** Half the width of the 95 % interval of the difference to the agent that the others are rated against, which has none. */
  readonly margin: number | undefined;
  /** Points of the finished duels: 1 for a win, a half for a draw. */
  readonly points: number;
  readonly duels: number;
}

const SCALE = 400 / Math.LN10;
const STEPS = 100;
const WIDTH_95 = 1.96;
/** Two agents that have played each other have drawn once besides: without it one that won all its duels would be infinitely strong. */
const DRAWN_BESIDES = 1;

interface Pairing {
  readonly one: number;
  readonly other: number;
  readonly points: number;
  readonly duels: number;
}

const pairingsOf = (matches: readonly Match[], agents: readonly string[]): readonly Pairing[] =>
  matches
    .filter(({ one, other }) => one !== other)
    .map(({ one, other, wins, losses, draws }) => ({
      one: agents.indexOf(one),
      other: agents.indexOf(other),
      points: wins + draws / 2 + DRAWN_BESIDES / 2,
      duels: wins + losses + draws + DRAWN_BESIDES,
    }));

const expected = (one: number, other: number): number => 1 / (1 + Math.exp(other - one));

/** What is missing for each strength to explain the results, and how sharply the results ask for it, without the agent at 0. */
function slopesAt(strengths: readonly number[], pairings: readonly Pairing[]) {
  const missing = strengths.map(() => 0);
  const curvature = strengths.map(() => strengths.map(() => 0));
  const add = (row: number, column: number, by: number): void => {
    const cells = curvature[row];
    if (cells !== undefined) cells[column] = (cells[column] ?? 0) + by;
  };
  for (const { one, other, points, duels } of pairings) {
    const share = expected(strengths[one] ?? 0, strengths[other] ?? 0);
    missing[one] = (missing[one] ?? 0) + points - duels * share;
    missing[other] = (missing[other] ?? 0) - points + duels * share;
    const weight = duels * share * (1 - share);
    add(one, one, weight);
    add(other, other, weight);
    add(one, other, -weight);
    add(other, one, -weight);
  }
  return { missing: missing.slice(1), curvature: curvature.slice(1).map((row) => row.slice(1)) };
}

/** Solves a system of equations whose matrix is symmetric and positive, as the one of connected results is. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  rows.forEach((pivot, at) => {
    const scale = pivot[at] ?? 1;
    for (let column = at; column <= size; column++) pivot[column] = (pivot[column] ?? 0) / scale;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[at] ?? 0;
      for (let column = at; column <= size; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  });
  return rows.map((row) => row[size] ?? 0);
}

/**
 * Rates agents by the results of their matches (Bradley and Terry), the strongest first. The first agent of the first match has 0.
 * @param matches in which every agent is connected with every other by duels.
 */
export function ratingsOf(matches: readonly Match[]): readonly Rating[] {
  const agents = [...new Set(matches.flatMap(({ one, other }) => [one, other]))];
  const pairings = pairingsOf(matches, agents);
  let strengths = agents.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const { missing, curvature } = slopesAt(strengths, pairings);
    const changes = solved(curvature, missing);
    const largest = Math.max(1, ...changes.map(Math.abs));
    strengths = strengths.map((strength, agent) =>
      agent === 0 ? 0 : strength + (changes[agent - 1] ?? 0) / largest,
    );
  }
  const { curvature } = slopesAt(strengths, pairings);
  const marginOf = (agent: number): number | undefined => {
    if (agent === 0) return undefined;
    const unit = curvature.map((_, index) => (index === agent - 1 ? 1 : 0));
    return WIDTH_95 * SCALE * Math.sqrt(solved(curvature, unit)[agent - 1] ?? 0);
  };
  return agents
    .map((agent, index) => ({
      agent,
      rating: SCALE * (strengths[index] ?? 0),
      margin: marginOf(index),
      ...resultsOf(agent, matches),
    }))
    .sort((a, b) => b.rating - a.rating);
}

function resultsOf(agent: string, matches: readonly Match[]): Pick<Rating, 'points' | 'duels'> {
  let [points, duels] = [0, 0];
  for (const { one, other, wins, losses, draws } of matches) {
    if (one === other || (one !== agent && other !== agent)) continue;
    points += (one === agent ? wins : losses) + draws / 2;
    duels += wins + losses + draws;
  }
  return { points, duels };
}
