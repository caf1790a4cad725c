import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import { ZONES, type Zone } from '../../../table/zones.ts';
import { describeSubject, describeZone } from '../describeNouns.ts';
import { type EventWord, isNoMove, meansItself } from '../eventWord.ts';
import type { Subject, Who } from '../vocabulary.ts';

/** It goes from one zone to another. */
export interface MovedEvent {
  readonly event: 'moved';
  readonly what: Subject;
  readonly from?: Zone;
  readonly to?: Zone;
  /** 703.2. The player whose effect moves it; state-based actions and the steps of the turn belong to nobody. */
  readonly by?: Who;
}

const CAUSERS = { you: 'you', opponent: 'your opponent', any: 'a player' } as const;

/** The zones in which a card sees its own move: the battle zone that it has left (603.5c), or the zone that it has come to. */
function zonesOfMove({ from, to }: MovedEvent): readonly Zone[] {
  const before: readonly Zone[] = from === undefined || from === 'battleZone' ? ['battleZone'] : [];
  const after = from === 'battleZone' ? [] : to === undefined ? ZONES : [to];
  return [...before, ...after];
}

export const movedWord: EventWord<MovedEvent> = {
  text: ({ what, from, to, by }) => {
    const source = from === undefined ? '' : ` from the ${describeZone(from)}`;
    const verb = to === 'battleZone' ? 'moved' : 'put';
    const goal = to === undefined ? 'leaves' : `is ${verb} into the ${describeZone(to)}`;
    return `${describeSubject(what)} ${goal}${source}${by === undefined ? '' : ` because of ${CAUSERS[by]}`}`;
  },
  binds: ['that', 'was'],
  seesItself: (event) => (meansItself(event.what.filter) ? zonesOfMove(event) : undefined),
  misfit: ({ from, to }) => (isNoMove(from, to) ? ['to', EXPECTATIONS.anotherZoneThanFrom, to] : undefined),
  generated: { weight: 3, fields: { what: 'subject' }, optional: { from: 'zone', to: 'zone', by: 'who' } },
};
