import { type Command, InvalidArgumentError, Option } from 'commander';
import { countFrom } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { writeText } from '../files.ts';
import type { Host } from '../host.ts';

const CHARTS = ['duel', 'standby'] as const;
const FORMATS = ['svg', 'mermaid', 'json'] as const;

interface ChartCommand {
  readonly format: (typeof FORMATS)[number];
  readonly depth?: number;
  readonly focus?: string;
  readonly output?: string;
}

const EXAMPLES = `
Examples:
  $ taiki chart --output duel.svg                          the whole chart of a duel
  $ taiki chart --depth 2 --output duel.svg                its steps, without their substates
  $ taiki chart --focus turn.attack.block --output b.svg   one substep
  $ taiki chart standby --format mermaid                   for Markdown

Each state shows the number of the rule that it implements; taiki rules 506.3 prints its text.
`;

function chartFrom(text: string): (typeof CHARTS)[number] {
  const chart = CHARTS.find((one) => one === text);
  if (chart !== undefined) return chart;
  throw new InvalidArgumentError(`Expected ${CHARTS.join(' or ')}.`);
}

export function addChart(program: Command, host: Host): void {
  program
    .command('chart')
    .description('draw the statecharts of the engine')
    .argument('[chart]', 'duel or standby', chartFrom, 'duel')
    .addOption(new Option('--format <format>', 'output format').choices(FORMATS).default('svg'))
    .option('--depth <n>', 'number of state levels to show', countFrom)
    .option('--focus <state>', 'draw only the state with this dotted path, such as turn.attack')
    .option('-o, --output <file>', 'write to a file instead of printing')
    .addHelpText('after', EXAMPLES)
    .action((chart: (typeof CHARTS)[number], options: ChartCommand) => draw(chart, options, host));
}

async function draw(
  chart: (typeof CHARTS)[number],
  { output, ...options }: ChartCommand,
  host: Host,
): Promise<void> {
  const { ChartError, drawChart } = await import('@taiki/inspector');
  try {
    const text = await drawChart({ chart, ...options });
    if (output === undefined) host.print(text.trimEnd());
    else writeText(output, text);
  } catch (cause) {
    if (!(cause instanceof ChartError)) throw cause;
    throw new Failure(cause.message, 1, { cause });
  }
}
