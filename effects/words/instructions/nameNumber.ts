import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { sourceInfo } from '../../actions/choosing/targets.ts';
import { askOne } from '../../play/ask.ts';
import { always, withNumber } from '../../questions/legality/attempts.ts';
import { playersOf } from '../../state/scope.ts';
import type { InstructionRules } from '../instructionRules.ts';

export const nameNumberRules: InstructionRules<'nameNumber'> = {
  *perform(play, effect, scope) {
    const [by = scope.player] = playersOf(effect.by, scope.player);
    const { min, max, step = 1 } = effect;
    const numbers = Array.from(
      { length: Math.floor((max - min) / step) + 1 },
      (_, index) => min + index * step,
    );
    const number = yield* askOne({
      player: by,
      kind: 'number',
      rule: '605.2c',
      prompt: PROMPTS.nameNumber,
      source: sourceInfo(play, scope, by),
      options: numbers.map((one) => ({ option: { label: String(one), number: one }, value: one })),
    });
    play.note({ kind: 'numberNamed', player: by, number }, '605.2c');
    return { performed: true, scope: { ...scope, named: { ...scope.named, [effect.as]: number } } };
  },
  isPossible: always,
  leadsTo: (attempt, { as, max }, next) => next(withNumber(attempt, as, max)),
  compound: 'clauses',
};
