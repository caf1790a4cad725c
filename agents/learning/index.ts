/** The package entry `taiki/learning`: duels as arrays of numbers, for programs that learn to play. */

export { type Column, type ColumnKind, OBSERVED_STATES, type RowBlock, type Side } from './columns.ts';
export { defaultEncoder, observe } from './defaultEncoder.ts';
export { Encoder, type Observation } from './encoder.ts';
export {
  DONE_SLOT,
  NEXT_SLOT,
  OPTION_SLOTS,
  optionAt,
  type Picks,
  pickMask,
  pickSlot,
  SLOTS,
  startPicks,
} from './picks.ts';
export { type ArraySchema, ENCODING_VERSION, type ObservationSchema } from './schema.ts';
export { type Decks, VectorDuels, type VectorOptions } from './vectorDuels.ts';
