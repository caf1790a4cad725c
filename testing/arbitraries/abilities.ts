import fc, { type Arbitrary } from 'fast-check';
import { isPlain, KEYWORD_LABELS, type PlainKeyword } from '../../effects/language/keywords.ts';
import type {
  Ability,
  CostAbility,
  Effect,
  Filter,
  Keyword,
  KeywordName,
  Triggered,
  TriggerWord,
} from '../../effects/language/vocabulary.ts';
import {
  attackChance,
  bearsIcon,
  choose,
  discard,
  dSwitch,
  exLife,
  fantasyGateOfMoonlessNight,
  finalRevolution,
  from,
  galaxyshield,
  gateOfMoonlessNight,
  invasion,
  kizunaPlus,
  manaArms,
  meteorburn,
  ninjaStrike,
  oniend,
  putIntoGraveyard,
  revolution0,
  revolution0Trigger,
  revolutionChange,
  spaceCharge,
  tap,
  voidGateOfMoonlessNight,
  yourCreatures,
  yourHand,
  yourMana,
  zero,
  zetsuGateOfMoonlessNight,
} from '../../effects/language/words.ts';
import { keysOf } from '../../table/keysOf.ts';
import {
  BESIDES,
  effectIn,
  replacementIn,
  staticEffectIn,
  staticIn,
  triggeredIn,
  triggeredOf,
  withoutCircle,
} from './effects.ts';
import {
  among,
  BREAKER,
  CIVILIZATION,
  conditionIn,
  DECLARABLE_PATTERN,
  just,
  oneWord,
  PATTERN,
  RACES,
  SPOKEN,
  sometimes,
  type Words,
} from './vocabulary.ts';

const effect = effectIn(SPOKEN, 1);
const trigger = triggeredIn(1);
const condition = conditionIn(SPOKEN);

/** What may be evolved from or invaded: something that is easily there. */
const BASE: Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: just<Filter>({ type: 'creature' }) },
  { weight: 2, arbitrary: CIVILIZATION.map((one): Filter => ({ civilizations: [one] })) },
  { weight: 1, arbitrary: among(...RACES).map((race): Filter => ({ races: [race] })) },
);

const withLimit = (ability: Triggered): Triggered => withoutCircle(ability, 1);

/** Abilities that print as one word. */
const WORDS: Words<TriggerWord['name'], Ability> = {
  invasion: [3, BASE.map((base) => invasion(base))],
  revolutionChange: [3, BASE.map((base) => revolutionChange(base))],
  ninjaStrike: [3, among(1, 2).map((mana) => ninjaStrike(mana))],
  attackChance: [1, BASE.map((base) => attackChance(base))],
  revolution0Trigger: [1, effect.map((one) => revolution0Trigger(one))],
  oniend: [1, just(oniend())],
  zero: [2, condition.map((given) => zero(given))],
  dSwitch: [1, fc.tuple(PATTERN, effect).map(([when, then]) => dSwitch(when, then))],
  kizunaPlus: [1, just(kizunaPlus(1))],
  meteorburn: [2, effect.map((one) => meteorburn(1, one))],
  gateOfMoonlessNight: [
    1,
    among(gateOfMoonlessNight, voidGateOfMoonlessNight, fantasyGateOfMoonlessNight, zetsuGateOfMoonlessNight),
  ],
  finalRevolution: [2, effect.map((one) => finalRevolution(one))],
  spaceCharge: [1, fc.tuple(CIVILIZATION, effect).map(([one, then]) => withLimit(spaceCharge(one, then)))],
  manaArms: [1, fc.tuple(CIVILIZATION, trigger).map(([one, ability]) => manaArms(1, one, ability))],
  revolution0: [1, trigger.map((ability) => revolution0(ability))],
  galaxyshield: [1, just(galaxyshield(1)[1])],
  exLife: [1, just<Ability>(exLife)],
};

