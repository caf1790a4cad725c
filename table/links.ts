import type { CardId, CardObject, LinkedCard } from './nouns.ts';

/** What of an object belongs to its cards: the rest belongs to the creature that they are. */
export type Cards = Pick<CardObject, 'card' | 'under' | 'links'>;

/** 701.18, 701.18a. The linked cards of an object, the first of which lies at 0, 0. An object that is not linked is one. */
export const partsOf = ({ card, under, links = NO_LINKS }: Cards): readonly LinkedCard[] => [
  { card, under, x: 0, y: 0 },
  ...links,
];

const NO_LINKS: readonly LinkedCard[] = [];

/** The object that linked cards are. The others lie as they did, seen from the first. */
export function asOne([first, ...others]: readonly [LinkedCard, ...(readonly LinkedCard[])]): Cards {
  const { card, under, x, y } = first;
  return {
    card,
    under,
    links:
      others.length === 0
        ? undefined
        : others.map((one) => ({ card: one.card, under: one.under, x: one.x - x, y: one.y - y })),
  };
}

/** Every card of an object: the linked ones, each followed by what lies below it. */
export function cardsOf({ card, under, links }: Cards): readonly CardId[] {
  const cards = [card, ...under];
  return links === undefined ? cards : [...cards, ...links.flatMap((one) => [one.card, ...one.under])];
}

/** 801. The cards that lie below any card of an object. */
export const cardsUnder = ({ under, links }: Cards): readonly CardId[] =>
  links === undefined ? under : [...under, ...links.flatMap((one) => one.under)];

/** One of the linked cards with what lies below it, as an object by itself. */
export function partOf(object: Cards, card: CardId): Cards {
  const part = partsOf(object).find((one) => one.card === card);
  return part === undefined ? object : asOne([part]);
}

/** 703.4f. What stays of an object when one of its linked cards leaves, with what lies below it or without (801.4). */
export function withoutPart(object: Cards, card: CardId, what: 'all' | 'topOnly'): Cards {
  const [first, ...others] = partsOf(object).flatMap((one) => {
    const [next, ...under] = one.under;
    if (one.card !== card) return [one];
    return what === 'topOnly' && next !== undefined ? [{ ...one, card: next, under }] : [];
  });
  return first === undefined ? object : asOne([first, ...others]);
}
