import { CardError } from '../boundary/errors.ts';
import { formatValue, messageOf } from '../boundary/formatValue.ts';
import { frozenCopy } from '../boundary/frozenCopy.ts';
import { suggestion } from '../boundary/names/nearest.ts';
import { findMismatch } from '../boundary/shape/checkShape.ts';
import { sizeProblem } from '../boundary/sizeProblem.ts';
import { textOfPath } from '../boundary/textOfPath.ts';
import { withoutMark } from '../boundary/withoutMark.ts';
import { CARD_TYPE_FACTS, hasTwoSides, isSpellType } from '../effects/language/cardTypes.ts';
import { withArticle } from '../effects/language/grammar.ts';
import { insteadWordOf } from '../effects/language/instead/table.ts';
import { type Misfit, misfitOfDecider } from '../effects/language/instructionWord.ts';
import { unboundNames } from '../effects/language/names.ts';
import { replacedEventWordOf } from '../effects/language/replacedEvents/table.ts';
import type {
  Ability,
  CardDefinition,
  CardType,
  Choice,
  CostAbility,
  Effect,
  EvolutionForm,
  Face,
  Keyword,
  Permission,
  Replacement,
  StaticEffect,
} from '../effects/language/vocabulary.ts';
import { placed } from '../effects/questions/abilities/workingZones.ts';
import { isCreatureFace } from '../effects/questions/characteristics/characteristics.ts';
import { givesItselfShieldTrigger } from '../effects/questions/triggers/shieldTriggers.ts';
import type { Zone } from '../table/nouns.ts';
import { EXPECTATIONS, PLACES, PROBLEMS } from '../table/sentences/problems.ts';
import { SUMMONING_ZONES } from '../table/zones.ts';
import { cardSchema } from './cardSchema.ts';
import { instructionIn } from './instructionIn.ts';
import { misfitInSpell } from './spellMisfits.ts';
import {
  misfitOfGained,
  misfitOfReplacedEvent,
  misfitOfTrigger,
  type PlacedAbility,
} from './unseenEvents.ts';

/** Characters that the text formats of decks, positions and records reserve. */
const RESERVED = /[\p{Cc}\u2028\u2029[\]]|(^|\s)\|(\s|$)/u;

/** Characters that turn the text around them, such as the name of another card beside it. */
const TURNING = /\p{Bidi_Control}/u;

/** A text of which nothing can be seen. */
const UNSEEN = /^[\p{C}\p{Default_Ignorable_Code_Point}\s]*$/u;

const partOf = (card: string, path: string): string => `${PLACES.card(formatValue(card))}: ${path}`;

/** Checks what the schema cannot express. */
function checkFace(face: Face, at: string, other: Face | undefined): void {
  checkChoices(face.name, face.abilities, `${at}abilities`);
  const refuse = (field: string, expected: string, found: unknown): never => {
    throw new CardError(PROBLEMS.expected(partOf(face.name, `${at}${field}`), expected, formatValue(found)));
  };
  if (UNSEEN.test(face.name)) refuse('name', EXPECTATIONS.name, face.name);
  if (face.name.trim() !== face.name || RESERVED.test(face.name))
    refuse('name', EXPECTATIONS.nameOnOneLine, face.name);
  if (TURNING.test(face.name)) refuse('name', EXPECTATIONS.unturnedText, face.name);
  const unnamed = face.races.findIndex((race) => UNSEEN.test(race));
  if (unnamed >= 0) refuse(`races[${unnamed}]`, EXPECTATIONS.raceName, face.races[unnamed]);
  if (!Number.isInteger(face.cost) || face.cost < 0)
    refuse('cost', EXPECTATIONS.wholeNumberAtLeast('0'), face.cost);
  if (new Set(face.civilizations).size !== face.civilizations.length) {
    refuse('civilizations', EXPECTATIONS.civilizationsOnce, face.civilizations);
  }
  if (isCreatureFace(face)) {
    if (face.power === undefined || !Number.isInteger(face.power) || face.power < 0) {
      refuse('power', EXPECTATIONS.powerOfCreature, face.power);
    }
  } else if (face.power !== undefined) refuse('power', EXPECTATIONS.noneBecause(face.type), face.power);
  const evolution = evolutionMisfit(face);
  if (evolution !== undefined) refuse(...evolution);
  if (!isSpellType(face.type) && face.abilities.some(({ kind }) => kind === 'spell')) {
    refuse('abilities', EXPECTATIONS.noSpellAbility, face.type);
  }
  const misfit = misfitInSpell(face, other);
  if (misfit !== undefined) refuse(...misfit);
  const idle = isSpellType(face.type)
    ? face.abilities.findIndex((ability) => placed(ability).some(isOfBattleZone))
    : -1;
  if (idle >= 0) {
    refuse(`abilities[${idle}].from`, EXPECTATIONS.spellZones, undefined);
  }
}

