import type { EventRules } from './eventRules.ts';
import { aboutSubject } from './subjects.ts';

export const winsBattleRules: EventRules<'winsBattle'> = aboutSubject('battleWon');
