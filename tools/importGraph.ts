// Checks that imports between the rooms of the source tree run one way, and draws them in docs/import-graph.md.
// `npm run graph` writes the page; `npm run graph -- --check` fails if it is out of date or an import runs backwards. Both fail if a file
// other than those of XSTATE imports xstate, if the core of the inspector imports the game, if a room holds more than 15 files, or if a rule decides which player goes first without a reason in tools/turnOrder.ts.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { turnOrderProblems } from './turnOrder.ts';

const root: string = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/import-graph.md';

/** The rooms and what each may import, bottom up. Permissions are transitive. */
const ROOMS = {
  table: [],
  'effects/language': ['table'],
  'effects/state/reported': ['effects/language'],
  'effects/state': ['effects/state/reported'],
  'effects/standby': ['effects/state'],
  'effects/words/events': ['effects/state'],
  'effects/questions/abilities': ['effects/words/events'],
  'effects/questions/characteristics': ['effects/questions/abilities'],
  'effects/questions/costs': ['effects/questions/characteristics'],
  'effects/questions/legality': ['effects/questions/costs'],
  'effects/questions/triggers': ['effects/questions/legality'],
  'effects/play': ['effects/questions/triggers'],
  'effects/events': ['effects/play'],
  'effects/actions/choosing': ['effects/events'],
  'effects/actions': ['effects/actions/choosing', 'effects/standby'],
  'effects/words': ['effects/actions'],
  'effects/interpreter': ['effects/words'],
  'effects/steps': ['effects/interpreter'],
  cards: ['effects/language'],
  machines: ['effects/steps'],
  'boundary/names': ['table'],
  boundary: ['boundary/names', 'effects/state'],
  library: ['boundary', 'effects/questions/triggers', 'cards'],
  'engine/runtime': ['boundary', 'machines'],
  'engine/records': ['library', 'engine/runtime'],
  'engine/views': ['boundary', 'machines'],
  'engine/decisions': ['boundary'],
  'engine/duel': ['engine/records', 'engine/views', 'engine/decisions'],
  engine: ['engine/duel'],
  agents: ['engine'],
  'agents/search': ['agents'],
  'agents/learning': ['agents'],
  entries: ['agents/search'],
  'rulings/rulebook': ['boundary'],
  rulings: ['rulings/rulebook', 'entries'],
  testing: ['entries', 'rulings/rulebook'],
} as const satisfies Record<string, readonly string[]>;

type Room = keyof typeof ROOMS;
const rooms = Object.keys(ROOMS) as Room[];

/** Characteristics depend on conditions, conditions on filters, filters on characteristics: the rules recurse here, through their words. */
const RECURSIVE =
  /^effects\/questions\/characteristics\/(?:(?:amounts|characteristics|conditions|filters|patterns)\.ts|(?:amounts|conditions|filters)\/\w+\.ts)$/;

interface Graph {
  /** The files that each file imports. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Without imports of types only, which are gone at run time: a word's type mentions the union that mentions the word. */
  readonly loaded: ReadonlyMap<string, readonly string[]>;
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path))
    .sort();

/** Static imports and re-exports with a relative path. */
const IMPORTS = /^(?:import|export)\b[^;]*?\bfrom '(\.[^']+)';/gms;

/** The same without imports of types only. */
const LOADS = /^(?:import|export)\b(?! type\b)[^;]*?\bfrom '(\.[^']+)';/gms;

function importsOf(file: string, pattern: RegExp): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [...text.matchAll(pattern)].map(([, path = '']) =>
    relative(root, resolve(root, dirname(file), path)),
  );
  return [...new Set(found)];
}

