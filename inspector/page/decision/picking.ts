import type { Answer, Decision } from 'taiki';

/** What is picked after an option was pressed: pressed again it is let go. */
export function picking(picked: Answer, index: number, how: 'one' | 'several'): Answer {
  if (picked.includes(index)) return picked.filter((one) => one !== index);
  return how === 'one' ? [index] : [...picked, index];
}

/** What is missing or too much, by number alone; the engine knows the rest. */
export function countRefusal(
  { min, max }: Pick<Decision, 'min' | 'max'>,
  picked: Answer,
): string | undefined {
  if (picked.length < min) return `pick ${min - picked.length} more`;
  return picked.length > max ? `${picked.length - max} too many` : undefined;
}
