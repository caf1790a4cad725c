import type { Effect, Filter, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { itself } from '../words/nouns.ts';

/** 601.1f, 603.1. Fort E: when this is put by being summoned, if such a card was tapped in the mana zone to pay for it. */
export const fortEnergy = (mana: Filter, effect: Effect): Triggered =>
  when({ event: 'put', what: itself, how: 'summoned', paidWith: mana }, effect);
