import type { FilterRules } from '../filterRules.ts';

/** 113.6a. Shields wait in the shield zone, where they no longer count, until all declarations have been made. */
export const goingToHandRules: FilterRules<'goingToHand'> = {
  fits: (_, __, { pending, zone }) => pending && zone === 'shieldZone',
};
