import type { EventRules } from './eventRules.ts';
import { aboutSubject } from './subjects.ts';

export const battlesRules: EventRules<'battles'> = aboutSubject('battleBegan');