function readGraph(): Graph {
  const sources = [...new Set(rooms.map((room) => room.split('/')[0] ?? room))].flatMap(sourcesIn);
  const graph = (pattern: RegExp) => new Map(sources.map((file) => [file, importsOf(file, pattern)]));
  return { files: graph(IMPORTS), loaded: graph(LOADS) };
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
function cyclesIn({ loaded: files }: Graph): readonly (readonly string[])[] {
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

const cycleProblems = (graph: Graph): readonly string[] =>
  cyclesIn(graph)
    .filter((cycle) => !cycle.every((file) => RECURSIVE.test(file)))
    .map((cycle) => `Import cycle: ${cycle.join(', ')}.`);

const idOf = (room: string): string => room.replaceAll('/', '_');

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
  const seen = new Set<Room>();
  const reaches = (start: Room): boolean => {
    if (seen.has(start)) return false;
    seen.add(start);
    return [...(imports.get(start) ?? [])].some((next) => next === to || reaches(next));
  };
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
    'path implies are left out. All arrows point downwards. There is no import cycle except one in `effects/questions/characteristics`, where the',
    'rules themselves recurse: what a creature is now depends on conditions, conditions on filters, and filters on what creatures',
    'are now (`amounts.ts`, `characteristics.ts`, `conditions.ts`, `filters.ts`, `patterns.ts` and the folders of their words).',
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

/** The only files that know XState: what binds the charts, the runtime that runs them, and what inspectors receive. */
const XSTATE: readonly string[] = ['bindChart', 'inspect', 'xstateRuntime'].map(
  (name) => `engine/runtime/${name}.ts`,
);
const WORKSPACES = ['inspector', 'modern', 'reader', 'server', 'queue', 'cli', 'site', 'tools'] as const;

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The only files that read the names which XState gives to its inspection events: for duels, and for actors of any program. */
const READS_INSPECTION = ['engine/runtime/readInspection.ts', 'inspector/core/actors/readInspection.ts'];

const inspectionProblems = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => !READS_INSPECTION.includes(file) && /'@xstate\.\w/.test(textOf(file)))
    .map(
      (file) =>
        `${file} reads an inspection event of XState, which only ${READS_INSPECTION.join(' and ')} may.`,
    );

const xstateProblems = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => !XSTATE.includes(file) && /\bfrom 'xstate'/.test(textOf(file)))
    .map((file) => `${file} imports xstate, which only ${XSTATE.join(', ')} may.`);

/** What knows no cards: it imports neither the engine nor the rest of the inspector, not even their types. */
const WITHOUT_GAME = 'inspector/core/';

const EVERY_IMPORT = /^(?:import|export)\b[^;]*?\bfrom '([^']+)';|\bimport\('([^']+)'\)/gms;

function gameProblems(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => file.startsWith(WITHOUT_GAME))
    .flatMap((file) =>
      [...textOf(file).matchAll(EVERY_IMPORT)]
        .map(([, statically, dynamically]) => statically ?? dynamically ?? '')
        .filter((target) =>
          target.startsWith('.')
            ? !relative(root, resolve(root, dirname(file), target)).startsWith(WITHOUT_GAME)
            : /^@?taiki\b/.test(target),
        )
        .map(
          (target) =>
            `${file} imports ${target}, but ${WITHOUT_GAME} knows no game: what a game adds is a pack.`,
        ),
    );
}

const MAX_FILES_IN_ROOM = 15;

/** Rooms with a file for each word, card, ruling or command, which grow with what they list. */
const LISTS =
  /^(?:cards\/.*|effects\/language(?:\/\w+)?|effects\/words\/\w+|effects\/questions\/characteristics\/(?:amounts|conditions|filters)|rulings\/scenarios|tools)$/;

function sizeProblems(files: readonly string[]): readonly string[] {
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  return [...sizes]
    .filter(([room, size]) => size > MAX_FILES_IN_ROOM && !LISTS.test(room))
    .map(
      ([room, size]) =>
        `${room}/ holds ${size} files, more than ${MAX_FILES_IN_ROOM}: move those that belong together into a folder.`,
    );
}

/** Rules and the table; not the pure function that the standby chart decides with. */
const ordersPlayers = (file: string): boolean =>
  /^(effects|table)\//.test(file) && !file.startsWith('effects/standby/');

const graph = readGraph();
const workspaces = WORKSPACES.flatMap(sourcesIn).filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
const sources = [...graph.files.keys(), ...workspaces];
const problems = [
  ...backwardImports(graph),
  ...cycleProblems(graph),
  ...xstateProblems(sources),
  ...inspectionProblems(sources),
  ...gameProblems(sources),
  ...sizeProblems(sources),
  ...turnOrderProblems(
    new Map([...graph.files.keys()].filter(ordersPlayers).map((file) => [file, textOf(file)])),
  ),
];
const text = page(graph);
if (process.argv.includes('--check')) {
  const isCurrent = existsSync(join(root, PAGE)) && readFileSync(join(root, PAGE), 'utf8') === text;
  if (!isCurrent) problems.push(`${PAGE} is out of date: run "npm run graph".`);
} else writeFileSync(join(root, PAGE), text);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
