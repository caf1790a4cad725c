import type { Effect } from './vocabulary.ts';

/** Which effects can stand between others without brackets. */

/** What goes on with another effect to its end, so that what follows would seem to belong to that one. */
const OPEN: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'delayed',
  'forEach',
  'if',
  'ifDone',
  'may',
  'modes',
  'repeat',
]);

/** No instruction at all. */
export const isNothing = (effect: Effect): boolean => effect.do === 'inOrder' && effect.effects.length === 0;

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
  return !OPEN.has(said.do) && !isList(said);
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
