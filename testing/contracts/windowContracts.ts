import type { ConditionName } from './conditions.ts';
import { type Contract, contract, nobody, whatEffectsAsk } from './contract.ts';

/** The contracts of the states in which one player chooses an effect and resolves it. */
const resolving = (path: string, rule: string, side: 'ap' | 'nap'): Readonly<Record<string, Contract>> => ({
  [path]: contract(rule, {}),
  [`${path}.ordering`]: contract('605.1', {
    asks: { ...nobody, [side]: ['standby'] },
    onEntry: [`${side}ResolvesNext`],
    always: ['nothingResolving', 'nothingPending', 'nothingInUse'],
  }),
  [`${path}.resolving`]: contract('605.2', { asks: whatEffectsAsk, always: [`${side}Resolving`] }),
});

/**
 * The contracts of a window (101.4): who may declare or resolve, and what must not wait then. Each state of the window also has the
 * contract of the step around it.
 * @param declares whether the active player declares in a substep of it.
 * @param always what else holds in all of its states.
 */
export function windowContracts(
  path: string,
  rule: string,
  declares: 'in a substep' | 'at the event',
  always: readonly ConditionName[] = [],
): Readonly<Record<string, Contract>> {
  const between: readonly ConditionName[] = [
    'nothingResolving',
    'nothingInUse',
    'noTapAbility',
    'nothingPending',
  ];
  const all: Readonly<Record<string, Contract>> = {
    [`${path}.arbitrating`]: contract('101.4', { asks: nobody, always: between }),
    ...(declares === 'in a substep'
      ? {
          [`${path}.apDeclare`]: contract(rule, {
            asks: { ap: ['declareUsage'], nap: [] },
            onEntry: ['apDeclaresNext'],
            always: between,
          }),
        }
      : {}),
    ...resolving(`${path}.apResolve`, rule, 'ap'),
    [`${path}.napDeclare`]: contract(rule, {
      asks: { ap: [], nap: ['declareUsage'] },
      onEntry: ['napDeclaresNext'],
      always: between,
    }),
    ...resolving(`${path}.napResolve`, rule, 'nap'),
  };
  return Object.fromEntries(
    Object.entries(all).map(([state, each]) => [state, { ...each, always: [...each.always, ...always] }]),
  );
}
