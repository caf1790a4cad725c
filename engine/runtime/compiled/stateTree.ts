import type { AnyStateNode } from 'xstate';

/** A transition as XState defines it, with at most one target. */
export interface TransitionPath {
  readonly source: AnyStateNode;
  readonly target: AnyStateNode;
  readonly reenter: boolean;
}

/** The states that a transition leaves and enters, each in the order in which their actions run. */
export interface Crossing {
  readonly exited: readonly AnyStateNode[];
  readonly entered: readonly AnyStateNode[];
}

/** The ancestors of a state, innermost first. */
function ancestorsOf(node: AnyStateNode): readonly AnyStateNode[] {
  const { parent } = node;
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}

export const withAncestors = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...ancestorsOf(node)];

const isBelow = (node: AnyStateNode, above: AnyStateNode | undefined): boolean =>
  above === undefined || ancestorsOf(node).includes(above);

/** The leaf state that is entered with a state, and the states on the way to it. */
export function initialPath(node: AnyStateNode): readonly AnyStateNode[] {
  if (node.type !== 'compound') return [node];
  const [initial] = node.initial.target;
  return initial === undefined ? [node] : [node, ...initialPath(initial)];
}

export function leafUnder(node: AnyStateNode): AnyStateNode {
  const path = initialPath(node);
  return path[path.length - 1] ?? node;
}

/**
 * The innermost state that the transition does not leave. Undefined if it leaves the root.
 * @see getTransitionDomain of XState
 */
function domainOf({ source, target, reenter }: TransitionPath): AnyStateNode | undefined {
  if (!reenter && (target === source || isBelow(target, source))) return source;
  const common = ancestorsOf(target).find((above) => isBelow(source, above));
  return common ?? (reenter ? undefined : source.machine.root);
}

/**
 * The states that a transition leaves and enters when it is taken in a leaf state.
 * @see computeExitSet and computeEntrySet of XState
 */
export function crossingOf(path: TransitionPath, leaf: AnyStateNode): Crossing {
  const { source, target, reenter } = path;
  const domain = domainOf(path);
  const [first, ...below] = initialPath(target);
  const staysInTarget = source === target && !reenter;
  return {
    exited: withAncestors(leaf).filter((node) => isBelow(node, domain)),
    entered: [
      ...ancestorsOf(target)
        .filter((above) => above !== domain && isBelow(above, domain))
        .toReversed(),
      ...(staysInTarget || first === undefined ? [] : [first]),
      ...below,
    ],
  };
}
