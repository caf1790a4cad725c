import { computed, signal } from '@preact/signals';
import { storageOf } from '../session/kept/storage.ts';
import { JAPANESE_VARIABLE } from './loaded.ts';
import { ENGLISH_PAGE, type PageTexts } from './texts.ts';

export type PageLanguage = 'en' | 'ja';

/** How a page gets the script with its Japanese texts: from an address, or from the page itself, as an exported one does. */
export type JapaneseSource = { readonly address: string } | { readonly script: () => Promise<string> };

/** The play page keeps its language under the same name. */
const CHOSEN = 'taiki.language';

const known = (language: string | null | undefined): PageLanguage | undefined =>
  (['en', 'ja'] as const).find((one) => language?.toLowerCase().split('-')[0] === one);

export const language = signal<PageLanguage>('en');

/** The Japanese texts, once their script has run. */
const japanese = signal<PageTexts | undefined>(undefined);

/** What the page says: English until Japanese is loaded. */
export const texts = computed<PageTexts>(() =>
  language.value === 'ja' && japanese.value !== undefined ? japanese.value : ENGLISH_PAGE,
);

let source: JapaneseSource | undefined;

/**
 * The language that `?lang=` names, or that was chosen on this page; else the one in which the page was written, or the first of the
 * browser's that the page has.
 */
function firstLanguage(page: Window): PageLanguage {
  const asked = known(new URLSearchParams(page.location.search).get('lang'));
  const chosen = known(storageOf(page)?.getItem(CHOSEN));
  const written = page.document.documentElement.lang === 'ja' ? 'ja' : undefined;
  const { languages } = page.navigator;
  return asked ?? chosen ?? written ?? languages.flatMap((one) => known(one) ?? [])[0] ?? 'en';
}

/** Speaks the first language. */
export function startLanguage(page: Window, from: JapaneseSource | undefined): void {
  source = from;
  speak(page, source === undefined ? 'en' : firstLanguage(page));
}

/** Changes the language, and remembers it. */
export function chooseLanguage(page: Window, wanted: PageLanguage): void {
  storageOf(page)?.setItem(CHOSEN, wanted);
  speak(page, wanted);
}

/** Whether the page can speak Japanese at all: an exported page of an older version cannot. */
export const speaksJapanese = (): boolean => source !== undefined;

function speak(page: Window, wanted: PageLanguage): void {
  language.value = wanted;
  page.document.documentElement.lang = wanted;
  if (wanted === 'ja' && japanese.value === undefined) void load(page);
}

/** Adds the script. Where it cannot be loaded, the page stays English. */
async function load(page: Window): Promise<void> {
  if (source === undefined) return;
  const element = page.document.createElement('script');
  const take = (): void => {
    japanese.value = (globalThis as Readonly<Record<string, unknown>>)[JAPANESE_VARIABLE] as PageTexts;
  };
  if ('script' in source) element.textContent = await source.script();
  else {
    element.src = source.address;
    element.addEventListener('load', take);
    element.addEventListener('error', () => speak(page, 'en'));
  }
  page.document.head.append(element);
  if ('script' in source) take();
}
