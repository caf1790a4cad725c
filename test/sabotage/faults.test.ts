import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ids } from '../scenarios/ids.ts';
import { brokenText } from './fault.ts';
import { faults } from './faults/index.ts';
import { propertyFaults } from './propertyFaults.ts';
import { root } from './workCopy.ts';

const all = [...new Set([...faults, ...propertyFaults])];

test.each(all)('$name: the text to replace occurs once', (fault) => {
  const text = readFileSync(join(root, fault.file), 'utf8');
  expect(brokenText(fault, text)).not.toBe(text);
});

test.each(all)('$name: what it imports is there', ({ file, imports = '' }) => {
  const paths = [...imports.matchAll(/from '([^']+)'/g)].map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(join(root, dirname(file), path)))).toEqual([]);
});

test('faults have unique names and expect rulings that exist', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(faults.flatMap(({ expectedBy = [] }) => expectedBy).filter((id) => !ids.includes(id))).toEqual([]);
});
