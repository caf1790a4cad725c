import type { Generated } from './generated.ts';
import type { Describers } from './textOf.ts';

/** All that the language knows of what happens instead. What that does is in the file of the same name in `effects/events/instead`. */
export interface InsteadWord<I extends { readonly kind: string }> {
  readonly text: (instead: I, describe: Describers) => string;
  /** 801.4. It needs a creature that would leave, of which the top card can go alone. */
  readonly needsTopCard?: true;
  /** How the test kit generates it. */
  readonly generated: Generated<I>;
}
