import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the documentation, from its source. */
export interface Guide {
  /** Its path in the repository: `docs/agents.md`. */
  readonly source: string;
  /** Its path in the site: `docs/agents.html`. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly group: GuideGroup;
}

/** What somebody looks for: how to use it, how to work on it, what is generated from the code, or why it is as it is. */
export const GUIDE_GROUPS = ['Using it', 'Working on it', 'Reference', 'Decisions'] as const;
export type GuideGroup = (typeof GUIDE_GROUPS)[number];

/** Pages outside docs/, and those in docs/ that are not reference, in the order in which they are listed. */
const LISTED: Readonly<Record<string, GuideGroup>> = {
  'README.md': 'Using it',
  'docs/embedding.md': 'Using it',
  'docs/tab.md': 'Using it',
  'docs/playing.md': 'Using it',
  'docs/agents.md': 'Using it',
  'docs/learning.md': 'Using it',
  'docs/inspector.md': 'Using it',
  'docs/writing-cards.md': 'Using it',
  'docs/own-cards.md': 'Using it',
  'docs/testing.md': 'Using it',
  'docs/puzzles.md': 'Using it',
  'docs/hosting.md': 'Using it',
  'docs/chance.md': 'Using it',
  'docs/simulation.md': 'Using it',
  'python/README.md': 'Using it',
  'server/README.md': 'Using it',
  'queue/README.md': 'Using it',
  'CONTRIBUTING.md': 'Working on it',
  'rulings/README.md': 'Working on it',
  'reader/README.md': 'Working on it',
  'inspector/README.md': 'Working on it',
  'site/README.md': 'Working on it',
  'CHANGELOG.md': 'Working on it',
  'SECURITY.md': 'Working on it',
};

/** The top-level heading. */
const TITLE = /^# (.+)$/m;

/** `docs/decisions/README.md` becomes `docs/decisions/readme.html`, as `index.html` is a list of the site. */
const pathOf = (source: string): string =>
  source.replace(/README\.md$/, 'readme.md').replace(/\.md$/, '.html');

const groupOf = (source: string): GuideGroup =>
  LISTED[source] ?? (source.startsWith('docs/decisions/') ? 'Decisions' : 'Reference');

/** Reads the pages of the documentation: those listed, and everything in docs/. */
export function readGuides(root: string): readonly Guide[] {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'))
    .toSorted();
  return [...new Set([...Object.keys(LISTED), ...inDocs])]
    .filter((source) => existsSync(join(root, source)))
    .map((source) => {
      const text = readFileSync(join(root, source), 'utf8');
      const title = source === 'README.md' ? 'Overview' : (TITLE.exec(text)?.[1] ?? source);
      return { source, path: pathOf(source), title: title.replaceAll('`', ''), text, group: groupOf(source) };
    });
}
