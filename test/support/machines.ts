import type { AnyStateMachine } from 'xstate';
import { duelChart } from '../../engine/runtime/xstateRuntime.ts';

/** The machines of XState that run every duel without an inspector of guards. */
export const duel: AnyStateMachine = duelChart.machine;
export const standby: AnyStateMachine = duelChart.machine.implementations.actors[
  'standby'
] as AnyStateMachine;
