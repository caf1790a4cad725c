import type { ObjectId } from '../../table/nouns.ts';
import type { Instruction } from '../language/instructions/index.ts';
import type { Effect } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import type { Bindings, Procedure } from '../state/game.ts';
import type { InstructionResult } from '../state/instruction.ts';
import type { Scope } from '../state/scope.ts';

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
  const found = new Map<string, ReadonlySet<ObjectId>>();
  const former = new Map<string, ReadonlySet<ObjectId>>();
  let { named } = outer;
  for (const { scope } of results) {
    for (const [name, objects] of Object.entries(scope.bound)) {
      if (name === variable || objects === outer.bound[name]) continue;
      const known = scope.formerly?.[name];
      if (known !== undefined || former.has(name))
        former.set(name, new Set([...(former.get(name) ?? found.get(name) ?? []), ...(known ?? objects)]));
      found.set(name, new Set([...(found.get(name) ?? []), ...objects]));
    }
    named = { ...named, ...scope.named };
  }
  const scope = { ...outer, bound: { ...outer.bound, ...listed(found) }, named };
  return {
    performed: results.some(({ performed }) => performed),
    happened: results.reduce((sum, { happened = 0 }) => sum + happened, 0),
    scope:
      outer.formerly === undefined && former.size === 0
        ? scope
        : { ...scope, formerly: formerly(outer, found, former) },
  };
}

const listed = (found: ReadonlyMap<string, ReadonlySet<ObjectId>>): Bindings =>
  Object.fromEntries([...found].map(([name, objects]) => [name, [...objects]]));

/** 605.2e. What stood for names before: for those that have been named anew, what stood for them this time. */
const formerly = (
  outer: Scope,
  found: ReadonlyMap<string, ReadonlySet<ObjectId>>,
  former: ReadonlyMap<string, ReadonlySet<ObjectId>>,
): Bindings => ({
  ...Object.fromEntries(Object.entries(outer.formerly ?? {}).filter(([name]) => !found.has(name))),
  ...listed(former),
});

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
