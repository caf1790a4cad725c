import { deepFreeze } from '../../table/deepFreeze.ts';
import { opponentOf, type Player } from '../../table/nouns.ts';
import type { Opportunity, StandbyEffect } from '../state/game.ts';

/** The effects on standby and the open opportunities to declare, in the turn of a player. */
export interface OnStandby {
  readonly active: Player;
  readonly effects: readonly StandbyEffect[];
  readonly opportunities: readonly Opportunity[];
}

/** The active or the non-active player. */
export type Side = 'ap' | 'nap';

/** What a player does with what is on standby for them. */
export type StandbyAct = 'usesShield' | 'declares' | 'resolves';

/** What one player does next, by its rule. */
interface Lane {
  readonly side: Side;
  readonly does: StandbyAct;
  readonly rule: string;
}

/**
 * 101.4. The order in which the players go through what is on standby. After each effect it is looked at from the top again, which
 * returns play to the active player.
 *
 * 101.4a  uses of the shield-trigger class come first, the active player's before the non-active player's
 * 509.4   then what has triggered before a break, of both players; anything else on standby waits until all of that is resolved
 * 506.3b  then the active player declares
 * 101.4a  then the active player's effects resolve, in any order that player chooses (605.1)
 * 506.3d  then the non-active player declares, based on the situation at that time
 * 101.4c  then the non-active player's effects resolve
 */
export const STANDBY_LANES = deepFreeze({
  apShieldUse: { side: 'ap', does: 'usesShield', rule: '101.4a' },
  napShieldUse: { side: 'nap', does: 'usesShield', rule: '101.4a' },
  apBeforeBreak: { side: 'ap', does: 'resolves', rule: '509.4' },
  napBeforeBreak: { side: 'nap', does: 'resolves', rule: '509.4' },
  apDeclaration: { side: 'ap', does: 'declares', rule: '506.3b' },
  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },
  napDeclaration: { side: 'nap', does: 'declares', rule: '506.3d' },
  napEffect: { side: 'nap', does: 'resolves', rule: '101.4c' },
} as const satisfies Readonly<Record<string, Lane>>);

/** The names of what players do next, in the order of 101.4. */
export type StandbyLaneName = keyof typeof STANDBY_LANES;

const LANE_NAMES = Object.keys(STANDBY_LANES) as readonly StandbyLaneName[];

const LANES_OF_EFFECTS = {
  ap: { shieldUse: 'apShieldUse', beforeBreak: 'apBeforeBreak', ability: 'apEffect' },
  nap: { shieldUse: 'napShieldUse', beforeBreak: 'napBeforeBreak', ability: 'napEffect' },
} as const;

/** 603.7. Whether an effect was triggered by the choice of the shields to break. */
const isBeforeBreak = ({ kind, event }: StandbyEffect): boolean =>
  kind === 'ability' && event === 'shieldsChosen';

/** The lane in which an effect waits. */
export const laneOfEffect = (effect: StandbyEffect, active: Player): StandbyLaneName =>
  LANES_OF_EFFECTS[effect.player === active ? 'ap' : 'nap'][
    isBeforeBreak(effect) ? 'beforeBreak' : effect.kind
  ];

/** The lane in which an opportunity waits. */
const laneOfOpportunity = ({ player }: Opportunity, active: Player): StandbyLaneName =>
  player === active ? 'apDeclaration' : 'napDeclaration';

/** What waits for one player to do one thing. The effects or the opportunities are empty. */
export interface StandbyLane extends Lane {
  readonly name: StandbyLaneName;
  readonly player: Player;
  readonly effects: readonly StandbyEffect[];
  readonly opportunities: readonly Opportunity[];
}

/** What waits in a lane. */
export function standbyLane(
  { active, effects, opportunities }: OnStandby,
  name: StandbyLaneName,
): StandbyLane {
  const { side, does, rule } = STANDBY_LANES[name];
  return {
    name,
    side,
    does,
    rule,
    player: side === 'ap' ? active : opponentOf(active),
    effects: effects.filter((one) => laneOfEffect(one, active) === name),
    opportunities: opportunities.filter((one) => laneOfOpportunity(one, active) === name),
  };
}

/** The name of the lane that is next; undefined if nothing is on standby. */
export function nextOnStandby({ active, effects, opportunities }: OnStandby): StandbyLaneName | undefined {
  let first = LANE_NAMES.length;
  for (const one of effects) first = Math.min(first, LANE_NAMES.indexOf(laneOfEffect(one, active)));
  for (const one of opportunities)
    first = Math.min(first, LANE_NAMES.indexOf(laneOfOpportunity(one, active)));
  return LANE_NAMES[first];
}

/** All lanes in which something waits, the next one first. */
export const lanesOf = (standby: OnStandby): readonly StandbyLane[] =>
  LANE_NAMES.map((name) => standbyLane(standby, name)).filter(
    (lane) => lane.effects.length + lane.opportunities.length > 0,
  );
