import type { FilterWord } from '../filterWord.ts';
import { quoted } from '../grammar.ts';

/** 208.1a. It bears this icon. */
export interface IconFilter {
  readonly icon?: string;
}

export const iconWord: FilterWord<'icon'> = {
  stands: 'after',
  place: 36,
  text: (icon) => `with the icon ${quoted(icon)}`,
  generated: { weight: 1, value: ['soul', 'flame'] },
};
