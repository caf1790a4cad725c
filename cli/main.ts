import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { TaikiError } from 'taiki';
import { addAdmin } from './admin/admin.ts';
import { addArena } from './arena/arena.ts';
import { addChart } from './chart/chart.ts';
import { addCards } from './commands/cards.ts';
import { addCheck } from './commands/check.ts';
import { addDecks } from './commands/decks.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addRun } from './commands/run.ts';
import { addScenario } from './commands/scenario.ts';
import { addShrink } from './commands/shrink.ts';
import { addSolve } from './commands/solve.ts';
import { Failure } from './failure.ts';
import { fitHelp } from './helpText.ts';
import { type Host, processHost } from './host.ts';
import { addInspect } from './inspect/inspect.ts';
import { addJudge } from './judge/judge.ts';
import { addMcp } from './mcp/mcp.ts';
import { addWork } from './queue/work.ts';
import { addServe } from './serve/serve.ts';
import { addSimulate } from './simulate/simulate.ts';
import { type FailureTexts, failureTextsIn } from './speech/failures/failureTexts.ts';
import type { ScreenLanguage } from './speech/speech.ts';

const manifest = createRequire(import.meta.url)('@taiki/cli/package.json') as { version: string };

const EXAMPLES = `
Examples:
  $ taiki run             watch two agents play a duel
  $ taiki play            play against an agent
  $ taiki help run        all options of a command
`;

/** In which language a command line asks to be answered, also one that cannot be parsed. */
function languageOf(argv: readonly string[]): ScreenLanguage {
  const at = argv.lastIndexOf('--lang');
  return argv.includes('--lang=ja') || (at >= 0 && argv[at + 1] === 'ja') ? 'ja' : 'en';
}

function commandLine(host: Host, { commandProblem, helpHint }: FailureTexts): Command {
  const trimmed = (write: (line: string) => void) => (text: string) => write(text.replace(/\n$/, ''));
  const program = new Command('taiki')
    .description('Play, inspect and simulate Duel Masters duels')
    .version(manifest.version)
    .exitOverride()
    .configureOutput({
      writeOut: trimmed((text) => host.print(fitHelp(text, host.columns))),
      writeErr: trimmed(host.printError),
      outputError: (text, write) => write(commandProblem(text)),
      getOutHelpWidth: () => host.columns,
      getErrHelpWidth: () => host.columns,
    })
    .showHelpAfterError(helpHint)
    .addHelpText('after', EXAMPLES);
  addPlay(program, host);
  addRun(program, host);
  addReplay(program, host);
  addCheck(program, host);
  addDecks(program, host);
  addCards(program, host);
  addRules(program, host);
  addScenario(program, host);
  addJudge(program, host);
  addShrink(program, host);
  addSolve(program, host);
  addPerft(program, host);
  addInspect(program, host);
  addChart(program, host);
  addServe(program, host);
  addMcp(program, host);
  addAdmin(program, host);
  addSimulate(program, host);
  addWork(program, host);
  addArena(program, host);
  return program;
}

/** A message in which control characters, such as those of a binary file, are written as JSON writes them. */
const printable = (message: string): string =>
  message.replace(/[^\P{Cc}\n]/gu, (character) => JSON.stringify(character).slice(1, -1));

/** Runs a command line, given without the program name, and returns its exit code. */
export async function taiki(argv: readonly string[], host: Host = processHost()): Promise<number> {
  const texts = await failureTextsIn(languageOf(argv));
  const program = commandLine(host, texts);
  if (argv.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (!(error instanceof Failure || error instanceof TaikiError)) throw error;
    host.printError(
      `${host.palette.red(texts.error)}${texts.space}${printable(texts.failure(error.message))}`,
    );
    return error instanceof Failure ? error.exitCode : 1;
  }
}