/** 801.1, 802.1, 803.1, 813.1. The forms of evolution that a card of each type can have; none for types that are put on nothing. */
const FORMS: { readonly [T in CardType]?: EvolutionForm | 'plain' } = {
  evolutionCreature: 'plain',
  starEvolutionCreature: 'star',
  neoCreature: 'neo',
  gNeoCreature: 'gNeo',
  dreamEvolutionCreature: 'plain',
  dreamNeoCreature: 'neo',
  dreamGNeoCreature: 'gNeo',
  psychicEvolutionCreature: 'plain',
  exileEvolutionCreature: 'plain',
  evolutionCrossGear: 'plain',
  dragheartEvolutionCreature: 'plain',
  dragheartStarEvolutionSuperCreature: 'star',
  neoGacharangeCreature: 'neo',
};

/** The abilities of a face, or one of them, if the evolution among them does not fit its type. */
function evolutionMisfit({ type, abilities }: Face): Misfit | undefined {
  const form = FORMS[type];
  const forms = abilities.map((ability) =>
    ability.kind === 'keyword' && ability.name === 'evolution' ? (ability.form ?? 'plain') : undefined,
  );
  const kind = withArticle(CARD_TYPE_FACTS[type].name);
  if (form === undefined) {
    const isThere = forms.some((one) => one !== undefined);
    return isThere ? ['abilities', EXPECTATIONS.noEvolution(kind), abilities] : undefined;
  }
  const expected = EXPECTATIONS.evolution(EVOLUTION_NAMES[form], kind);
  if (!forms.includes(form)) return ['abilities', expected, abilities];
  const other = forms.findIndex((one) => one !== undefined && one !== form);
  return other < 0 ? undefined : [`abilities[${other}]`, expected, abilities[other]];
}

const EVOLUTION_NAMES: { readonly [F in EvolutionForm | 'plain']: string } = {
  plain: 'an evolution ability',
  star: 'a star evolution ability',
  neo: 'a NEO evolution ability',
  gNeo: 'a G-NEO evolution ability',
};

/** 110.4c. Whether an ability works in the battle zone only. */
const isOfBattleZone = (ability: Ability): boolean =>
  isPlaced(ability) &&
  (ability.from ?? ['battleZone']).every((zone) => zone === 'battleZone') &&
  !givesItselfShieldTrigger(ability);

/** Rejects choices that have no legal answer, anywhere in a card that matches the schema. */
function checkChoices(name: string, part: unknown, at: string): void {
  if (typeof part !== 'object' || part === null) return;
  const refuse = (field: string, expected: string, found: unknown): never => {
    throw new CardError(PROBLEMS.expected(partOf(name, `${at}.${field}`), expected, formatValue(found)));
  };
  const keyword = part as Partial<Keyword>;
  if (keyword.name === 'evolution') {
    const { count, also, form, from } = keyword;
    if (typeof from === 'object' && new Set(from).size < 2) refuse('from', EXPECTATIONS.zoneOrSeveral, from);
    const least = form === 'star' ? 0 : 1;
    if (typeof count === 'number' && count < least) refuse('count', EXPECTATIONS.atLeast(`${least}`), count);
    if (count === 'any' && also !== undefined) refuse('also', EXPECTATIONS.noOtherBases, also);
    if (form !== undefined && form !== 'star' && (typeof count === 'number' || also !== undefined))
      refuse('count', EXPECTATIONS.oneBase, count ?? also);
  }
  const misfit = isPlaced(part)
    ? misfitOf(part)
    : (misfitOfInstruction(part) ?? misfitOfUse(part) ?? misfitOfChoice(part) ?? misfitOfGain(part));
  if (misfit !== undefined) refuse(...misfit);
  const empty = Object.entries(part).find(
    ([field, inner]) => Array.isArray(inner) && inner.length === 0 && !mayBeEmpty(part, field),
  );
  if (empty !== undefined) refuse(empty[0], EXPECTATIONS.notEmpty, empty[1]);
  const isList = Array.isArray(part);
  for (const [field, inner] of Object.entries(part))
    checkChoices(name, inner, isList ? `${at}[${field}]` : `${at}.${field}`);
}

/**
 * Whether a list of a part may be empty: an effect may do nothing, mana may be of any civilization, and a hyper mode may give no more than
 * its power. All other lists say something of what is in them.
 */
const mayBeEmpty = (part: object, field: string): boolean =>
  field === 'effects' ? 'do' in part && part.do === 'inOrder' : field === 'of' || field === 'grants';

