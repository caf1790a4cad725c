import { chooseLanguage, language, texts } from './language.ts';

/** A button that changes to the other language, in its own words. */
export const LanguageSwitch = () => (
  <button
    type="button"
    class="quiet language"
    lang={language.value === 'ja' ? 'en' : 'ja'}
    onClick={() => chooseLanguage(language.value === 'ja' ? 'en' : 'ja')}
  >
    {texts.value.language}
  </button>
);