/** 603.2e. Used from a private zone, so that its use must be declared. */
const DECLARED: Arbitrary<Ability> = fc
  .tuple(
    DECLARABLE_PATTERN,
    fc.oneof(
      { weight: 3, arbitrary: effect },
      { weight: 2, arbitrary: just<Effect>({ do: 'may', effect: { do: 'use', what: { ref: 'this' } } }) },
      { weight: 1, arbitrary: just<Effect>({ do: 'put', what: { ref: 'this' } }) },
    ),
    BESIDES,
    among(['hand'] as const, ['hand', 'graveyard'] as const, ['hand', 'battleZone'] as const),
  )
  .map(([when, then, besides, zones]): Ability => {
    const limit = besides.limit ?? ({ times: 1, per: 'turn', by: 'name' } as const);
    return from(zones, triggeredOf(when, then, { ...besides, limit }));
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

const simple = (...names: readonly PlainKeyword[]) =>
  among(...names).map((name): Keyword => ({ kind: 'keyword', name }));

type Weighted = readonly [weight: number, Arbitrary<Keyword>];

/** Keywords of creatures; evolution is for evolution creatures only. A plain keyword that is left out has the weight 1. */
const KEYWORDS: { readonly [K in PlainKeyword]?: Weighted } & {
  readonly [K in Exclude<KeywordName, PlainKeyword | 'evolution'>]: Weighted;
} = {
  blocker: [4, simple('blocker')],
  speedAttacker: [4, simple('speedAttacker')],
  shieldTrigger: [4, simple('shieldTrigger')],
  machFighter: [1, simple('machFighter')],
  slayer: [2, simple('slayer')],
  charger: [1, simple('charger')],
  breaker: [3, BREAKER.map((breaker): Keyword => ({ kind: 'keyword', name: 'breaker', breaker }))],
  powerAttacker: [
    1,
    among(1000, 3000).map((by): Keyword => ({ kind: 'keyword', name: 'powerAttacker', by })),
  ],
  strikeBack: [1, BASE.map((discards): Keyword => ({ kind: 'keyword', name: 'strikeBack', discards }))],
  guardStrike: [2, simple('guardStrike')],
  galaxyshield: [1, just<Keyword>({ kind: 'keyword', name: 'galaxyshield', cost: 1 })],
  shieldForce: [
    1,
    fc
      .oneof(simple('blocker', 'slayer'), trigger)
      .map((ability): Keyword => ({ kind: 'keyword', name: 'shieldForce', grants: [ability] })),
  ],
};

const OTHER_KEYWORDS = Object.fromEntries(
  keysOf(KEYWORD_LABELS)
    .filter(isPlain)
    .filter((name) => KEYWORDS[name] === undefined)
    .map((name) => [name, [1, simple(name)] as const]),
);

export const EVOLUTION: Arbitrary<Keyword> = fc
  .tuple(BASE, sometimes(6, just(2)), sometimes(6, among('graveyard' as const, 'manaZone' as const)))
  .map(
    ([base, count, zone]): Keyword => ({
      kind: 'keyword',
      name: 'evolution',
      base,
      ...(count === undefined ? {} : { count }),
      ...(zone === undefined ? {} : { from: zone }),
    }),
  );

/** What makes a spell more than its effect. */
export const SPELL_EXTRA: Arbitrary<Ability> = fc.oneof(
  { weight: 4, arbitrary: simple('shieldTrigger') },
  { weight: 1, arbitrary: simple('charger') },
  { weight: 1, arbitrary: BASE.map((base): Ability => attackChance(base)) },
  { weight: 1, arbitrary: COST },
  { weight: 1, arbitrary: condition.map((one): Ability => ({ kind: 'useOnlyIf', condition: one })) },
);

/** What the creature that a cross gear is crossed onto gets. */
export const CROSSED: Arbitrary<Ability> = staticEffectIn(SPOKEN, 1).map(
  (one): Ability => ({ kind: 'static', affects: { ref: 'crossed' }, effects: [one] }),
);

const ABILITIES: Readonly<Record<string, readonly [number, Arbitrary<Ability>]>> = {
  triggered: [18, triggeredIn(2)],
  keyword: [5, oneWord<Ability>({ ...KEYWORDS, ...OTHER_KEYWORDS })],
  static: [5, staticIn(1)],
  declared: [4, DECLARED],
  word: [4, oneWord<Ability>(WORDS)],
  replacement: [2, replacementIn(1)],
  icon: [1, trigger.map((ability): Ability => bearsIcon('flame', ability))],
  elsewhere: [1, trigger.map((ability): Ability => from(['graveyard'], ability))],
  cost: [1, COST],
  useOnlyIf: [1, condition.map((one): Ability => ({ kind: 'useOnlyIf', condition: one }))],
};

/**
 * An ability of a creature, or of anything else that lies in the battle zone: any trigger with any effect, any continuous
 * effect, keyword, replacement, cost and declared ability of the vocabulary. Most of them do something as soon as their
 * bearer is put, attacks or leaves. Shrinks to a plain trigger.
 */
export const abilityArbitrary = (): Arbitrary<Ability> => oneWord<Ability>(ABILITIES);

/** 605.2. Any effect of the vocabulary, as a spell or a trigger may have it; shrinks to drawing a card. */
export const effectArbitrary = (): Arbitrary<Effect> => effectIn(SPOKEN, 2);
