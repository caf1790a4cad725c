import { opponentOf, type Player } from '../../table/nouns.ts';
import type { Duel } from '../duel/duel.ts';
import type { DuelView } from '../views/duelView.ts';

const SHIELD = 3;
const HAND = 1.2;
const CREATURE = 1.5;
const POWER = 0.4;
const BLOCKER = 0.5;
const MANA = 1.1;
const ENOUGH_MANA = 7;
const UNDEFENDED = 4;
const SCALE = 7;

/** The advantage of one side: shields, cards, creatures and mana. */
function sideWorth(view: DuelView, player: Player): number {
  const { shieldZone, hand, manaZone } = view.counts[player];
  let worth = SHIELD * shieldZone + HAND * hand + MANA * Math.min(manaZone, ENOUGH_MANA);
  if (shieldZone === 0) worth -= UNDEFENDED;
  for (const card of view.zones[player].battleZone) {
    if (card.hidden || card.current.power === undefined) continue;
    worth += CREATURE + (POWER * card.current.power) / 1000;
    if (card.current.keywords.includes('blocker')) worth += BLOCKER;
  }
  return worth;
}

/** How good a duel is for a player, from 0 for a loss to 1 for a win. */
export function worthOf(duel: Duel, player: Player): number {
  const { result } = duel;
  if (result !== undefined) return result.winner === undefined ? 0.5 : result.winner === player ? 1 : 0;
  const view = duel.view(player);
  const lead = sideWorth(view, player) - sideWorth(view, opponentOf(player));
  return 0.05 + 0.9 / (1 + Math.exp(-lead / SCALE));
}
