import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Player } from 'taiki';
import type { SeedProof } from '../protocol/protocol.ts';

const HIGH = 2 ** 21;
const LOW = 2 ** 32;

/** A seed of 53 bits, and a salt that keeps it from being found by trying. */
export const newSeed = (): Pick<SeedProof, 'seed' | 'salt'> => ({
  seed: randomInt(HIGH) * LOW + randomInt(LOW),
  salt: randomBytes(32).toString('hex'),
});

export const commitmentTo = ({ seed, salt }: Pick<SeedProof, 'seed' | 'salt'>): string =>
  createHash('sha256').update(`${salt}:${seed}`).digest('hex');

/** 103.4. The seed decides who goes first, so that the server is committed to it too. */
export const firstPlayerOf = (seed: number): Player => (seed % 2 === 0 ? 'p1' : 'p2');
