import type { Zone } from '../../../table/zones.ts';
import { describeOne, oneOfZones, somePlayerDoes } from '../describeNouns.ts';
import { type EventWord, meansItself, notSeen } from '../eventWord.ts';
import type { Effect, Filter, Triggered, Who } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';

/** A player uses a card. */
export interface UsedEvent {
  readonly event: 'used';
  readonly by: Who;
  readonly what?: Filter;
  /** Its cost neither was nor counts as paid (701.30a). */
  readonly unpaid?: true;
  /** No mana card was tapped for it, whether or not its cost counts as paid. */
  readonly withoutMana?: true;
  /** Where the card is used from. A shield trigger is declared in the shield zone, and used from the hand (113.6). */
  readonly from?: readonly Zone[];
  /** 112.3a. By its shield trigger. */
  readonly through?: 'shieldTrigger';
}

/** Whenever a player uses the shield trigger of a card. */
export const wheneverUsesShieldTrigger = (by: Who, effect: Effect): Triggered =>
  when({ event: 'used', by, through: 'shieldTrigger' }, effect);

export const usedWord: EventWord<UsedEvent> = {
  text: ({ by, what, unpaid, withoutMana, from, through }) => {
    const free = `${unpaid ? ' without paying its cost' : ''}${withoutMana ? ' without tapping mana' : ''}`;
    const source = from === undefined ? '' : ` from the ${oneOfZones(from)}`;
    return `${somePlayerDoes(by, 'use')} ${describeOne(what ?? {})}${free}${source}${through === undefined ? '' : ' by its shield trigger'}`;
  },
  binds: ['that'],
  seesItself: notSeen,
  misfit: ({ what, from }) => {
    if (meansItself(what))
      return ['what', 'other cards, because a card sees nothing of its own use (409.1c)', what];
    if (from?.includes('battleZone'))
      return ['from', 'zones that cards are used from, not the battle zone (601.1a)', from];
    return undefined;
  },
  generated: {
    weight: 5,
    fields: { by: 'who' },
    optional: {
      what: 'simpleFilter',
      unpaid: [true],
      withoutMana: [true],
      through: ['shieldTrigger'],
      from: [['hand'], ['graveyard'], ['manaZone'], ['hand', 'graveyard'], ['manaZone', 'hand']],
    },
  },
};