/** Zones in which cards cannot be read, so their abilities never work there. */
const NEVER_READ: ReadonlySet<Zone> = new Set<Zone>(['deck', 'superGRZone']);

const PLACED: ReadonlySet<unknown> = new Set<PlacedAbility['kind']>(['replacement', 'static', 'triggered']);

const isPlaced = (part: object): part is PlacedAbility => 'kind' in part && PLACED.has(part.kind);

/** 110.4. The first field of an ability that could never take effect. */
function misfitOf(ability: PlacedAbility): Misfit | undefined {
  const { from } = ability;
  if (from?.length === 0) return ['from', EXPECTATIONS.zone, from];
  const zone = from?.find((one) => NEVER_READ.has(one));
  if (zone !== undefined) return ['from', EXPECTATIONS.readableZones, zone];
  if (ability.kind === 'triggered' && ability.limit !== undefined && ability.limit.times < 1)
    return ['limit.times', EXPECTATIONS.atLeast('1'), ability.limit.times];
  if (ability.kind === 'triggered' && ability.limit?.by === 'word' && ability.word === undefined)
    return ['limit.by', EXPECTATIONS.limitScope, 'word'];
  if (ability.kind === 'triggered') return misfitOfTrigger(ability);
  return ability.kind === 'replacement'
    ? (misfitOfReplacement(ability) ?? misfitOfReplacedEvent(ability))
    : undefined;
}

/** 601.1a. Where cards are used from. */
const USED_FROM: readonly Zone[] = ['hand', 'battleZone', ...SUMMONING_ZONES];

/** 601.1a. A zone from which nothing is summoned, or used for a cost. */
function misfitOfUse(part: object): Misfit | undefined {
  const permission = part as Partial<Permission>;
  if (permission.do === 'summonFrom' && permission.zone !== undefined)
    return SUMMONING_ZONES.includes(permission.zone)
      ? undefined
      : ['zone', EXPECTATIONS.oneOf(SUMMONING_ZONES.join(', ')), permission.zone];
  const cost = part as Partial<CostAbility>;
  if (cost.kind !== 'cost' || cost.way === undefined || cost.from === undefined) return undefined;
  if (cost.from.length === 0) return ['from', EXPECTATIONS.zone, cost.from];
  const zone = cost.from.find((one) => !USED_FROM.includes(one));
  return zone === undefined ? undefined : ['from', EXPECTATIONS.zonesAmong(USED_FROM.join(', ')), zone];
}

function misfitOfInstruction(part: object): Misfit | undefined {
  const found = instructionIn(part);
  if (found === undefined) return undefined;
  const { effect, word } = found;
  if ('count' in effect && typeof effect.count === 'number' && effect.count < 0)
    return ['count', EXPECTATIONS.atLeast('0'), effect.count];
  return word.misfit?.(effect);
}

/** 605.2b. One player chooses. */
const misfitOfChoice = (part: object): Misfit | undefined =>
  'choose' in part ? misfitOfDecider(part as Choice) : undefined;

/** 608.3a. A gained ability that gives abilities in turn: they would not be there. */
function misfitOfGain(part: object): Misfit | undefined {
  const { kind, abilities = [] } = part as Partial<Extract<StaticEffect, { kind: 'gains' }>>;
  const { name, grants = [] } = part as Partial<Extract<Keyword, { grants: unknown }>>;
  const [field, given] = kind === 'gains' ? ['abilities', abilities] : ['grants', grants];
  // 608.3a. Static abilities that turbo rush and wave striker grant apply without being gained first.
  const isGained = (ability: Ability): boolean =>
    kind === 'gains' || name === 'shieldForce' || ability.kind !== 'static';
  for (const [index, ability] of given.entries()) {
    const expected =
      isGained(ability) && givesAbilities(ability)
        ? EXPECTATIONS.abilityWithoutGains
        : misfitOfGained(ability);
    if (expected !== undefined) return [`${field}[${index}]`, expected, ability];
  }
  return undefined;
}

const givesAbilities = (ability: Ability): boolean =>
  ability.kind === 'static'
    ? ability.effects.some(({ kind }) => kind === 'gains')
    : ability.kind === 'keyword' &&
      'grants' in ability &&
      (ability.name === 'shieldForce' ||
        ability.grants.some((granted) => granted.kind !== 'static' || givesAbilities(granted)));

const isEmpty = (effect: Effect): boolean => effect.do === 'inOrder' && effect.effects.length === 0;

