import type { EventRules } from './eventRules.ts';
import { aboutSubject } from './subjects.ts';

export const losesBattleRules: EventRules<'losesBattle'> = aboutSubject('battleLost');
