import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A number of the rulebook: `505`, `509.5`, `601.1a`. */
const RULE = /^\d{3}(\.\d+[a-z]?)?$/;

/** A reference to a guard or an action in a chart: its name and params, or undefined when it has no name. */
interface Reference {
  readonly type: string;
  readonly params: unknown;
}

function named(reference: unknown): Reference | undefined {
  if (typeof reference === 'string') return { type: reference, params: undefined };
  if (typeof reference !== 'object' || reference === null || !('type' in reference)) return undefined;
  if (typeof reference.type !== 'string') return undefined;
  return { type: reference.type, params: 'params' in reference ? reference.params : undefined };
}

export const pathOfNode = (node: AnyStateNode): string => node.path.join('.');

export function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

const transitionsOf = (node: AnyStateNode) => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Everything about a machine that the design forbids. `procedures` are actions that must be told where they run. */
export function chartProblems(
  machine: AnyStateMachine,
  procedures: readonly string[] = [],
): readonly string[] {
  const problems: string[] = [];
  const used = { guards: new Set<string>(), actions: new Set<string>() };
  const nodes = nodesOf(machine.root);
  for (const node of nodes) {
    const path = pathOfNode(node) || '(root)';
    const report = (problem: string) => problems.push(`${path}: ${problem}`);
    const rule: unknown = node.meta?.rule;
    if (typeof rule !== 'string') report('has no meta.rule');
    else if (!RULE.test(rule)) report(`"${rule}" is no rule number`);
    if (node.type === 'parallel' || node.type === 'history') report(`is ${node.type}`);
    if (node.after.length > 0) report('is delayed');
    if (node.invoke.length > 0) report('invokes');
    const actionsOf = (actions: readonly unknown[], where: 'entry' | 'other') => {
      for (const action of actions) {
        const reference = named(action);
        if (reference === undefined || typeof action === 'function') {
          report('has an unnamed action');
          continue;
        }
        used.actions.add(reference.type);
        if (!procedures.includes(reference.type)) continue;
        if (where === 'other') report(`runs ${reference.type} elsewhere than on entry`);
        const told = JSON.stringify(reference.params);
        if (told !== JSON.stringify({ state: path, rule })) report(`${reference.type} is told ${told}`);
      }
    };
    actionsOf(node.entry, 'entry');
    actionsOf(node.exit, 'other');
    for (const transition of transitionsOf(node)) {
      actionsOf(transition.actions, 'other');
      for (const target of transition.target ?? []) {
        if (!nodes.includes(target)) report(`goes to the unknown ${target.id}`);
      }
      if (transition.guard === undefined) continue;
      const guard = named(transition.guard);
      if (guard === undefined || typeof transition.guard === 'function') report('has an unnamed guard');
      else used.guards.add(guard.type);
    }
  }
  const { guards, actions } = machine.implementations;
  const compare = (word: string, known: object, wanted: ReadonlySet<string>) => {
    for (const name of Object.keys(known))
      if (!wanted.has(name)) problems.push(`no state uses the ${word} ${name}`);
    for (const name of wanted) if (!(name in known)) problems.push(`there is no ${word} ${name}`);
  };
  compare('guard', guards, used.guards);
  compare('action', actions, used.actions);
  for (const [name, action] of Object.entries(actions)) {
    if (typeof action === 'function' && 'delay' in action && action.delay !== undefined)
      problems.push(`the action ${name} is delayed`);
  }
  return problems;
}

/** States that no path of transitions and initial states leads to, whatever the guards say. */
export function unreachable(machine: AnyStateMachine): readonly string[] {
  const reached = new Set<AnyStateNode>();
  const visit = (node: AnyStateNode): void => {
    if (reached.has(node)) return;
    reached.add(node);
    if (node.parent !== undefined) visit(node.parent);
    if (node.type === 'compound') node.initial.target.forEach(visit);
    for (const { target } of transitionsOf(node)) target?.forEach(visit);
  };
  visit(machine.root);
  return nodesOf(machine.root)
    .filter((node) => !reached.has(node))
    .map(pathOfNode);
}
