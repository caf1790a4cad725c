import { computed, signal } from '@preact/signals';
import { JAPANESE_VARIABLE } from './loaded.ts';
import { ENGLISH, type PageTexts } from './texts.ts';

const CHOSEN = 'taiki.language';

export type PageLanguage = 'en' | 'ja';

const ofPage = (language: string): PageLanguage | undefined =>
  (['en', 'ja'] as const).find((one) => language.toLowerCase().split('-')[0] === one);

/**
 * The language that was chosen on this page, or else the one in which the server has sent it, by what the browser has asked for. Pages
 * that no server has written are English, and ask the browser.
 */
function firstLanguage(): PageLanguage {
  const chosen = localStorage.getItem(CHOSEN);
  if (chosen === 'en' || chosen === 'ja') return chosen;
  if (document.documentElement.lang === 'ja') return 'ja';
  const { language, languages = [language] } = globalThis.navigator;
  return languages.flatMap((one) => ofPage(one ?? '') ?? [])[0] ?? 'en';
}

export const language = signal<PageLanguage>('en');

/** The Japanese texts, once their script has run. */
const japanese = signal<PageTexts | undefined>(undefined);

/** What the page says: English until Japanese is loaded. */
export const texts = computed<PageTexts>(() =>
  language.value === 'ja' && japanese.value !== undefined ? japanese.value : ENGLISH,
);

let script: string | undefined;

/** Speaks the first language. @param path of the script with the Japanese texts. */
export function startLanguage(path: string): void {
  script = path;
  speak(firstLanguage());
}

/** Changes the language, and remembers it. */
export function chooseLanguage(wanted: PageLanguage): void {
  localStorage.setItem(CHOSEN, wanted);
  speak(wanted);
}

function speak(wanted: PageLanguage): void {
  language.value = wanted;
  document.documentElement.lang = wanted;
  if (wanted === 'ja' && japanese.value === undefined) load();
}

/** Adds the script once. Where it cannot be loaded, the page stays English. */
function load(): void {
  if (script === undefined) return;
  const element = document.createElement('script');
  element.src = script;
  script = undefined;
  element.addEventListener('load', () => {
    japanese.value = (globalThis as Readonly<Record<string, unknown>>)[JAPANESE_VARIABLE] as PageTexts;
  });
  element.addEventListener('error', () => {
    script = element.src;
    speak('en');
  });
  document.head.append(element);
}
