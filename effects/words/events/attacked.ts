import type { EventRules } from './eventRules.ts';
import { aboutSubject } from './subjects.ts';

export const attackedRules: EventRules<'attacked'> = aboutSubject('creatureAttacked');
