import type { Zone } from '../../../table/zones.ts';
import { describeMoveTo } from '../describeNouns.ts';
import type { InsteadWord } from '../insteadWord.ts';
import type { Instead } from '../vocabulary.ts';

/** It goes to this zone. */
export interface MoveInstead {
  readonly kind: 'move';
  readonly to: Zone;
  readonly position?: 'top' | 'bottom';
  readonly tapped?: true;
}

/** It goes to this zone instead. */
export const instead = (to: Zone): Instead => ({ kind: 'move', to });

export const moveWord: InsteadWord<MoveInstead> = {
  text: ({ to, position, tapped }) =>
    `${describeMoveTo('it', to)}${position === 'bottom' ? ' at the bottom' : ''}${tapped ? ' tapped' : ''}`,
  generated: {
    weight: 6,
    fields: { to: 'destination' },
    optional: { position: ['top', 'bottom'], tapped: [true] },
  },
};
