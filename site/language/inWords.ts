import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { ENGLISH_WORDS } from './english.ts';
import { JAPANESE_WORDS } from './japanese.ts';
import type { SiteLanguage, Words } from './words.ts';

export const WORDS: { readonly [L in SiteLanguage]: Words } = { en: ENGLISH_WORDS, ja: JAPANESE_WORDS };

/** The language of the page around a component. */
export const InWords = createContext<Words>(ENGLISH_WORDS);

export const useWords = (): Words => useContext(InWords);
