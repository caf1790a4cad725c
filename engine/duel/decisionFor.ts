import type { Decision, ObjectInfo, Option } from '../../effects/state/decisions.ts';
import type { Player } from '../../table/nouns.ts';
import { isZoneKnown } from '../../table/view.ts';

/**
 * A decision as its player is told it. Cards in zones that are hidden from the player have ids below 0 that hold for this decision
 * only, by the place of their option: the ids of the table would tell when each came there.
 * @param id the number of this decision among those of its player.
 */
export function decisionFor(decision: Decision, id: number): Decision {
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

/** A card as a player is told it: with its id in a zone that the player knows, otherwise with this one. */
export const cardFor = (card: ObjectInfo, player: Player, id: number): ObjectInfo =>
  isZoneKnown(card.zone, card.owner, player) ? card : { ...card, id };
