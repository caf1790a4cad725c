import type { Box, ChartLayout, LaidOutEdge, Point } from '../core/charts/chartLayout.ts';
import { bodyLines, CHART_TEXT } from '../core/charts/elkGraph.ts';
import type { ChartGraph, ChartNode } from '../trace.ts';

const STYLE = `
  :root { --paper: #ffffff; --ink: #1b2430; --soft: #5a6675; --line: #8592a3; --edge: #44617f; --rule: #8a4b00; }
  .depth0 { --fill: #f5f7fa } .depth1 { --fill: #ffffff } .depth2 { --fill: #eef3f8 } .depth3 { --fill: #ffffff } .depth4 { --fill: #eef3f8 } .depth5 { --fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #12171d; --ink: #e8edf3; --soft: #a5b1bf; --line: #64748a; --edge: #8fb3da; --rule: #f0b35f; }
    .depth0 { --fill: #171d25 } .depth1 { --fill: #1d2530 } .depth2 { --fill: #171d25 } .depth3 { --fill: #222c38 } .depth4 { --fill: #1a222c } .depth5 { --fill: #263241 }
  }
  .paper { fill: var(--paper) }
  .box { fill: var(--fill); stroke: var(--line); stroke-width: 1 }
  .inner { fill: none; stroke: var(--line) }
  .start { fill: var(--ink) }
  text { font-family: ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif; fill: var(--ink) }
  .title { font-size: 13px; font-weight: 600 }
  .rule { font-size: 11px; fill: var(--rule); text-anchor: end }
  .line { font-size: 11px; fill: var(--soft) }
  .edge { fill: none; stroke: var(--edge); stroke-width: 1.2 }
  .tip { fill: var(--edge) }
  .label { font-size: 11px; text-anchor: middle; paint-order: stroke; stroke: var(--fill, var(--paper)); stroke-width: 3px }
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const round = (value: number): number => Math.round(value * 10) / 10;

/** A chart as an SVG picture that follows the viewer's light or dark theme. */
export function svgOf(chart: ChartGraph, { width, height, nodes, edges }: ChartLayout): string {
  const shown = chart.nodes.filter(({ id }) => nodes[id] !== undefined);
  const size = `${Math.ceil(width)} ${Math.ceil(height)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" role="img" aria-labelledby="title">`,
    `<title id="title">The chart ${escaped(chart.root)}, with rule numbers</title>`,
    `<style>${STYLE}</style>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="tip" d="M0,0L8,4L0,8z"/></marker></defs>',
    `<rect class="paper" width="${Math.ceil(width)}" height="${Math.ceil(height)}"/>`,
    ...shown.map((node) => stateShape(node, chart, nodes[node.id])),
    ...edges.map(edgeShape),
    ...edges.flatMap(labelShapes),
    '</svg>',
    '',
  ].join('\n');
}

function stateShape(node: ChartNode, chart: ChartGraph, box: Box | undefined): string {
  if (box === undefined) return '';
  const { x, y, width, height } = box;
  const { lineHeight, titleHeight, padding } = CHART_TEXT;
  const at = `transform="translate(${round(x)} ${round(y)})"`;
  const tooltip = node.ruleText === '' ? '' : `<title>${escaped(`${node.rule}: ${node.ruleText}`)}</title>`;
  const final = `<rect class="inner" x="3" y="3" width="${round(width - 6)}" height="${round(height - 6)}" rx="5"/>`;
  const lines = bodyLines(node, chart).map(
    (line, index) =>
      `<text class="line" x="${padding}" y="${titleHeight + index * lineHeight + 9}">${escaped(line)}</text>`,
  );
  return [
    `<g class="depth${Math.min(5, node.depth)}" ${at}>${tooltip}`,
    `<rect class="box" width="${round(width)}" height="${round(height)}" rx="7"/>`,
    node.type === 'final' ? final : '',
    node.initial ? '<circle class="start" cx="0" cy="13" r="4"/>' : '',
    `<text class="title" x="${padding}" y="18">${escaped(node.key)}</text>`,
    `<text class="rule" x="${round(width - padding)}" y="18">${escaped(node.rule)}</text>`,
    ...lines,
    '</g>',
  ].join('');
}

const edgeShape = ({ points }: LaidOutEdge): string =>
  `<path class="edge" d="${pathThrough(points)}" marker-end="url(#tip)"/>`;

const CORNER = 5;

/** An orthogonal path with rounded corners. */
function pathThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = [`M${round(first.x)} ${round(first.y)}`];
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    const before = points[index] ?? first;
    if (next === undefined) parts.push(`L${round(point.x)} ${round(point.y)}`);
    else {
      const [from, to] = [towards(point, before), towards(point, next)];
      parts.push(
        `L${round(from.x)} ${round(from.y)}Q${round(point.x)} ${round(point.y)} ${round(to.x)} ${round(to.y)}`,
      );
    }
  });
  return parts.join('');
}

function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share };
}

const labelShapes = ({ labels }: LaidOutEdge): readonly string[] =>
  labels.map(
    ({ x, y, width, text }) =>
      `<text class="label" x="${round(x + width / 2)}" y="${round(y + 11)}">${escaped(text)}</text>`,
  );
