import { Checksum } from '../../boundary/checksum.ts';
import type { Fact } from '../../effects/state/reported/facts.ts';

/** Checksums of a log and of its beginnings. */
export interface LogChecks {
  /** The checksum of the whole log: 16 hexadecimal digits. */
  readonly checksum: string;
  /** For each answer of a player, the checksum of the log up to its fact: 8 hexadecimal digits. */
  readonly checks: readonly string[];
}

const DIGITS = 8;

/** Whether a fact is the answer to a decision that a player was asked. */
export const isAnswer = (fact: Fact): boolean => fact.kind === 'choiceMade' && !fact.forced;

export function logChecks(log: readonly Fact[]): LogChecks {
  const checksum = new Checksum();
  const checks: string[] = [];
  for (const fact of log) {
    checksum.add(JSON.stringify(fact));
    if (isAnswer(fact)) checks.push(checksum.value.slice(0, DIGITS));
  }
  return { checksum: checksum.value, checks };
}
