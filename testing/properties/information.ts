import type { ObjectInfo } from '../../effects/state/decisions.ts';
import type { Fact } from '../../effects/state/facts.ts';
import { type CardObject, PLAYERS, type Player, ZONES } from '../../table/nouns.ts';
import { type CardView, viewFor } from '../../table/view.ts';
import type { Course, DuelProperty, Violation } from '../course.ts';
import type { Moment } from '../watcher.ts';

/**
 * 400.2, 402.3. Cards in decks, shield zones and hands are hidden from the opponent; in decks and shield zones from their owner
 * too. Stated apart from the table of zones, so that a mistake there is found.
 */
const isHiddenFrom = ({ zone, owner, faceUp, pending }: CardObject, viewer: Player): boolean => {
  if (faceUp) return false;
  if (zone === 'deck' || zone === 'superGRZone' || zone === 'shieldZone') return true;
  return zone === 'hand' && owner !== viewer && !pending;
};

/** Moments at which somebody is asked: that is when players look. */
const asked = ({ moments }: Course): readonly Moment[] =>
  moments.filter(({ decision }) => decision !== undefined);

const violation = (message: string): Violation => ({ message, facts: [] });

const hiddenCardsAreBlank: DuelProperty = {
  name: 'hiddenCardsAreBlank',
  rule: '400.2',
  says: 'A view shows how many hidden cards there are, and neither name nor identity of one.',
  check: (course) => {
    for (const { game } of asked(course)) {
      for (const viewer of PLAYERS) {
        const view = viewFor(game, viewer);
        for (const owner of PLAYERS) {
          for (const zone of ZONES) {
            const cards = game.zones[owner][zone];
            const shown: readonly CardView[] = view.zones[owner][zone];
            const wrong = cards.find((card, at) => isHiddenFrom(card, viewer) && !isBlank(shown[at]));
            if (wrong !== undefined)
              return violation(`${viewer} is shown object ${wrong.id} in the ${zone} of ${owner}.`);
            if (shown.length !== cards.length)
              return violation(
                `${viewer} is shown ${shown.length} of ${cards.length} cards in the ${zone} of ${owner}.`,
              );
          }
        }
      }
    }
    return undefined;
  },
};

const isBlank = (card: CardView | undefined): boolean =>
  card !== undefined && JSON.stringify(card) === '{"hidden":true}';

/** Cards that the player was shown, by effects that look at or reveal them, and is not known to have forgotten. */
const wasShown = (log: readonly Fact[], until: number, id: number, player: Player): boolean =>
  log
    .slice(0, until)
    .some(
      (fact) =>
        (fact.kind === 'cardRevealed' || (fact.kind === 'cardLookedAt' && fact.by === player)) &&
        fact.object === id,
    );

const decisionsNameWhatIsKnown: DuelProperty = {
  name: 'decisionsNameWhatIsKnown',
  rule: '400.2',
  says: "An option never names a card in the opponent's hand, or a shield of the opponent, that the player was not shown.",
  check: ({ moments, log }) => {
    for (const { decision, game, facts } of moments) {
      if (decision === undefined) continue;
      const named = decision.options.flatMap(({ card, target }) => [card, target]);
      const wrong = named.find(
        (info): info is ObjectInfo =>
          info?.name !== undefined &&
          info.owner !== decision.player &&
          hiddenObject(game.zones[info.owner][info.zone], info.id, decision.player) &&
          !wasShown(log, facts, info.id, decision.player),
      );
      if (wrong !== undefined)
        return violation(
          `Decision ${decision.id} names ${String(wrong.name)} in the ${wrong.zone} of ${wrong.owner} to ${decision.player}.`,
        );
    }
    return undefined;
  },
};

const hiddenObject = (cards: readonly CardObject[], id: number, viewer: Player): boolean =>
  cards.some((card) => card.id === id && isHiddenFrom(card, viewer));

/** What players may not know never shows. For two positions that differ in it alone see `playTwins`. */
export const informationProperties: readonly DuelProperty[] = [hiddenCardsAreBlank, decisionsNameWhatIsKnown];
