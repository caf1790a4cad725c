import { cardsOf, partOf } from '../../../table/links.ts';
import { type CardId, type CardObject, opponentOf, PLAYERS, type Player } from '../../../table/nouns.ts';
import { type DeckPlace, laidAt, type Move, type Moved, zonesWith } from '../../../table/objects.ts';
import { shuffled } from '../../../table/random.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import type { Procedure } from '../../state/game.ts';
import type { Scope } from '../../state/scope.ts';
import { sourceInfo } from './targets.ts';

export interface DeckOrder {
  readonly owner: Player;
  readonly position: DeckPlace;
  /** Top card first. */
  readonly cards: readonly CardId[];
}

/** A card on its way to a deck; `object` is undefined for a card from below another. */
export interface GoingToDeck {
  readonly owner: Player;
  readonly card: CardId;
  readonly object: CardObject | undefined;
}

/** The cards of an object that go to a deck, top card first. */
export function goingToDeck(
  object: CardObject,
  { topOnly, fromLink }: Pick<Move, 'topOnly' | 'fromLink'>,
): readonly GoingToDeck[] {
  const part = fromLink === undefined ? object : partOf(object, fromLink);
  return (topOnly ? [part.card] : cardsOf(part)).map((card, index) => ({
    owner: object.owner,
    card,
    object: index === 0 && card === object.card ? object : undefined,
  }));
}

/** 401.4. The owner secretly orders cards that go to a deck at the same time. */
export function* chooseOrder(
  play: Play,
  all: readonly GoingToDeck[],
  position: DeckPlace,
  scope: Scope | undefined,
): Procedure<readonly DeckOrder[]> {
  const orders: DeckOrder[] = [];
  const { active } = play.game.turn;
  for (const owner of [active, opponentOf(active)]) {
    const going = all.filter((one) => one.owner === owner);
    if (going.length < 2) continue;
    const cards = yield* ask({
      player: owner,
      kind: 'order',
      rule: '401.4',
      prompt: position === 'bottom' ? PROMPTS.deckBottom : PROMPTS.deckTop,
      source: scope === undefined ? undefined : sourceInfo(play, scope, owner),
      options: going.map(({ card, object }) => {
        const label = play.game.cards[card]?.name ?? LABELS.card;
        return {
          option: object === undefined ? { label } : { label, card: infoOf(play, object, owner, 'known') },
          value: card,
        };
      }),
      min: going.length,
      max: going.length,
      ordered: true,
    });
    orders.push({ owner, position, cards });
  }
  return orders;
}

/** 701.11a. Cards that are shuffled as they go to a deck: no player knows their order. */
export function shuffledOrder(
  play: Play,
  all: readonly GoingToDeck[],
  position: DeckPlace,
): readonly DeckOrder[] {
  return PLAYERS.flatMap((owner) => {
    const going = all.filter((one) => one.owner === owner);
    if (going.length < 2) return [];
    const [cards, random] = shuffled(
      going.map(({ card }) => card),
      play.game.random,
    );
    play.set({ random });
    return [{ owner, position, cards }];
  });
}

export function layInOrder(play: Play, { owner, position, cards }: DeckOrder, moved: readonly Moved[]): void {
  const arrived = new Set(moved.flatMap(({ became }) => became.map(({ id }) => id)));
  const { deck } = play.game.zones[owner];
  const laid = cards.flatMap((card) =>
    deck.filter((object) => object.card === card && arrived.has(object.id)),
  );
  const rest = deck.filter((object) => !laid.includes(object));
  play.set({ zones: zonesWith(play.game.zones, owner, 'deck', laidAt(position, laid, rest)) });
}
