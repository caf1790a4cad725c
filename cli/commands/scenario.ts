import type { Command } from 'commander';
import type { Play, Scenario } from 'taiki/rulings';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';
import { Narrator } from '../scenario/narrator.ts';
import { listed } from '../sentences.ts';
import { wrapped } from '../wrapped.ts';

const EXAMPLES = `
Examples:
  $ taiki scenario --list                     all rulings that can be played
  $ taiki scenario --list --rule 603.2        those about a rule
  $ taiki scenario --list --card redzone      those with a card
  $ taiki scenario DU-003                     one of them, step by step
  $ taiki scenario DU-003 --play 2            only the second way in which it goes

Before each decision it shows what waits on standby, in the order in which it will be taken: the first is next.
`;

interface ScenarioOptions {
  readonly list?: true;
  readonly rule?: string;
  readonly card?: string;
  readonly text?: string;
  readonly play?: string;
}

export function addScenario(program: Command, host: Host): void {
  program
    .command('scenario')
    .description('play a ruling step by step, or list the rulings')
    .argument('[id]', 'the ruling to play, such as DU-003')
    .option('--list', 'list the rulings')
    .option('--rule <number>', 'list those about a rule, such as 603.2')
    .option('--card <name>', 'list those with a card')
    .option('--text <words>', 'list those that say this')
    .option('--play <play>', 'the number or the name of the only play to show')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string | undefined, options: ScenarioOptions) => {
      const { scenarios } = await import('taiki/rulings');
      if (id === undefined || options.list) list(host, scenarios, options);
      else await show(host, scenarioOf(id, scenarios), options);
    });
}

/** Whether a rule is this one, or one below it: `603.2e` is below `603.2`, `603.21` is not. */
const isUnder = (rule: string, wanted: string): boolean =>
  rule === wanted || (rule.startsWith(wanted) && !/^\d/.test(rule.slice(wanted.length)));

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

function list(host: Host, scenarios: readonly Scenario[], { rule, card, text }: ScenarioOptions): void {
  const { print, palette, columns } = host;
  const found = scenarios.filter(
    ({ rules, says, begin, plays }) =>
      (rule === undefined || rules.some((one) => isUnder(one, rule))) &&
      (card === undefined || has(JSON.stringify([begin, plays]), card)) &&
      (text === undefined || has(says, text)),
  );
  const wanted = [
    ...(rule === undefined ? [] : [`about rule ${rule}`]),
    ...(card === undefined ? [] : [`with a card "${card}"`]),
    ...(text === undefined ? [] : [`that says "${text}"`]),
  ].join(' and ');
  if (found.length === 0) throw new Failure(`There is no scenario ${wanted}.`);
  for (const { id, rules, status, says, plays } of found) {
    const number = plays.length === 1 ? '1 play' : `${plays.length} plays`;
    const known = status === 'firm' ? '' : ` · ${status}`;
    print(`${palette.bold(id)}  ${palette.dim(`${rules.join(', ')} · ${number}${known}`)}`);
    for (const line of wrapped(says, columns - 8)) print(`        ${line}`);
  }
  print(palette.dim(`${found.length} scenarios. One of them: taiki scenario ${found[0]?.id ?? 'ID'}`));
}

/** `du-3` means `DU-003`. */
function settled(id: string): string {
  const [, page, number] = /^([a-z]+)-?(\d+)$/i.exec(id.trim()) ?? [];
  return page === undefined || number === undefined
    ? id.trim().toUpperCase()
    : `${page.toUpperCase()}-${number.padStart(3, '0')}`;
}

const NEAR = 3;

function scenarioOf(id: string, scenarios: readonly Scenario[]): Scenario {
  const wanted = settled(id);
  const found = scenarios.find((one) => one.id === wanted);
  if (found !== undefined) return found;
  const [page, number] = wanted.split('-');
  const away = (one: Scenario) => Math.abs(Number(one.id.split('-')[1]) - Number(number));
  const near = scenarios.filter((one) => one.id.startsWith(`${page}-`)).sort((a, b) => away(a) - away(b));
  const pages = [...new Set(scenarios.map((one) => one.id.replace(/\d+$/, '')))].map((one) => `${one}...`);
  const suggestion =
    near.length === 0
      ? `Scenarios are called ${pages.join(', ')}`
      : `Near it: ${near
          .slice(0, NEAR)
          .map((one) => one.id)
          .join(', ')}`;
  throw new Failure(`There is no scenario "${id}". ${suggestion}. All of them: taiki scenario --list.`);
}

function playsOf({ id, plays }: Scenario, wanted: string | undefined): readonly Play[] {
  if (wanted === undefined) return plays;
  const found = plays.filter(({ name }, index) => String(index + 1) === wanted || has(name, wanted));
  if (found.length > 0) return found;
  const names = plays.map(({ name }, index) => `${index + 1} ${name}`);
  throw new Failure(`${id} has no play "${wanted}". Plays: ${listed(names)}.`);
}

async function show(host: Host, scenario: Scenario, { play: wanted }: ScenarioOptions): Promise<void> {
  const { runScenario, ScenarioError } = await import('taiki/rulings');
  const { print, complain, palette, columns } = host;
  const { id, rules, status, says } = scenario;
  const plays = playsOf(scenario, wanted);
  print(`${palette.bold(id)} ${palette.dim(`· ${rules.join(', ')} · ${status}`)}`);
  for (const line of wrapped(says, columns)) print(line);
  const failed = plays.filter((play) => {
    const narrator = new Narrator(host);
    narrator.opening(scenario, play);
    try {
      runScenario(scenario, play, 'as written', (moment) => narrator.see(moment));
      return false;
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      complain(`${palette.red('error:')} ${error.message}`);
      return true;
    }
  });
  print('');
  if (failed.length === 0)
    print(palette.green(`It goes as the ruling says: ${listed(plays.map(({ name }) => name))}`));
  else if (status === 'unclear') print('The sources are unclear here, and it goes otherwise.');
  else throw new Failure(`${failed.length} of ${plays.length} plays of ${id} do not go as the ruling says.`);
}
