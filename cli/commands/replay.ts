import type { Command } from 'commander';
import { RecordError, replay } from 'taiki';
import { readText } from '../files.ts';
import type { Host } from '../host.ts';
import { JsonLines } from '../jsonLines.ts';
import { Flow } from '../printed/flow.ts';

const EXAMPLES = `
Examples:
  $ taiki run --record duel.taiki                 play a duel and record it
  $ taiki replay duel.taiki                       print it again
  $ taiki replay duel.taiki --json                the same facts as JSON, for other programs

A record contains the seed, the decks and every choice. If the replayed duel differs from the record, replay prints it up to the
first difference, reports that difference, and exits with code 1.
`;

export function addReplay(program: Command, host: Host): void {
  program
    .command('replay')
    .description('replay a recorded duel and check that it matches the record')
    .argument('<file>', 'a record written by --record')
    .option('--json', 'print one JSON object per line: every fact, then the result')
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: { readonly json?: true }) => {
      const text = readText(file);
      const printer = options.json ? new JsonLines(host) : new Flow(host);
      try {
        printer.end(replay(text, { onStep: ({ log }) => printer.printNew(log) }));
      } catch (cause) {
        if (cause instanceof RecordError) throw new RecordError(`${file}: ${cause.message}`, { cause });
        throw cause;
      }
    });
}
