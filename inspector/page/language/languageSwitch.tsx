import { chooseLanguage, language, speaksJapanese, texts } from './language.ts';

/** A button that changes to the other language, in its own words. */
export const LanguageSwitch = () =>
  speaksJapanese() ? (
    <button
      type="button"
      class="language"
      lang={language.value === 'ja' ? 'en' : 'ja'}
      onClick={() => chooseLanguage(window, language.value === 'ja' ? 'en' : 'ja')}
    >
      {texts.value.language}
    </button>
  ) : undefined;
