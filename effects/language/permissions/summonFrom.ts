import type { Zone } from '../../../table/zones.ts';
import { describeOne, describeZone } from '../describeNouns.ts';
import type { PermissionWord } from '../staticWord.ts';
import type { Filter } from '../vocabulary.ts';

/** 601.1a. It can be summoned from another zone. */
export interface SummonFromPermission {
  readonly do: 'summonFrom';
  readonly zone: Zone;
  readonly what?: Filter;
  /** So many of all that it allows, in a turn. */
  readonly limit?: number;
}

export const summonFromWord: PermissionWord<SummonFromPermission> = {
  text: ({ zone, what, limit }) =>
    `can be summoned from the ${describeZone(zone)}${what === undefined ? '' : ` as ${describeOne(what)}`}${limit === undefined ? '' : `, at most ${limit} in a turn`}`,
  generated: {
    weight: 2,
    fields: { zone: ['graveyard', 'manaZone'] },
    optional: { what: 'filter', limit: [1, 2] },
  },
};
