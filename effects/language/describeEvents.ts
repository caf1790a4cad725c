import {
  describeOne,
  describeSubject,
  describeZone,
  OWNERS,
  oneOfZones,
  playerDoes,
  unlessAny,
} from './describeNouns.ts';
import { bracketed, listed } from './grammar.ts';
import { type Texts, textOf } from './textOf.ts';
import type { EventPattern } from './vocabulary.ts';

const HOW = {
  summoned: ' by being summoned',
  notSummoned: ' without being summoned',
  unpaid: ' without its cost being paid',
  revolutionChange: ' by revolution change',
} as const;

const CAUSERS = { you: 'you', opponent: 'your opponent', any: 'a player' } as const;

const DRAWN_FOR = {
  drawStep: 'draw the card of the draw step',
  otherwise: 'draw a card other than that of the draw step',
} as const;

/** What a trigger waits for, as a clause. */
const EVENTS: Texts<EventPattern, 'event'> = {
  put: ({ what, how: manner, onto: base }) => {
    const how = manner === undefined ? '' : HOW[manner];
    const onto = base === undefined ? '' : ` on ${describeOne(base)}`;
    return `${describeSubject(what)} is put into the battle zone${how}${onto}`;
  },
  destroyed: ({ what, tense }) =>
    `${describeSubject(what)} ${tense === 'destroying' ? 'is being' : 'is'} destroyed`,
  moved: ({ what, from, to, by }) => {
    const source = from === undefined ? '' : ` from the ${describeZone(from)}`;
    const verb = to === 'battleZone' ? 'moved' : 'put';
    const goal = to === undefined ? 'leaves' : `is ${verb} into the ${describeZone(to)}`;
    return `${describeSubject(what)} ${goal}${source}${by === undefined ? '' : ` because of ${CAUSERS[by]}`}`;
  },
  attacks: ({ what, target: attacked, nth: number }) => {
    const target = attacked === undefined ? '' : ` a ${attacked}`;
    const nth = number === undefined ? '' : `, as attack ${number} of the turn`;
    return `${describeSubject(what)} attacks${target}${nth}`;
  },
  attacked: ({ what }) => `${describeSubject(what)} is attacked`,
  blocks: ({ what }) => `${describeSubject(what)} blocks`,
  becomesBlocked: ({ what, by, target: attacked }) => {
    const target = attacked === undefined ? '' : ` attacks a ${attacked} and`;
    return `${describeSubject(what)}${target} becomes blocked${unlessAny(by, (filter) => ` by ${describeOne(filter)}`)}`;
  },
  isNotBlocked: ({ what, target: attacked }) => {
    const target = attacked === undefined ? '' : ` a ${attacked}`;
    return `${describeSubject(what)} attacks${target} and is not blocked`;
  },
  battles: ({ what }) => `${describeSubject(what)} battles`,
  winsBattle: ({ what }) => `${describeSubject(what)} wins a battle`,
  losesBattle: ({ what }) => `${describeSubject(what)} loses a battle`,
  battleEnds: ({ what }) => `a battle of ${describeSubject(what)} has ended`,
  used: ({ by, what, unpaid, from, through }) => {
    const free = unpaid ? ' without paying its cost' : '';
    const source = from === undefined ? '' : ` from the ${oneOfZones(from)}`;
    return `${playerDoes(by, 'use')} ${describeOne(what ?? {})}${free}${source}${through === undefined ? '' : ' by its shield trigger'}`;
  },
  drawn: ({ by, for: step }) => playerDoes(by, step === undefined ? 'draw a card' : DRAWN_FOR[step]),
  discarded: ({ by, what }) => `${playerDoes(by, 'discard')} ${describeOne(what ?? {})}`,
  tapped: ({ what, first }) =>
    `${describeSubject(what)} becomes tapped${first ? ' for the first time in a turn' : ''}`,
  untapped: ({ what }) => `${describeSubject(what)} becomes untapped`,
  chosen: ({ what, by }) => `${playerDoes(by, 'choose')} ${describeSubject(what)}`,
  shieldBroken: ({ of, last, by }) => {
    const breaker = by === undefined ? '' : ` by ${describeSubject(by)}`;
    return `${last ? 'the last' : 'one'} of ${OWNERS[of] || "a player's"} shields is broken${breaker}`;
  },
  breaksShields: ({ what }) => `${describeSubject(what)} is about to break shields`,
  startOfTurn: ({ of }) => `the start of ${of === 'any' ? 'each' : OWNERS[of]} turn`,
  endOfTurn: ({ of }) => `the end of ${of === 'any' ? 'the' : OWNERS[of]} turn`,
  endOfAttack: ({ what }) => `the end of the attack of ${describeSubject(what)}`,
  anyOf: ({ patterns }) => listed(patterns.map(single), 'or'),
};

const single = (event: EventPattern): string =>
  event.event === 'anyOf' ? bracketed(describeEvent(event)) : describeEvent(event);

export function describeEvent(event: EventPattern): string {
  return textOf(EVENTS, event.event, event);
}
