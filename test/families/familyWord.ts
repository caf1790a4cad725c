import type { CardDefinition, CardType, Fact } from 'taiki';
import type { Ability, Condition } from 'taiki/words';
import { vocabularyWords, wordsIn } from '../exhaustive/vocabularyWords.ts';
import type { UsesOfData } from '../exhaustive/watchedCards.ts';

/** What happened in a duel, as far as it tells which words were used. */
export interface Evidence extends UsesOfData {
  readonly log: readonly Fact[];
  /** 100.3. The cards of both players that began the duel in the hyperspatial zone. */
  readonly hyperspatial: readonly string[];
  /** The conditions of static abilities in the battle zone that held at some decision. */
  readonly held: ReadonlySet<Condition>;
}

/** Faces of cards by the names that facts call them. */
export type Faces = ReadonlyMap<string, CardDefinition>;

/** One of the words that make a family: a word of the vocabulary, a card type, or a named ability that is composed of others. */
export interface FamilyWord {
  readonly name: string;
  readonly isOn: (face: CardDefinition) => boolean;
  /** Whether a duel used it. `faces` are those that it is on. */
  readonly isUsed: (evidence: Evidence, faces: Faces) => boolean;
}

/** Data of which only some fields matter. */
export type Shape =
  | string
  | number
  | boolean
  | undefined
  | readonly Shape[]
  | { readonly [key: string]: Shape };

/** In a shape: any text, or any value of this field. */
export const ANY = '*';

/** In a shape: any number. */
export const ANY_NUMBER = 1e6;

/** The shape of what a builder of the vocabulary makes. */
export const shapeOf = (made: unknown): Shape => JSON.parse(JSON.stringify(made));

/** Whether a value has the fields of a shape, and in them what the shape has there. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === ANY) return value !== undefined;
  if (shape === ANY_NUMBER) return typeof value === 'number';
  if (typeof shape !== 'object') return value === shape;
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries(shape).every(([key, inner]) => hasShape(fields.get(key), inner));
}

/** Whether the shape is in a value or in one of its parts. */
function contains(value: unknown, shape: Shape): boolean {
  if (hasShape(value, shape)) return true;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((part) => contains(part, shape))
  );
}

const WORDS = vocabularyWords();

const hasWord = (face: CardDefinition, word: string): boolean =>
  wordsIn(face.abilities, WORDS).includes(word);

/** A word that the log shows. */
export const shown = (
  name: string,
  isOn: (face: CardDefinition) => boolean,
  isShown: (fact: Fact, faces: Faces) => boolean,
): FamilyWord => ({ name, isOn, isUsed: ({ log }, faces) => log.some((fact) => isShown(fact, faces)) });

const isAbout = (fact: Fact, faces: Faces): boolean => 'name' in fact && faces.has(fact.name);

/** Cards of a type that come into the battle zone, or are used. */
export const typed = (type: CardType): FamilyWord =>
  shown(
    `type ${type}`,
    (face) => face.type === type,
    (fact, faces) =>
      ((fact.kind === 'cardPut' || fact.kind === 'cardUsed') && isAbout(fact, faces)) ||
      (fact.kind === 'cardMoved' && fact.to === 'battleZone' && isAbout(fact, faces)) ||
      (fact.kind === 'cardTurnedOver' && faces.has(fact.toSide)) ||
      (fact.kind === 'creatureLinked' && fact.cards.some((name) => faces.has(name))),
  );

/** Cards that are put on others. */
export const evolved = (name: string, isOn: FamilyWord['isOn']): FamilyWord =>
  shown(
    name,
    isOn,
    (fact, faces) =>
      (fact.kind === 'cardPut' || fact.kind === 'cardMoved') &&
      fact.onto !== undefined &&
      isAbout(fact, faces),
  );

/** Evolutions with this in their keyword. */
export const evolvedAs = (name: string, shape: Shape): FamilyWord =>
  evolved(name, ({ abilities }) =>
    abilities.some(
      (ability) => hasShape(ability, { kind: 'keyword', name: 'evolution' }) && hasShape(ability, shape),
    ),
  );

/** Cards on which others are put. */
export const carried = (name: string, isOn: FamilyWord['isOn']): FamilyWord =>
  shown(
    name,
    isOn,
    (fact, faces) =>
      ((fact.kind === 'cardPut' || fact.kind === 'cardMoved') &&
        fact.onto !== undefined &&
        faces.has(fact.onto)) ||
      (fact.kind === 'cardPutUnder' && isAbout(fact, faces)),
  );

