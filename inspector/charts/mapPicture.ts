import { type MapShape, mapShapes, type StateShape } from '../model/map/mapShapes.ts';
import { turnMap } from '../model/map/turnMap.ts';
import { TraceReader } from '../model/reader.ts';
import { headlineOf } from '../model/telling/headline.ts';
import type { DrawnStandby, Trace } from '../trace.ts';

const WIDTH = 860;
const HEAD = 48;
const LANE_LINE = 16;

const STYLE = `
  :root { --panel: #ffffff; --raised: #f6f8fa; --ink: #17202c; --soft: #4d5a6b; --line: #d3dae3; --strong: #7b8899; --on: #066a48; --lit: #c9f2df; --taken: #a63c06 }
  @media (prefers-color-scheme: dark) { :root { --panel: #161c25; --raised: #1d2530; --ink: #e6ebf2; --soft: #a4b0c0; --line: #2c3746; --strong: #6c7b90; --on: #52e0a0; --lit: #0f4431; --taken: #ffa366 } }
  text { font: 11px system-ui, 'Segoe UI', Roboto, 'Liberation Sans', 'DejaVu Sans', sans-serif; fill: var(--ink) }
  .paper { fill: var(--panel) }
  .head { font-size: 15px; font-weight: 700 }
  .soft { fill: var(--soft) }
  .bold { font-weight: 700 }
  .box { fill: var(--panel); stroke: var(--strong) }
  .frame { fill: var(--raised) }
  .group { fill: none; stroke: var(--line) }
  .arbiter { fill: var(--line); stroke: none }
  .dot { fill: var(--panel); stroke: var(--strong); stroke-width: 1.5 }
  .within { stroke: var(--on); stroke-width: 2 }
  .leaf { fill: var(--lit); stroke: var(--on); stroke-width: 2 }
  .dot.leaf { fill: var(--on) }
  .link { fill: none; stroke: var(--strong) }
  .taken, .return { fill: none; stroke: var(--taken); stroke-width: 2.5 }
  .label { fill: var(--taken); font-weight: 700; text-anchor: end }
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * A still picture of the map of a turn at a moment, with its headline and both lanes, as SVG.
 * @param seq the record after which the moment is. Default: the last.
 */
export function mapPicture(trace: Trace, seq = trace.records.length - 1): string {
  const reader = new TraceReader(trace);
  const moment = reader.at(seq);
  const { text, rule, why } = headlineOf(moment, reader);
  const map = turnMap(trace.header.charts.duel, WIDTH);
  const lanes = laneLines(moment.standby);
  const height = Math.ceil(HEAD + map.height + 8 + lanes.length * LANE_LINE);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(text)}</title>`,
    `<style>${STYLE}</style>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto" markerUnits="userSpaceOnUse"><path d="M0,0L8,4L0,8z" fill="context-stroke"/></marker></defs>',
    `<rect class="paper" width="${WIDTH}" height="${height}"/>`,
    `<text class="head" x="8" y="20">${escaped(text)}</text>`,
    `<text class="soft" x="8" y="38">${escaped(rule === '' ? why : `${rule} · ${why}`)}</text>`,
    `<g transform="translate(0 ${HEAD})">`,
    ...mapShapes(map, moment).map(drawn),
    '</g>',
    ...lanes.map(
      (line, index) =>
        `<text x="8" y="${round(HEAD + map.height + 16 + index * LANE_LINE)}">${escaped(line)}</text>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

const LANE_LETTERS = 120;

const shortened = (text: string): string =>
  text.length <= LANE_LETTERS ? text : `${text.slice(0, LANE_LETTERS)}…`;

/** Both lanes, one line for each effect and each open declaration. */
function laneLines(standby: DrawnStandby | undefined): readonly string[] {
  if (standby === undefined) return [];
  return (['ap', 'nap'] as const).flatMap((side) => [
    ...standby.declarations[side].map(
      ({ event, card }) => `${side.toUpperCase()} may declare: ${event} ${card ?? ''}`,
    ),
    ...standby.effects[side].map(({ card, stage, text }) =>
      shortened(`${side.toUpperCase()} ${stage}: ${card}${text === '' ? '' : ` · ${text}`}`),
    ),
  ]);
}

function drawn(shape: MapShape): string {
  if (shape.kind === 'state') return drawnState(shape);
  const { kind, path, label, at } = shape;
  const text =
    label === '' ? '' : `<text class="label" x="${round(at.x)}" y="${round(at.y)}">${escaped(label)}</text>`;
  return `<path class="${kind}" d="${path}" marker-end="url(#tip)"/>${text}`;
}

function drawnState({ look, box, label, rule, lit, waiting }: StateShape): string {
  const { x, y, width, height } = box;
  const classes = (name: string): string => (lit === 'off' ? name : `${name} ${lit}`);
  const rect = (name: string, rx: number): string =>
    `<rect class="${classes(name)}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height - (look === 'cell' ? 1 : 0))}" rx="${rx}"/>`;
  const text = (name: string, dx: number, dy: number): string =>
    `<text class="${name}" x="${round(x + dx)}" y="${round(y + dy)}">${escaped(label)}</text>`;
  switch (look) {
    case 'dot':
      return `<circle class="${classes('dot')}" cx="${round(x + 6)}" cy="${round(y + 7.5)}" r="4"/>${text('', 13, 11.5)}`;
    case 'arbiter':
      return rect('arbiter', 3);
    case 'cell':
      return `${rect('box group', 3)}${text('soft', 5, 10)}${waiting === 0 ? '' : `<text class="bold" text-anchor="end" x="${round(x + width - 5)}" y="${round(y + 10)}">${waiting}</text>`}`;
    case 'chip':
      return `${rect('box', 12)}${text('bold', 8, 17)}`;
    case 'group':
      return `${rect('group', 5)}${text('bold', 4, 13)}`;
    case 'frame':
      return `${rect('box frame', 5)}${text('bold', 8, 13)}<text class="soft" text-anchor="end" x="${round(x + width - 6)}" y="${round(y + 13)}">${escaped(rule)}</text>`;
  }
}
