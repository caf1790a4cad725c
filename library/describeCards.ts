import { CardError } from '../boundary/errors.ts';
import { formatValue } from '../boundary/formatValue.ts';
import { findMismatch } from '../boundary/shape/checkShape.ts';
import { sizeProblem } from '../boundary/sizeProblem.ts';
import * as printed from '../effects/language/describe.ts';
import type { Ability, CardDefinition, Effect } from '../effects/language/vocabulary.ts';
import { PROBLEMS } from '../table/sentences/problems.ts';
import { cardSchema } from './cardSchema.ts';

function checkPart(value: unknown, name: 'CardDefinition' | 'Ability' | 'Effect'): void {
  const size = sizeProblem(value, name);
  if (size !== undefined) throw new CardError(size);
  const mismatch = findMismatch(value, name, cardSchema);
  if (mismatch === undefined) return;
  const { path, expected, found } = mismatch;
  const at = path === '' ? name : `${name}.${path}`;
  throw new CardError(PROBLEMS.expected(at, expected, formatValue(found)));
}

/**
 * An ability as text, made from its data alone.
 * @throws {CardError} if it is not an ability of the vocabulary.
 */
export function describeAbility(ability: Ability): string {
  checkPart(ability, 'Ability');
  return printed.describeAbility(ability);
}

/**
 * An effect in the rulebook's English, without a full stop.
 * @throws {CardError} if it is not an effect of the vocabulary.
 */
export function describeEffect(effect: Effect): string {
  checkPart(effect, 'Effect');
  return printed.describeEffect(effect);
}

/**
 * A whole card as lines of text.
 * @throws {CardError} if it is not a card definition.
 */
export function describeCard(card: CardDefinition): string {
  checkPart(card, 'CardDefinition');
  return printed.describeCard(card);
}
