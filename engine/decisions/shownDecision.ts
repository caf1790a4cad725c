import type { Decision, ObjectInfo, Option } from '../../effects/state/reported/decisions.ts';
import type { Player } from '../../table/nouns.ts';
import { isZoneKnown, type Viewer } from '../../table/view.ts';

/**
 * A decision as its player is told it. Cards in zones that are hidden from the player have ids below 0 that hold for this decision
 * only, by the place of their option: the ids of the table would tell when each came there.
 * @param id the number of this decision among those of its player.
 */
function decisionFor(decision: Decision, id: number): Decision {
  const { player, source } = decision;
  return {
    ...decision,
    id,
    source: source === undefined ? undefined : cardFor(source, player, -1),
    options: decision.options.map((option, index) => optionFor(option, player, index)),
  };
}

function optionFor(option: Option, player: Player, index: number): Option {
  const { card, target } = option;
  if ((card ?? target) === undefined) return option;
  return {
    ...option,
    ...(card === undefined ? {} : { card: cardFor(card, player, -2 * index - 2) }),
    ...(target === undefined ? {} : { target: cardFor(target, player, -2 * index - 3) }),
  };
}

/** A card as a player sees it: with its id if the player knows it in a zone that they know, otherwise with this one. */
export const cardFor = (card: ObjectInfo, player: Player, id: number): ObjectInfo =>
  card.name !== undefined && isZoneKnown(card.zone, card.owner, player) ? card : { ...card, id };

/**
 * The open decision as it is shown to a viewer: none to a spectator, all of it to a judge.
 * @param answered the number of decisions that each player has answered.
 */
export function shownDecision(
  decision: Decision | undefined,
  viewer: Viewer,
  answered: Readonly<Record<Player, number>>,
): Decision | undefined {
  if (viewer === 'judge') return decision;
  if (decision === undefined || viewer !== decision.player) return undefined;
  return decisionFor(decision, answered[viewer] + 1);
}
