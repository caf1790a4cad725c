import type { Grammar } from '../grammar/rule.ts';
import { OFFICIAL_ABILITY_PARTS } from './official/officialAbilities.ts';
import { OFFICIAL_DECK_PARTS } from './official/officialDeck.ts';
import { OFFICIAL_LASTING_PARTS } from './official/officialLasting.ts';
import { OFFICIAL_MOVE_PARTS } from './official/officialMoves.ts';
import { OFFICIAL_PLAYER_PARTS } from './official/officialPlayers.ts';
import { OFFICIAL_REPLACEMENT_PARTS } from './official/officialReplacements.ts';
import { OFFICIAL_SENTENCE_PARTS } from './official/officialSentences.ts';
import { OFFICIAL_STATIC_PARTS } from './official/officialStatics.ts';
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
  ...OFFICIAL_ABILITY_PARTS,
  ...OFFICIAL_STATIC_PARTS,
  ...OFFICIAL_REPLACEMENT_PARTS,
  ...OFFICIAL_SENTENCE_PARTS,
  ...OFFICIAL_MOVE_PARTS,
  ...OFFICIAL_DECK_PARTS,
  ...OFFICIAL_LASTING_PARTS,
  ...OFFICIAL_PLAYER_PARTS,
};
