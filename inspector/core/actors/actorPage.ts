import { createHash } from 'node:crypto';
import type { ChartLayout } from '../charts/chartLayout.ts';
import { bodyLines } from '../charts/elkGraph.ts';
import { layOut } from '../charts/layOut.ts';
import { type ActorPanel, panelScript } from './actorPanel.ts';
import type { ActorTrace, MachineGraph } from './actorTrace.ts';
import { ACTOR_PAGE_SCRIPT, ACTOR_PAGE_START } from './page/actorPageScript.ts';
import { ACTOR_PAGE_STYLE } from './page/actorPageStyle.ts';
import { LIVE_CONTROLS } from './page/liveControls.ts';

/** A chart as the page draws it. */
interface PageChart {
  readonly layout: ChartLayout;
  readonly nodes: readonly { readonly id: string; readonly key: string; readonly lines: readonly string[] }[];
  readonly guards: Readonly<Record<string, string>>;
}

async function pageChart(chart: MachineGraph): Promise<PageChart> {
  return {
    layout: await layOut(chart),
    nodes: chart.nodes.map((node) => ({ id: node.id, key: node.key, lines: bodyLines(node, chart) })),
    guards: Object.fromEntries(
      chart.edges.flatMap(({ id, source, event, guard }) =>
        guard === undefined ? [] : [[id, `${source}: ${event} [${guard}]`]],
      ),
    ),
  };
}

/** Inside a script, `\u003c` is the character `<`, but no element begins or ends with it. */
const asScriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export interface ActorPageOptions {
  /** Beside the chart, after those that every page has. */
  readonly panels?: readonly ActorPanel[];
  /** The page is served by the inspector of a program: it asks for new records, and controls the program. */
  readonly live?: { readonly run: number; readonly line: number; readonly lines: readonly string[] };
}

/**
 * A trace of actors as a page of its own: it runs its one script and, unless it is live, connects to nothing.
 * @throws {PagePanelError} if a panel cannot be registered.
 */
export async function actorPage(
  trace: ActorTrace,
  { live, panels = [] }: ActorPageOptions = {},
): Promise<string> {
  const script = `${ACTOR_PAGE_SCRIPT}${panelScript(panels)}${ACTOR_PAGE_START}`;
  const charts: Record<string, PageChart> = {};
  for (const [key, graph] of Object.entries(trace.charts)) charts[key] = await pageChart(graph);
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; ${live === undefined ? '' : "connect-src 'self'; "}base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(trace.title)}</title><style>${ACTOR_PAGE_STYLE}</style></head>
<body>
<header><h1>${escaped(trace.title)}</h1><p id="summary" aria-live="polite"></p>
${trace.stopped === undefined ? '' : `<p role="status">${escaped(trace.stopped)}</p>`}<nav id="actors" aria-label="Actors"></nav>${live === undefined ? '' : LIVE_CONTROLS}</header>
<main>
<div id="stage"><div id="views" role="group" aria-label="View"><button type="button" data-view="chart" aria-pressed="true" aria-keyshortcuts="c">Chart</button><button type="button" data-view="sequence" aria-pressed="false" aria-keyshortcuts="c">Sequence</button></div>
<section id="chart" aria-label="Chart" tabindex="0"></section>
<section id="sequence" aria-label="Sequence between the actors" hidden><div id="lanes" aria-hidden="true"></div><div id="events" role="listbox" aria-label="Events between the actors, in time" tabindex="0"></div></section></div>
<aside>
<section aria-labelledby="guards-title"><h2 id="guards-title">Guards</h2><ul id="guards"></ul></section>
<section aria-labelledby="changes-title"><h2 id="changes-title">Changed in the context</h2><ul id="changes"></ul></section>
<section aria-labelledby="context-title"><h2 id="context-title">Context</h2><pre id="context" tabindex="0"></pre></section>
<div id="panels"></div>
</aside>
<section id="list" aria-label="Records"><ol id="records"></ol></section>
</main>
<footer><label>Moment <input id="moment" type="range" min="0" value="0"></label></footer>
<script type="application/json" id="data">${asScriptText({ trace, charts, live })}</script>
<script>${script}</script>
</body></html>
`;
}
