import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Host, paletteFor } from '../../cli/host.ts';
import { taiki } from '../../cli/main.ts';

export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

export interface Pages {
  readonly host: Host;
  readonly out: readonly string[];
  readonly errors: readonly string[];
}

/** A world without a terminal that keeps what is printed. */
export function pages(changes: Partial<Host> = {}): Pages {
  const out: string[] = [];
  const errors: string[] = [];
  const host: Host = {
    print: (line) => out.push(line),
    printError: (line) => errors.push(line),
    palette: paletteFor('plain'),
    columns: 100,
    interactive: false,
    randomSeed: () => 4,
    secretSeed: () => `chacha20:${'4'.repeat(64)}`,
    ...changes,
  };
  return { host, out, errors };
}

/** Runs a command line in this process. */
export async function runTaiki(...argv: readonly string[]): Promise<Printed> {
  const { host, out, errors } = pages();
  const code = await taiki(argv, host);
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

export const temporaryPath = (name: string): string => join(mkdtempSync(join(tmpdir(), 'taiki-cli-')), name);

export function temporaryFile(name: string, text: string): string {
  const path = temporaryPath(name);
  writeFileSync(path, text);
  return path;
}
