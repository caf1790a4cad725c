import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FRAME = /file:\/\/\S+\/bundled-sources\/\S+?\.js:\d+:\d+/g;
const maps = new Map<string, SourceMap>();

function mapOf(file: string): SourceMap {
  const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  maps.set(file, map);
  return map;
}

function sourceOf(frame: string): string {
  const [, url = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(frame) ?? [];
  const file = fileURLToPath(url);
  const entry = mapOf(file).findEntry(Number(line) - 1, Number(column) - 1);
  return 'originalSource' in entry
    ? `${join(dirname(file), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    : frame;
}

/** Traces name the sources instead of their bundle; vite does so only for what it has loaded itself. */
const prepare = Error.prepareStackTrace;
if (prepare !== undefined && prepare.name !== 'inSources')
  Error.prepareStackTrace = function inSources(error, sites) {
    const stack: unknown = prepare(error, sites);
    return typeof stack === 'string' ? stack.replaceAll(FRAME, sourceOf) : stack;
  };
