import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { sourceInfo } from '../../actions/choosing/targets.ts';
import { describeEffect } from '../../language/describe.ts';
import { ask } from '../../play/ask.ts';
import { playersOf } from '../../state/scope.ts';
import { oneAfterTheOther } from '../following.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 700.2a. A mode chosen when the effect triggered is not chosen again; nested modes are. */
export const modesRules: InstructionRules<'modes'> = {
  *perform(play, effect, { mode: settled, ...scope }) {
    const only = settled === undefined ? undefined : effect.modes[settled];
    if (only !== undefined) return yield* play.performPart(only, scope);
    const [by = scope.player] = playersOf(effect.by, scope.player);
    const chosen = yield* ask({
      player: by,
      kind: 'mode',
      rule: '700.2a',
      prompt: PROMPTS.modes,
      source: sourceInfo(play, scope, by),
      options: effect.modes.map((mode, index) => ({
        option: { label: LABELS.withText(String(index + 1), describeEffect(mode)) },
        value: mode,
      })),
      min: effect.count,
      max: effect.count,
    });
    return yield* oneAfterTheOther(play, chosen, scope);
  },
  isPossible: (attempt, { modes }) => modes.some((mode) => attempt.isPossible(attempt, mode)),
  compound: 'clauses',
};
