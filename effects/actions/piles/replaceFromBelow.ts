import type { CardId, CardObject } from '../../../table/nouns.ts';
import { changed } from '../../../table/objects.ts';
import { ZONE_FACTS, type Zone } from '../../../table/zones.ts';
import { passesOf, pickReplacement } from '../../events/decideReplacements.ts';
import { replaceEvent } from '../../events/replaceEvent.ts';
import { candidatesOf, type ReplacementCandidate } from '../../events/replacementCandidate.ts';
import type { Play } from '../../play/play.ts';
import { repertoireOf } from '../../questions/abilities/repertoire.ts';
import { cardsBelow } from '../../questions/characteristics/piles/piles.ts';
import type { Procedure } from '../../state/game.ts';
import { type MoveRequest, request } from '../../state/reported/moveRequest.ts';
import { isPlayer } from '../../state/scope.ts';

const NONE: ReadonlyMap<CardId, MoveRequest> = new Map();

/** The zones to which a card from below may be sent instead: those to which it moves without being put or placed in an order. */
const sendsElsewhere = ({ instead }: ReplacementCandidate['replacement']): boolean =>
  instead.kind === 'move' && instead.to !== 'battleZone' && instead.to !== 'deck';

/**
 * 109.2b, 200.3a. A card from below a creature moves as a card. A replacement that speaks of cards that go to a zone applies to it; one that
 * speaks of a type of card, or of what leaves the battle zone or is destroyed, does not.
 */
function speaksOf(
  play: Play,
  { replacement, scope }: ReplacementCandidate,
  host: CardObject,
  card: CardId,
  to: Zone,
): boolean {
  const { of } = replacement;
  if (of.event !== 'moves' || of.to !== to || (of.from ?? 'battleZone') !== 'battleZone') return false;
  const { of: who, filter } = of.what;
  return (
    sendsElsewhere(replacement) &&
    filter?.type === undefined &&
    isPlayer(who, host.owner, scope.player) &&
    cardsBelow(play, host, filter, scope).includes(card)
  );
}

/** 609.1. The cards from below a creature that go elsewhere instead, and where. Each becomes an object only as it moves. */
export function* replaceFromBelow(
  play: Play,
  host: CardObject,
  cards: readonly CardId[],
  to: Zone,
): Procedure<ReadonlyMap<CardId, MoveRequest>> {
  if (play.isProtected || !repertoireOf(play).replaced.has('moves')) return NONE;
  const candidates = candidatesOf(play);
  const { nextId } = play.game;
  const sent = new Map<CardId, MoveRequest>();
  for (const [index, card] of cards.entries()) {
    const fitting = candidates.filter((candidate) => speaksOf(play, candidate, host, card, to));
    const object = changed(host, { id: nextId + index, card, under: [], links: undefined, face: 0 });
    const event = {
      request: request(object, to, ZONE_FACTS[to].moveKind, '801.4'),
      object,
      player: host.owner,
    };
    for (const { isInPass } of passesOf(play)) {
      const open = fitting.filter((candidate) => isInPass(candidate, event));
      const chosen = yield* pickReplacement(play, open, event);
      if (chosen === undefined) continue;
      const outcome = yield* replaceEvent(play, chosen, event, new Set());
      play.note(outcome.fact, '609.1');
      for (const one of outcome.requests) sent.set(card, one);
      break;
    }
  }
  return sent;
}
