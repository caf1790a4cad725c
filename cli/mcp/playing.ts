import {
  type Answer,
  type Decision,
  describeFact,
  describeResult,
  type Explanation,
  groupFacts,
  isNews,
  type KnownFact,
  type Player,
  parseChoice,
  printChoice,
  type Viewer,
} from 'taiki';
import { paletteFor } from '../host.ts';
import { drawBoard } from '../printed/board.ts';
import { rejection } from './rejection.ts';
import { playOpponent, type SeatedDuel, shownTo } from './seatedDuels.ts';
import type { ToolResult } from './toolResult.ts';

const PLAIN = { palette: paletteFor('plain'), columns: 100 };

/** Who looks at a duel: the player of the seat; without a seat, the player who decides. */
const playerOf = ({ duel, seat }: SeatedDuel): Player =>
  seat === 'both' ? (duel.decision?.player ?? 'p1') : seat;

/** The open decision as the client may see it; undefined if the opponent decides or the duel is over. */
const decisionOf = (seated: SeatedDuel): Decision | undefined =>
  seated.seat === 'both' ? seated.duel.decision : seated.duel.decisionFor(seated.seat);

const explanationsOf = ({ duel, seat }: SeatedDuel): readonly Explanation[] =>
  seat === 'both' || duel.decision?.player === seat ? duel.explain() : [];

/** All facts so far, as the client may know them. */
const factsOf = ({ duel, seat }: SeatedDuel): readonly KnownFact[] =>
  duel.logFor(seat === 'both' ? 'judge' : seat);

function optionLine(decision: Decision, index: number): string {
  const { label } = decision.options[index] ?? {};
  const choice = writtenAs(decision, index);
  return `${index}. ${label}${choice === undefined || choice === label ? '' : ` · "${choice}"`}`;
}

/** How an option is written as the whole answer; undefined if it is not an answer by itself. */
function writtenAs(decision: Decision, index: number): string | undefined {
  const { min, max, limits } = decision;
  if (min > 1 || max < 1 || limits !== undefined) return undefined;
  return printChoice(decision, [index]);
}

const howMany = ({ min, max, ordered }: Decision): string =>
  `Choose ${min === max ? min : `${min} to ${max}`}${ordered ? ', in order' : ''}.`;

const decisionLines = (decision: Decision): readonly string[] => [
  `${decision.player} ${decision.kind} (rule ${decision.rule}), decision ${decision.id}: ${decision.prompt}. ${howMany(decision)}`,
  ...decision.options.map((_, index) => optionLine(decision, index)),
];

/** What is open: a decision of the client, or the result. */
export function optionsOf(seated: SeatedDuel): ToolResult {
  const { duel } = seated;
  const decision = decisionOf(seated);
  const { result } = duel;
  const data = { state: duel.state, decision: decision ?? null, result: result ?? null };
  if (decision !== undefined) return { text: decisionLines(decision).join('\n'), data };
  return { text: result === undefined ? 'The opponent decides.' : describeResult(result), data };
}

/** What the player who decides may not do now, and by which rule. */
export function explainedIn(seated: SeatedDuel): ToolResult {
  const explanations = explanationsOf(seated);
  const lines = explanations.map(
    ({ card, what, reason, rule, by }) =>
      `${card.name ?? 'A card'} cannot ${what}: ${reason}${by === undefined ? '' : ` (${by})`} (rule ${rule}).`,
  );
  return {
    text: lines.length === 0 ? 'Nothing that one might expect is forbidden.' : [...new Set(lines)].join('\n'),
    data: { explanations },
  };
}

/**
 * The duel as a viewer sees it.
 * @throws NOT_YOUR_SEAT if the client has taken the other seat.
 */
export function viewOf(seated: SeatedDuel, wanted: Viewer | undefined): ToolResult {
  const { duel, seat } = seated;
  if (seat !== 'both' && wanted !== undefined && wanted !== seat)
    throw rejection(
      'NOT_YOUR_SEAT',
      `The seat of this duel is ${seat}. Expected "${seat}", not "${wanted}".`,
    );
  const viewer = wanted ?? playerOf(seated);
  const view = duel.view(viewer);
  const board = viewer === 'p1' || viewer === 'p2' ? duel.view(viewer) : duel.view(playerOf(seated));
  return { text: drawBoard(board, duel.state, PLAIN).join('\n'), data: { view: plain(view) } };
}

/** Views compute what is in them when it is read. */
const plain = (value: object): object => JSON.parse(JSON.stringify(value)) as object;

/**
 * Answers the open decision, and lets the opponent play.
 * @throws {NotationError} or {IllegalChoiceError} if the answer is not legal; the duel is unchanged.
 * @throws STALE_DECISION if the answer is to another decision.
 */
export function answered(
  seated: SeatedDuel,
  choice: string | readonly number[],
  to: number | undefined,
): ToolResult {
  const { duel, seat } = seated;
  const decision = decisionOf(seated);
  if (to !== undefined && decision !== undefined && to !== decision.id)
    throw rejection(
      'STALE_DECISION',
      `Decision ${to} is not open. The open decision is ${decision.id} (${decision.kind}, ${decision.player}).`,
    );
  const from = factsOf(seated).length;
  const answer = answerOf(decision, choice);
  try {
    duel.choose(answer, seat === 'both' ? decision?.player : seat);
    playOpponent(seated);
  } catch (thrown) {
    throw shownTo(seat, thrown);
  }
  return withNews(seated, from);
}

/** An answer when no decision is open is refused by the duel, with the reason. */
const answerOf = (decision: Decision | undefined, choice: string | readonly number[]): Answer => {
  if (typeof choice !== 'string') return choice;
  return decision === undefined ? [] : parseChoice(decision, choice);
};

/** What has happened since a number of facts that the client knew, and what is open now. */
export function withNews(seated: SeatedDuel, from: number): ToolResult {
  const facts = factsOf(seated).slice(from);
  const reader = seated.seat === 'both' ? 'all' : seated.seat;
  const news = groupFacts(facts.filter(isNews)).map(
    ({ fact, more }) => `${describeFact(fact, reader, more)} (${fact.rule})`,
  );
  const open = optionsOf(seated);
  return { text: [...news, '', open.text].join('\n').trim(), data: { facts, ...open.data } };
}
