import type { EventRules } from './eventRules.ts';
import { aboutSubject } from './subjects.ts';

export const linksRules: EventRules<'links'> = aboutSubject('creatureLinked');
