import { clause } from './describeConditions.ts';
import { describeMoveTo, describeSubject, describeZone, PLAYERS } from './describeNouns.ts';
import { type Describers, type Texts, textOf } from './textOf.ts';
import type { Instead, Replacement, ReplacementPattern } from './vocabulary.ts';

const REPLACED: Texts<ReplacementPattern, 'event'> = {
  destroyed: ({ what }) => `${describeSubject(what)} would be destroyed`,
  leaves: ({ what, to }) =>
    `${describeSubject(what)} would leave the battle zone${to === undefined ? '' : ` for the ${describeZone(to)}`}`,
  moves: ({ what, to, from }) =>
    `${describeSubject(what)} would be put into the ${describeZone(to)}${from === undefined ? '' : ` from the ${describeZone(from)}`}`,
  breaks: ({ what }) => `${describeSubject(what)} would break a shield`,
  draws: ({ by }) => `${PLAYERS[by]} would draw a card`,
};

const INSTEAD: Texts<Instead, 'kind', [Describers]> = {
  move: ({ to }) => describeMoveTo('it', to),
  stays: () => 'it stays',
  topCard: () => 'only its top card goes',
  do: ({ effect }, describe) => describe.effect(effect),
};

/** `when this would be destroyed, it stays instead` */
export function describeReplacement(replacement: Replacement, describe: Describers): string {
  const { of, instead, may, while: condition } = replacement;
  const replaced = textOf(REPLACED, of.event, of);
  const substitute = textOf(INSTEAD, instead.kind, instead, describe);
  return `${clause('while', condition)}when ${replaced}, ${may ? 'you may ' : ''}${substitute} instead`;
}
