import { type CardDefinition, type DuelContext, describeAbility } from 'taiki';
import type { CardsRecord, PrintedCard } from '../trace.ts';

/** Tells of each card of a duel once, as it is printed. */
export class PrintedCards {
  readonly #told = new Set<string>();
  #seen: DuelContext['game']['cards'] | undefined;

  /** The cards that have not been told of yet; undefined when there are none. */
  tell({ game, pool }: DuelContext): CardsRecord | undefined {
    if (game.cards === this.#seen) return undefined;
    this.#seen = game.cards;
    const fresh = new Set(game.cards.map(({ name }) => name).filter((name) => !this.#told.has(name)));
    const cards = [...fresh].flatMap((name) => {
      this.#told.add(name);
      const definition = pool.get(name);
      return definition === undefined ? [] : [printed(definition)];
    });
    return cards.length === 0 ? undefined : { kind: 'cards', cards };
  }
}

function printed(card: CardDefinition): PrintedCard {
  const faces = card.otherFace === undefined ? [card] : [card, card.otherFace];
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
