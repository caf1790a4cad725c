import { createDuel, parsePosition } from 'taiki';
import { type PerftCount, type PerftOptions, perft } from 'taiki/testing';
import type { PerftPosition } from './perftPositions.ts';

/** A line of the page: the count of one depth. */
export interface PerftRow extends PerftCount {
  readonly name: string;
  readonly depth: number;
}

/** Counts the sequences of a position at one depth. */
export function countPerft(
  { name, text }: PerftPosition,
  depth: number,
  { seed = 0, ...options }: PerftOptions & { readonly seed?: number } = {},
): PerftRow {
  const duel = createDuel({ position: parsePosition(text), seed, runtime: 'compiled' });
  const { sequences, ended, digest } = perft(duel, depth, options);
  return { name, depth, sequences, ended, digest };
}

const HEAD = `# Perft

Chess engines are compared by perft: the number of sequences of moves of a given length from a position. This page does the same for
the rules of duels, so that any other implementation can be compared with this one. \`npm run perft\` generates it, and tests count
again.

\`\`\`sh
taiki perft position.txt --depth 4            # the lines of a table below, for the position in a file
taiki perft position.txt --depth 4 --divide   # the same for each answer to the first decision: where do two implementations part?
\`\`\`

\`perft(duel, depth)\` of \`taiki/testing\` does it in a program.

## What is counted

**One answer** is one legal answer to a decision: every set of its options with at least \`min\` and at most \`max\` of them that its
\`limits\` allow; if the order matters (\`ordered\`), every order of every such set.

- Decisions with exactly one legal answer are not asked and do not count.
- Each object is an option of its own, even if another one has the same name. Ways to pay are not: two that tap mana of the same kinds
  are one option (112.2).
- An attack is one decision, asked until its player passes: the creature together with what it attacks. Declaring a use is one,
  paying is another, and so is each choice of its effect.
- If several effects of a player wait, an answer names the next one, or the next few in their order (605.1).
- Which half of a twinpact, which alternative cost, and which base are decisions of their own, in the order of the rules (601.1).

**Sequences** of length n end after n answers. Those after which the duel is over sooner are counted as **ended**, once for every
length from then on.

Decks are not shuffled unless a card says so, and every shuffle and every random choice is among cards of one name.

## What the digest covers

A leaf is the state after n answers, or the end of the duel before that. Its text has one line for the turn and the step, one for
each zone, and one for what follows:

\`\`\`text
turn 5 of p1, attack
p1 deck: Filler | Filler
p1 hand:
...
p2 abyss zone:
p2 is asked block, 2 options
\`\`\`

- Zones are written as in the [text of a position](notation.md), in the same order, and empty ones too. Decks and super GR zones are
  in their order, top first. The cards of all other zones are sorted by their text, as strings of UTF-16 code units.
- \`[pending]\`, \`[upside down]\` and \`[on: Name]\` (a cross gear and its creature) follow the marks of a position.
- The last line is \`PLAYER is asked KIND, N options\`, or \`PLAYER wins, REASON\` with \`nobody\` for a draw. Kinds and reasons are those of
  \`DECISION_KINDS\` and \`DUEL_ENDS\`. Every line ends with a line feed.

A leaf hashes to FNV-1a with 64 bits over the UTF-8 bytes of its text, followed by the finalizer of SplitMix64 (shifts 30, 27, 31;
factors \`bf58476d1ce4e5b9\`, \`94d049bb133111eb\`). The digest is the sum of the hashes of all leaves modulo 2^64, one for each
sequence. It depends neither on ids nor on the order in which answers are tried.

## Positions
`;

const printRow = ({ depth, sequences, ended, digest }: PerftRow): string =>
  `| ${String(depth).padStart(5)} | ${String(sequences).padStart(9)} | ${String(ended).padStart(5)} | ${digest} |`;

const printSection = (
  { name, rules, says, text }: PerftPosition,
  rows: readonly PerftRow[],
): readonly string[] => [
  '',
  `### ${name}`,
  '',
  `${says} (${rules.join(', ')})`,
  '',
  '```text',
  ...text.split('\n'),
  '```',
  '',
  '| depth | sequences | ended | digest           |',
  '| ----: | --------: | ----: | ---------------- |',
  ...rows.filter((row) => row.name === name).map(printRow),
];

/** The page of all positions. */
export const printPerftPage = (positions: readonly PerftPosition[], rows: readonly PerftRow[]): string =>
  [HEAD.trimEnd(), ...positions.flatMap((position) => printSection(position, rows)), ''].join('\n');

/** The rows of a page, in their order. */
export function rowsOf(page: string): readonly PerftRow[] {
  let name = '';
  return page.split('\n').flatMap((line): readonly PerftRow[] => {
    name = /^### (\w+)$/.exec(line)?.[1] ?? name;
    const [, depth, sequences, ended, digest] =
      /^\| +(\d+) \| +(\d+) \| +(\d+) \| ([0-9a-f]{16}) \|$/.exec(line) ?? [];
    if (digest === undefined) return [];
    return [{ name, depth: Number(depth), sequences: Number(sequences), ended: Number(ended), digest }];
  });
}
