import { both, happened, notThat, yourTurn } from '../conditions/index.ts';
import { gets } from '../instructions/index.ts';
import type { Civilization, Triggered } from '../vocabulary.ts';
import { from, given, when } from '../words/abilities.ts';
import { any, self } from '../words/nouns.ts';

/**
 * 601.1a, 603.2e. Vivid draw: when you draw this in your turn before your first attack, you may show it; then it may be used in this turn for so
 * much mana of these civilizations.
 */
export const vividDraw = (count: number, ...of: readonly Civilization[]): Triggered =>
  given(
    both(yourTurn, notThat(happened({ event: 'attacks', what: any('you') }))),
    from(
      ['hand'],
      when({ event: 'drawn', by: 'you', itself: true }, gets(self, 'turn', { kind: 'usableFor', count, of })),
    ),
  );
