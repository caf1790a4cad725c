import type { Decision } from '../../effects/state/decisions.ts';
import type { Agent } from '../agents.ts';
import { type DeckBeliefs, determinize } from '../determinize.ts';
import type { Duel, PositionOptions } from '../duel.ts';
import type { DuelView } from '../duelView.ts';
import type { PlayerKnowledge } from '../playerKnowledge.ts';
import type { Position } from '../position.ts';
import { questionOf } from './searchedDecisions.ts';

/** Creates a duel from a position. */
export type CreateFromPosition = (options: PositionOptions) => Duel;

/** What a player knows when asked. */
export interface Situation {
  readonly view: DuelView;
  readonly decision: Decision;
  readonly known: PlayerKnowledge | undefined;
}

const MAX_STEPS = 8;

/**
 * A duel in which the player is asked the same, with hidden cards drawn at random from what the player knows; undefined if it cannot be
 * made: a position has no lasting effects, no attached cards and no attack in progress.
 */
export function sampleOf(
  { view, decision, known }: Situation,
  settings: { readonly decks: DeckBeliefs; readonly seed: number },
  create: CreateFromPosition,
  policy: Agent,
): Duel | undefined {
  const { decks, seed } = settings;
  const position = determinize(view, known?.log, { decks, seed });
  const duel = create({ position: beforeAttack(position, view), seed, runtime: 'compiled' });
  const asked = questionOf(decision);
  if (decision.kind === 'block' && !attackAsIn(duel, view)) return undefined;
  for (let steps = 0; steps < MAX_STEPS && duel.decision !== undefined; steps++) {
    if (questionOf(duel.decision) === asked) return duel;
    if (decision.kind !== 'block') return undefined;
    const { player } = duel.decision;
    duel.choose(policy(duel.view(player), duel.decision));
  }
  return undefined;
}

/** The position before the attack in progress was declared, which tapped the attacking creature. */
function beforeAttack(position: Position, { attack, active, zones }: DuelView): Position {
  if (attack === undefined) return position;
  const place = zones[active].battleZone.findIndex((card) => !card.hidden && card.id === attack.attacker);
  const side = position.players[active];
  const battleZone = side.battleZone.map((card, index) =>
    index === place ? { ...card, tapped: false } : card,
  );
  return { ...position, players: { ...position.players, [active]: { ...side, battleZone } } };
}

/** Declares the attack of the view in a sample; false if it cannot be. */
function attackAsIn(duel: Duel, { attack, active, zones }: DuelView): boolean {
  const { decision } = duel;
  if (attack === undefined || decision?.kind !== 'attack') return false;
  const idIn = (id: number): number | undefined => {
    for (const player of [active, active === 'p1' ? 'p2' : 'p1'] as const) {
      const place = zones[player].battleZone.findIndex((card) => !card.hidden && card.id === id);
      if (place >= 0) return duel.game.zones[player].battleZone[place]?.id;
    }
    return undefined;
  };
  const attacker = idIn(attack.attacker);
  const { target } = attack;
  const index = decision.options.findIndex(
    (option) =>
      option.card?.id === attacker &&
      option.uses === undefined &&
      ('player' in target ? option.player === target.player : option.target?.id === idIn(target.creature)),
  );
  if (index < 0) return false;
  duel.choose(index);
  return true;
}
