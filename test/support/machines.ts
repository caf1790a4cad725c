import type { AnyStateMachine } from 'xstate';
import { duelMachine } from '../../engine/runtime/xstateRuntime.ts';

/** The machines of XState that run every duel without an inspector of guards. */
export const duel: AnyStateMachine = duelMachine;
export const standby: AnyStateMachine = duelMachine.implementations.actors['standby'] as AnyStateMachine;
