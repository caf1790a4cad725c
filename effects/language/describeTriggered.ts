import { clause, describeCondition } from './describeConditions.ts';
import { describeEvent } from './describeEvents.ts';
import { worksIn } from './describeNouns.ts';
import { eventWordOf } from './events/table.ts';
import { bracketed } from './grammar.ts';
import type { Describers } from './textOf.ts';
import type { EventPattern, Triggered } from './vocabulary.ts';

const isSelf = (event: EventPattern): boolean =>
  'what' in event && event.what !== undefined && 'of' in event.what && event.what.filter?.itself === true;

function describeWhen(event: EventPattern): string {
  const word = eventWordOf(event).isTime ? 'at' : isSelf(event) ? 'when' : 'whenever';
  return `${word} ${describeEvent(event)}`;
}

const LIMIT_PER = { turn: 'a turn', attack: 'an attack', duel: 'the duel' } as const;

const LIMIT_BY = { this: '', name: ' for its name', word: ' for its kind' } as const;

function describeLimit({ times, per, by }: NonNullable<Triggered['limit']>): string {
  const often = times === 1 ? 'once' : `${times} times`;
  return `${often} in ${LIMIT_PER[per]}${LIMIT_BY[by]}`;
}

/** A trigger condition and an effect. */
export function describeTriggered(ability: Triggered, describe: Describers): string {
  const { when, given, effect, limit, from } = ability;
  const restriction = given === undefined ? '' : ` while ${describeCondition(given)}`;
  const condition = clause('if', ability.condition);
  const often = limit === undefined ? '' : ` (${describeLimit(limit)})`;
  const done = describe.startsWithIf(effect) ? bracketed(describe.effect(effect)) : describe.effect(effect);
  return `${describeWhen(when)}${restriction}, ${condition}${done}${often}${worksIn(from)}`;
}
