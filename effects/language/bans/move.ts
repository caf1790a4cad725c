import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { Zone } from '../../../table/zones.ts';
import { describeSubject, describeZone } from '../describeNouns.ts';
import type { BanWord } from '../staticWord.ts';
import type { StaticEffect, Subject } from '../vocabulary.ts';

/** It cannot leave a zone, or not for another one, or only by being destroyed, or not by an effect of such a card. */
export interface MoveBan {
  readonly do: 'move';
  readonly from: Zone;
  readonly to?: Zone;
  readonly unless?: 'destroyed';
  /** The source of the effect, and the player whose effect it is. */
  readonly by?: Subject;
}

/** It leaves the battle zone only by being destroyed. Two cards that want it: Bow-Wow-Jaw and Brutura-D1. */
export const leavesOnlyByDestruction: StaticEffect = deepFreeze({
  kind: 'cannot',
  ban: { do: 'move', from: 'battleZone', unless: 'destroyed' },
});

/** No effect of such a card makes it leave the battle zone. */
export const notRemovedBy = (by: Subject): StaticEffect => ({
  kind: 'cannot',
  ban: { do: 'move', from: 'battleZone', by },
});

export const moveWord: BanWord<MoveBan> = {
  text: ({ from, to, unless, by }) =>
    `cannot leave the ${describeZone(from)}${to === undefined ? '' : ` for the ${describeZone(to)}`}${unless === undefined ? '' : ' except by being destroyed'}${by === undefined ? '' : ` by an effect of ${describeSubject(by)}`}`,
  generated: {
    weight: 1,
    fields: { from: 'zone' },
    optional: { to: 'destination', unless: ['destroyed'], by: 'subject' },
  },
};
