import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { Zone } from '../../../table/nouns.ts';
import type { Filter, Group, Ref, Subject, Who } from '../vocabulary.ts';

/** The bearer of the ability. */
export const self: Ref = deepFreeze({ ref: 'this' });

/** The object of the trigger's event. */
export const that: Ref = deepFreeze({ ref: 'that' });

/** The other creature of a block or battle. */
export const other: Ref = deepFreeze({ ref: 'other' });

/** The creature that a cross gear is crossed onto. */
export const crossed: Ref = deepFreeze({ ref: 'crossed' });

/** 305.2. The creature that a weapon is equipped to. */
export const equipped: Ref = deepFreeze({ ref: 'equipped' });

/** 310.4. The creature that an aura is attached to. */
export const attached: Ref = deepFreeze({ ref: 'attached' });

/** What an earlier part of the effect chose or moved. */
export const the = (name: string): Ref => ({ ref: name });

const group = (zone: Zone | readonly Zone[], of: Who, filter?: Filter): Group =>
  filter === undefined ? { in: zone, of } : { in: zone, of, filter };

const creatures = (of: Who, filter: Filter = {}): Group =>
  group('battleZone', of, { type: 'creature', ...filter });

/** Your creatures in the battle zone. */
export const yourCreatures = (filter?: Filter): Group => creatures('you', filter);

/** Your opponent's creatures in the battle zone. */
export const opponentsCreatures = (filter?: Filter): Group => creatures('opponent', filter);

/** All creatures in the battle zone. */
export const allCreatures = (filter?: Filter): Group => creatures('any', filter);

/** The cards in your hand. */
export const yourHand = (filter?: Filter): Group => group('hand', 'you', filter);

/** The cards in your opponent's hand. */
export const opponentsHand = (filter?: Filter): Group => group('hand', 'opponent', filter);

/** The cards in your graveyard. */
export const yourGraveyard = (filter?: Filter): Group => group('graveyard', 'you', filter);

/** The cards in your mana zone. */
export const yourMana = (filter?: Filter): Group => group('manaZone', 'you', filter);

/** The cards in your opponent's mana zone. */
export const opponentsMana = (filter?: Filter): Group => group('manaZone', 'opponent', filter);

/** Your shields. */
export const yourShields = (filter?: Filter): Group => group('shieldZone', 'you', filter);

/** Your opponent's shields. */
export const opponentsShields = (filter?: Filter): Group => group('shieldZone', 'opponent', filter);

/** Your seals. */
export const yourSeals: Group = deepFreeze(group('battleZone', 'you', { type: 'seal' }));

/** Your opponent's seals. */
export const opponentsSeals: Group = deepFreeze(group('battleZone', 'opponent', { type: 'seal' }));

/** The cards in one zone or several. */
export const cardsIn = (zones: Zone | readonly Zone[], of: Who, filter?: Filter): Group =>
  group(zones, of, filter);

/** The bearer of the ability, as the subject of a trigger. */
export const itself: Subject = deepFreeze({ of: 'any', filter: { itself: true } });

/** A creature other than the bearer, as the subject of a trigger. */
export const another = (of: Who, filter: Filter = {}): Subject => ({
  of,
  filter: { type: 'creature', other: true, ...filter },
});

/** Any creature, the bearer included, as the subject of a trigger. */
export const any = (of: Who, filter: Filter = {}): Subject => ({
  of,
  filter: { type: 'creature', ...filter },
});
