import type { EventRules } from './eventRules.ts';
import { aboutSubject } from './subjects.ts';

export const battleEndsRules: EventRules<'battleEnds'> = aboutSubject('battleWon', 'battleLost');
