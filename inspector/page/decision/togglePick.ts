import type { Answer, Decision } from 'taiki';
import type { PageTexts } from '../language/texts.ts';

/** Picks an option, or unpicks it if it was picked. `one`: a new pick replaces the previous one. */
export function togglePick(picked: Answer, index: number, mode: 'one' | 'several'): Answer {
  if (picked.includes(index)) return picked.filter((other) => other !== index);
  return mode === 'one' ? [index] : [...picked, index];
}

/** Checks only the number of picked options; the engine validates the rest. */
export function countProblem(
  { min, max }: Pick<Decision, 'min' | 'max'>,
  picked: Answer,
  { tooFew, tooMany }: Pick<PageTexts['decision'], 'tooFew' | 'tooMany'>,
): string | undefined {
  if (picked.length < min) return tooFew(min - picked.length);
  return picked.length > max ? tooMany(picked.length - max) : undefined;
}
