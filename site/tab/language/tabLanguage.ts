import { computed } from '@preact/signals';
import { texts } from '../../../server/page/language/language.ts';
import { ENGLISH } from '../../../server/page/language/texts.ts';
import { ENGLISH_TAB, type TabTexts } from './tabTexts.ts';

/** The global variable in which the Japanese script leaves the texts of the tab. */
export const JAPANESE_TAB_VARIABLE = 'taikiJapaneseTab';

/** What the page says around a duel: in the language of the duel. */
export const tabTexts = computed<TabTexts>(() => {
  if (texts.value === ENGLISH) return ENGLISH_TAB;
  // The script that brought the texts of a duel brought these with them.
  return (globalThis as unknown as Readonly<Record<string, TabTexts>>)[JAPANESE_TAB_VARIABLE] ?? ENGLISH_TAB;
});
