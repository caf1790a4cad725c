import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An event that a case sends. */
export interface SentEvent {
  readonly name: string;
  readonly data?: unknown;
}

/** A case of the public SCXML test framework: a document, and the innermost states expected at first and after each event. */
export interface ScxmlCase {
  readonly name: string;
  readonly document: string;
  readonly script: {
    readonly initialConfiguration: readonly string[];
    readonly events: readonly {
      readonly event: SentEvent;
      readonly nextConfiguration: readonly string[];
      /** How many milliseconds to wait before the event. */
      readonly after?: number;
    }[];
  };
}

const ROOT = fileURLToPath(new URL('framework/', import.meta.url));

/** Every case of the framework, by its path. Documents without a script are parts of others. */
export const SCXML_CASES: readonly ScxmlCase[] = filesOf(ROOT)
  .filter((path, _index, all) => path.endsWith('.scxml') && all.includes(scriptOf(path)))
  .map((path) => ({
    name: path.slice(0, -'.scxml'.length),
    document: readFileSync(join(ROOT, path), 'utf8'),
    script: JSON.parse(readFileSync(join(ROOT, scriptOf(path)), 'utf8')),
  }));

function filesOf(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.startsWith('test'))
    .toSorted();
}

function scriptOf(path: string): string {
  return path.replace(/\.scxml$/, '.json');
}
