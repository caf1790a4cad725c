import { clause } from './describeConditions.ts';
import { worksIn } from './describeNouns.ts';
import { insteadWordOf } from './instead/table.ts';
import { replacedEventWordOf } from './replacedEvents/table.ts';
import type { Describers } from './textOf.ts';
import type { Replacement } from './vocabulary.ts';

/** `when this would be destroyed, it stays instead` */
export function describeReplacement(replacement: Replacement, describe: Describers): string {
  const { of, instead, may, while: condition, limit, from } = replacement;
  const replaced = replacedEventWordOf(of).text(of);
  const substitute = insteadWordOf(instead).text(instead, describe);
  const often = limit === undefined ? '' : ` (${limit === 1 ? 'once' : `${limit} times`} in a turn)`;
  return `${clause('while', condition)}when ${replaced}, ${may ? 'you may ' : ''}${substitute} instead${often}${worksIn(from)}`;
}
