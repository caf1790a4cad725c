import type { Zone } from '../../../table/zones.ts';
import { describeOne, describeZone } from '../describeNouns.ts';
import type { PermissionWord } from '../staticWord.ts';
import type { Filter } from '../vocabulary.ts';

/** 601.1a. It can be summoned from another zone. */
export interface SummonFromPermission {
  readonly do: 'summonFrom';
  readonly zone: Zone;
  readonly what?: Filter;
}

export const summonFromWord: PermissionWord<SummonFromPermission> = {
  text: ({ zone, what }) =>
    `can be summoned from the ${describeZone(zone)}${what === undefined ? '' : ` as ${describeOne(what)}`}`,
  generated: { weight: 2, fields: { zone: ['graveyard', 'manaZone'] }, optional: { what: 'filter' } },
};
