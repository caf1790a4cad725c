import { readFileSync } from 'node:fs';
import { createDuel, OptionsError, parsePosition } from 'taiki';
import { arrange, perft, stateText } from 'taiki/testing';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../rulings/rulebook/rulebook.ts';
import { hash64 } from '../../testing/perft.ts';
import { perftPositions } from './perftPositions.ts';
import { countPerft, printPerftPage, rowsOf } from './printPerft.ts';

const page = readFileSync(new URL('../../docs/perft.md', import.meta.url), 'utf8');
const published = rowsOf(page);
/** Deeper counts are left to perftDeep.test.ts. */
const SHALLOW = 2;

describe('docs/perft.md', () => {
  test('describes the positions as they are, with a count for every depth (npm run perft)', () => {
    expect(perftPositions.length).toBeGreaterThanOrEqual(50);
    expect(new Set(perftPositions.map(({ name }) => name)).size).toBe(perftPositions.length);
    expect(printPerftPage(perftPositions, published)).toBe(page);
    expect(published.map(({ name, depth }) => [name, depth])).toEqual(
      perftPositions.flatMap(({ name, depth }) =>
        Array.from({ length: depth }, (_, index) => [name, index + 1]),
      ),
    );
  });

  test('cites rules of the rulebook', () => {
    const unknown = perftPositions.flatMap(({ rules }) =>
      rules.filter((rule) => !Object.hasOwn(rulebook, rule)),
    );
    expect(unknown).toEqual([]);
  });

  test.each(perftPositions)('has the counts of short sequences: $name', (position) => {
    const wanted = published.filter(({ name, depth }) => name === position.name && depth <= SHALLOW);
    expect(wanted.map(({ depth }) => countPerft(position, depth))).toEqual(wanted);
  });
});

describe('perft', () => {
  const small = () =>
    arrange({
      step: 'charge',
      p1: { hand: ['Aqua Hulcus', 'Fear Fang'], deck: 2, shieldZone: 0 },
      p2: { deck: 2, shieldZone: 0, battleZone: ['Fear Fang'] },
      seed: 1,
    });

  test('counts every legal answer to a decision', () => {
    const { depth, sequences, ended, branches } = perft(small(), 1);
    expect({ depth, sequences, ended }).toEqual({ depth: 1, sequences: 3, ended: 0 });
    expect(branches.map(({ choice, sequences: own }) => [choice, own])).toEqual([
      ['Aqua Hulcus', 1],
      ['Fear Fang', 1],
      ['pass', 1],
    ]);
  });

  test('counts all subsets within the limits, and all orders where the order matters', () => {
    const triggers = arrange({
      step: 'end',
      p1: {
        battleZone: ['Frei, Vizier of Air', 'Toel, Vizier of Hope'].map((name) => ({ name, tapped: true })),
      },
      seed: 1,
    });
    expect(triggers.decision).toMatchObject({ kind: 'standby', min: 1, max: 2, ordered: true });
    expect(perft(triggers, 1).sequences).toBe(2 + 2);
    const blocked = arrange({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Emerald Grass', 'Seamine'] },
      seed: 1,
    });
    blocked.choose(0);
    expect(blocked.decision).toMatchObject({ kind: 'block', min: 0, max: 2, ordered: true });
    expect(perft(blocked, 1).sequences).toBe(1 + 2 + 2);
    const teleported = arrange({
      p1: { hand: ['Teleportation'], manaZone: { water: 5 } },
      p2: { battleZone: ['Fear Fang', 'Aqua Vehicle', 'Bone Spider'] },
      seed: 1,
    });
    teleported.choose(0);
    expect(teleported.decision).toMatchObject({ kind: 'choose', min: 0, max: 2, ordered: false });
    expect(perft(teleported, 1).sequences).toBe(1 + 3 + 3);
  });

  test('counts sequences after which the duel is over apart', () => {
    const ended = perft(small(), 20);
    expect(ended.sequences).toBe(0);
    expect(ended.ended).toBeGreaterThan(0);
    const over = small();
    over.concede('p1');
    expect(perft(over, 3)).toMatchObject({ sequences: 0, ended: 1, branches: [] });
  });

  test('sums up its branches, and leaves the duel alone', () => {
    const duel = small();
    const before = JSON.stringify(duel.snapshot());
    const { sequences, digest, branches } = perft(duel, 4);
    expect(JSON.stringify(duel.snapshot())).toBe(before);
    expect(branches.reduce((sum, branch) => sum + branch.sequences, 0)).toBe(sequences);
    const sum = branches.reduce((total, branch) => total + BigInt(`0x${branch.digest}`), 0n);
    expect(BigInt.asUintN(64, sum).toString(16).padStart(16, '0')).toBe(digest);
  });

  test('has a digest of the leaves, which another state changes', () => {
    const [one, other] = ['Fear Fang', 'Aqua Vehicle'].map((name) =>
      perft(
        createDuel({
          position: parsePosition(`turn 5 of p1, charge\np1 hand: ${name}\np1 deck: Filler\np2 deck: Filler`),
          seed: 1,
        }),
        1,
      ),
    );
    expect(one?.sequences).toBe(other?.sequences);
    expect(one?.digest).not.toBe(other?.digest);
  });

  test.each([0, -1, 1.5, Number.NaN])('refuses the depth %d', (depth) => {
    expect(() => perft(small(), depth)).toThrow(OptionsError);
  });
});

describe('the text of a state', () => {
  test('has the turn, all zones, and the decision', () => {
    const duel = arrange({
      step: 'attack',
      p1: {
        battleZone: ['Fear Fang', { name: 'Aqua Hulcus', tapped: true }],
        deck: ['Filler', 'Aqua Vehicle'],
        shieldZone: 0,
      },
      p2: { hand: ['Bone Spider', 'Aqua Vehicle'], deck: 1, shieldZone: 1 },
      seed: 1,
    });
    expect(stateText(duel)).toBe(`turn 5 of p1, attack
p1 deck: Filler | Aqua Vehicle
p1 hand:
p1 battle zone: Aqua Hulcus [tapped] | Fear Fang
p1 mana zone:
p1 shield zone:
p1 graveyard:
p1 hyperspatial zone:
p1 super GR zone:
p1 abyss zone:
p2 deck: Filler
p2 hand: Aqua Vehicle | Bone Spider
p2 battle zone:
p2 mana zone:
p2 shield zone: Filler
p2 graveyard:
p2 hyperspatial zone:
p2 super GR zone:
p2 abyss zone:
p1 is asked attack, 2 options
`);
    duel.concede('p1');
    expect(stateText(duel)).toMatch(/^turn 5 of p1, over\n[\s\S]*\np2 wins, concession\n$/);
  });

  test.each([
    ['', 'f52a15e9a9b5e89b'],
    ['a', '02c0bdbf481420f8'],
    ['卍é𝄞', 'c472b3edd5636aeb'],
  ])('hashes %j as documented', (text, hash) => {
    expect(hash64(text).toString(16).padStart(16, '0')).toBe(hash);
  });
});
