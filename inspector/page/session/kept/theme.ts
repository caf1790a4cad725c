import { effect, type Signal, signal } from '@preact/signals';
import { storageOf } from './storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const STORAGE_KEY = 'taiki-theme';

/** The theme of the page, persisted in local storage if available. */
export function persistedTheme(page: Window): Signal<Theme> {
  const storage = storageOf(page);
  const stored = storage?.getItem(STORAGE_KEY);
  const theme = signal(THEMES.find((known) => known === stored) ?? 'system');
  effect(() => {
    const { dataset } = page.document.documentElement;
    if (theme.value === 'system') delete dataset['theme'];
    else dataset['theme'] = theme.value;
    storage?.setItem(STORAGE_KEY, theme.value);
  });
  return theme;
}

export const nextTheme = (theme: Theme): Theme =>
  THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
