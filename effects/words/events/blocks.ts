import type { EventRules } from './eventRules.ts';
import { aboutSubject } from './subjects.ts';

export const blocksRules: EventRules<'blocks'> = aboutSubject('creatureBlocked');
