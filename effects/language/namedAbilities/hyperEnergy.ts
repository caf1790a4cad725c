import { deepFreeze } from '../../../table/deepFreeze.ts';
import { tappingReduces } from '../statics/index.ts';
import type { Static } from '../vocabulary.ts';
import { has } from '../words/statics.ts';

/** 601.1a. Hyper energy: as this is used, your creatures of different costs may be tapped; it costs 2 less for each, but at least 1. */
export const hyperEnergy: Static = deepFreeze(has(tappingReduces(2, { type: 'creature', tapped: false })));
