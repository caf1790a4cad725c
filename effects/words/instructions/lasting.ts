import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import type { Instruction } from '../../language/instructions/index.ts';
import { staticWordOf } from '../../language/statics/table.ts';
import type { Ability, Amount, Bounds, Filter, Group, StaticEffect } from '../../language/vocabulary.ts';
import type { Play } from '../../play/play.ts';
import { amountOf } from '../../questions/characteristics/amounts.ts';
import { abilitiesOfAll } from '../../questions/characteristics/characteristics.ts';
import { lasts, some } from '../../questions/legality/attempts.ts';
import type { Lasting } from '../../state/game.ts';
import { namedAs, type Scope } from '../../state/scope.ts';
import { addLasting } from '../addLasting.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 607.1, 606.2. Begins a continuous effect, unless there is nothing for it to affect. */
export const lastingRules: InstructionRules<'lasting'> = {
  *perform(play, effect, scope) {
    const group =
      'in' in effect.affects && effect.alsoLater ? withBounds(play, effect.affects, scope) : undefined;
    const objects =
      group === undefined ? yield* resolveTarget(play, effect.affects, scope, PROMPTS.affected) : [];
    if (group === undefined && objects.length === 0)
      return { performed: false, scope: bind(scope, asOf(effect.affects), []) };
    const affects = group ?? ids(objects);
    addLasting(play, scope, {
      affects,
      effects: locked(play, effect, scope),
      replacement: undefined,
      until: effect.until,
      ...(effect.untilUsed === undefined ? {} : { untilUsed: true }),
    });
    return { performed: true, scope: bind(scope, asOf(effect.affects), ids(objects)) };
  },
  isPossible: (attempt, { affects, alsoLater, until }) =>
    lasts(attempt, until) && (('in' in affects && alsoLater === true) || some(attempt, affects)),
};

/** 608.2. The numbers in a continuous effect, and the abilities that it copies, are fixed as it begins. */
const locked = (play: Play, effect: Instruction<'lasting'>, scope: Scope): Lasting['effects'] =>
  effect.effects.map((one) => {
    if (one.kind === 'gains')
      return { ...one, abilities: one.abilities.map((ability) => withNumbers(ability, scope)) };
    if (one.kind === 'gainsAbilitiesOf')
      return { kind: 'gains', abilities: abilitiesOfAll(play, one.of, scope) };
    const { amounts } = staticWordOf(one);
    return amounts === undefined ? withBounds(play, one, scope) : withAmounts(play, one, amounts, scope);
  });

function withAmounts<T extends StaticEffect>(
  play: Play,
  effect: T,
  fields: readonly string[],
  scope: Scope,
): T {
  const amounts: Readonly<Record<string, unknown>> = { ...effect };
  const fixed = fields.map((field) => [field, amountOf(play, amounts[field] as Amount, scope)] as const);
  return { ...effect, ...Object.fromEntries(fixed) };
}

/** An ability with the named numbers filled in. */
const withNumbers = (ability: Ability, scope: Scope): Ability =>
  rebuilt(ability, (part) => {
    const name = 'named' in part && Object.keys(part).length === 1 ? part.named : undefined;
    const number = typeof name === 'string' ? namedAs(name, scope) : undefined;
    return typeof number === 'number' ? number : undefined;
  });

/** A part of a continuous effect with the bounds in its filters filled in. */
const withBounds = <T extends StaticEffect | Group>(play: Play, whole: T, scope: Scope): T =>
  rebuilt(whole, (part, field) => {
    if (!BOUNDED.has(field)) return undefined;
    const fixed = Object.entries(part as Bounds).map(([end, amount]) => [end, amountOf(play, amount, scope)]);
    return Object.fromEntries(fixed);
  });

/** The fields of a filter that are bounds. */
const BOUNDED: ReadonlySet<string> = new Set(['cost', 'power', 'under'] satisfies readonly (keyof Filter)[]);

/** A part in which `replace` has given other values for some of its parts: a copy, or the part itself if it has given none. */
function rebuilt<T>(part: T, replace: (part: object, field: string) => unknown, field = ''): T {
  if (typeof part !== 'object' || part === null) return part;
  const other = replace(part, field);
  if (other !== undefined) return other as T;
  const entries = Object.entries(part);
  const inner = entries.map(([name, value]) => [name, rebuilt(value, replace, name)] as const);
  if (inner.every(([, value], index) => value === entries[index]?.[1])) return part;
  return (Array.isArray(part) ? inner.map(([, value]) => value) : Object.fromEntries(inner)) as T;
}
