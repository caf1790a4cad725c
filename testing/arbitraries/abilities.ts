import fc, { type Arbitrary } from 'fast-check';
import { isPlain, KEYWORD_LABELS, type PlainKeyword } from '../../effects/language/keywords.ts';
import type {
  Ability,
  CostAbility,
  Effect,
  Filter,
  Keyword,
  KeywordName,
  Ref,
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
  silentSkill,
  spaceCharge,
  tap,
  tapAbility,
  turboRush,
  voidGateOfMoonlessNight,
  waveStriker,
  wheneverAttacks,
  yourCreatures,
  yourHand,
  yourMana,
  zero,
  zetsuGateOfMoonlessNight,
} from '../../effects/language/words.ts';
import { keysOf } from '../../table/keysOf.ts';
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
import {
  among,
  anyWord,
  BASE_SCOPE,
  BREAKER,
  CIVILIZATION,
  conditionIn,
  DECLARABLE_PATTERN,
  just,
  PATTERN,
  RACES,
  sometimes,
  type WeightedWords,
} from './vocabulary.ts';

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

/** Triggered abilities with a keyword name. */
const TRIGGER_WORDS: WeightedWords<TriggerWord['name'], Ability> = {
  invasion: [3, BASE.map((base) => invasion(base))],
  revolutionChange: [3, BASE.map((base) => revolutionChange(base))],
  ninjaStrike: [3, among(1, 2).map((mana) => ninjaStrike(mana))],
  attackChance: [1, BASE.map((base) => attackChance(base))],
  revolution0Trigger: [1, effect.map((one) => revolution0Trigger(one))],
  oniend: [1, just(oniend())],
  zero: [2, condition.map((given) => zero(given))],
  dSwitch: [1, fc.tuple(PATTERN, effect).map(([when, then]) => seen(dSwitch(when, then)))],
  kizunaPlus: [1, just(kizunaPlus(1))],
  meteorburn: [2, effect.map((one) => meteorburn(1, one))],
  gateOfMoonlessNight: [
    1,
    among(gateOfMoonlessNight, voidGateOfMoonlessNight, fantasyGateOfMoonlessNight, zetsuGateOfMoonlessNight),
  ],
  finalRevolution: [2, effect.map((one) => finalRevolution(one))],
  spaceCharge: [1, fc.tuple(CIVILIZATION, effect).map(([one, then]) => limited(spaceCharge(one, then)))],
  manaArms: [1, fc.tuple(CIVILIZATION, trigger).map(([one, ability]) => manaArms(1, one, ability))],
  revolution0: [1, trigger.map((ability) => revolution0(ability))],
  galaxyshield: [1, just(galaxyshield(1)[1])],
  exLife: [1, just<Ability>(exLife)],
};

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

const plainKeyword = (...names: readonly PlainKeyword[]) =>
  among(...names).map((name): Keyword => ({ kind: 'keyword', name }));

/** What turbo rush and wave striker grant. */
const GRANTED: Arbitrary<Ability> = fc.oneof(
  plainKeyword('speedAttacker', 'machFighter'),
  trigger,
  staticIn(1),
);

type Weighted = readonly [weight: number, Arbitrary<Keyword>];

