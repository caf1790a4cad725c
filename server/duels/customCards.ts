import { createHash } from 'node:crypto';
import { allCards, type CardDefinition, CardError, describeCard, parseCard, SENTENCES } from 'taiki';
import { isVisible } from '../protocol/isVisible.ts';
import type { CustomCard, HostLimits } from '../protocol/protocol.ts';

const withSortedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withSortedKeys(inner)]));
};

/** The same text for the same cards, whatever the order of their keys: JSON by RFC 8785. */
export const canonicalJson = (cards: readonly unknown[]): string => JSON.stringify(withSortedKeys(cards));

/** What both players agree to: the SHA-256 of the custom cards of a duel. */
export const hashOfCards = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @throws BAD_CARD if there are too many cards, or they are too long: before anything else is done with them. */
export function mustBeFew(
  cards: readonly unknown[],
  { customCards, customCardBytes }: Pick<HostLimits, 'customCards' | 'customCardBytes'>,
): void {
  if (cards.length > customCards)
    throw new CardError(
      customCards === 0
        ? SENTENCES.problems.noCustomCards
        : SENTENCES.problems.customCardCount(`${cards.length}`, `${customCards}`),
    );
  const bytes = Buffer.byteLength(JSON.stringify(cards));
  if (bytes > customCardBytes)
    throw new CardError(SENTENCES.problems.customCardBytes(`${bytes}`, `${customCardBytes}`));
}

/**
 * Checks custom cards as `defineCard` does; both players see their names, which therefore have to be visible and different.
 * @returns them as they are stored.
 * @throws BAD_CARD naming the card.
 */
export function checkedCards(cards: readonly unknown[]): string {
  const checked = cards.map((card, index) => {
    try {
      return parseCard(JSON.stringify(card));
    } catch (cause) {
      if (!(cause instanceof CardError)) throw cause;
      throw new CardError(
        SENTENCES.problems.at(SENTENCES.places.cardOf(`${index + 1}`, `${cards.length}`), cause.message),
      );
    }
  });
  const names = checked
    .flatMap((card) => [card, card.otherFace ?? [], card.thirdFace ?? []].flat())
    .map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new CardError(SENTENCES.problems.cardTwice(JSON.stringify(twice)));
  for (const text of textsIn(checked))
    if (text !== '' && !isVisible(text))
      throw new CardError(SENTENCES.problems.unseenText(JSON.stringify(text)));
  return canonicalJson(checked);
}

export const parsedCards = (text: string | undefined): readonly CardDefinition[] =>
  text === undefined ? [] : JSON.parse(text);

/** Cards as those read them who are to agree to them. */
export const described = (text: string): readonly CustomCard[] =>
  parsedCards(text).map((definition) => ({
    definition,
    text: describeCard(definition),
    replaces: builtIn.has(definition.name),
  }));

const builtIn: ReadonlySet<string> = new Set(allCards.map(({ name }) => name));

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
