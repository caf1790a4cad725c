import type { EventRules } from './eventRules.ts';
import { aboutSubject } from './subjects.ts';

export const endOfAttackRules: EventRules<'endOfAttack'> = aboutSubject('attackEnding');
