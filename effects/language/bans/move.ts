import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { Zone } from '../../../table/zones.ts';
import { describeZone } from '../describeNouns.ts';
import type { BanWord } from '../staticWord.ts';
import type { StaticEffect } from '../vocabulary.ts';

/** It cannot leave a zone, or not for another one, or only by being destroyed. */
export interface MoveBan {
  readonly do: 'move';
  readonly from: Zone;
  readonly to?: Zone;
  readonly unless?: 'destroyed';
}

/** It leaves the battle zone only by being destroyed. Two cards that want it: Bow-Wow-Jaw and Brutura-D1. */
export const leavesOnlyByDestruction: StaticEffect = deepFreeze({
  kind: 'cannot',
  ban: { do: 'move', from: 'battleZone', unless: 'destroyed' },
});

export const moveWord: BanWord<MoveBan> = {
  text: ({ from, to, unless }) =>
    `cannot leave the ${describeZone(from)}${to === undefined ? '' : ` for the ${describeZone(to)}`}${unless === undefined ? '' : ' except by being destroyed'}`,
  generated: { weight: 1, fields: { from: 'zone' }, optional: { to: 'destination', unless: ['destroyed'] } },
};
