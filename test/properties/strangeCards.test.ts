import { fc, test } from '@fast-check/vitest';
import {
  type CardDefinition,
  CardError,
  createDuel,
  type DuelOptions,
  defineCard,
  randomAgent,
  starterDecks,
} from 'taiki';
import { expect } from 'vitest';
import { findMismatch } from '../../boundary/shape/checkShape.ts';
import { CARD_TYPE_FACTS } from '../../effects/language/cardTypes.ts';
import { unboundNames } from '../../effects/language/names.ts';
import { cardSchema } from '../../library/cardSchema.ts';
import { runs } from '../support/runs.ts';

/*
 * Cards that make no sense: anything the schema allows, in any combination, with arbitrary names and numbers. The arbitraries of
 * `taiki/testing` only generate sensible cards.
 */

type Shape = (typeof cardSchema)[string];

const NAMES = [
  'a',
  'chosen',
  'that',
  'other',
  'put',
  'moved',
  'this',
  'Dragon',
  'Aqua Hulcus',
  'constructor',
];
const NUMBERS = [0, 1, 1, 1, 2, 2, 3, 5, 1000, 2000, -1, -1000];

const nameOf = (ref: string): string => ref.replace('#/definitions/', '');

/** The length of a shape's definition: the shortest members of a union end a nesting that is too deep. */
const sizeOf = (shape: Shape): number =>
  JSON.stringify(shape.$ref === undefined ? shape : cardSchema[nameOf(shape.$ref)]).length;

const bySize = (a: Shape, b: Shape): number => sizeOf(a) - sizeOf(b);

function arbitraryOf(
  shape: Shape,
  tie: (name: string) => fc.Arbitrary<unknown>,
  depthIdentifier: fc.DepthIdentifier,
): fc.Arbitrary<unknown> {
  const inner = (one: Shape) => arbitraryOf(one, tie, depthIdentifier);
  if (shape.$ref !== undefined) return tie(nameOf(shape.$ref));
  if (shape.anyOf !== undefined)
    return fc.oneof({ depthIdentifier, maxDepth: 5 }, ...[...shape.anyOf].sort(bySize).map(inner));
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  switch (shape.type) {
    case 'object': {
      const fields = Object.entries(shape.properties ?? {});
      return fc.record(Object.fromEntries(fields.map(([field, one]) => [field, inner(one)])), {
        requiredKeys: [...(shape.required ?? [])],
      });
    }
    case 'array': {
      const { items = {}, minItems: minLength = 0, maxItems: maxLength = 2 } = shape;
      return 'length' in items
        ? fc.tuple(...items.map(inner))
        : fc.array(inner(items), { minLength, maxLength, depthIdentifier });
    }
    case 'number':
      return fc.constantFrom(...NUMBERS);
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constantFrom(...NAMES);
  }
}

const depthIdentifier = fc.createDepthIdentifier();
const { CardDefinition: anyCard } = fc.letrec((tie) =>
  Object.fromEntries(
    Object.entries(cardSchema).map(([name, shape]) => [name, arbitraryOf(shape, tie, depthIdentifier)]),
  ),
);

/** The object at a path of a card. */
const partAt = (card: CardDefinition, path: readonly (string | number)[]): object =>
  path.reduce<object>((part, field) => Reflect.get(part, field), card);

/** Whether a name of a part above was taken away, and the part with it. */
const isGone = (card: CardDefinition, path: readonly (string | number)[]): boolean =>
  path.some((_, length) => typeof partAt(card, path.slice(0, length + 1)) !== 'object');

/** The card with names that stand for something: another one that is bound there, or no name at all. */
function withBoundNames(card: CardDefinition): CardDefinition {
  if (findMismatch(card, 'CardDefinition', cardSchema) !== undefined) return card;
  const copy: CardDefinition = JSON.parse(JSON.stringify(card));
  for (const { path, kind, name, known } of unboundNames(copy)) {
    const [field = ''] = path.slice(-1);
    if (isGone(copy, path.slice(0, -1))) continue;
    const part = partAt(copy, path.slice(0, -1));
    const other = known[name.length % Math.max(1, known.length)];
    if (kind === 'ref' || other !== undefined) Reflect.set(part, field, other ?? 'this');
    else Reflect.deleteProperty(part, field);
    if (findMismatch(copy, 'CardDefinition', cardSchema) !== undefined) {
      const [owner = ''] = path.slice(-2);
      Reflect.set(partAt(copy, path.slice(0, -2)), owner, 1);
    }
  }
  return copy;
}

/** Fixes what `defineCard` checks beyond the schema, so that it accepts most of these cards. */
function presentable(definition: unknown, index: number): CardDefinition | undefined {
  const card = definition as CardDefinition;
  const isCreature = /creature/i.test(card.type);
  const { power: _, otherFace: __, ...rest } = card;
  const name = `Strange ${index}`;
  const strange = {
    ...rest,
    name,
    cost: index,
    civilizations: ['light'],
    ...(isCreature ? { power: 3000 } : {}),
  };
  try {
    return defineCard(withBoundNames(strange as CardDefinition));
  } catch (error) {
    if (error instanceof CardError) return undefined;
    throw error;
  }
}

/** 407.1. Cards of these types begin in a zone of their own, not in the deck. */
const isApart = ({ type }: CardDefinition): boolean => CARD_TYPE_FACTS[type].home !== undefined;

const strangeCards = fc
  .array(anyCard ?? fc.constant(undefined), { minLength: 3, maxLength: 3 })
  .map((all) => all.flatMap((one, index) => presentable(one, index) ?? []));

const MAX_DECISIONS = 150;

test.prop(
  [strangeCards, fc.nat(), fc.constantFrom<DuelOptions['rules']>(undefined, { modeChoice: 'onTrigger' })],
  { numRuns: runs(10) },
)('a card that the schema allows is refused or can be played', (cards, seed, rules) => {
  const own = cards.filter((card) => !isApart(card)).flatMap(({ name }) => Array<string>(4).fill(name));
  const deckOf = (others: readonly string[]) => [...others.slice(own.length), ...own];
  const [p1, p2] = Object.values(starterDecks).map((deck) => deckOf(deck.cards));
  if (p1 === undefined || p2 === undefined) throw new Error('There are two starter decks.');
  const duel = createDuel({ decks: { p1, p2 }, cards, seed, ...(rules === undefined ? {} : { rules }) });
  const agents = { p1: randomAgent(seed), p2: randomAgent(seed + 1) };
  for (let asked = 0; duel.decision !== undefined && asked < MAX_DECISIONS; asked++) {
    const { decision } = duel;
    expect(decision.options.length).toBeGreaterThan(0);
    expect(decision.min).toBeLessThanOrEqual(Math.min(decision.max, decision.options.length));
    expect(decision.min).toBeGreaterThanOrEqual(0);
    duel.explain();
    duel.choose(agents[decision.player](duel.view(decision.player), decision), decision.player);
  }
});
