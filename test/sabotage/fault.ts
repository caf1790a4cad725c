import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule broken on purpose, to check that a test notices. */
export interface Fault {
  readonly name: string;
  /** The number of the broken rule. */
  readonly rule: string;
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Import declarations that the replacement needs. */
  readonly imports?: string;
  /** Scenarios that must fail with the fault. */
  readonly expectedBy?: readonly string[];
  /** The test file to run instead of the scenarios, if no ruling covers the rule. */
  readonly seenBy?: `test/${string}.test.ts`;
}

/** The source text with the fault. */
export function brokenText({ name, file, find, replace, imports }: Fault, text: string): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `"${name}": the text to replace occurs ${text.split(find).length - 1} times in ${file}, expected once:\n${find}`,
    );
  const broken = `${before}${replace}${after}`;
  return imports === undefined ? broken : `${imports}\n${broken}`;
}

/** Plants the fault in a copy of the sources. Returns a function that removes it. */
export function breakFile(fault: Fault, folder: string): () => void {
  const path = join(folder, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, brokenText(fault, text));
  return () => writeFileSync(path, text);
}
