import type { CardDefinition, Effect, Face, Keyword, Replacement } from '../effects/language/vocabulary.ts';
import { isCreatureFace, isEvolution } from '../effects/questions/characteristics.ts';
import type { Zone } from '../table/nouns.ts';
import { cardSchema } from './cardSchema.ts';
import { misshapeOf } from './checkShape.ts';
import { CardError } from './errors.ts';
import { shown } from './shown.ts';

/** What the text forms of decks, positions and records could not tell from their own signs. */
const UNWRITABLE = /[\p{Cc}\u2028\u2029[\]]|(^|\s)\|(\s|$)/u;

/** What the shape alone does not say. */
function checkFace(face: Face, at: string): void {
  checkChoices(face.name, face.abilities, `${at}abilities`);
  const refuse = (field: string, expected: string, found: unknown): never => {
    throw new CardError(
      `The card ${shown(face.name)}: ${at}${field}: expected ${expected}, not ${shown(found)}.`,
    );
  };
  if (face.name.trim() === '') refuse('name', 'a name', face.name);
  if (face.name.trim() !== face.name || UNWRITABLE.test(face.name))
    refuse('name', 'one line without space at its ends, without [ ] and without | by itself', face.name);
  if (!Number.isInteger(face.cost) || face.cost < 0)
    refuse('cost', 'a whole number that is not negative', face.cost);
  if (new Set(face.civilizations).size !== face.civilizations.length) {
    refuse('civilizations', 'each civilization once', face.civilizations);
  }
  if (isCreatureFace(face)) {
    if (face.power === undefined || !Number.isInteger(face.power) || face.power < 0) {
      refuse('power', 'a whole number that is not negative, since it is a creature', face.power);
    }
  } else if (face.power !== undefined) refuse('power', `none, since it is a ${face.type}`, face.power);
  const evolves = face.abilities.some(
    (ability) => ability.kind === 'keyword' && ability.name === 'evolution',
  );
  if (isEvolution(face) !== evolves) {
    refuse(
      'abilities',
      isEvolution(face) ? 'an evolution ability, since it is an evolution creature' : 'no evolution ability',
      face.abilities,
    );
  }
  if (face.type !== 'spell' && face.abilities.some(({ kind }) => kind === 'spell')) {
    refuse('abilities', 'no spell ability, since it is no spell', face.type);
  }
}

/** Between how many numbers a player may be asked to choose one. */
const MOST_NUMBERS = 1000;

/** Choices that nobody could make, wherever in a card they lie: its shape has been checked. */
function checkChoices(name: string, part: unknown, at: string): void {
  if (typeof part !== 'object' || part === null) return;
  const refuse = (field: string, expected: string, found: unknown): never => {
    throw new CardError(
      `The card ${shown(name)}: ${at}.${field}: expected ${expected}, not ${shown(found)}.`,
    );
  };
  const effect = part as Partial<Effect>;
  if (effect.do === 'modes') {
    const { modes = [], count } = effect;
    if (modes.length === 0) refuse('modes', 'at least one effect', modes);
    if (count === undefined || count < 1 || count > modes.length)
      refuse('count', `a number from 1 to ${modes.length}`, count);
  }
  if (effect.do === 'nameNumber') {
    const { min = 0, max } = effect;
    if (min < 0) refuse('min', 'a number that is not negative', min);
    if (max === undefined || max < min || max > min + MOST_NUMBERS)
      refuse('max', `a number from ${min} to ${min + MOST_NUMBERS}`, max);
  }
  const keyword = part as Partial<Keyword>;
  if (keyword.name === 'evolution' && keyword.count !== undefined && keyword.count < 1)
    refuse('count', 'a number from 1 upward', keyword.count);
  if ((part as Partial<Replacement>).kind === 'replacement') {
    const [field, expected, found] = misfitOf(part as Replacement) ?? [];
    if (field !== undefined && expected !== undefined) refuse(field, expected, found);
  }
  const isList = Array.isArray(part);
  for (const [field, inner] of Object.entries(part))
    checkChoices(name, inner, isList ? `${at}[${field}]` : `${at}.${field}`);
}

/** Zones in which a card cannot be read, so that no ability of it works there. */
const NEVER_READ: ReadonlySet<Zone> = new Set<Zone>(['deck', 'superGRZone']);

/** What a replacement effect says that could never happen: the field, what was expected there and what was found. */
function misfitOf({
  of,
  instead,
  from = [],
}: Replacement): readonly [field: string, expected: string, found: unknown] | undefined {
  const zone = from.find((one) => NEVER_READ.has(one));
  if (zone !== undefined) return ['from', 'zones in which the card can be read', zone];
  if (instead.kind === 'topCard' && of.event !== 'destroyed' && of.event !== 'leaves')
    return ['of.event', 'destroyed or leaves, since only then there is a top card', of.event];
  const unknown =
    instead.kind === 'do' ? refsIn(instead.effect).find((ref) => NOT_NAMED.has(ref)) : undefined;
  return unknown === undefined
    ? undefined
    : ['instead.effect', '"this", "that" or what the effect names itself', { ref: unknown }];
}

/** Names that triggers give to what they speak of; a replacement effect has only `this` and `that`. */
const NOT_NAMED: ReadonlySet<string> = new Set(['other', 'was', 'crossed']);

/** The names that an effect speaks of, without those in abilities that it creates, which have names of their own. */
function refsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null || 'kind' in part) return [];
  if ('ref' in part && typeof part.ref === 'string') return [part.ref];
  return Object.values(part).flatMap(refsIn);
}

/** How deep objects and lists may lie in each other in a card: conditions within conditions, effects within effects. */
const MAX_DEPTH = 100;

function isTooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}

/**
 * A card of one's own, checked. Hand it to `createDuel` as one of `cards`.
 * @param definition what `creature`, `spell` and the other words build, or the same as plain data.
 * @throws {CardError} that names the card, the field, what was expected there and what was found.
 */
export function defineCard(definition: CardDefinition): CardDefinition {
  if (isTooDeep(definition, MAX_DEPTH)) {
    throw new CardError(
      `The card ${shown(definition.name)}: expected objects and lists at most ${MAX_DEPTH} deep in each other, not more.`,
    );
  }
  const wrong = misshapeOf(definition, 'CardDefinition', cardSchema);
  if (wrong !== undefined) {
    const { path, expected, found } = wrong;
    const name =
      typeof definition === 'object' && definition !== null ? shown(definition.name) : shown(definition);
    throw new CardError(
      `The card ${name}: ${path || 'the definition'}: expected ${expected}, not ${shown(found)}.`,
    );
  }
  checkFace(definition, '');
  if (definition.otherFace !== undefined) checkFace(definition.otherFace, 'otherFace.');
  return definition;
}

/**
 * A card from JSON: text, or what was parsed from it.
 * @throws {CardError} for what is no JSON, or no card; see `defineCard`.
 */
export function parseCard(json: unknown): CardDefinition {
  if (typeof json !== 'string') return defineCard(json as CardDefinition);
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (cause) {
    throw new CardError(`This is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  return defineCard(parsed as CardDefinition);
}
