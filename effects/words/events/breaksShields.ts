import type { EventRules } from './eventRules.ts';
import { aboutSubject } from './subjects.ts';

export const breaksShieldsRules: EventRules<'breaksShields'> = aboutSubject('shieldsChosen');
