import {
  type Decision,
  type Duel,
  type KnownFact,
  type ObjectInfo,
  PLAYERS,
  type Player,
  type Zone,
} from 'taiki';

const HIDDEN_FROM_ALL: ReadonlySet<Zone> = new Set(['deck', 'shieldZone', 'superGRZone']);

/** 400.2. Whether a player does not know the face-down cards in a zone. */
const isHidden = (zone: Zone, owner: Player, viewer: Player): boolean =>
  HIDDEN_FROM_ALL.has(zone) || (zone === 'hand' && owner !== viewer);

/** Whether a fact has shown a viewer a card that was hidden from them, other than one that `player` has played from their hand. */
function shows(fact: KnownFact, viewer: Player, player: Player): boolean {
  if (fact.kind === 'cardRevealed' || fact.kind === 'cardLookedAt') return fact.name !== undefined;
  if (!('from' in fact && 'to' in fact) || fact.name === undefined) return false;
  const isPlayed = fact.from === 'hand' && fact.player === player;
  return !isPlayed && isHidden(fact.from, fact.player, viewer);
}

/** Whether a decision names a card that is hidden from the player who decides, as a search of a deck does. */
export function showsHiddenCards({ player, options }: Decision): boolean {
  const isShown = (info: ObjectInfo | undefined) =>
    info?.name !== undefined && isHidden(info.zone, info.owner, player);
  return options.some(({ card, target }) => isShown(card) || isShown(target));
}

/**
 * Whether an answer has told somebody something that going back would not take from them: a hidden card, a random result, or what
 * another player chose. What the player has shown of their own hand is their own loss.
 * @param before the duel before the answer of `player`, and `after` at a later decision.
 */
export function isRevealing(before: Duel, after: Duel, player: Player): boolean {
  if (JSON.stringify(before.game.random) !== JSON.stringify(after.game.random)) return true;
  const from = before.log.length;
  const chosen = after.log
    .slice(from)
    .some((fact) => fact.kind === 'choiceMade' && fact.player !== player && !fact.forced);
  return (
    chosen ||
    PLAYERS.some((viewer) => {
      const known = before.logFor(viewer).length;
      return after
        .logFor(viewer)
        .slice(known)
        .some((fact) => shows(fact, viewer, player));
    })
  );
}
