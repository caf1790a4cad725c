/** Inspects any XState 5 actor. It loads no code of the game; what a game adds is a `Pack`. */

export { type ActorBreakpoint, actorBreakpointProblem } from './actors/actorBreakpoints.ts';
export { type ActorPageOptions, actorPage } from './actors/actorPage.ts';
export type { ActorPanel, PanelMoment } from './actors/actorPanel.ts';
export * from './actors/actorTrace.ts';
export {
  ActorInspection,
  ActorInspectionError,
  type InspectActorOptions,
  inspectActor,
} from './actors/inspectActor.ts';
export type { EventObject, InspectionEvent, RootActor } from './actors/xstate.ts';
export type { OpenPack, Pack } from './pack.ts';
export { type AccessPolicy, targetOf } from './server/accessPolicy.ts';
export { type Host, type HostOptions, host } from './server/host.ts';
export { keptToken } from './server/keptToken.ts';
export type { ActorControl } from './server/serveActors.ts';
export { serveInspection } from './server/serveInspection.ts';
export { PagePanelError } from './values/panelProblem.ts';
