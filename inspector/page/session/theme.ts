import { effect, type Signal, signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const KEPT_AS = 'taiki-theme';

/** The theme of the page, kept in the browser where it keeps things. */
export function keptTheme(page: Window): Signal<Theme> {
  const storage = storageOf(page);
  const kept = storage?.getItem(KEPT_AS);
  const theme = signal(THEMES.find((one) => one === kept) ?? 'system');
  effect(() => {
    const { dataset } = page.document.documentElement;
    if (theme.value === 'system') delete dataset['theme'];
    else dataset['theme'] = theme.value;
    storage?.setItem(KEPT_AS, theme.value);
  });
  return theme;
}

export const nextTheme = (theme: Theme): Theme =>
  THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';

/** A page that was opened from disk, or whose user forbids it, may have no storage: reading it throws. */
function storageOf(page: Window): Storage | undefined {
  try {
    return page.localStorage;
  } catch (cause) {
    if (cause instanceof DOMException) return undefined;
    throw cause;
  }
}
