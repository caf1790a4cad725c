import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule that is broken on purpose, to see whether a scenario notices. */
export interface Fault {
  readonly name: string;
  /** The rule that is broken. */
  readonly rule: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Import declarations that the replacement needs. */
  readonly imports?: string;
  /** Scenarios that must be among those that catch it. */
  readonly expectedBy?: readonly string[];
  /** No ruling speaks of it: this file of tests sees it, and is run in place of the scenarios. */
  readonly seenBy?: `test/${string}.test.ts`;
}

/** The text with the fault in it. */
export function brokenText({ name, file, find, replace, imports }: Fault, text: string): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `"${name}": its text occurs ${text.split(find).length - 1} times in ${file}, it must occur once:\n${find}`,
    );
  const broken = `${before}${replace}${after}`;
  return imports === undefined ? broken : `${imports}\n${broken}`;
}

/** Writes the fault into a copy of the sources. Gives back what takes it out again. */
export function breakFile(fault: Fault, folder: string): () => void {
  const path = join(folder, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, brokenText(fault, text));
  return () => writeFileSync(path, text);
}
