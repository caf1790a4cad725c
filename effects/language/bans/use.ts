import { cannotUse } from '../staticParts.ts';
import type { BanWord } from '../staticWord.ts';
import type { Filter, Who } from '../vocabulary.ts';

/** A player cannot summon such creatures, or only so many a turn. */
export interface SummonBan {
  readonly do: 'summon';
  readonly who: Who;
  readonly what?: Filter;
  readonly limit?: number;
}

/** A player cannot cast such spells, or only so many a turn. */
export interface CastBan {
  readonly do: 'cast';
  readonly who: Who;
  readonly what?: Filter;
  readonly limit?: number;
}

/** A player cannot use such cards, or only so many a turn. */
export interface UseBan {
  readonly do: 'use';
  readonly who: Who;
  readonly what?: Filter;
  readonly limit?: number;
}

export const summonWord: BanWord<SummonBan> = {
  text: cannotUse('creature'),
  usualType: ['what', 'creature'],
  generated: { weight: 1, fields: { who: 'who' }, optional: { what: 'filter', limit: [1, 0] } },
};

export const castWord: BanWord<CastBan> = {
  text: cannotUse('spell'),
  usualType: ['what', 'spell'],
  generated: { weight: 1, fields: { who: 'who' }, optional: { what: 'filter', limit: [1, 0] } },
};

export const useWord: BanWord<UseBan> = {
  text: cannotUse('card'),
  generated: { weight: 1, fields: { who: 'who' }, optional: { what: 'filter', limit: [1, 0] } },
};