function misfitOfReplacement({ of, instead }: Replacement): Misfit | undefined {
  if (insteadWordOf(instead).needsTopCard && !replacedEventWordOf(of).hasTopCard)
    return ['of.event', EXPECTATIONS.topCardEvent, of.event];
  if (instead.kind === 'do' && isEmpty(instead.effect))
    return ['instead.effect', EXPECTATIONS.something, instead.effect];
  const isLost = of.event === 'destroyed' && of.by === 'battle';
  const unknown =
    instead.kind === 'do'
      ? refsIn(instead.effect).find((ref) => NOT_NAMED.has(ref) && !(isLost && ref === 'other'))
      : undefined;
  return unknown === undefined ? undefined : ['instead.effect', EXPECTATIONS.selfNamed, { ref: unknown }];
}

/** Names that only triggers bind; a replacement effect binds `this` and `that`, and `other` for a lost battle. */
const NOT_NAMED: ReadonlySet<string> = new Set(['other', 'was']);

/** The names an effect refers to, without those in abilities that it creates. */
function refsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null || 'kind' in part) return [];
  if ('ref' in part && typeof part.ref === 'string') return [part.ref];
  return Object.values(part).flatMap(refsIn);
}

/**
 * Checks a custom card, and returns it frozen, as a copy unless it is frozen already. Pass it to `createDuel` in `cards`.
 * @param definition the result of `creature`, `spell` or another word of `taiki/words`, or the same as plain data.
 * @throws {CardError} if the card is invalid. The message names the card, the field, what was expected and what was found.
 */
export function defineCard(definition: CardDefinition): CardDefinition {
  if (CHECKED.has(definition)) return definition;
  const checked = checkCard(definition);
  CHECKED.add(checked);
  return checked;
}

/** Cards that are valid and frozen throughout, so that they stay valid. */
const CHECKED = new WeakSet<CardDefinition>();

function checkCard(input: unknown): CardDefinition {
  checkSize(input);
  const definition = frozenCopy(input);
  assertSchema(definition);
  const { otherFace, thirdFace } = definition;
  checkFace(definition, '', otherFace);
  if (otherFace !== undefined) checkFace(otherFace, 'otherFace.', definition);
  if (thirdFace !== undefined) {
    checkFace(thirdFace, 'thirdFace.', definition);
    if (otherFace === undefined || !hasTwoSides(definition.type))
      throw new CardError(
        PROBLEMS.expectedOnly(partOf(definition.name, 'thirdFace'), EXPECTATIONS.noThirdFace),
      );
  }
  checkManaNumber(definition);
  checkNames(definition);
  return definition;
}

/** 207.1. */
function checkManaNumber({ name, manaNumber }: CardDefinition): void {
  if (manaNumber === undefined || (Number.isInteger(manaNumber) && manaNumber >= 0)) return;
  throw new CardError(
    PROBLEMS.expected(
      partOf(name, 'manaNumber'),
      EXPECTATIONS.wholeNumberAtLeast('0'),
      formatValue(manaNumber),
    ),
  );
}

function checkSize(value: unknown): void {
  const problem = sizeProblem(value, placeOf(value));
  if (problem !== undefined) throw new CardError(problem);
}

/** Rejects names that nothing binds where they are used: an effect would silently do nothing. */
function checkNames(card: CardDefinition): void {
  const [first] = unboundNames(card);
  if (first === undefined) return;
  const { path, kind, name, known } = first;
  const what = kind === 'ref' ? EXPECTATIONS.unboundObject : EXPECTATIONS.unboundValue;
  const names = known.length === 0 ? 'there is none' : known.map((one) => `"${one}"`).join(', ');
  throw new CardError(
    `${PROBLEMS.unbound(partOf(card.name, textOfPath(path)), what, names, formatValue(name))}${suggestion(name, known)}`,
  );
}

function assertSchema(value: unknown): asserts value is CardDefinition {
  const mismatch = findMismatch(value, 'CardDefinition', cardSchema);
  if (mismatch === undefined) return;
  const { path, expected, found, hint = '' } = mismatch;
  const where = `${placeOf(value)}: ${path || PLACES.definition}`;
  throw new CardError(`${PROBLEMS.expected(where, expected, formatValue(found))}${hint}`);
}

function placeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return PLACES.card(formatValue(value));
  try {
    return PLACES.card(formatValue('name' in value ? value.name : undefined));
  } catch {
    return PLACES.unreadableCard;
  }
}

/**
 * Reads a custom card from JSON, and checks it as `defineCard` does.
 * @param json JSON text, or the value parsed from it.
 * @throws {CardError} if the text is not valid JSON or the card is invalid.
 */
export function parseCard(json: unknown): CardDefinition {
  if (typeof json !== 'string') return checkCard(json);
  let parsed: unknown;
  try {
    parsed = JSON.parse(withoutMark(json));
  } catch (cause) {
    throw new CardError(PROBLEMS.invalidJson(messageOf(cause)));
  }
  return checkCard(parsed);
}
