/** Reads the English and Japanese texts of cards into ability definitions, and prints them in either language. */

export { canonicalAbility, withCanonicalNames } from './canonical.ts';
export { describeAbility, describeCard } from './japanese/print/describe.ts';
export { PrintError } from './japanese/print/printError.ts';
export { raceNamed } from './japanese/races.ts';
export { TYPE_NAMES as CARD_TYPES_IN_JAPANESE } from './japanese/regular/nouns.ts';
export { raceName as raceInJapanese } from './japanese/regular/parts.ts';
export {
  CIVILIZATION_NAMES as CIVILIZATIONS_IN_JAPANESE,
  KEYWORD_NAMES as KEYWORDS_IN_JAPANESE,
  ZONE_NAMES as ZONES_IN_JAPANESE,
} from './japanese/regular/terms.ts';
export { withNamesInJapanese } from './japanese/spoken/bindings.ts';
export { listed as listedInJapanese } from './japanese/spoken/counted.ts';
export { DECISION_NAMES as DECISIONS_IN_JAPANESE } from './japanese/spoken/decisions.ts';
export { factInJapanese, resultInJapanese } from './japanese/spoken/facts.ts';
export { JapaneseVoice, type NameOf } from './japanese/spoken/japaneseVoice.ts';
export { rulebookInJapanese } from './japanese/spoken/otherRules.ts';
export { telling } from './japanese/spoken/pattern.ts';
export { ruleInJapanese } from './japanese/spoken/rules.ts';
export { type InOtherWords, JAPANESE_SENTENCES } from './japanese/spoken/sentences.ts';
export { ReadError, type ReadErrorCode, type ReadErrorPlace } from './readError.ts';
export {
  CardReader,
  type Language,
  languageOf,
  type ReadCard,
  type ReadLine,
  type ReadOptions,
  readAbility,
} from './readText.ts';
