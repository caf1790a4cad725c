import fc, { type Arbitrary } from 'fast-check';
import type {
  GeneratedForm,
  GeneratedPart,
  GeneratedParts,
} from '../../effects/language/generatedAbility.ts';
import { KEYWORDS } from '../../effects/language/keywords/table.ts';
import { NAMED_ABILITIES } from '../../effects/language/namedAbilities/table.ts';
import type {
  Ability,
  Civilization,
  CostAbility,
  Effect,
  EvolutionForm,
  Filter,
  Keyword,
  Ref,
  Triggered,
} from '../../effects/language/vocabulary.ts';
import {
  attackChance,
  bearsIcon,
  charger,
  choose,
  discard,
  evolution,
  from,
  machFighter,
  putIntoGraveyard,
  shieldTrigger,
  slayer,
  speedAttacker,
  superInfinite,
  tap,
  wheneverAttacks,
  yourCreatures,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';
import {
  effectIn,
  replacementIn,
  seen,
  staticEffectIn,
  staticIn,
  TRIGGER_EXTRAS,
  triggeredIn,
  triggeredOf,
  withoutLoop,
} from './effects.ts';
import { conditionIn, DECLARABLE_PATTERN, PATTERN } from './plainParts.ts';
import { among, anyWord, BASE_SCOPE, BREAKER, CIVILIZATION, just, RACES } from './vocabulary.ts';

const effect = effectIn(BASE_SCOPE, 1);
const trigger = triggeredIn(1);
const condition = conditionIn(BASE_SCOPE);

/** The base of an evolution or invasion: a filter that many creatures match. */
const BASE: Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: just<Filter>({ type: 'creature' }) },
  { weight: 2, arbitrary: CIVILIZATION.map((one): Filter => ({ civilizations: [one] })) },
  { weight: 1, arbitrary: among(...RACES).map((race): Filter => ({ races: [race] })) },
);

const limited = (ability: Triggered): Triggered => withoutLoop(ability, 1);

const PLAIN_GRANT: Arbitrary<Ability> = among(machFighter, slayer, speedAttacker);

/** What the forms of keywords and named abilities are made of. */
const PART_MAKERS: { readonly [P in keyof GeneratedParts]: Arbitrary<GeneratedParts[P]> } = {
  base: BASE,
  breaker: BREAKER,
  civilization: CIVILIZATION,
  condition,
  effect,
  effectOfThat: effectIn({ ...BASE_SCOPE, refs: ['this', 'that'] }, 1),
  event: PATTERN,
  grant: fc.oneof(PLAIN_GRANT, trigger, staticIn(1)),
  simpleGrant: fc.oneof(PLAIN_GRANT, trigger),
  trigger,
};

const partOf = (part: GeneratedPart): Arbitrary<unknown> =>
  typeof part === 'string' ? PART_MAKERS[part] : among(...part);

type Weighted<A> = readonly [weight: number, Arbitrary<A>];

const formOf = <A extends Ability>({ weight, parts, build }: GeneratedForm<A>): Weighted<A> => [
  weight,
  fc.tuple(...parts.map(partOf)).map((values) => build(...(values as never[]))),
];

type Forms<A extends Ability> = readonly { readonly generated: readonly GeneratedForm<A>[] }[];

/** Each form of these words; what is generated shrinks to the one that is generated most often. */
const formsOf = <A extends Ability>(words: Forms<A>): Arbitrary<A> => {
  const forms = words.flatMap(({ generated }) => generated.map(formOf)).sort(([a], [b]) => b - a);
  return anyWord<A>(Object.fromEntries(forms.entries()));
};

/** Triggered abilities with a title. */
const NAMED: Arbitrary<Ability> = formsOf<Triggered>(Object.values(NAMED_ABILITIES)).map((ability) =>
  limited(seen(ability)),
);

/** 603.2e. An ability that works in a private zone, so its use must be declared. */
const DECLARED: Arbitrary<Ability> = fc
  .tuple(
    DECLARABLE_PATTERN,
    fc.oneof(
      { weight: 3, arbitrary: effect },
      { weight: 2, arbitrary: just<Effect>({ do: 'may', effect: { do: 'use', what: { ref: 'this' } } }) },
      { weight: 1, arbitrary: just<Effect>({ do: 'put', what: { ref: 'this' } }) },
    ),
    TRIGGER_EXTRAS,
    among(['hand'] as const, ['hand', 'graveyard'] as const, ['hand', 'battleZone'] as const),
  )
  .map(([when, then, extras, zones]): Ability => {
    const limit = extras.limit ?? ({ times: 1, per: 'turn', by: 'name' } as const);
    return from(zones, triggeredOf(when, then, { ...extras, limit }));
  });

