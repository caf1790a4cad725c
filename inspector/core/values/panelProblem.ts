import { nearestTo } from './nearest.ts';

export class PagePanelError extends Error {
  override readonly name = 'PagePanelError';
}

/** Why a panel cannot be registered beside those with these names, on a page with these kinds of records. */
export function panelProblem(
  { name, reads }: { readonly name: string; readonly reads: readonly string[] },
  names: readonly string[],
  kinds: readonly string[],
): string | undefined {
  if (!/^[a-z][\w-]*$/i.test(name))
    return `A panel is called "${name}". Expected letters, digits and hyphens.`;
  if (names.includes(name)) return `Two panels are called "${name}". Give each a name of its own.`;
  const unknown = reads.find((kind) => !kinds.includes(kind));
  return unknown === undefined
    ? undefined
    : `The panel "${name}" reads records of kind "${unknown}", which this page does not have. Did you mean "${nearestTo(unknown, kinds)}"? Expected ${kinds.join(', ')}.`;
}
