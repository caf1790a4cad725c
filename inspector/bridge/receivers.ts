/** The receivers of @xstate/inspect, for tests. Only this workspace has the XState 4 that they depend on. */
export { createWebSocketReceiver, createWindowReceiver, type ParsedReceiverEvent } from '@xstate/inspect';
