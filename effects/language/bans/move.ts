import type { Zone } from '../../../table/zones.ts';
import { describeZone } from '../describeNouns.ts';
import type { BanWord } from '../staticWord.ts';

/** It cannot leave a zone, or not for another one. */
export interface MoveBan {
  readonly do: 'move';
  readonly from: Zone;
  readonly to?: Zone;
}

export const moveWord: BanWord<MoveBan> = {
  text: ({ from, to }) =>
    `cannot leave the ${describeZone(from)}${to === undefined ? '' : ` for the ${describeZone(to)}`}`,
  generated: { weight: 1, fields: { from: 'zone' }, optional: { to: 'destination' } },
};
