import type { Zone } from '../../../table/zones.ts';
import { describeOne, describeZone } from '../describeNouns.ts';
import type { PermissionWord } from '../staticWord.ts';
import type { Filter } from '../vocabulary.ts';

/** 601.1a. It can be summoned from another zone, or also cast, generated or executed; from the deck while it is the top card. */
export interface SummonFromPermission {
  readonly do: 'summonFrom';
  readonly zone: Zone;
  /** Whatever it is, it is used as it would be from the hand. */
  readonly use?: 'any';
  readonly what?: Filter;
  /** So many of all that it allows, in a turn. */
  readonly limit?: number;
  /** Such a card is used without its cost being paid, and in no other way. */
  readonly unpaid?: Filter;
}

export const summonFromWord: PermissionWord<SummonFromPermission> = {
  text: ({ zone, use, what, limit, unpaid }) =>
    `can be ${use === undefined ? 'summoned' : 'used'} from the ${zone === 'deck' ? 'top of the deck' : describeZone(zone)}${what === undefined ? '' : ` as ${describeOne(what)}`}${limit === undefined ? '' : `, at most ${limit} in a turn`}${unpaid === undefined ? '' : `, without its cost being paid if it is ${describeOne(unpaid)}`}`,
  generated: {
    weight: 2,
    fields: { zone: ['graveyard', 'manaZone', 'deck'] },
    optional: { use: ['any'], what: 'filter', limit: [1, 2], unpaid: 'simpleFilter' },
  },
};
