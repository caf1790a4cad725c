import type { JudgingTexts } from './judgingTexts.ts';
import type { ScreenLanguage } from './speech.ts';

/** Both are loaded when they are asked for: the rulings are, too. */
export const judgingIn = async (language: ScreenLanguage): Promise<JudgingTexts> =>
  language === 'en'
    ? (await import('./englishJudging.ts')).englishJudging
    : (await import('./japaneseJudging.ts')).japaneseJudging;
