import { clause } from './describeConditions.ts';
import { describeMoveTo, describeSubject, describeZone, OWNERS, PLAYERS, worksIn } from './describeNouns.ts';
import { bracketed } from './grammar.ts';
import { type Describers, type Texts, textOf } from './textOf.ts';
import type { Effect, Instead, Replacement, ReplacementPattern } from './vocabulary.ts';

const REPLACED: Texts<ReplacementPattern, 'event'> = {
  destroyed: ({ what, by }) =>
    `${describeSubject(what)} would be destroyed${by === undefined ? '' : ' by losing a battle'}`,
  leaves: ({ what, to }) =>
    `${describeSubject(what)} would leave the battle zone${to === undefined ? '' : ` for the ${describeZone(to)}`}`,
  moves: ({ what, to, from }) =>
    `${describeSubject(what)} would be put into the ${describeZone(to)}${from === undefined ? '' : ` from the ${describeZone(from)}`}`,
  breaks: ({ what }) => `${describeSubject(what)} would break a shield`,
  isBroken: ({ of }) => `one of ${OWNERS[of] || "a player's"} shields would be broken`,
  draws: ({ by }) => `${PLAYERS[by]} would draw a card`,
};

const INSTEAD: Texts<Instead, 'kind', [Describers]> = {
  move: ({ to, position, tapped }) =>
    `${describeMoveTo('it', to)}${position === 'bottom' ? ' at the bottom' : ''}${tapped ? ' tapped' : ''}`,
  stays: () => 'it stays',
  topCard: ({ apart }) => `only its top card goes${apart ? ', what is below comes apart,' : ''}`,
  do: ({ effect }, describe) =>
    movesIt(effect) ? bracketed(describe.effect(effect)) : describe.inside(effect),
};

/** 609.1. To move it with an effect is not the same as to let it go elsewhere. */
const movesIt = (effect: Effect): boolean =>
  (effect.do === 'move' || effect.do === 'put') && 'ref' in effect.what && effect.what.ref === 'that';

/** `when this would be destroyed, it stays instead` */
export function describeReplacement(replacement: Replacement, describe: Describers): string {
  const { of, instead, may, while: condition, from } = replacement;
  const replaced = textOf(REPLACED, of.event, of);
  const substitute = textOf(INSTEAD, instead.kind, instead, describe);
  return `${clause('while', condition)}when ${replaced}, ${may ? 'you may ' : ''}${substitute} instead${worksIn(from)}`;
}