/** An instruction or a static effect of the vocabulary, such as `do:seal`, that a rule applies. */
export const applied = (word: string): FamilyWord => ({
  name: word,
  isOn: (face) => hasWord(face, word),
  isUsed: ({ words }) => words.has(word),
});

/** A triggered ability with this title that resolves. */
export const titled = (title: string): FamilyWord =>
  shown(
    title,
    (face) => hasWord(face, `name:${title}`),
    (fact) => fact.kind === 'effectResolved' && fact.word === title,
  );

/** A keyword that is used by declaring it. */
export const declared = (keyword: string): FamilyWord =>
  shown(
    keyword,
    (face) => hasWord(face, `name:${keyword}`),
    (fact, faces) => fact.kind === 'usageDeclared' && fact.ability === keyword && isAbout(fact, faces),
  );

/** A keyword that is used in the main step or instead of an attack. */
export const activated = (keyword: string): FamilyWord =>
  shown(
    keyword,
    (face) => hasWord(face, `name:${keyword}`),
    (fact) => fact.kind === 'abilityActivated' && fact.ability === keyword,
  );

/** A keyword that a fact about its card shows. */
export const keyworded = (keyword: string, isShown: (fact: Fact, faces: Faces) => boolean): FamilyWord =>
  shown(keyword, (face) => hasWord(face, `name:${keyword}`), isShown);

const hasAbility = (face: CardDefinition, shape: Shape): boolean =>
  face.abilities.some((ability) => contains(ability, shape));

/** A triggered ability of this shape that resolves, or is followed as its card is put. */
export const triggered = (name: string, shape: Shape): FamilyWord => ({
  name,
  isOn: (face) => hasAbility(face, shape),
  isUsed: ({ resolved }) => [...resolved].some((ability) => hasShape(ability, shape)),
});

/** An effect of this shape, of a triggered ability that resolves. */
export const resolving = (name: string, shape: Shape): FamilyWord => ({
  name,
  isOn: ({ abilities }) =>
    abilities.some((ability) => ability.kind === 'triggered' && contains(ability, shape)),
  isUsed: ({ resolved }) => [...resolved].some((ability) => contains(ability, shape)),
});

/** A replacement effect of this shape that replaces an event. */
export const replacing = (name: string, shape: Shape): FamilyWord =>
  shown(
    name,
    (face) => hasAbility(face, shape),
    (fact, faces) => fact.kind === 'eventReplaced' && faces.has(fact.by),
  );

/** A cost of this shape with which a card is used. */
export const paidAs = (
  name: string,
  shape: Shape,
  isShown: (fact: Fact, faces: Faces) => boolean,
): FamilyWord =>
  shown(
    name,
    (face) => hasAbility(face, shape),
    (fact, faces) => isShown(fact, faces) && isAbout(fact, faces),
  );

/** 601.1f. Something that is done to pay for a use, of the card itself or with it. */
export const doneToPay = (
  name: string,
  shape: Shape,
  { kind, about }: { readonly kind: Fact['kind']; readonly about: 'used' | 'done' },
): FamilyWord => ({
  name,
  isOn: (face) => hasAbility(face, shape),
  isUsed: ({ log }, faces) =>
    log.some((fact, index) => {
      if (fact.kind !== 'useDeclared') return false;
      const paid = log.slice(
        index + 1,
        log.findIndex((later, at) => at > index && later.kind === 'cardUsed'),
      );
      const done = paid.filter((one) => one.kind === kind && one.rule !== '112.2');
      return (about === 'used' ? done.map(() => fact) : done).some((one) => isAbout(one, faces));
    }),
});

/** A condition of this shape that holds: of a triggered ability that resolves, of an effect that is followed, of a static ability. */
export const condition = (name: string, shape: Shape): FamilyWord => ({
  name,
  isOn: (face) => hasAbility(face, shape),
  isUsed: ({ resolved, heldIn, held }) =>
    [...resolved].some((ability) => conditionsOf(ability).some((one) => contains(one, shape))) ||
    [...heldIn].some((effect) => conditionsOf(effect).some((one) => contains(one, shape))) ||
    [...held].some((one) => contains(one, shape)),
});

const conditionsOf = (value: object): readonly unknown[] => [
  'condition' in value ? value.condition : undefined,
  'given' in value ? value.given : undefined,
];

/** The condition under which a static ability works. */
export const conditionOf = (ability: Ability): Condition | undefined =>
  ability.kind === 'static' ? ability.while : undefined;
