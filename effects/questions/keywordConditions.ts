import { deepFreeze } from '../../table/deepFreeze.ts';
import type { Condition, Keyword } from '../language/vocabulary.ts';

/** Two or more other creatures in the battle zone, of either player, have wave striker. */
const WAVE_STRIKER: Condition = deepFreeze({
  kind: 'count',
  of: { in: 'battleZone', of: 'any', filter: { type: 'creature', other: true, keyword: 'waveStriker' } },
  is: { min: 2 },
});

/** Another creature of its player has broken a shield in this turn. */
const TURBO_RUSH: Condition = deepFreeze({
  kind: 'happened',
  event: { event: 'shieldBroken', of: 'any', by: { of: 'you', filter: { type: 'creature', other: true } } },
  is: { min: 1 },
});

/** The condition under which a keyword grants its abilities, read at all times (608.3a); undefined for any other keyword. */
export function conditionOfKeyword({ name }: Keyword): Condition | undefined {
  switch (name) {
    case 'waveStriker':
      return WAVE_STRIKER;
    case 'turboRush':
      return TURBO_RUSH;
    default:
      return undefined;
  }
}
