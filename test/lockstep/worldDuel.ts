import {
  type CardDefinition,
  createDuel,
  type Duel,
  type PlacedCard,
  type Position,
  type PositionOptions,
} from 'taiki';
import {
  type Ability,
  allCreatures,
  another,
  any,
  battle,
  blocker,
  breakShields,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  type Effect,
  type EventPattern,
  from,
  given,
  guardStrike,
  inOrder,
  instead,
  itself,
  limited,
  may,
  ninjaStrike,
  opponentsCreatures,
  opponentsHand,
  optional,
  provided,
  put,
  returnToHand,
  type Subject,
  self,
  shieldTrigger,
  skipRestOfTurn,
  speedAttacker,
  spell,
  spellAbility,
  strikeBack,
  type Triggered,
  tap,
  topOfDeckTo,
  untap,
  useFree,
  when,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import {
  type Event,
  FILLER,
  type FromHand,
  type Instead,
  type Step,
  type Whose,
  type World,
  type WorldCard,
  type WorldSide,
  type Triggered as WorldTriggered,
} from './world.ts';

const EFFECTS: { readonly [S in Step]: Effect } = {
  draw: draw(),
  destroy: destroy(choose(opponentsCreatures())),
  sacrifice: destroy(choose(yourCreatures())),
  destroyThis: destroy(self),
  destroyAll: destroy(allCreatures()),
  bounce: returnToHand(choose(opponentsCreatures())),
  tap: tap(choose(opponentsCreatures())),
  untapThis: untap(self),
  discard: discard(choose(opponentsHand(), 1, 'opponent')),
  putFromHand: put(choose(yourHand({ type: 'creature' }))),
  addShield: topOfDeckTo('shieldZone'),
  addMana: topOfDeckTo('manaZone'),
  breakOne: breakShields(1),
  battle: battle(self, choose(opponentsCreatures())),
  skipTurn: skipRestOfTurn,
};

const effectOf = (steps: readonly Step[]): Effect => inOrder(...steps.map((step) => EFFECTS[step]));

const SUBJECTS: { readonly [W in Whose]: Subject } = {
  this: itself,
  another: another('you'),
  yours: any('you'),
  opponents: any('opponent'),
};

function patternOf({ on, whose }: Event): EventPattern {
  const what = SUBJECTS[whose];
  const who = whose === 'opponents' ? 'opponent' : 'you';
  switch (on) {
    case 'attacks':
    case 'blocks':
    case 'isNotBlocked':
    case 'battles':
    case 'put':
    case 'tapped':
    case 'endOfAttack':
      return { event: on, what };
    case 'isBlocked':
      return { event: 'becomesBlocked', what };
    case 'wins':
      return { event: 'winsBattle', what };
    case 'loses':
      return { event: 'losesBattle', what };
    case 'breaks':
      return { event: 'breaksShields', what };
    case 'destroyed':
      return { event: 'destroyed', what, tense: 'destroyed' };
    case 'leaves':
      return { event: 'moved', what, from: 'battleZone' };
    case 'startOfTurn':
    case 'endOfTurn':
    case 'shieldBroken':
      return { event: on, of: who };
    case 'drawn':
    case 'discarded':
      return { event: on, by: who };
    case 'cast':
      return { event: 'used', by: who, what: { type: 'spell' } };
  }
}

function triggeredOf({ when: event, steps, may: isOptional, once, ...counts }: WorldTriggered): Triggered {
  const effect = effectOf(steps);
  let ability = when(patternOf(event), isOptional ? may(effect) : effect);
  if (counts.given > 0) ability = given(youHave(yourCreatures(), { min: counts.given }), ability);
  if (counts.provided > 0) ability = provided(youHave(yourCreatures(), { min: counts.provided }), ability);
  return once ? limited({ times: 1, per: 'turn', by: 'this' }, ability) : ability;
}

const fromHandOf = (one: FromHand): Triggered =>
  one.kind === 'ninjaStrike'
    ? ninjaStrike(one.mana)
    : from(['hand'], when(patternOf(one.when), may(useFree(self))));

const TO = { hand: 'hand', mana: 'manaZone', deck: 'deck' } as const;

function insteadOf({ whose, to, may: isOptional }: Instead): Ability {
  const replacement = wouldBeDestroyed(SUBJECTS[whose], instead(TO[to]));
  return isOptional ? optional(replacement) : replacement;
}

/** A card of a world as the engine defines it. */
function definitionOf(card: WorldCard): CardDefinition {
  const shared = { name: card.name, civilizations: [], cost: 99 } as const;
  const abilities = [
    ...(card.shieldTrigger ? [shieldTrigger] : []),
    ...(card.guardStrike ? [guardStrike] : []),
    ...(card.strikeBack ? [strikeBack({})] : []),
    ...(card.fromHand === undefined ? [] : [fromHandOf(card.fromHand)]),
  ];
  if (card.power === undefined)
    return spell({ ...shared, abilities: [...abilities, spellAbility(effectOf(card.text))] });
  return creature({
    ...shared,
    power: card.power,
    abilities: [
      ...abilities,
      ...(card.blocker ? [blocker] : []),
      ...(card.doubleBreaker ? [doubleBreaker] : []),
      ...(card.speedAttacker ? [speedAttacker] : []),
      ...card.triggered.map(triggeredOf),
      ...card.instead.map(insteadOf),
    ],
  });
}

const cardsOf = ({ battleZone, hand, shieldZone }: WorldSide): readonly WorldCard[] => [
  ...battleZone.map(({ card }) => card),
  ...hand,
  ...shieldZone,
];

const fillers = (count: number): readonly PlacedCard[] =>
  Array.from({ length: count }, () => ({ name: FILLER.name }));

function zonesOf({ battleZone, hand, shieldZone, mana, deck }: WorldSide): Position['players']['p1'] {
  return {
    deck: fillers(deck),
    hand: hand.map(({ name }) => ({ name })),
    battleZone: battleZone.map(({ card, tapped }) => ({ name: card.name, tapped })),
    manaZone: fillers(mana),
    shieldZone: shieldZone.map(({ name }) => ({ name })),
    graveyard: [],
    hyperspatialZone: [],
    superGRZone: [],
    abyssZone: [],
  };
}

/** The engine at the beginning of a world. */
export function duelOf(world: World, settings: Partial<PositionOptions> = { runtime: 'compiled' }): Duel {
  const byName = new Map(
    [...cardsOf(world.p1), ...cardsOf(world.p2)].map((card) => [card.name, definitionOf(card)]),
  );
  byName.delete(FILLER.name);
  return createDuel({
    position: {
      turn: 5,
      active: 'p1',
      step: world.start,
      players: { p1: zonesOf(world.p1), p2: zonesOf(world.p2) },
    },
    cards: [...byName.values()],
    seed: 0,
    ...settings,
  });
}
