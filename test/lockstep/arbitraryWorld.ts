import fc, { type Arbitrary } from 'fast-check';
import {
  CREATURE_EVENTS,
  DECLARED_EVENTS,
  type Event,
  type FromHand,
  type Instead,
  PLAYER_EVENTS,
  type Side,
  STEPS,
  type Step,
  type Triggered,
  type Whose,
  type World,
  type WorldCard,
  type WorldSide,
} from './world.ts';

const record = <T>(model: { [K in keyof T]: Arbitrary<T[K]> }): Arbitrary<T> =>
  fc.record(model, { noNullPrototype: true });

const whose: Arbitrary<Whose> = fc.constantFrom('this', 'yours', 'opponents', 'another');
const player: Arbitrary<'yours' | 'opponents'> = fc.constantFrom('yours', 'opponents');

const isOfPlayer = (on: Event['on']): on is (typeof PLAYER_EVENTS)[number] =>
  (PLAYER_EVENTS as readonly string[]).includes(on);

const eventOf = (on: Event['on'], who: Whose): Event =>
  isOfPlayer(on) ? { on, whose: who === 'opponents' ? 'opponents' : 'yours' } : { on, whose: who };

const event: Arbitrary<Event> = fc
  .tuple(fc.constantFrom<Event['on'][]>(...CREATURE_EVENTS, ...PLAYER_EVENTS), whose)
  .map(([on, who]) => eventOf(on, who));

/** Rarely set, and shrinks to not set. */
const rarely = (outOf: number): Arbitrary<boolean> => fc.nat({ max: outOf - 1 }).map((n) => n === outOf - 1);

const steps = (from: readonly Step[]): Arbitrary<readonly Step[]> =>
  fc.array(fc.constantFrom(...from), { minLength: 1, maxLength: 2, size: 'max' });

const triggered: Arbitrary<Triggered> = record<Triggered>({
  when: event,
  steps: steps(STEPS),
  may: rarely(4),
  once: rarely(4),
  given: fc.constantFrom(0, 0, 0, 2),
  provided: fc.constantFrom(0, 0, 0, 2),
});

const SPELL_STEPS = STEPS.filter((step) => !['destroyThis', 'untapThis', 'battle'].includes(step));

const declaredEvent: Arbitrary<Event> = fc
  .tuple(fc.constantFrom<(typeof DECLARED_EVENTS)[number][]>(...DECLARED_EVENTS), player)
  .map(([on, who]) => eventOf(on, who));

const fromHand: Arbitrary<FromHand> = fc.oneof(
  declaredEvent.map((when): FromHand => ({ kind: 'when', when })),
  fc.nat({ max: 2 }).map((mana): FromHand => ({ kind: 'ninjaStrike', mana })),
);

const sometimes = <T>(outOf: number, one: Arbitrary<T>): Arbitrary<T | undefined> =>
  fc.tuple(fc.nat({ max: outOf - 1 }), one).map(([n, value]) => (n === outOf - 1 ? value : undefined));

const insteads: Arbitrary<readonly Instead[]> = sometimes(
  4,
  record<Instead>({
    whose,
    to: fc.constantFrom<Instead['to'][]>('hand', 'mana', 'deck'),
    may: fc.boolean(),
  }),
).map((one) => (one === undefined ? [] : [one]));

type Unnamed = Omit<WorldCard, 'name'>;

const creature: Arbitrary<Unnamed> = record<Unnamed>({
  power: fc.constantFrom(1000, 2000, 3000),
  blocker: rarely(3),
  doubleBreaker: rarely(4),
  speedAttacker: rarely(5),
  shieldTrigger: rarely(3),
  guardStrike: rarely(6),
  strikeBack: rarely(6),
  triggered: fc.array(triggered, { maxLength: 2, size: 'max' }),
  instead: insteads,
  fromHand: sometimes(2, fromHand),
  text: fc.constant([]),
});

const spell: Arbitrary<Unnamed> = record<Unnamed>({
  power: fc.constant(undefined),
  blocker: fc.constant(false),
  doubleBreaker: fc.constant(false),
  speedAttacker: fc.constant(false),
  shieldTrigger: rarely(2),
  guardStrike: rarely(6),
  strikeBack: rarely(6),
  triggered: fc.constant([]),
  instead: fc.constant([]),
  fromHand: sometimes(
    2,
    declaredEvent.map((when): FromHand => ({ kind: 'when', when })),
  ),
  text: steps(SPELL_STEPS),
});

const card: Arbitrary<Unnamed> = fc.oneof(creature, spell);

interface Unplaced {
  readonly battleZone: readonly { readonly card: Unnamed; readonly tapped: boolean }[];
  readonly hand: readonly Unnamed[];
  readonly shieldZone: readonly Unnamed[];
  readonly mana: number;
  readonly deck: number;
}

/** How many cards a world may have in each zone of a player. */
export interface WorldSize {
  readonly creatures: number;
  readonly hand: number;
  readonly shields: number;
}

const side = ({ creatures, hand, shields }: WorldSize): Arbitrary<Unplaced> =>
  record<Unplaced>({
    battleZone: fc.array(record({ card: creature, tapped: rarely(3) }), {
      maxLength: creatures,
      size: 'max',
    }),
    hand: fc.array(card, { maxLength: hand, size: 'max' }),
    shieldZone: fc.array(card, { maxLength: shields, size: 'max' }),
    mana: fc.nat({ max: 2 }),
    deck: fc.integer({ min: 1, max: 6 }),
  });

/** Names each card by its player, its zone and its place. */
function placed({ battleZone, hand, shieldZone, mana, deck }: Unplaced, player: Side): WorldSide {
  const named = (zone: string, unnamed: Unnamed, index: number): WorldCard => ({
    ...unnamed,
    name: `${player}${zone}${index + 1}`,
  });
  return {
    battleZone: battleZone.map((one, index) => ({ card: named('B', one.card, index), tapped: one.tapped })),
    hand: hand.map((one, index) => named('H', one, index)),
    shieldZone: shieldZone.map((one, index) => named('S', one, index)),
    mana,
    deck,
  };
}

/** Small worlds in which the order of play matters. */
export const worldArbitrary = (size: WorldSize): Arbitrary<World> =>
  record({
    start: fc.constantFrom<World['start'][]>('attack', 'attack', 'attack', 'end', 'startOfTurn'),
    attacks: fc.integer({ min: 1, max: 2 }),
    p1: side(size),
    p2: side(size),
  }).map(({ start, attacks, p1, p2 }) => ({ start, attacks, p1: placed(p1, 'p1'), p2: placed(p2, 'p2') }));
