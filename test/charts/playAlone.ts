import { createActor, fromTransition } from 'xstate';
import type { Opportunity } from '../../effects/state/game.ts';
import type { StandbyAnswer, StandbyEvent } from '../../machines/standby/arbiter.ts';
import { PLAYERS, type Player } from '../../table/nouns.ts';
import { Chance } from '../exhaustive/drawDeck.ts';
import { standby } from '../support/machines.ts';
import { standbyEffectOf } from '../support/standbyEffects.ts';
import type { Traffic } from './traffic.ts';

const opportunityOf = (id: number, player: Player): Opportunity => ({
  player,
  event: { kind: 'turnBegan', player, turn: 1 },
  ofAttack: id % 2 === 0,
});

/** A random event that a duel can send to the standby actor. */
function eventFrom(chance: Chance, id: number): StandbyEvent {
  const [first, second] = PLAYERS;
  const player = chance.below(2) === 0 ? first : second;
  switch (chance.below(6)) {
    case 0:
      return { type: 'standby.begin', effect: chance.below(id + 1) };
    case 1:
      return { type: 'standby.close', player };
    case 2:
      return { type: 'standby.lapse' };
    default:
      return {
        type: 'standby.next',
        active: chance.below(2) === 0 ? first : second,
        triggered:
          chance.below(2) === 0
            ? []
            : [standbyEffectOf(id, player, chance.below(2) === 0 ? 'ability' : 'shieldUse')],
        opened: chance.below(2) === 0 ? [] : [opportunityOf(id, player)],
        attackEnded: chance.below(4) === 0,
      };
  }
}

/** Sends random events to the standby actor, whose parent only receives the answers. */
export function playAlone(traffic: Traffic, seed: number, events: number): void {
  const chance = new Chance(seed);
  const parent = createActor(
    fromTransition((received: number, _: StandbyAnswer) => received + 1, 0),
    { inspect: traffic.observe },
  ).start();
  const actor = createActor(standby, { parent }).start();
  for (let id = 1; id <= events; id++) actor.send(eventFrom(chance, id));
}
