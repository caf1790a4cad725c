import { Option } from 'commander';
import { english } from './english.ts';
import { LANGUAGES, type ScreenLanguage, type Speech } from './speech.ts';

/** Japanese is loaded when it is asked for. */
export const speechIn = async (language: ScreenLanguage): Promise<Speech> =>
  language === 'en' ? english : (await import('./japanese.ts')).japanese;

export const languageOption = (): Option =>
  new Option('--lang <language>', 'the language of what is printed').choices(LANGUAGES).default('en');
