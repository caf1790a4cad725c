import type { Zone } from '../../../table/zones.ts';
import { describeZone } from '../describeNouns.ts';
import type { PermissionWord } from '../staticWord.ts';

/** 317.4. It can be used from another zone in the main step without its cost being paid. */
export interface UseFreeFromPermission {
  readonly do: 'useFreeFrom';
  readonly zone: Zone;
  /** So many of all that it allows, in a turn. */
  readonly limit: number;
}

export const useFreeFromWord: PermissionWord<UseFreeFromPermission> = {
  text: ({ zone, limit }) =>
    `can be used from the ${describeZone(zone)} without paying its cost, at most ${limit} in a turn`,
  generated: {
    weight: 1,
    fields: { zone: ['hyperspatialZone', 'graveyard'], limit: [1, 2] },
  },
};
