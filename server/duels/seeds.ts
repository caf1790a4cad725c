import { createHash, randomBytes } from 'node:crypto';
import { type Player, type Seed, secretSeed } from 'taiki';
import type { SeedProof } from '../protocol/protocol.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A secret seed, and a salt of its own for the commitment. */
export const newSeed = (): Pick<SeedProof, 'seed' | 'salt'> => ({
  seed: secretSeed(),
  salt: randomBytes(32).toString('hex'),
});

export const commitmentTo = ({ seed, salt }: Pick<SeedProof, 'seed' | 'salt'>): string =>
  sha256(`${salt}:${seed}`).toString('hex');

/**
 * 103.4. The seed decides who goes first, so that the server is committed to it too: by a hash, since whoever goes first is known to
 * both players. Duels that began with a numeric seed keep their first player.
 */
export function firstPlayerOf(seed: Seed): Player {
  const number = typeof seed === 'number' ? seed : sha256(`first:${seed}`).readUInt8();
  return number % 2 === 0 ? 'p1' : 'p2';
}
