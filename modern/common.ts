import type { CardDefinition } from 'taiki';
import type {
  Ability,
  Civilization,
  Condition,
  CostAbility,
  Effect,
  EventPattern,
  Filter,
  Instead,
  Replacement,
  Static,
  StaticEffect,
  Triggered,
} from 'taiki/words';
import {
  any,
  anyOf,
  atLeast,
  atMost,
  battle,
  called,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  creature,
  delayed,
  destroy,
  discard,
  draw,
  during,
  each,
  from,
  gains,
  gets,
  given,
  happened,
  has,
  hasWhile,
  ifYouDo,
  inOrder,
  insteadDo,
  isLike,
  isNoCreature,
  itself,
  limited,
  may,
  moveUnder,
  oneSentence,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  opponentsMana,
  plus,
  provided,
  putOnShield,
  replaceUntil,
  rinneInfinity,
  self,
  shieldTrigger,
  spellAbility,
  tap,
  that,
  the,
  tripleBreaker,
  untap,
  useFree,
  when,
  whenPut,
  wouldLeave,
  youHave,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
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

/** From where a card is used whose own text changes its cost. */
export const WHEREVER_IT_IS = ['hand', 'manaZone', 'graveyard'] as const;

/** 802. What has the icon of a NEO creature, or is an evolution now. */
export const NEO_OR_EVOLUTION = ['neoCreature', 'evolutionCreature'] as const;

/** The creature lies on two cards or more: it is a pile of three. */
export const IN_A_PILE_OF_THREE: Condition = isLike(self, { under: atLeast(2) });

/** "When this is put, or attacks." */
export const PUT_OR_ATTACKS: EventPattern = anyOf(
  { event: 'put', what: itself },
  { event: 'attacks', what: itself },
);

/** "When this leaves the battle zone." */
export const LEAVES: EventPattern = { event: 'moved', what: itself, from: 'battleZone' };

/** "When this is put as an evolution creature, or becomes what another evolves from." */
export const whenPutOnOrUnder = (effect: Effect): Triggered =>
  when(anyOf({ event: 'put', what: itself, onto: {} }, { event: 'evolves' }), effect);

/** 601.1a. A creature that may be summoned from this zone too. */
export const mayBeSummonedFrom = (zone: 'graveyard' | 'manaZone' | 'hyperspatialZone'): Static => ({
  ...has({ kind: 'can', permission: { do: 'summonFrom', zone } }),
  from: [zone],
});

/** One of the opponent's creatures is tapped, and stays so at the start of its player's next turn. */
export const TAP_ONE_FOR_LONG: Effect = inOrder(
  tap(choose(opponentsCreatures())),
  gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
);

/** The same with all of them. */
export const TAP_ALL_FOR_LONG: Effect = inOrder(
  tap(opponentsCreatures()),
  gets(opponentsCreatures(), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
);

/** Until your next turn, one of the opponent's creatures neither attacks nor blocks. */
export const HALT_ONE: Effect = gets(
  choose(opponentsCreatures()),
  'yourNextTurn',
  ...CAN_NEITHER_ATTACK_NOR_BLOCK,
);

/** Each player discards a card. */
export const BOTH_DISCARD: Effect = inOrder(
  discard(choose(yourHand())),
  discard(choose(opponentsHand(), 1, 'opponent')),
);

/** When it would leave the battle zone on other cards, those go to the graveyard instead. */
export const LEAVES_ONLY_WHAT_IS_BELOW: Replacement = during(
  isLike(self, { under: atLeast(1) }),
  wouldLeave(self, insteadDo(moveUnder(self, 'all', 'graveyard'))),
);

/**
 * 601.1a. With so many cards in the mana zone it may be summoned for this much mana; then it is destroyed at the end of the turn, and a card
 * is drawn.
 */
export const inAHurry = (
  least: number,
  mana: number,
  civilization: Civilization,
): readonly [CostAbility, Triggered] => [
  {
    kind: 'cost',
    way: 'alternative',
    mana: { count: mana, of: [civilization] },
    effect: onlyIf(youHave(yourMana(), atLeast(least)), inOrder()),
  },
  when(
    { event: 'put', what: itself, how: 'alternative' },
    delayed(when({ event: 'endOfTurn', of: 'any' }, oneSentence(inOrder(destroy(self), draw()))), 'turn'),
  ),
];

/** 609. A replacement of any event. */
export const insteadOf = (of: Replacement['of'], instead: Instead): Replacement => ({
  kind: 'replacement',
  of,
  instead,
});

/** A creature of the opponent that costs more than they have cards in the mana zone, as it is put. */
export const tooExpensive: EventPattern = {
  event: 'put',
  what: any('opponent', { cost: atLeast(plus(countOf(opponentsMana()), 1)) }),
};

/** The same, as it would be put. */
export const tooExpensiveWouldBePut: Replacement['of'] = {
  event: 'moves',
  what: any('opponent', { cost: atLeast(plus(countOf(opponentsMana()), 1)) }),
  to: 'battleZone',
};

/** 601.1a. A permission to summon one creature in a turn from this zone. */
export const mayOnceSummonFrom = (zone: 'graveyard' | 'manaZone'): Static =>
  each(cardsIn(zone, 'you', { type: 'creature' }), {
    kind: 'can',
    permission: { do: 'summonFrom', zone, limit: 1 },
  });

const ONE_TO_CAST = 'cast';

const castAndPutBack: Effect = inOrder(
  replaceUntil(
    'turn',
    insteadOf(
      {
        event: 'moves',
        what: { of: 'you', filter: { type: 'spell', is: the(ONE_TO_CAST) } },
        to: 'graveyard',
      },
      { kind: 'move', to: 'deck', position: 'bottom' },
    ),
  ),
  useFree(the(ONE_TO_CAST)),
);

const oneToCast = (spells: Filter): Effect => ({
  do: 'choose',
  what: called(choose(yourGraveyard(spells)), ONE_TO_CAST),
});

/** A spell is cast from the graveyard without paying, and then goes to the bottom of the deck instead of there. */
export const castFromGraveyardAndPutBack = (spells: Filter): Effect =>
  ifYouDo(oneToCast(spells), castAndPutBack);

/** The same, if the player likes. */
export const mayCastFromGraveyardAndPutBack = (spells: Filter): Effect =>
  may(oneToCast(spells), castAndPutBack);

/** 603.6. The next creature that you put in this turn has something until its end. */
export const nextPutGains = (...abilities: readonly Ability[]): Effect =>
  delayed(
    limited(
      { times: 1, per: 'turn', by: 'this' },
      whenPut(any('you', { type: 'creature' }), gets(that, 'turn', gains(...abilities))),
    ),
    'turn',
  );

/** 113.2. After this spell has been cast from the hand, it lies face up on a shield of its player. It is the last of its spell abilities. */
export const liesOnShield = spellAbility(
  onlyIf(isLike(self, { usedThrough: 'hand' }), putOnShield(self, choose(yourShields()))),
);

/** 113.2. A trigger of a card that lies face up in the shield zone as the event happens and as its effect begins. */
export const whileFaceUpShield = (event: EventPattern, effect: Effect): Triggered => {
  const isFaceUp = isLike(self, { faceUp: true });
  return given(isFaceUp, provided(isFaceUp, from(['shieldZone'], when(event, effect))));
};

/** 601.1a. Once in a turn a card of yours like this, wherever it is used from, may cost so much less. */
export const mayOnceCostLess = (by: number, filter: Filter, atLeast = 1): Static =>
  each(cardsIn(['hand', 'manaZone', 'graveyard', 'deck', 'shieldZone'], 'you', filter), {
    kind: 'mayCostLess',
    by,
    atLeast,
    limit: 1,
  });

/** 601.1a. It may be summoned for this much mana instead, and for what has to be done besides. */
export const summonedFor = (
  count: number,
  civilization: Civilization,
  besides: Effect = inOrder(),
): CostAbility => ({
  kind: 'cost',
  way: 'alternative',
  mana: { count, of: [civilization] },
  effect: besides,
});

/** "When this is put into the battle zone, or into your hyperspatial zone." */
export const whenPutHereOrThere = (effect: Effect): Triggered =>
  from(
    ['battleZone', 'hyperspatialZone'],
    when(
      anyOf({ event: 'put', what: itself }, { event: 'moved', what: itself, to: 'hyperspatialZone' }),
      effect,
    ),
  );

/** The creature that has its name on several cards, each with another spell. */
export const baragiara = (printings?: readonly string[]): CardDefinition =>
  creature({
    name: '天地命動 バラギアラ',
    civilizations: ['nature'],
    races: ['Master Hazard', 'Grand Sect'],
    cost: 9,
    power: 17000,
    abilities: [
      when({ event: 'put', what: itself, how: 'summoned' }, untap(yourMana())),
      ...rinneInfinity('天地命動 バラギアラ'),
      tripleBreaker,
    ],
    ...(printings === undefined ? {} : { printings }),
  });
