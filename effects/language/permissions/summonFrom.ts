import type { Zone } from '../../../table/zones.ts';
import { describeOne, describeZone } from '../describeNouns.ts';
import type { PermissionWord } from '../staticWord.ts';
import type { Filter } from '../vocabulary.ts';

/** 601.1a. It can be summoned from another zone, or also cast, generated or executed. */
export interface SummonFromPermission {
  readonly do: 'summonFrom';
  readonly zone: Zone;
  /** Whatever it is, it is used as it would be from the hand. */
  readonly use?: 'any';
  readonly what?: Filter;
  /** So many of all that it allows, in a turn. */
  readonly limit?: number;
}

export const summonFromWord: PermissionWord<SummonFromPermission> = {
  text: ({ zone, use, what, limit }) =>
    `can be ${use === undefined ? 'summoned' : 'used'} from the ${describeZone(zone)}${what === undefined ? '' : ` as ${describeOne(what)}`}${limit === undefined ? '' : `, at most ${limit} in a turn`}`,
  generated: {
    weight: 2,
    fields: { zone: ['graveyard', 'manaZone'] },
    optional: { use: ['any'], what: 'filter', limit: [1, 2] },
  },
};
