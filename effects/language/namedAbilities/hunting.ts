import { deepFreeze } from '../../../table/deepFreeze.ts';
import { countOf, times } from '../amounts/index.ts';
import { isBattling } from '../conditions/index.ts';
import { power } from '../statics/index.ts';
import type { Static } from '../vocabulary.ts';
import { yourCreatures } from '../words/nouns.ts';
import { hasWhile } from '../words/statics.ts';

/** 115.2. Hunting: while this battles, it gets 1000 power for each Hunter you have in the battle zone. */
export const hunting: Static = deepFreeze(
  hasWhile(isBattling({}), power(times(1000, countOf(yourCreatures({ races: ['Hunter'] }))))),
);
