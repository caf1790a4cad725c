import type { Triggered } from 'taiki/words';
import type { StandbyEffect } from '../../effects/state/game.ts';
import type { Player } from '../../table/nouns.ts';

const ability: Triggered = {
  kind: 'triggered',
  when: { event: 'startOfTurn', of: 'any' },
  effect: { do: 'draw', who: 'you', count: 1 },
};

/** An effect on standby, known by its id. */
export const standbyEffectOf = (
  id: number,
  player: Player,
  kind: StandbyEffect['kind'] = 'ability',
): StandbyEffect => {
  const waiting = { id, player, source: { object: id, name: `Effect ${id}` }, event: 'turnBegan' };
  return kind === 'shieldUse'
    ? { kind, ...waiting, use: { way: 'shieldTrigger', face: 0 } }
    : { kind, ...waiting, ability, bound: {}, named: {}, declaredCard: undefined, mode: undefined };
};
