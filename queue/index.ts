/** The package entry `@taiki/queue`: runs of many duels on the workers of several machines, over Redis. */

export { QueueError, type QueueErrorCode } from './queueError.ts';
export type { Joined, Part } from './runs.ts';
export { type LostPart, type PartAnswer, type SubmitOptions, submitRun } from './submitRun.ts';
export { type PartPlayer, type WorkEvent, type WorkOptions, workOnRuns } from './workOnRuns.ts';
