import { describe, expect, it } from 'vitest';
import { perftPositions } from '../perft/perftPositions.ts';
import { countPerft } from '../perft/printPerft.ts';
import { runTaiki, temporaryFile } from './commandLine.ts';

const POSITION = `turn 5 of p1, attack
p1 battle zone: Fear Fang
p1 deck: Filler
p2 deck: Filler
p2 shield zone: Filler | Filler
`;

describe('taiki perft', () => {
  it('counts every length up to the depth, as docs/perft.md does', async () => {
    const [position] = perftPositions;
    if (position === undefined) throw new Error('There is no position.');
    const { code, out, errors } = await runTaiki(
      'perft',
      temporaryFile('position.txt', position.text),
      '--depth',
      '3',
    );
    const lines = [1, 2, 3].map((depth) => {
      const { sequences, digest } = countPerft(position, depth);
      return `depth ${depth}: ${sequences} sequences, digest ${digest}`;
    });
    expect([code, out, errors]).toEqual([0, lines.join('\n'), '']);
  });

  it('divides the count by the answers to the first decision', async () => {
    const { out } = await runTaiki('perft', temporaryFile('position.txt', POSITION), '-d', '2', '--divide');
    expect(out.replaceAll(/[0-9a-f]{16}/g, '-').split('\n')).toEqual([
      'p1 is asked attack: Choose a creature that attacks, and what it attacks',
      'Fear Fang -> p2: 2 sequences, digest -',
      'pass: 0 sequences, 1 ended before, digest -',
      'depth 2: 2 sequences, 1 ended before, digest -',
    ]);
  });

  it('names the file and the line that cannot be read', async () => {
    const { code, errors } = await runTaiki('perft', temporaryFile('position.txt', 'turn 5'), '--depth', '1');
    expect(code).toBe(1);
    expect(errors).toMatch(/^error: .+position\.txt: Line 1: expected a line such as "turn 5 of p1, main"/);
  });

  it.each(['0', 'deep'])('refuses the depth %s', async (depth) => {
    const { code, errors } = await runTaiki(
      'perft',
      temporaryFile('position.txt', POSITION),
      '--depth',
      depth,
    );
    expect(code).toBe(1);
    expect(errors).toContain('Expected an integer of at least 1.');
  });
});
