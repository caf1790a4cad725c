/** The package entry `@taiki/server`: duels for players elsewhere, over WebSocket. */

export { hostSchema } from './protocol/hostSchema.ts';
export type {
  ChooseParams,
  ClockSettings,
  ClockState,
  CreatedDuel,
  CreateParams,
  DeckParam,
  DuelStatus,
  DuelUpdate,
  HostAgent,
  HostErrorCode,
  HostErrorData,
  HostErrorObject,
  HostErrorResponse,
  HostInfo,
  HostLimits,
  HostMethod,
  HostMethods,
  HostNotifications,
  HostParams,
  HostResult,
  JoinParams,
  LegalChoices,
  LegalChoicesParams,
  LogParams,
  NameParams,
  NoParams,
  OwnView,
  Rematch,
  RequestId,
  SeatedDuel,
  SeatParams,
  SeatViewer,
  SeedProof,
  TextParams,
  TokenParams,
  WatchedDuel,
  WatchParams,
} from './protocol/protocol.ts';
export type {
  DuelStore,
  LoadedDuel,
  SharedStore,
  StoredChange,
  StoredChoice,
  StoredDuel,
  StoredRematch,
  StoredSeat,
} from './store/duelStore.ts';
export { OwnedElsewhere } from './store/duelStore.ts';
export { levelStore } from './store/levelStore.ts';
export { memoryStore } from './store/memoryStore.ts';
export { openStore } from './store/openStore.ts';
export { type PostgresOptions, postgresStore } from './store/postgresStore.ts';
export { jsonLog } from './web/jsonLog.ts';
export {
  type MessageServer,
  type MessageServerOptions,
  type Receiver,
  serveMessages,
} from './web/serveMessages.ts';
export {
  DEFAULT_CLOCK,
  type DuelServer,
  HOST_LIMITS,
  type ServerOptions,
  startServer,
} from './web/startServer.ts';
