import type { Zone } from '../../../table/zones.ts';
import type { EventWord } from '../eventWord.ts';
import type { Effect, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';

/** 801.1. The bearer evolves: a creature is put on it. The ability is that of the creature as it was before. */
export interface EvolvesEvent {
  readonly event: 'evolves';
}

/** When a creature is put on this. */
export const whenEvolves = (effect: Effect): Triggered => when({ event: 'evolves' }, effect);

const BATTLE_ZONE: readonly Zone[] = ['battleZone'];

export const evolvesWord: EventWord<EvolvesEvent> = {
  text: () => 'this evolves',
  binds: ['that', 'was'],
  seesItself: () => BATTLE_ZONE,
  ofCreatures: true,
  generated: { weight: 3 },
};
