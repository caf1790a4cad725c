import { LINK_PARTS } from './abilities/readLinks.ts';
import { REPLACEMENT_PARTS } from './abilities/readReplacements.ts';
import { TITLE_PARTS } from './abilities/readTitles.ts';
import { ABILITY_PARTS } from './readAbilities.ts';
import { CONDITION_PARTS } from './readConditions.ts';
import { EFFECT_PARTS } from './readEffects.ts';
import { EVENT_PARTS } from './readEvents.ts';
import { KEYWORD_PARTS } from './readKeywords.ts';
import { NOUNS } from './readNouns.ts';
import { REMINDER_PARTS } from './readReminders.ts';
import { STATIC_PARTS } from './readStatics.ts';
import { OTHER_PARTS } from './sentences/readActs.ts';
import { DECK_PARTS } from './sentences/readDeck.ts';
import { NAMED_PARTS } from './sentences/readNamed.ts';
import type { JapaneseGrammar } from './values.ts';

/** What Japanese cards say. */
export const japaneseGrammar: JapaneseGrammar = {
  ...NOUNS,
  ...KEYWORD_PARTS,
  ...EVENT_PARTS,
  ...STATIC_PARTS,
  ...CONDITION_PARTS,
  ...EFFECT_PARTS,
  ...DECK_PARTS,
  ...NAMED_PARTS,
  ...REPLACEMENT_PARTS,
  ...TITLE_PARTS,
  ...LINK_PARTS,
  ...OTHER_PARTS,
  ...ABILITY_PARTS,
  ...REMINDER_PARTS,
};
