import { join } from 'node:path';
import type { Scenario } from 'taiki/rulings';
import { makeDirectory, writeText } from '../files.ts';
import type { Host } from '../host.ts';

const SCHEMA_FILE = 'ruling.schema.json';

const printed = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Writes rulings as JSON that other engines can run, one file each, and the schema of these files. */
export async function exportScenarios(
  found: readonly Scenario[],
  folder: string,
  { print }: Pick<Host, 'print'>,
): Promise<void> {
  const { fixtureSchema, rulingFixture } = await import('taiki/rulings');
  makeDirectory(folder);
  for (const scenario of found)
    writeText(
      join(folder, `${scenario.id}.json`),
      printed({ $schema: `./${SCHEMA_FILE}`, ...rulingFixture(scenario) }),
    );
  writeText(join(folder, SCHEMA_FILE), printed(fixtureSchema));
  print(
    `Wrote ${found.length} ${found.length === 1 ? 'ruling' : 'rulings'} and ${SCHEMA_FILE} to ${folder}. How to run them: docs/rulings.md.`,
  );
}
