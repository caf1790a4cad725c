import { foldName } from '../boundary/names/foldName.ts';
import { didYouMean, distanceWithin, suggestion } from '../boundary/names/nearest.ts';
import type { CardDefinition, CardPool, Face } from '../effects/language/vocabulary.ts';
import { printedFaces } from '../effects/questions/abilities/repertoire.ts';
import { idleParts } from './idleAbilities.ts';

/** Something in a valid card that is probably a mistake. */
export interface CardWarning {
  /** The name of the card. */
  readonly card: string;
  /** Where it is, such as `abilities[0].effect.what.filter.races[0]`. */
  readonly path: string;
  readonly message: string;
}

/** Fields of a filter that list words, and what a card has by such a word. */
const LISTS = { races: 'race', names: 'name' } as const;
type List = keyof typeof LISTS;
type Known = { readonly [L in List]: ReadonlySet<string> };

/** 203.2. A filter names a race, or words in a row that race names contain. */
const racesOf = ({ races }: Face): readonly string[] =>
  races.flatMap((race) => [race, ...race.split('/').flatMap(partsOf)]);

function partsOf(race: string): readonly string[] {
  const words = race.split(' ');
  return words.flatMap((_, first) =>
    words.slice(first).map((_word, more) => words.slice(first, first + more + 1).join(' ')),
  );
}

function knownIn(cards: readonly CardDefinition[]): Known {
  const faces = cards.flatMap(printedFaces);
  const names = [...cards, ...faces].map(({ name }) => name);
  return { races: new Set(faces.flatMap(racesOf)), names: new Set(names) };
}

function* unknownIn(part: unknown, path: string, known: Known): Generator<Omit<CardWarning, 'card'>> {
  if (typeof part !== 'object' || part === null) return;
  for (const [field, value] of Object.entries(part)) {
    const here = Array.isArray(part) ? `${path}[${field}]` : `${path}.${field}`;
    const list = field === 'races' || field === 'names' ? field : undefined;
    if (list !== undefined && Array.isArray(value)) yield* unknownWords(value, here, list, known[list]);
    else if (field !== 'word') yield* unknownIn(value, here, known);
  }
}

function* unknownWords(
  words: readonly unknown[],
  path: string,
  list: List,
  known: ReadonlySet<string>,
): Generator<Omit<CardWarning, 'card'>> {
  for (const [index, word] of words.entries()) {
    if (typeof word !== 'string' || known.has(word)) continue;
    const message = `No card has the ${LISTS[list]} "${word}".${suggestion(word, known)}`;
    yield { path: `${path}[${index}]`, message };
  }
}

const LETTERS_A_TYPO = 5;
const MAX_TYPOS = 2;

/** The names of the cards that have each race. */
type Holders = ReadonlyMap<string, ReadonlySet<string>>;

function holdersOf(cards: readonly CardDefinition[]): Holders {
  const holders = new Map<string, Set<string>>();
  for (const card of cards)
    for (const race of printedFaces(card).flatMap(({ races }) => races))
      holders.set(race, (holders.get(race) ?? new Set()).add(card.name));
  return holders;
}

/** "Master Dragon Z" is another race than "Master Dragon", not a misspelling of it. */
const wordsIn = (race: string): number => race.split(' ').length;

/** Races that no other card has, if they are spelt almost like one that others have. New races are not reported. */
function* misspeltRaces(
  { races }: Face,
  name: string,
  at: string,
  holders: Holders,
): Generator<Omit<CardWarning, 'card'>> {
  const others = (race: string) => [...(holders.get(race) ?? [])].some((one) => one !== name);
  for (const [index, race] of races.entries()) {
    if (others(race)) continue;
    const limit = Math.min(MAX_TYPOS, Math.floor(race.length / LETTERS_A_TYPO));
    const near = [...holders.keys()]
      .filter((other) => others(other) && wordsIn(other) === wordsIn(race))
      .map((other) => ({ other, away: distanceWithin(limit, foldName(race), foldName(other)) }))
      .filter(({ away }) => away <= limit)
      .sort((a, b) => a.away - b.away);
    const [nearest] = near;
    if (nearest === undefined) continue;
    const message = `No other card has the race "${race}".${didYouMean([nearest.other])}`;
    yield { path: `${at}races[${index}]`, message };
  }
}

/** Misspelt races; races and names in filters that neither these cards nor those of the library have, and what loads and does nothing. */
export function warningsFor(cards: readonly CardDefinition[], library: CardPool): readonly CardWarning[] {
  const all = [...library.values(), ...cards];
  const [known, holders] = [knownIn(all), holdersOf(all)];
  return cards.flatMap((card) =>
    printedFaces(card).flatMap((face) => {
      const at = face === card ? '' : face === card.otherFace ? 'otherFace.' : 'thirdFace.';
      const found = [
        ...misspeltRaces(face, card.name, at, holders),
        ...unknownIn(face.abilities, `${at}abilities`, known),
        ...idleParts(face, `${at}abilities`),
      ];
      return found.map((one) => ({ card: card.name, ...one }));
    }),
  );
}
