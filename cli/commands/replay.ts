import type { Command } from 'commander';
import { RecordError, replay } from 'taiki';
import { readText } from '../files.ts';
import type { Host } from '../host.ts';
import { JsonLines } from '../jsonLines.ts';
import { Flow } from '../printed/flow.ts';
import type { ScreenLanguage } from '../speech/speech.ts';
import { languageOption, speechIn } from '../speech/speechIn.ts';

const EXAMPLES = `
Examples:
  $ taiki run --record duel.taiki                 play a duel and record it
  $ taiki replay duel.taiki                       print it again
  $ taiki replay duel.taiki --lang ja             the same in Japanese
  $ taiki replay duel.taiki --json                the same facts as JSON, for other programs

A record contains the seed, the decks and every choice. If the replayed duel differs from the record, replay prints it up to the
first difference, reports that difference, and exits with code 1.
`;

interface ReplayOptions {
  readonly json?: true;
  readonly lang: ScreenLanguage;
}

export function addReplay(program: Command, host: Host): void {
  program
    .command('replay')
    .description('replay a recorded duel and check that it matches the record')
    .argument('<file>', 'a record written by --record')
    .option('--json', 'print one JSON object per line: every fact, then the result')
    .addOption(languageOption())
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, { json, lang }: ReplayOptions) => {
      const text = readText(file);
      const printer = json ? new JsonLines(host) : new Flow(host, await speechIn(lang));
      try {
        printer.end(replay(text, { onStep: ({ log }) => printer.printNew(log) }));
      } catch (cause) {
        if (cause instanceof RecordError) throw new RecordError(`${file}: ${cause.message}`, { cause });
        throw cause;
      }
    });
}
