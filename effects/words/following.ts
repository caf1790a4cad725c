import type { ObjectId } from '../../table/nouns.ts';
import type { Instruction } from '../language/instructions/index.ts';
import type { Effect } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import type { Procedure } from '../state/game.ts';
import type { InstructionResult } from '../state/instruction.ts';
import { formerNameOf, isFormerName, type Scope } from '../state/scope.ts';
import { bind } from './binding.ts';

/** Each instruction sees the names bound by those before it. */
export function* oneAfterTheOther(
  play: Play,
  effects: readonly Effect[],
  scope: Scope,
): Procedure<InstructionResult> {
  let inner = scope;
  let performed = false;
  let happened = 0;
  for (const one of effects) {
    const result = yield* play.performPart(one, inner);
    inner = result.scope;
    performed ||= result.performed;
    happened += result.happened ?? 0;
  }
  return { performed, happened, scope: inner };
}

/**
 * 605.2c. The result of an instruction that was performed several times: what it named each time, taken together. The
 * name of the object that it was performed for does not outlive it.
 */
export function together(
  outer: Scope,
  results: readonly InstructionResult[],
  variable?: string,
): InstructionResult {
  const found = new Map<string, Found>();
  let { named } = outer;
  for (const { scope } of results) {
    for (const [name, objects] of Object.entries(scope.bound)) {
      if (name === variable || isFormerName(name) || objects === outer.bound[name]) continue;
      const former = scope.bound[formerNameOf(name)];
      const { now = [], before = [], hasLeft = false } = found.get(name) ?? {};
      found.set(name, {
        now: [...now, ...objects],
        before: [...before, ...(former ?? objects)],
        hasLeft: hasLeft || former !== undefined,
      });
    }
    named = { ...named, ...scope.named };
  }
  let scope: Scope = { ...outer, named };
  for (const [name, { now, before, hasLeft }] of found) {
    scope = bind(scope, name, [...new Set(now)]);
    if (hasLeft) scope = bind(scope, formerNameOf(name), [...new Set(before)]);
  }
  return {
    performed: results.some(({ performed }) => performed),
    happened: results.reduce((sum, { happened = 0 }) => sum + happened, 0),
    scope,
  };
}

/** What was named each time, taken together. */
interface Found {
  readonly now: readonly ObjectId[];
  /** 605.2e. The same, where something has left the battle zone as it was there. */
  readonly before: readonly ObjectId[];
  readonly hasLeft: boolean;
}

/** 101.3a. What follows an instruction that was attempted, or was not. */
export function* followUp(
  play: Play,
  { performed, happened = 0, scope }: InstructionResult,
  effect: Instruction<'may' | 'ifDone'>,
): Procedure<InstructionResult> {
  const next = yield* branch(play, performed, effect, scope);
  return { ...next, happened: happened + (next.happened ?? 0) };
}

/** The one effect or the other, if there is one. */
export function* branch(
  play: Play,
  which: boolean,
  { then, otherwise }: { readonly then?: Effect; readonly otherwise?: Effect },
  scope: Scope,
): Procedure<InstructionResult> {
  const next = which ? then : otherwise;
  return next === undefined ? { performed: which, scope } : yield* play.performPart(next, scope);
}
