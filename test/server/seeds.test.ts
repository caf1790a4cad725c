import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentTo, firstPlayerOf, newSeed } from '../../server/duels/seeds.ts';
import { newDuelId } from '../../server/duels/tokens.ts';

describe('the seed of a hosted duel', () => {
  it('is a new secret one with a salt of its own, each of 256 bits', () => {
    const drawn = Array.from({ length: 50 }, newSeed);
    for (const { seed, salt } of drawn) {
      expect(seed).toMatch(/^chacha20:[0-9a-f]{64}$/);
      expect(salt).toMatch(/^[0-9a-f]{64}$/);
      expect(seed).not.toContain(salt);
    }
    expect(new Set(drawn.flatMap(({ seed, salt }) => [seed, salt])).size).toBe(100);
  });

  it('is committed to by the SHA-256 of salt and seed', () => {
    const proof = { seed: `chacha20:${'0'.repeat(64)}`, salt: 'ab' };
    const expected = createHash('sha256')
      .update(`ab:chacha20:${'0'.repeat(64)}`)
      .digest('hex');
    expect(commitmentTo(proof)).toBe(expected);
    expect(commitmentTo({ seed: 7, salt: 'ab' })).toBe(createHash('sha256').update('ab:7').digest('hex'));
  });

  it('decides who goes first by a hash, either as often', () => {
    const players = Array.from({ length: 400 }, () => firstPlayerOf(newSeed().seed));
    const p1 = players.filter((player) => player === 'p1').length;
    expect(Math.abs(p1 - 200)).toBeLessThan(80);
    const seed = `chacha20:${'0'.repeat(63)}1`;
    const [byte = 0] = createHash('sha256').update(`first:${seed}`).digest();
    expect(firstPlayerOf(seed)).toBe(byte % 2 === 0 ? 'p1' : 'p2');
  });

  it('of a duel that an older server began is a number, and its first player stays', () => {
    expect([firstPlayerOf(6), firstPlayerOf(7), firstPlayerOf(2 ** 53 - 1)]).toEqual(['p1', 'p2', 'p2']);
  });
});

it('the id of a duel can be an argument of a command, which no hyphen may begin', () => {
  const drawn = Array.from({ length: 2000 }, newDuelId);
  expect(drawn.filter((id) => !/^\w[\w-]{15}$/.test(id))).toEqual([]);
  expect(new Set(drawn).size).toBe(2000);
});
