import { clause } from './describeConditions.ts';
import { describeMoveTo, describeSubject, ZONE_NAMES } from './describeNouns.ts';
import { type Nested, type Texts, textOf } from './textOf.ts';
import type { Instead, Replacement, ReplacementPattern } from './vocabulary.ts';

const REPLACED: Texts<ReplacementPattern, 'event'> = {
  destroyed: ({ what }) => `${describeSubject(what)} would be destroyed`,
  leaves: ({ what, to }) =>
    `${describeSubject(what)} would leave the battle zone${to === undefined ? '' : ` for the ${ZONE_NAMES[to]}`}`,
  moves: ({ what, to, from }) =>
    `${describeSubject(what)} would be put into the ${ZONE_NAMES[to]}${from === undefined ? '' : ` from the ${ZONE_NAMES[from]}`}`,
  breaks: ({ what }) => `${describeSubject(what)} would break a shield`,
};

const INSTEAD: Texts<Instead, 'kind', [Nested]> = {
  move: ({ to }) => describeMoveTo('it', to),
  stays: () => 'it stays',
  do: ({ effect }, nested) => nested.effect(effect),
};

/** `when this would be destroyed, it stays instead` */
export function describeReplacement(replacement: Replacement, nested: Nested): string {
  const { of, instead, may, while: condition } = replacement;
  const replaced = textOf(REPLACED, of.event, of);
  const substitute = textOf(INSTEAD, instead.kind, instead, nested);
  return `${clause('while', condition)}when ${replaced}, ${may ? 'you may ' : ''}${substitute} instead`;
}
