import { may, payAsCost, usePaid } from '../instructions/index.ts';
import type { Civilization, Triggered } from '../vocabulary.ts';
import { from, when } from '../words/abilities.ts';
import { any, self } from '../words/nouns.ts';

/** 112.3, 601.1. D.D.D: when a creature of yours attacks, this may be used from the hand for this cost. */
export const dangerousDash = (civilization: Civilization, mana: number): Triggered =>
  from(
    ['hand'],
    when({ event: 'attacks', what: any('you') }, may(payAsCost(mana, civilization), usePaid(self))),
  );
