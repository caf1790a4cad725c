import type {
  Civilization,
  Condition,
  Effect,
  EventPattern,
  Filter,
  Static,
  StaticEffect,
  Triggered,
} from 'taiki/words';
import {
  anyOf,
  atMost,
  battle,
  called,
  cannot,
  cardsIn,
  chooseUpTo,
  each,
  gains,
  given,
  happened,
  hasWhile,
  inOrder,
  isNoCreature,
  itself,
  opponentsCreatures,
  self,
  shieldTrigger,
  the,
  when,
  youHave,
} from 'taiki/words';

/** A creature or a tamaseed like this. */
export const creatureOrTamaseed = (filter: Filter = {}): Filter => ({
  anyOf: [
    { ...filter, type: 'creature' },
    { ...filter, type: 'tamaseed' },
  ],
});

/** A shield trigger that a card has in the shield zone while a condition holds. */
export const shieldTriggerWhile = (condition: Condition): Static => ({
  ...hasWhile(condition, gains(shieldTrigger)),
  from: ['shieldZone'],
});

/** 315. A tamaseed that is a creature only beside so many cards that civil count counts. */
export const creatureFrom = (civilization: Civilization, count: number): Static =>
  hasWhile(
    youHave(
      cardsIn('battleZone', 'you', { ...creatureOrTamaseed(), civilizations: [civilization] }),
      atMost(count - 1),
    ),
    isNoCreature,
  );

/** A trigger of what happens for the first time in a turn. */
export const forTheFirstTime = (event: EventPattern, effect: Effect): Triggered =>
  given(happened(event, atMost(1)), when(event, effect));

/** Cards that you use cost this much less, but at least 1, wherever they are used from. */
export const costsLess = (by: number, filter: Filter): Static =>
  each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', filter), { kind: 'cost', by: -by, atLeast: 1 });

/** "You may choose one of your opponent's creatures. It and this battle." */
export const mayBattle: Effect = inOrder(
  { do: 'choose', what: called(chooseUpTo(opponentsCreatures(), 1), 'opposed') },
  battle(the('opposed'), self),
);

/** A trigger of this, or another tamaseed of yours with this in its name, as it is put. */
export const whenNamesakeIsPut = (name: string, effect: Effect): Triggered =>
  when(
    anyOf(
      { event: 'put', what: itself },
      { event: 'put', what: { of: 'you', filter: { type: 'tamaseed', other: true, nameContains: name } } },
    ),
    effect,
  );

/** What a creature has that can neither attack nor block. */
export const CAN_NEITHER_ATTACK_NOR_BLOCK: readonly StaticEffect[] = [
  cannot({ do: 'attack' }),
  cannot({ do: 'block' }),
];
