import { type CardDefinition, describeAbility } from 'taiki';
import { type DuelContext, deepFreeze } from 'taiki/inspect';
import type { CardsRecord, PrintedCard } from '../trace.ts';

/** Emits the printed data of each card of a duel once. */
export class PrintedCards {
  readonly #emitted = new Set<string>();
  #seen: DuelContext['game']['cards'] | undefined;

  /** The record of cards not emitted yet; undefined if there are none. */
  take({ game, pool }: DuelContext): CardsRecord | undefined {
    if (game.cards === this.#seen) return undefined;
    this.#seen = game.cards;
    const added = new Set(game.cards.map(({ name }) => name).filter((name) => !this.#emitted.has(name)));
    const cards = [...added].flatMap((name) => {
      this.#emitted.add(name);
      const definition = pool.get(name);
      return definition === undefined ? [] : [printedOf(definition)];
    });
    return cards.length === 0 ? undefined : { kind: 'cards', cards };
  }
}

/** What is printed on a card does not change, and its texts take long to put together. */
const known = new WeakMap<CardDefinition, PrintedCard>();

function printedOf(card: CardDefinition): PrintedCard {
  const printedBefore = known.get(card) ?? deepFreeze(printed(card));
  known.set(card, printedBefore);
  return printedBefore;
}

function printed(card: CardDefinition): PrintedCard {
  const faces = [card, card.otherFace ?? [], card.thirdFace ?? []].flat();
  const abilities = faces.flatMap((face) => face.abilities);
  return {
    name: card.name,
    civilizations: card.civilizations,
    type: card.type,
    races: card.races,
    cost: card.cost,
    power: card.power,
    keywords: abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.name] : [])),
    text: abilities.map(describeAbility),
  };
}
