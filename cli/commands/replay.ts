import type { Command } from 'commander';
import { RecordError, replay } from 'taiki';
import { readText } from '../files.ts';
import { Flow } from '../flow.ts';
import type { Host } from '../host.ts';
import { JsonLines } from '../jsonLines.ts';

const EXAMPLES = `
Examples:
  $ taiki run --record duel.taiki                 play a duel and keep it
  $ taiki replay duel.taiki                       print it again
  $ taiki replay duel.taiki --json                the same facts for other programs

A record holds the seed, the decks and every choice. If the duel does not come out as the record says, replay
prints it up to the first difference, says what differs, and exits with 1.
`;

export function addReplay(program: Command, host: Host): void {
  program
    .command('replay')
    .description('print a recorded duel again, and check that it comes out the same')
    .argument('<file>', 'a record, as --record writes it')
    .option('--json', 'print one JSON object a line: every fact, then the result')
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: { readonly json?: true }) => {
      const text = readText(file);
      const telling = options.json ? new JsonLines(host) : new Flow(host);
      try {
        telling.end(replay(text, { onStep: ({ log }) => telling.tell(log) }));
      } catch (cause) {
        if (cause instanceof RecordError) throw new RecordError(`${file}: ${cause.message}`, { cause });
        throw cause;
      }
    });
}
