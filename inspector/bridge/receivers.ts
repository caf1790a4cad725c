/** The receivers of @xstate/inspect themselves, from the one place where its XState 4 is installed: for tests of the bridge. */
export { createWebSocketReceiver, createWindowReceiver, type ParsedReceiverEvent } from '@xstate/inspect';
