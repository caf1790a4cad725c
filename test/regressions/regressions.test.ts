import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  chanceProperties,
  checkRecord,
  engineProperties,
  informationProperties,
  priorityProperties,
} from 'taiki/testing';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.taiki'));

/** Every counterexample that was found, by the property that it broke. To take one in, put its record here. */
describe('what went wrong once goes right', () => {
  test('there are records to play', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  test.each(files)('%s', (file) => {
    checkRecord(readFileSync(`${folder}${file}`, 'utf8'), [
      ...engineProperties,
      ...priorityProperties,
      ...informationProperties,
      ...chanceProperties,
    ]);
  });
});
