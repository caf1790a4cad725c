import {
  allCards,
  type CardDefinition,
  type CardFace,
  type Civilization,
  type Decision,
  type DuelView,
  describeCard,
} from 'taiki';
import type { Ability } from 'taiki/words';
import { namesOfCard } from './board.ts';
import { spaced } from './wording.ts';

const printed = new Map<string, CardDefinition>(allCards.map((card) => [card.name, card]));

/** Adds the custom cards of the duel to the cards that the functions of this module know by name. */
export function addCustomCards(cards: readonly CardDefinition[]): void {
  for (const card of cards) printed.set(card.name, card);
}

/** The card with this name, custom ones included. */
export const cardNamed = (name: string): CardDefinition | undefined => printed.get(name);

export const civilizationsOf = (name: string): readonly Civilization[] =>
  printed.get(name)?.civilizations ?? [];

function keywordOf(ability: Ability): readonly string[] {
  if (ability.kind !== 'keyword' || ability.name === 'evolution') return [];
  if (ability.name === 'breaker') return [`${ability.breaker} breaker`];
  return [spaced(ability.name)];
}

/** The keywords of a card: `blocker`, `double breaker`. */
const keywordsOf = (name: string): readonly string[] => printed.get(name)?.abilities.flatMap(keywordOf) ?? [];

/** The keywords of a card as it is now: `blocker`, `double breaker`. */
export const keywordsText = ({
  keywords,
  breakers,
}: Pick<CardFace, 'keywords' | 'breakers'>): readonly string[] =>
  keywords.flatMap((keyword) => {
    if (keyword === 'breaker') return breakers.map((breaker) => `${breaker} breaker`);
    return keyword === 'evolution' ? [] : [spaced(keyword)];
  });

/** A one-line summary of a card: `water creature, cost 3, power 2000`. */
export function summaryOf(name: string): string {
  const card = printed.get(name);
  if (card === undefined) return '';
  const { civilizations, type, cost, power } = card;
  const kind = [civilizations.join('/') || 'colorless', spaced(type)].join(' ');
  return [kind, `cost ${cost}`, ...(power === undefined ? [] : [`power ${power}`]), ...keywordsOf(name)].join(
    ', ',
  );
}

/** The names of all cards visible to a player, in the zones or in the open decision. */
export function namesIn({ zones }: DuelView, { options, source }: Decision): readonly string[] {
  const seen = [zones.p1, zones.p2]
    .flatMap((zonesOfPlayer) => Object.values(zonesOfPlayer).flat())
    .flatMap((card) => (card.hidden ? [] : namesOfCard(card)));
  const asked = [source, ...options.flatMap(({ card, target, uses }) => [card, target, uses])];
  return [...new Set([...seen, ...asked.flatMap((info) => info?.name ?? [])])].sort();
}

/** The full text of a card, by line. */
export const cardText = (name: string): readonly string[] => {
  const card = printed.get(name);
  return card === undefined ? [name] : describeCard(card).split('\n');
};
