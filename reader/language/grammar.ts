import type { Grammar } from '../grammar/rule.ts';
import { ABILITY_PARTS } from './readAbilities.ts';
import { CONDITION_PARTS } from './readConditions.ts';
import { EFFECT_PARTS } from './readEffects.ts';
import { EVENT_PARTS } from './readEvents.ts';
import { KEYWORD_PARTS } from './readKeywords.ts';
import { NOUNS } from './readNouns.ts';
import { REMINDER_PARTS } from './readReminders.ts';
import { REPLACEMENT_PARTS } from './readReplacements.ts';
import { STATIC_PARTS } from './readStatics.ts';
import { TRIGGERED_PARTS } from './readTriggered.ts';

/** The wordings of the whole vocabulary. */
export const grammar: Grammar = {
  ...NOUNS,
  ...CONDITION_PARTS,
  ...EVENT_PARTS,
  ...STATIC_PARTS,
  ...REPLACEMENT_PARTS,
  ...TRIGGERED_PARTS,
  ...KEYWORD_PARTS,
  ...EFFECT_PARTS,
  ...ABILITY_PARTS,
  ...REMINDER_PARTS,
};
