import { type Command, InvalidArgumentError } from 'commander';
import { RecordError } from 'taiki';
import { readText, writeText } from '../files.ts';
import type { Host } from '../host.ts';

const EXAMPLES = `
Examples:
  $ taiki shrink duel.taiki --property cardsConserved             a test to paste, with the smallest record that fails
  $ taiki shrink duel.taiki --property duelsPlay --record small.taiki

The properties are those of taiki/testing; duelsPlay means that the engine does not fail. The test goes to standard output, the
report to the standard error.
`;

interface ShrinkOptions {
  readonly property: string;
  readonly record?: string;
  readonly tries: number;
}

function triesFrom(text: string): number {
  const tries = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(tries)) return tries;
  throw new InvalidArgumentError('Expected an integer of at least 0.');
}

export function addShrink(program: Command, host: Host): void {
  program
    .command('shrink')
    .description('shrink a record on which a property fails')
    .argument('<file>', 'a record')
    .requiredOption('--property <name>', 'the property that fails, such as cardsConserved')
    .option('--record <file>', 'also write the shrunk record')
    .option('--tries <n>', 'how many duels to play', triesFrom, 2000)
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: ShrinkOptions) => shrink(host, file, options));
}

async function shrink(host: Host, file: string, { property, record, tries }: ShrinkOptions): Promise<void> {
  const text = readText(file);
  const { findProperty, printCounterexample, printRecordTest, shrinkRecord } = await import('taiki/testing');
  const wanted = findProperty(property);
  try {
    const shrunk = shrinkRecord(text, wanted, { tries });
    host.printError(
      printCounterexample(shrunk.counterexample, record ?? 'FILE', [
        `Shrunk by playing ${shrunk.tries} duels.`,
      ]),
    );
    host.print(printRecordTest(shrunk).trimEnd());
    if (record !== undefined) writeText(record, shrunk.record);
  } catch (cause) {
    if (cause instanceof RecordError) throw new RecordError(`${file}: ${cause.message}`, { cause });
    throw cause;
  }
}
