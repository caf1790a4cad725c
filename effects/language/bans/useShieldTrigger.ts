import type { BanWord } from '../staticWord.ts';

/** It cannot be used by its shield trigger. */
export interface UseShieldTriggerBan {
  readonly do: 'useShieldTrigger';
}

export const useShieldTriggerWord: BanWord<UseShieldTriggerBan> = {
  text: () => 'cannot be used by its shield trigger',
  generated: { weight: 1 },
};
