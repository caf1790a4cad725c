import type { StaticWord } from '../staticWord.ts';

/** 501.1. It stays tapped at the start of the turn. */
export interface DoesNotUntapStatic {
  readonly kind: 'doesNotUntap';
}

export const doesNotUntapWord: StaticWord<DoesNotUntapStatic> = {
  text: () => 'does not untap at the start of the turn',
  generated: { weight: 1 },
};
