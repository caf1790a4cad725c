import { spaced } from '../../engine/views/wording.ts';
import type { ShrunkRecord } from './shrinkRecord.ts';

const inTemplate = (text: string): string => text.replace(/[\\`]|\$\{/g, (part) => `\\${part}`);

const inQuotes = (text: string): string => `'${text.replace(/[\\']/g, (part) => `\\${part}`)}'`;

/** A test file for a record: it fails as long as the property does. The property is one of this package. */
export function printRecordTest({ record, counterexample, choices }: ShrunkRecord): string {
  const { name, rule, says } = counterexample.property;
  return [
    "import { checkRecord, findProperty } from 'taiki/testing';",
    "import { test } from 'vitest';",
    '',
    ...choices.map((choice) =>
      'concedes' in choice
        ? `// ${choice.concedes} concedes`
        : `// ${choice.player} is asked "${spaced(choice.kind)}": ${choice.text}`,
    ),
    `const record = \`${inTemplate(record)}\`;`,
    '',
    `test(${inQuotes(`${rule === undefined ? '' : `${rule} `}${says}`)}, () => {`,
    `  checkRecord(record, [findProperty(${inQuotes(name)})]);`,
    '});',
    '',
  ].join('\n');
}
