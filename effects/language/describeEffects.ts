import { bracketed } from './grammar.ts';
import { wordOf } from './instructions/table.ts';
import { isPlain, isPlainList, isSeveral, unwrapped } from './openEffects.ts';
import type { Describers } from './textOf.ts';
import type { Effect } from './vocabulary.ts';

/** What an effect does, without a full stop. */
export const effectText = (effect: Effect, describe: Describers): string =>
  wordOf(effect).text(effect, describe);

/** An effect between words of another: in brackets if it could run into them. */
export const insideText = (effect: Effect, describe: Describers): string =>
  isPlain(effect) || isPlainList(effect) ? describe.effect(effect) : bracketed(describe.effect(effect));

/** What one word is about. */
export const aloneText = (effect: Effect, describe: Describers): string =>
  isPlain(effect) ? describe.effect(effect) : bracketed(describe.effect(effect));

/** One sentence of several. */
export const sentenceText = (effect: Effect, describe: Describers): string =>
  isSeveral(effect) ? bracketed(describe.effect(effect)) : describe.effect(effect);

/** The last part of an effect: "if ..., you may ..." needs no brackets. */
export const lastText = (effect: Effect, describe: Describers): string =>
  unwrapped(effect).do === 'may' ? describe.effect(effect) : describe.inside(effect);
