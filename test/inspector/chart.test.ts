import { readFileSync } from 'node:fs';
import { ChartError, type ChartGraph, type ChartName, drawChart } from '@taiki/inspector';
import { charts } from 'taiki/inspect';
import { ruleText } from 'taiki/rulebook';
import { describe, expect, test } from 'vitest';
import { chartPictures } from '../../inspector/charts/pictures.ts';
import { layOut } from '../../inspector/core/charts/layOut.ts';
import type { Box } from '../../inspector/model/index.ts';
import { chartGraphs } from '../../inspector/recording/chartGraph.ts';
import { runTaiki, temporaryPath } from '../cli/commandLine.ts';

const graphs = [chartGraphs().duel, chartGraphs().standby] as const;

type StateNode = (typeof charts)[ChartName]['root'];

/** Every state node of a machine. */
function statesOf(name: ChartName): readonly StateNode[] {
  const withDescendants = (node: StateNode): readonly StateNode[] => [
    node,
    ...Object.values<StateNode>(node.states).flatMap(withDescendants),
  ];
  return withDescendants(charts[name].root);
}

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(graphs.map((graph) => [graph.name, graph] as const))('the chart %s', (name, graph) => {
  test('has every state of the machine, with the text of its rule', () => {
    expect(graph.nodes.map(({ id }) => id).toSorted()).toEqual(
      statesOf(name)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { rule, ruleText: text } of graph.nodes) expect(text).toBe(ruleText(rule));
  });

  test('has every transition, with a unique id, between existing states', () => {
    const ids = new Set(graph.nodes.map(({ id }) => id));
    let transitions = 0;
    for (const node of statesOf(name))
      transitions += (node.always?.length ?? 0) + [...node.transitions.values()].flat().length;
    expect(graph.edges).toHaveLength(transitions);
    expect(new Set(graph.edges.map(({ id }) => id)).size).toBe(transitions);
    for (const { source, target } of graph.edges)
      expect([ids.has(source), ids.has(target)]).toEqual([true, true]);
  });

  test('has a layout in which nothing overlaps and every state is inside its parent', async () => {
    const { nodes, edges, width, height } = await layOut(graph);
    const boxOf = (id: string): Box => nodes[id] ?? { x: -1, y: -1, width: 0, height: 0 };
    for (const node of graph.nodes) {
      const container = node.parent === undefined ? { x: 0, y: 0, width, height } : boxOf(node.parent);
      expect(isInside(boxOf(node.id), container), node.id).toBe(true);
      for (const sibling of graph.nodes)
        if (sibling.parent === node.parent && sibling.id > node.id)
          expect(overlap(boxOf(node.id), boxOf(sibling.id)), `${node.id} ${sibling.id}`).toBe(false);
    }
    const leaves = graph.nodes.filter(({ type }) => type !== 'compound');
    for (const { labels } of edges)
      for (const label of labels)
        for (const leaf of leaves)
          expect(overlap(label, boxOf(leaf.id)), `${label.text} ${leaf.id}`).toBe(false);
    const drawn = new Set(edges.flatMap(({ edges: ids }) => ids));
    const inward = graph.edges.filter(
      ({ source, target, targetless }) => targetless || target.startsWith(`${source}.`),
    );
    expect(drawn.size + inward.length).toBe(graph.edges.length);
  });

  test('shows every state with its rule number as SVG', async () => {
    const svg = await drawChart({ chart: name, format: 'svg' });
    for (const { key, rule } of graph.nodes) {
      expect(svg).toContain(`>${key}</text>`);
      expect(svg).toContain(`>${rule}</text>`);
    }
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg).not.toMatch(/undefined|NaN/);
  });

  test('declares every state in Mermaid, without dots in ids', async () => {
    const lines = (await drawChart({ chart: name, format: 'mermaid' })).split('\n');
    expect(lines[0]).toBe('stateDiagram-v2');
    for (const { id, key, rule, depth } of graph.nodes)
      if (depth > 0)
        expect(
          lines.some((line) => line.includes(`state "${key} · ${rule}" as ${id.replaceAll('.', '_')}`)),
        ).toBe(true);
    for (const line of lines.filter((one) => one.includes('-->')))
      expect(line).toMatch(/^ +(\w+|\[\*\]) --> (\w+|\[\*\])(: .+)?$/);
  });

  test('prints its graph as JSON', async () => {
    const json: ChartGraph = JSON.parse(await drawChart({ chart: name, format: 'json' }));
    expect(json).toEqual(JSON.parse(JSON.stringify(graph)));
  });
});

describe('taiki chart', () => {
  test('limits the depth with --depth', async () => {
    const { out } = await runTaiki('chart', 'duel', '--format', 'mermaid', '--depth', '2');
    expect(out).toContain('state "attack · 505" as duel_turn_attack');
    expect(out).not.toContain('duel_turn_attack_block');
    expect(out).toContain('duel_turn_attack --> duel_turn_end');
  });

  test('shows a single state with --focus', async () => {
    const { out, code } = await runTaiki('chart', '--focus', 'turn.attack.block');
    expect(code).toBe(0);
    expect(out).toContain('>block</text>');
    expect(out).not.toContain('>declaration</text>');
  });

  test('writes to a file', async () => {
    const path = temporaryPath('standby.svg');
    const { out, code } = await runTaiki('chart', 'standby', '--output', path);
    expect([code, out]).toEqual([0, '']);
    expect(readFileSync(path, 'utf8')).toBe(await drawChart({ chart: 'standby', format: 'svg' }));
  });

  test('suggests valid values for invalid arguments', async () => {
    await expect(drawChart({ chart: 'duel', format: 'json', focus: 'turn.attack.blok' })).rejects.toThrow(
      ChartError,
    );
    expect(await runTaiki('chart', '--focus', 'turn.battle')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('has no state "turn.battle". Try turn.attack.battle'),
    });
    expect((await runTaiki('chart', 'turn')).errors).toContain('Expected duel or standby.');
    expect((await runTaiki('chart', '--depth', '0')).errors).toContain('Expected an integer of at least 1.');
    expect((await runTaiki('chart', '--format', 'png')).errors).toContain(
      'Allowed choices are svg, mermaid, json',
    );
  });
});

test.each(chartPictures)('docs/charts/$file is up to date (npm run charts)', async ({ file, options }) => {
  expect(readFileSync(new URL(`../../docs/charts/${file}`, import.meta.url), 'utf8')).toBe(
    await drawChart(options),
  );
});
