import type { Decision } from '../../effects/state/reported/decisions.ts';
import type { Duel, Sampler } from '../../engine/duel/duel.ts';
import type { PositionOptions } from '../../engine/duel/duelOptions.ts';
import type { Position } from '../../engine/records/position.ts';
import type { DuelView } from '../../engine/views/duelView.ts';
import type { PlayerKnowledge } from '../../engine/views/playerKnowledge.ts';
import { opponentOf, PLAYERS } from '../../table/nouns.ts';
import type { Agent } from '../agents.ts';
import { type DeckBeliefs, determinizer } from './determinize.ts';
import { questionOf } from './searchedDecisions.ts';

/** Creates a duel from a position. */
export type CreateFromPosition = (options: PositionOptions) => Duel;

/** What a player knows when asked. */
export interface Situation {
  readonly view: DuelView;
  readonly decision: Decision;
  readonly known: PlayerKnowledge<Duel> | undefined;
}

const MAX_STEPS = 8;

/** Makes a duel in which the player is asked the same, with hidden cards drawn at random from what the player knows. */
export type MakeSample = (seed: number) => Duel | undefined;

/** The samples of the duel itself; undefined if it has none or the agent believes in other decks. */
export function samplerOf({ known }: Situation, decks: DeckBeliefs): Sampler | undefined {
  const sample = known?.sampler?.();
  return sample !== undefined && areDecksOf(sample(0), decks) ? sample : undefined;
}

const sorted = (names: readonly string[]): string => names.toSorted().join('\n');

/** Whether a duel is played with these decks. */
const areDecksOf = ({ game }: Duel, decks: DeckBeliefs): boolean =>
  PLAYERS.every((player) => {
    const belief = decks[player];
    if ('weights' in belief) return false;
    const all = 'cards' in belief ? [...belief.cards, ...belief.hyperspatial, ...belief.superGR] : belief;
    return sorted(all) === sorted(game.cards.flatMap(({ name, owner }) => (owner === player ? name : [])));
  });

/**
 * Samples from positions drawn from what the agent believes. Some cannot be made: a position has no lasting effects, no attached cards and no attack
 * in progress.
 */
export function positionsOf(
  { view, decision, known }: Situation,
  decks: DeckBeliefs,
  create: CreateFromPosition,
  policy: Agent,
): MakeSample {
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
