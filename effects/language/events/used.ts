import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import type { Zone } from '../../../table/zones.ts';
import { describeOne, oneOfZones, somePlayerDoes } from '../describeNouns.ts';
import { type EventWord, meansItself } from '../eventWord.ts';
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
  seesItself: ({ what, from }) =>
    meansItself(what) && from?.includes('battleZone') ? ['battleZone'] : undefined,
  misfit: ({ what, from }) => {
    const fromBattleZone = from?.includes('battleZone') === true;
    if (meansItself(what) && fromBattleZone && from?.length === 1) return undefined;
    if (meansItself(what)) return ['what', EXPECTATIONS.notOwnUse, what];
    if (fromBattleZone) return ['from', EXPECTATIONS.zonesOfUse, from];
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
