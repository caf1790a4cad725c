import fc, { type Arbitrary } from 'fast-check';
import type { CardDefinition } from 'taiki';
import { type Arrangement, choicesArbitrary } from 'taiki/testing';
import {
  type Ability,
  type Amount,
  allCreatures,
  atLeast,
  atMost,
  blocker,
  type Condition,
  civilizations,
  countOf,
  creature,
  doubleBreaker,
  type Effect,
  each,
  eachWhile,
  type Filter,
  type Group,
  gains,
  gets,
  has,
  hasWhile,
  isAttacking,
  notThat,
  opponentsCreatures,
  power,
  powerAttacker,
  powerOfRef,
  type Ref,
  type Static,
  type StaticEffect,
  self,
  shieldForce,
  times,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
  yourTurn,
} from 'taiki/words';

const thousands = fc.nat({ max: 6 }).map((count) => count * 1000);

const filter: Arbitrary<Filter> = fc.oneof(
  fc.constant({}),
  thousands.map((min): Filter => ({ power: atLeast(min) })),
  thousands.map((max): Filter => ({ power: atMost(max) })),
  fc.constantFrom<Filter>(
    { keyword: 'blocker' },
    { keyword: 'breaker' },
    { civilizations: ['water'] },
    { multicolored: true },
    { multicolored: false },
    { other: true },
    { extreme: 'highestPower' },
    { extreme: 'lowestPower' },
  ),
);

const group: Arbitrary<Group> = fc
  .tuple(fc.constantFrom(yourCreatures, allCreatures, opponentsCreatures), filter)
  .map(([of, what]) => of(what));

const amount: Arbitrary<Amount> = fc.oneof(
  fc.constantFrom<Amount>(1000, 3000, -2000),
  group.map((of) => times(1000, countOf(of))),
  fc.constant(powerOfRef(self)),
);

/** Some of them change while nothing in the battle zone does. */
const condition: Arbitrary<Condition> = fc.oneof(
  fc
    .tuple(fc.oneof(group, fc.constant(yourHand())), fc.nat({ max: 3 }), fc.boolean())
    .map(([of, min, no]) => (no ? notThat(youHave(of, atLeast(min))) : youHave(of, atLeast(min)))),
  fc.constantFrom<Condition>(yourTurn, isAttacking),
);

const keyword: Arbitrary<Ability> = fc.oneof(
  fc.constantFrom<Ability>(blocker, doubleBreaker),
  fc.constant(powerAttacker(2000)),
);

/** What a static ability does. At depth 0 it gives no abilities, since gained ones cannot. */
const effect = (depth: 0 | 1): Arbitrary<StaticEffect> =>
  fc.oneof(
    { weight: 2, arbitrary: amount.map(power) },
    { weight: 1, arbitrary: amount.map((to): StaticEffect => ({ kind: 'setPower', to })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(civilizations('water'), civilizations('fire', 'water')),
    },
    {
      weight: 2 * depth,
      arbitrary: (depth === 0 ? keyword : fc.oneof(keyword, staticIn(0))).map((one) => gains(one)),
    },
  );

const staticIn = (depth: 0 | 1): Arbitrary<Static> =>
  fc
    .tuple(fc.option(group, { nil: undefined }), effect(depth), fc.option(condition, { nil: undefined }))
    .map(([of, what, given]) => {
      if (of === undefined) return given === undefined ? has(what) : hasWhile(given, what);
      return given === undefined ? each(of, what) : eachWhile(given, of, what);
    });

/** What lasts for the turn begins while nothing in the battle zone changes. */
const lasting: Arbitrary<Ability> = fc
  .tuple(fc.constantFrom<(what: Ref, effect: Effect) => Ability>(whenPut, wheneverAttacks), group, effect(1))
  .map(([when, of, what]) => when(self, gets(of, 'turn', what)));

const ability: Arbitrary<Ability> = fc.oneof(
  { weight: 1, arbitrary: lasting },
  { weight: 4, arbitrary: staticIn(1) },
  { weight: 1, arbitrary: keyword },
  { weight: 1, arbitrary: staticIn(0).map((granted) => shieldForce(granted)) },
);

/** Creatures whose static abilities depend on what other static abilities change. */
const cards = (abilities: number): Arbitrary<readonly CardDefinition[]> =>
  fc
    .array(
      fc.tuple(fc.constantFrom(1000, 3000, 5000), fc.array(ability, { minLength: 1, maxLength: abilities })),
      { minLength: 1, maxLength: 3 },
    )
    .map((printed) =>
      printed.map(([printedPower, some], index) =>
        creature({
          name: `Knot ${index + 1}`,
          civilizations: [index % 2 === 0 ? 'fire' : 'water'],
          cost: 1,
          power: printedPower,
          abilities: some,
        }),
      ),
    );

export interface NestedDuel {
  readonly arrangement: Arrangement;
  readonly choices: readonly number[];
}

/** A position with several of these creatures, and a few choices. */
export const nestedDuel = ({
  abilities,
  creatures,
  choices,
}: {
  readonly abilities: number;
  readonly creatures: number;
  readonly choices: number;
}): Arbitrary<NestedDuel> =>
  fc
    .tuple(
      cards(abilities),
      fc.array(fc.nat({ max: 2 }), { minLength: 2, maxLength: creatures }),
      fc.constantFrom('main' as const, 'main' as const, 'attack' as const),
      choicesArbitrary({ maxLength: choices }),
    )
    .map(([own, picks, step, numbers]) => {
      const names = picks.map((pick) => own[pick % own.length]?.name ?? '');
      const third = (which: number) => names.filter((_, index) => index % 3 === which);
      const manaZone = { fire: 3, water: 3 };
      return {
        arrangement: {
          cards: own,
          step,
          p1: { battleZone: third(0), hand: [...names.slice(0, 2), ...third(2)], manaZone },
          p2: { battleZone: third(1), manaZone },
        },
        choices: numbers,
      };
    });
