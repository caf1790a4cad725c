import type { Command } from 'commander';
import {
  type Position,
  PositionError,
  parsePosition,
  type Refutation,
  type Solution,
  type SolvedBranch,
  type SolvedChoice,
  type SolvedLine,
  solve,
} from 'taiki';
import { countFrom } from '../arguments.ts';
import { CARDS_OPTION, type CardOptions, cardsFrom, SETS_OPTION } from '../customCards.ts';
import { readText } from '../files.ts';
import type { Host } from '../host.ts';

interface SolveCommandOptions extends CardOptions {
  readonly limit: number;
  readonly json?: true;
}

const EXAMPLES = `
Examples:
  $ taiki solve puzzle.txt            is there a win this turn?
  $ taiki solve puzzle.txt --json     the same as JSON, for other programs

The file is a position, as docs/puzzles.md has ten: "turn 9 of p1, attack", then one line for each zone that is not empty. The order of
the opponent's shields is hidden: a line must not depend on it before it is seen, and all orders count equally. The opponent's hand
and the decks are as in the file.
`;

export function addSolve(program: Command, host: Host): void {
  program
    .command('solve')
    .description(
      'find out whether the active player of a position can win this turn, whatever the opponent does',
    )
    .argument('<file>', 'a position')
    .option('--limit <n>', 'maximum number of answers to try', countFrom, 50_000)
    .option(...CARDS_OPTION)
    .option(...SETS_OPTION)
    .option('--json', 'print the solution as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, { limit, json, ...cards }: SolveCommandOptions) => {
      const own = await cardsFrom(cards);
      const solution = solved(file, (position) => solve({ position, limit, cards: own }));
      if (json) host.print(JSON.stringify(solution, undefined, 2));
      else for (const line of solutionLines(solution)) host.print(line);
    });
}

/** @throws {PositionError} naming the file. */
function solved(file: string, solution: (position: Position) => Solution): Solution {
  try {
    return solution(parsePosition(readText(file)));
  } catch (cause) {
    if (cause instanceof PositionError) throw new PositionError(`${file}: ${cause.message}`);
    throw cause;
  }
}

/** A solution as text: the answer, then the line or what refutes each answer. */
export function solutionLines({
  player,
  wins,
  of,
  isComplete,
  line,
  refutations,
}: Solution): readonly string[] {
  const orders = of === 1 ? '' : ` in ${wins === of ? 'all' : `${wins} of the`} ${of} orders of the shields`;
  if (wins === of)
    return [
      `${player} wins this turn, whatever the opponent does${of === 1 ? '' : `,${orders}`}.`,
      '',
      ...lineText(line, ''),
    ];
  const limited = isComplete ? '' : ' More answers than the limit: there may be a better line.';
  if (wins > 0)
    return [
      `${player} wins this turn${orders} at least (${((100 * wins) / of).toFixed(0)} %), whatever the opponent does.${limited}`,
      '',
      ...lineText(line, ''),
    ];
  return [
    `${player} has no line that wins this turn whatever the opponent does.${limited}`,
    '',
    ...refutations.flatMap((one) => refutationLines(one, '')),
  ];
}

function refutationLines({ choice, replies, next }: Refutation, indent: string): readonly string[] {
  const ends = next.length === 0 ? 'does not win' : 'and then';
  const reply = replies.length === 0 ? '' : `${repliesText(replies)}: `;
  return [
    `${indent}${choiceText(choice)}: ${reply}${ends}`,
    ...next.flatMap((one) => refutationLines(one, `${indent}  `)),
  ];
}

const choiceText = ({ choice, rule }: SolvedChoice): string => `${choice} (${rule})`;

const repliesText = (replies: readonly SolvedChoice[]): string =>
  replies.length === 0
    ? 'nothing'
    : replies.map(({ player, choice, rule }) => `${player}: ${choice} (${rule})`).join(', ');

function lineText(line: SolvedLine | undefined, indent: string): readonly string[] {
  if (line === undefined) return [];
  const { choice, branches } = line;
  const own = `${indent}${choiceText(choice)}`;
  const [only, ...others] = branches;
  if (only === undefined) return [own];
  if (others.length === 0 && only.replies.every((replies) => replies.length === 0))
    return only.next === undefined ? [`${own}: ${endText(only)}`] : [own, ...lineText(only.next, indent)];
  return [own, ...branches.flatMap((branch) => branchText(branch, `${indent}  `))];
}

const endText = ({ ends }: SolvedBranch): string => (ends === 'win' ? 'wins' : 'does not win');

function branchText(branch: SolvedBranch, indent: string): readonly string[] {
  const what = branch.replies.map(repliesText).join(' or ');
  return branch.next === undefined
    ? [`${indent}- ${what}: ${endText(branch)}`]
    : [`${indent}- ${what}:`, ...lineText(branch.next, `${indent}  `)];
}
