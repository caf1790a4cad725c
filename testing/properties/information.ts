import type { Decision, ObjectInfo } from '../../effects/state/reported/decisions.ts';
import type { Fact } from '../../effects/state/reported/facts.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import { type CardObject, PLAYERS, type Player, ZONES } from '../../table/nouns.ts';
import { lyingIn } from '../../table/seals.ts';
import { type ObjectView, viewFor } from '../../table/view.ts';
import type { Moment } from '../momentRecorder.ts';
import type { DuelHistory, DuelProperty, Violation } from '../playDuel.ts';

/**
 * 400.2, 402.3, 405.5. Decks, super GR zones and shield zones are hidden from both players, hands from the opponent. This does not use the
 * table of zones, so that the property finds mistakes in it.
 */
const isHiddenFrom = ({ zone, owner, faceUp, faceDown, pending }: CardObject, viewer: Player): boolean => {
  if (faceDown) return owner !== viewer;
  if (faceUp) return false;
  if (zone === 'deck' || zone === 'superGRZone' || zone === 'shieldZone') return true;
  return zone === 'hand' && owner !== viewer && !pending;
};

/** The moments at which a decision is open, and players look at the table. */
const atDecisions = ({ moments }: DuelHistory): readonly Moment[] =>
  moments.filter(({ decision }) => decision !== undefined);

const violation = (message: string): Violation => ({ message, facts: [] });

const hiddenCardsAreBlank: DuelProperty = {
  name: 'hiddenCardsAreBlank',
  rule: '400.2',
  says: 'A view shows the number of hidden cards, but neither the name nor the identity of any.',
  check: (history) => {
    for (const { game } of atDecisions(history)) {
      for (const viewer of PLAYERS) {
        const view = viewFor(game, viewer);
        for (const owner of PLAYERS) {
          for (const zone of ZONES) {
            const cards = lyingIn(game, owner, zone);
            const shown: readonly ObjectView[] = view.zones[owner][zone];
            const hidden = cards.filter((card) => isHiddenFrom(card, viewer));
            const wrong =
              zone === 'hand'
                ? hidden[shown.filter(isBlank).length]
                : hidden.find((card) => !isBlank(shown[cards.indexOf(card)]));
            if (wrong !== undefined)
              return violation(
                `${viewer} is shown the hidden object ${wrong.id} in the ${zone} of ${owner}.`,
              );
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

/** 113.6a, 405.4. Of a hidden card both players know whether it is a shield that is being broken, or face-down mana that is tapped. */
const BLANK: ReadonlySet<string> = new Set([
  '{"hidden":true}',
  '{"hidden":true,"pending":true}',
  '{"hidden":true,"mana":"tapped"}',
  '{"hidden":true,"mana":"untapped"}',
]);

const isBlank = (card: ObjectView | undefined): boolean =>
  card !== undefined && BLANK.has(JSON.stringify(withoutSeal(card)));

/** 116.1. Everybody sees which card a seal lies on. */
const withoutSeal = (card: ObjectView): ObjectView =>
  card.hidden && card.seal !== undefined ? { hidden: true } : card;

/** Whether an effect has shown the object to the player, by a look or a reveal. */
const wasShown = (log: readonly Fact[], until: number, id: number, player: Player): boolean =>
  log
    .slice(0, until)
    .some(
      (fact) =>
        (fact.kind === 'cardRevealed' || (fact.kind === 'cardLookedAt' && fact.by === player)) &&
        fact.object === id,
    );

const optionsNameKnownCardsOnly: DuelProperty = {
  name: 'optionsNameKnownCardsOnly',
  rule: '400.2',
  says: 'An option never names a hidden card of the opponent that the player was not shown.',
  check: ({ moments, log }) => {
    for (const { decision, game, facts } of moments) {
      if (decision === undefined) continue;
      const named = decision.options.flatMap(({ card, target }) => [card, target]);
      const wrong = named.find(
        (info): info is ObjectInfo =>
          info?.name !== undefined &&
          info.owner !== decision.player &&
          hiddenObject(game.zones[info.owner][info.zone], info.id, decision.player) &&
          !isSearched(decision, info) &&
          !wasShown(log, facts, info.id, decision.player),
      );
      if (wrong !== undefined)
        return violation(
          `Decision ${decision.id} of ${decision.player} names the hidden card ${String(wrong.name)} in the ${wrong.zone} of ${wrong.owner}.`,
        );
    }
    return undefined;
  },
};

/** 701.10. Who searches a deck sees all its cards, also those that the search cannot find. */
const isSearched = ({ rule }: Decision, { zone }: ObjectInfo): boolean =>
  rule === '701.10' && zone === 'deck';

const hiddenObject = (cards: readonly CardObject[], id: number, viewer: Player): boolean =>
  cards.some((card) => card.id === id && isHiddenFrom(card, viewer));

/** Hidden cards are never shown. `playTwins` compares two duels that differ only in hidden cards. */
export const informationProperties: readonly DuelProperty[] = deepFreeze([
  hiddenCardsAreBlank,
  optionsNameKnownCardsOnly,
]);
