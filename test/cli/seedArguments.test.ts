import { describe, expect, it } from 'vitest';
import { agentSeed, numericSeedFrom, seedFrom } from '../../cli/arguments.ts';

const secret = `chacha20:${'0123456789abcdef'.repeat(4)}`;

describe('the seed of an agent', () => {
  it('is another number than that of the duel', () => {
    expect([agentSeed('p1', 7), agentSeed('p2', 7), agentSeed('p2', 7, 100)]).toEqual([8, 9, 109]);
    expect(agentSeed('p1', Number.MAX_SAFE_INTEGER)).toBe(0);
  });

  it('is a hash of a secret one, for each player and each moment', () => {
    const seeds = [
      agentSeed('p1', secret),
      agentSeed('p2', secret),
      agentSeed('p1', secret, 3),
      agentSeed('p1', secret.replace('0', '1')),
    ];
    for (const seed of seeds) expect(Number.isSafeInteger(seed) && seed >= 0).toBe(true);
    expect(new Set(seeds).size).toBe(4);
    expect(agentSeed('p1', secret)).toBe(seeds[0]);
  });
});

describe('a seed as an argument', () => {
  it('is a number or a secret one', () => {
    expect([seedFrom('0'), seedFrom('7'), seedFrom('9007199254740991')]).toEqual([0, 7, 2 ** 53 - 1]);
    expect(seedFrom(secret)).toBe(secret);
  });

  it.each(['', '-1', '1.5', '9007199254740992', '1e3', secret.slice(1), `${secret}0`, secret.toUpperCase()])(
    'is not %j',
    (text) => {
      expect(() => seedFrom(text)).toThrow(
        'Expected an integer from 0 to 9007199254740991, or chacha20: and 64 hexadecimal digits.',
      );
    },
  );

  it('of a simulation is a number', () => {
    expect(numericSeedFrom('7')).toBe(7);
    expect(() => numericSeedFrom(secret)).toThrow('Expected an integer from 0 to 9007199254740991.');
  });
});
