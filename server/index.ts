/** The package entry `@taiki/server`: duels for players elsewhere, over WebSocket. */

export { type Account, type AccountCheck, AccountError } from './accounts/account.ts';
export { type JwtOptions, jwtAccounts } from './accounts/jwtAccounts.ts';
export type {
  AdminDuel,
  AdminList,
  AdminMethod,
  AdminMethods,
  AdminParams,
  AdminResult,
  AdminTarget,
} from './admin/adminProtocol.ts';
export { askAdmin } from './admin/askAdmin.ts';
export { hostSchema } from './protocol/hostSchema.ts';
export type {
  ChooseParams,
  ClockSettings,
  ClockState,
  CreatedDuel,
  CreateParams,
  CustomCard,
  DeckParam,
  DuelStatus,
  DuelTerms,
  DuelUpdate,
  EndedByAdmin,
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
  ListParams,
  LogParams,
  NameParams,
  NoParams,
  OpenDuel,
  OpenDuels,
  OwnSeat,
  OwnSeats,
  OwnView,
  RecoverParams,
  Rematch,
  RequestId,
  SeatedDuel,
  SeatParams,
  SeatViewer,
  SeedProof,
  SignedIn,
  SignInParams,
  Suspension,
  TextParams,
  TokenParams,
  WatchedDuel,
  WatchParams,
} from './protocol/protocol.ts';
export type {
  AccountDuel,
  DuelStore,
  ListedDuel,
  ListedPage,
  ListedPlace,
  LoadedDuel,
  LostWrites,
  SharedStore,
  StoredChange,
  StoredChoice,
  StoredDuel,
  StoredRematch,
  StoredSeat,
  StoreEvents,
} from './store/duelStore.ts';
export { DuelLost, OwnedElsewhere } from './store/duelStore.ts';
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
export { DEFAULT_CLOCK, HOST_LIMITS, type ServerOptions } from './web/serverOptions.ts';
export { type DuelServer, startServer } from './web/startServer.ts';
