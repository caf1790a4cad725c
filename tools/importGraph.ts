// Checks that imports between the rooms of the source tree run one way, and draws them in docs/import-graph.md.
// `npm run graph` writes the page; `npm run graph -- --check` fails if it is out of date or an import runs backwards.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root: string = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/import-graph.md';

/** The rooms and what each may import, bottom up. Permissions are transitive. */
const ROOMS = {
  table: [],
  'effects/language': ['table'],
  'effects/state': ['effects/language'],
  'effects/questions': ['effects/state'],
  'effects/play': ['effects/questions'],
  'effects/events': ['effects/play'],
  'effects/actions': ['effects/events'],
  'effects/interpreter': ['effects/actions'],
  'effects/steps': ['effects/interpreter'],
  cards: ['effects/language'],
  machines: ['effects/steps'],
  'engine/boundary': ['machines'],
  'engine/rulebook': ['engine/boundary'],
  'engine/library': ['engine/boundary'],
  'engine/runtime': ['engine/boundary'],
  'engine/records': ['engine/library', 'engine/runtime'],
  'engine/views': ['engine/boundary'],
  'engine/duel': ['engine/records', 'engine/views'],
  'engine/agents': ['engine/duel'],
  'engine/search': ['engine/agents'],
  engine: ['engine/rulebook', 'engine/search', 'cards'],
  'engine/learning': ['engine'],
  rulings: ['engine'],
  testing: ['engine'],
} as const satisfies Record<string, readonly string[]>;

type Room = keyof typeof ROOMS;
const rooms = Object.keys(ROOMS) as Room[];

/** Characteristics depend on conditions, conditions on filters, filters on characteristics: the rules recurse here. */
const RECURSIVE: readonly string[] = ['amounts', 'characteristics', 'conditions', 'filters', 'patterns'].map(
  (name) => `effects/questions/${name}.ts`,
);

interface Graph {
  /** The files that each file imports. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path))
    .sort();

/** Static imports and re-exports with a relative path. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [...text.matchAll(/^(?:import|export)\b[^;]*?\bfrom '(\.[^']+)';/gms)].map(([, path = '']) =>
    relative(root, resolve(root, dirname(file), path)),
  );
  return [...new Set(found)];
}

function readGraph(): Graph {
  const folders = [...new Set(rooms.map((room) => room.split('/')[0] ?? room))];
  return { files: new Map(folders.flatMap(sourcesIn).map((file) => [file, importsOf(file)])) };
}

/** The innermost room that a file is in. */
const roomOf = (file: string): Room | undefined =>
  rooms
    .filter((room) => file.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)
    .at(0);

function allowedFor(room: Room): ReadonlySet<Room> {
  const below = ROOMS[room] as readonly Room[];
  return new Set([room, ...below.flatMap((one) => [...allowedFor(one)])]);
}

function backwardImports({ files }: Graph): readonly string[] {
  return [...files].flatMap(([file, imports]) => {
    const room = roomOf(file);
    if (room === undefined)
      return [`${file} is outside of all rooms: add its folder to ROOMS in tools/importGraph.ts.`];
    const allowed = allowedFor(room);
    return imports.flatMap((target) => {
      const there = roomOf(target);
      return there !== undefined && allowed.has(there)
        ? []
        : [`${file} imports ${target}, but ${room}/ may only import from ${[...allowed].join(', ')}.`];
    });
  });
}

/** Import cycles: the strongly connected components, by Tarjan's algorithm. */
function cyclesIn({ files }: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    let low = order.size;
    order.set(file, low);
    open.push(file);
    for (const target of files.get(file) ?? []) {
      const seen = order.get(target);
      if (seen === undefined) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, lowest.get(target) ?? seen);
    }
    lowest.set(file, low);
    if (low === order.get(file)) {
      const cycle = open.splice(open.indexOf(file));
      if (cycle.length > 1) cycles.push(cycle.sort());
    }
    return low;
  };
  for (const file of files.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

function cycleProblems(graph: Graph): readonly string[] {
  const expected = RECURSIVE.join(', ');
  return cyclesIn(graph)
    .map((cycle) => cycle.join(', '))
    .filter((cycle) => cycle !== expected)
    .map((cycle) => `Import cycle: ${cycle}.`);
}

const idOf = (room: string): string => room.replace('/', '_');

/** The rooms that each room imports. */
function roomImports({ files }: Graph): ReadonlyMap<Room, ReadonlySet<Room>> {
  const found = new Map<Room, Set<Room>>(rooms.map((room) => [room, new Set()]));
  for (const [file, imports] of files) {
    const from = roomOf(file);
    if (from === undefined) continue;
    for (const to of imports.map(roomOf)) if (to !== undefined && to !== from) found.get(from)?.add(to);
  }
  return found;
}

/** Whether `to` can also be reached from `from` through another room. */
function isImplied(imports: ReadonlyMap<Room, ReadonlySet<Room>>, from: Room, to: Room): boolean {
  const reaches = (start: Room): boolean =>
    [...(imports.get(start) ?? [])].some((next) => next === to || reaches(next));
  return [...(imports.get(from) ?? [])].some((next) => next !== to && reaches(next));
}

function page(graph: Graph): string {
  const { files } = graph;
  const imports = roomImports(graph);
  const arrows = [...imports].flatMap(([from, targets]) =>
    [...targets].filter((to) => !isImplied(imports, from, to)).map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  const sizes = rooms.map((room) => [room, [...files.keys()].filter((file) => roomOf(file) === room).length]);
  return [
    '# Import graph',
    '',
    'Generated by `npm run graph`, which also checks it. An arrow means that one folder imports another; arrows that a longer',
    'path implies are left out. All arrows point downwards. There is no import cycle except one of five files in',
    '`effects/questions`, where the rules themselves recurse: what a creature is now depends on conditions, conditions on',
    `filters, and filters on what creatures are now (${RECURSIVE.map((file) => `\`${file.split('/').at(-1)}\``).join(', ')}).`,
    '',
    '```mermaid',
    'flowchart TD',
    ...[...rooms].reverse().map((room) => `  ${idOf(room)}["${room}"]`),
    ...arrows.sort(),
    '```',
    '',
    '| room | files |',
    '| --- | --- |',
    ...sizes.map(([room, count]) => `| \`${room}/\` | ${count} |`),
    '',
  ].join('\n');
}

const graph = readGraph();
const problems = [...backwardImports(graph), ...cycleProblems(graph)];
const text = page(graph);
if (process.argv.includes('--check')) {
  const isCurrent = existsSync(join(root, PAGE)) && readFileSync(join(root, PAGE), 'utf8') === text;
  if (!isCurrent) problems.push(`${PAGE} is out of date: run "npm run graph".`);
} else writeFileSync(join(root, PAGE), text);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
