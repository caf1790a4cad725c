import type { Decision } from '../../effects/state/decisions.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import type { PositionOptions } from '../../engine/duel/duelOptions.ts';
import type { Position } from '../../engine/records/position.ts';
import type { DuelView } from '../../engine/views/duelView.ts';
import type { PlayerKnowledge } from '../../engine/views/playerKnowledge.ts';
import { opponentOf } from '../../table/nouns.ts';
import type { Agent } from '../agents.ts';
import { type DeckBeliefs, determinizer } from './determinize.ts';
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
 * Makes, from a seed, a duel in which the player is asked the same, with hidden cards drawn at random from what the player knows; undefined
 * if it cannot be made: a position has no lasting effects, no attached cards and no attack in progress.
 */
export function samplesOf(
  { view, decision, known }: Situation,
  decks: DeckBeliefs,
  create: CreateFromPosition,
  policy: Agent,
): (seed: number) => Duel | undefined {
  const positionOf = determinizer(view, known, decks);
  const asked = questionOf(decision);
  return (seed) => {
    const position = beforeAttack(positionOf(seed), view);
    const duel = create({ position, seed, runtime: 'compiled' });
    if (decision.kind === 'block' && !attackAsIn(duel, view)) return undefined;
    for (let steps = 0; steps < MAX_STEPS && duel.decision !== undefined; steps++) {
      if (questionOf(duel.decision) === asked) return duel;
      if (decision.kind !== 'block') return undefined;
      const { player } = duel.decision;
      duel.choose(policy(duel.view(player), duel.decision));
    }
    return undefined;
  };
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
    for (const player of [active, opponentOf(active)]) {
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
