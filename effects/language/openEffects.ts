import { isNothing } from './describeParts.ts';
import { wordOf } from './instructions/table.ts';
import type { Effect } from './vocabulary.ts';

/** Which effects can stand between others without brackets. */

/** A list of one effect says what that effect says. */
export function unwrapped(effect: Effect): Effect {
  const only = effect.do === 'inOrder' && effect.effects.length === 1 ? effect.effects[0] : undefined;
  return only === undefined ? effect : unwrapped(only);
}

const isList = (effect: Effect): effect is Extract<Effect, { do: 'inOrder' }> =>
  effect.do === 'inOrder' && !isNothing(effect);

/** Several effects, one after the other. */
export const isSeveral = (effect: Effect): boolean => isList(unwrapped(effect));

/** Ends where its own words end. */
export function isPlain(effect: Effect): boolean {
  const said = unwrapped(effect);
  return wordOf(said).open === undefined && !isList(said);
}

/** Plain effects, one after the other. */
export function isPlainList(effect: Effect): boolean {
  const said = unwrapped(effect);
  return isList(said) && said.effects.every(isPlain);
}

/** Whether the first words of an effect are a condition. */
export function startsWithIf(effect: Effect): boolean {
  const said = unwrapped(effect);
  const first = said.do === 'inOrder' ? said.effects[0] : said;
  return first !== undefined && unwrapped(first).do === 'if';
}
