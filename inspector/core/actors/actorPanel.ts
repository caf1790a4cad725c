import { PagePanelError, panelProblem } from '../values/panelProblem.ts';
import { ACTOR_RECORD_KINDS, type ActorTraceRecord } from './actorTrace.ts';

/** A panel that a program adds to the page of its actors. */
export interface ActorPanel {
  readonly name: string;
  readonly title: string;
  /** The kinds of records that it reads: it is drawn again where one of them lies between two moments. */
  readonly reads: readonly ActorTraceRecord['kind'][];
  /** The source of a function in plain JavaScript, which runs in the page: `(moment: PanelMoment) => string | Node`. */
  readonly render: string;
}

/** What such a function gets. */
export interface PanelMoment {
  readonly seq: number;
  /** The shown actor, with its active states and its context at this moment. */
  readonly actor: string;
  readonly active: readonly string[];
  readonly context: unknown;
  /** The records so far that the panel reads, of all actors. */
  readonly records: readonly ActorTraceRecord[];
}

/**
 * The panels as script.
 * @throws {PagePanelError} if a panel cannot be registered.
 */
export function panelScript(panels: readonly ActorPanel[]): string {
  return panels
    .map(({ name, title, reads, render }, index) => {
      const names = panels.slice(0, index).map((one) => one.name);
      const problem = panelProblem({ name, reads }, names, ACTOR_RECORD_KINDS) ?? sourceProblem(name, render);
      if (problem !== undefined) throw new PagePanelError(problem);
      return `registerPanel(${JSON.stringify({ name, title, reads }).replaceAll('<', '\\u003c')}, (${render}));\n`;
    })
    .join('');
}

/** The page holds the source in a script element, which these end. */
const sourceProblem = (name: string, render: string): string | undefined =>
  /<\/script|<!--/i.test(render)
    ? `The source of the panel "${name}" contains "</script" or "<!--". Expected a function without them.`
    : undefined;