const COST: Arbitrary<CostAbility> = fc
  .tuple(
    among<Effect>(
      tap(choose(yourCreatures({ tapped: false }))),
      discard(choose(yourHand())),
      putIntoGraveyard(choose(yourMana())),
    ),
    among('alternative' as const, 'additional' as const),
  )
  .map(([paid, way]): CostAbility => ({ kind: 'cost', way, effect: paid }));

/** 112.2d. More mana that may be paid, once or several times. */
const OPTIONAL_COST: Arbitrary<CostAbility> = fc
  .tuple(among<readonly Civilization[]>([], ['fire'], ['water', 'nature']), fc.boolean())
  .map(
    ([of, repeated]): CostAbility => ({
      kind: 'cost',
      way: 'optional',
      mana: { count: Math.max(1, of.length), of },
      effect: { do: 'inOrder', effects: [] },
      ...(repeated ? { repeat: true } : {}),
    }),
  );

/** Keywords of creatures other than `evolution`, which only evolution creatures have. */
const KEYWORD: Arbitrary<Keyword> = formsOf<Keyword>(
  Object.values(KEYWORDS).filter(({ ofEvolutions }) => ofEvolutions !== true),
);

/** The evolution keyword of an evolution creature. */
export const EVOLUTION: Arbitrary<Keyword> = formsOf<Keyword>([KEYWORDS.evolution]);

/** The evolution keyword of a creature that has one of such a form. */
export const evolutionOf = (form: EvolutionForm): Arbitrary<Keyword> =>
  BASE.chain((base) =>
    among(base, base, base, undefined).map(
      (one): Keyword =>
        one === undefined ? superInfinite({ ...evolution(base), form }) : { ...evolution(one), form },
    ),
  );

/** An ability of a spell in addition to its effect. */
export const SPELL_EXTRA: Arbitrary<Ability> = fc.oneof(
  { weight: 4, arbitrary: just<Ability>(shieldTrigger) },
  { weight: 1, arbitrary: just<Ability>(charger) },
  { weight: 1, arbitrary: BASE.map((base): Ability => attackChance(base)) },
  { weight: 1, arbitrary: COST },
  { weight: 1, arbitrary: OPTIONAL_COST },
  { weight: 1, arbitrary: condition.map((one): Ability => ({ kind: 'useOnlyIf', condition: one })) },
);

const CROSSED: Ref = { ref: 'crossed' };
const EQUIPPED: Ref = { ref: 'equipped' };

/** What a card gives to the creature that bears it, or a trigger on that. */
const textFor = (bearer: Ref): Arbitrary<Ability> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: staticEffectIn(BASE_SCOPE, 1).map(
        (one): Ability => ({ kind: 'static', affects: bearer, effects: [one] }),
      ),
    },
    { weight: 1, arbitrary: effect.map((one): Ability => wheneverAttacks(bearer, one)) },
  );

export const CROSS_GEAR_TEXT: Arbitrary<Ability> = textFor(CROSSED);

export const WEAPON_TEXT: Arbitrary<Ability> = textFor(EQUIPPED);

export const AURA_TEXT: Arbitrary<Ability> = textFor({ ref: 'attached' });

const ABILITIES: Readonly<Record<string, readonly [number, Arbitrary<Ability>]>> = {
  triggered: [18, triggeredIn(2)],
  keyword: [5, KEYWORD],
  static: [5, staticIn(1)],
  declared: [4, DECLARED],
  word: [4, NAMED],
  replacement: [2, replacementIn(1)],
  icon: [1, trigger.map((ability): Ability => bearsIcon('flame', ability))],
  elsewhere: [1, trigger.map((ability): Ability => limited(seen(from(['graveyard'], ability))))],
  cost: [1, fc.oneof(COST, OPTIONAL_COST)],
  useOnlyIf: [1, condition.map((one): Ability => ({ kind: 'useOnlyIf', condition: one }))],
};

/**
 * An ability of a creature or another card in the battle zone, from the whole vocabulary: triggers, static abilities, keywords,
 * replacements, costs, declared abilities. Most abilities do something as soon as the card is put, attacks or leaves. Shrinks to a
 * plain trigger.
 */
export const abilityArbitrary = (): Arbitrary<Ability> => anyWord<Ability>(ABILITIES);

/** 605.2. Any effect of a spell or a trigger, from the whole vocabulary. Shrinks to drawing a card. */
export const effectArbitrary = (): Arbitrary<Effect> => effectIn(BASE_SCOPE, 2);