/** Keywords of creatures other than `evolution`, which only evolution creatures have. Plain keywords that are not listed have weight 1. */
const KEYWORDS: { readonly [K in PlainKeyword]?: Weighted } & {
  readonly [K in Exclude<KeywordName, PlainKeyword | 'evolution'>]: Weighted;
} = {
  blocker: [
    4,
    fc.oneof(
      { weight: 3, arbitrary: just<Keyword>({ kind: 'keyword', name: 'blocker' }) },
      {
        weight: 1,
        arbitrary: BASE.map((against): Keyword => ({ kind: 'keyword', name: 'blocker', against })),
      },
    ),
  ],
  speedAttacker: [4, plainKeyword('speedAttacker')],
  shieldTrigger: [4, plainKeyword('shieldTrigger')],
  machFighter: [1, plainKeyword('machFighter')],
  slayer: [2, plainKeyword('slayer')],
  charger: [1, plainKeyword('charger')],
  breaker: [
    3,
    fc.oneof(
      {
        weight: 3,
        arbitrary: BREAKER.map((breaker): Keyword => ({ kind: 'keyword', name: 'breaker', breaker })),
      },
      {
        weight: 1,
        arbitrary: BASE.map((crew): Keyword => ({ kind: 'keyword', name: 'breaker', breaker: 'crew', crew })),
      },
    ),
  ],
  powerAttacker: [
    1,
    among(1000, 3000).map((by): Keyword => ({ kind: 'keyword', name: 'powerAttacker', by })),
  ],
  strikeBack: [1, BASE.map((discards): Keyword => ({ kind: 'keyword', name: 'strikeBack', discards }))],
  guardStrike: [2, plainKeyword('guardStrike')],
  galaxyshield: [1, just<Keyword>({ kind: 'keyword', name: 'galaxyshield', cost: 1 })],
  shieldForce: [
    1,
    fc
      .oneof(plainKeyword('speedAttacker', 'slayer'), trigger)
      .map((ability): Keyword => ({ kind: 'keyword', name: 'shieldForce', grants: [ability] })),
  ],
  turboRush: [1, GRANTED.map((ability) => turboRush(ability))],
  waveStriker: [3, GRANTED.map((ability) => waveStriker(ability))],
  tapAbility: [
    3,
    fc
      .tuple(effectIn({ ...BASE_SCOPE, refs: ['this', 'that'] }, 1), sometimes(4, BASE))
      .map(([then, by]) => tapAbility(then, by === undefined ? undefined : yourCreatures(by))),
  ],
  silentSkill: [3, effect.map((one) => silentSkill(one))],
};

const OTHER_KEYWORDS = Object.fromEntries(
  keysOf(KEYWORD_LABELS)
    .filter(isPlain)
    .filter((name) => KEYWORDS[name] === undefined)
    .map((name) => [name, [1, plainKeyword(name)] as const]),
);

/** The evolution keyword of an evolution creature. */
export const EVOLUTION: Arbitrary<Keyword> = fc
  .tuple(
    BASE,
    sometimes(6, just(2)),
    sometimes(6, among('graveyard' as const, 'manaZone' as const)),
    sometimes(6, BASE),
  )
  .map(
    ([base, count, zone, also]): Keyword => ({
      kind: 'keyword',
      name: 'evolution',
      base,
      ...(count === undefined ? {} : { count }),
      ...(also === undefined ? {} : { also: [also] }),
      ...(zone === undefined ? {} : { from: zone }),
    }),
  );

/** An ability of a spell in addition to its effect. */
export const SPELL_EXTRA: Arbitrary<Ability> = fc.oneof(
  { weight: 4, arbitrary: plainKeyword('shieldTrigger') },
  { weight: 1, arbitrary: plainKeyword('charger') },
  { weight: 1, arbitrary: BASE.map((base): Ability => attackChance(base)) },
  { weight: 1, arbitrary: COST },
  { weight: 1, arbitrary: condition.map((one): Ability => ({ kind: 'useOnlyIf', condition: one })) },
);

const CROSSED: Ref = { ref: 'crossed' };

/** What a cross gear gives to the creature it is crossed onto, or a trigger on it. */
export const CROSS_GEAR_TEXT: Arbitrary<Ability> = fc.oneof(
  {
    weight: 3,
    arbitrary: staticEffectIn(BASE_SCOPE, 1).map(
      (one): Ability => ({ kind: 'static', affects: CROSSED, effects: [one] }),
    ),
  },
  { weight: 1, arbitrary: effect.map((one): Ability => wheneverAttacks(CROSSED, one)) },
);

const ABILITIES: Readonly<Record<string, readonly [number, Arbitrary<Ability>]>> = {
  triggered: [18, triggeredIn(2)],
  keyword: [5, anyWord<Ability>({ ...KEYWORDS, ...OTHER_KEYWORDS })],
  static: [5, staticIn(1)],
  declared: [4, DECLARED],
  word: [4, anyWord<Ability>(TRIGGER_WORDS)],
  replacement: [2, replacementIn(1)],
  icon: [1, trigger.map((ability): Ability => bearsIcon('flame', ability))],
  elsewhere: [1, trigger.map((ability): Ability => limited(seen(from(['graveyard'], ability))))],
  cost: [1, COST],
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
