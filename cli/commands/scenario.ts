import type { Command } from 'commander';
import { OptionsError } from 'taiki';
import type { Play, Scenario, ScenarioQuery } from 'taiki/rulings';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';
import { printNarration } from '../narration.ts';
import { listed } from '../wording.ts';
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

interface ScenarioOptions extends ScenarioQuery {
  readonly list?: true;
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
      if (id === undefined || options.list) await list(host, options);
      else await show(host, id, options);
    });
}

async function list({ print, palette, columns }: Host, query: ScenarioQuery): Promise<void> {
  const { searchScenarios } = await import('taiki/rulings');
  const { rule, card, text } = query;
  const found = searchScenarios(query);
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

async function scenarioOf(id: string): Promise<Scenario> {
  const { findScenario } = await import('taiki/rulings');
  try {
    return findScenario(id);
  } catch (cause) {
    if (!(cause instanceof OptionsError)) throw cause;
    throw new Failure(`${cause.message} All of them: taiki scenario --list.`);
  }
}

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

function playsOf({ id, plays }: Scenario, wanted: string | undefined): readonly Play[] {
  if (wanted === undefined) return plays;
  const found = plays.filter(({ name }, index) => String(index + 1) === wanted || has(name, wanted));
  if (found.length > 0) return found;
  const names = plays.map(({ name }, index) => `${index + 1} ${name}`);
  throw new Failure(`${id} has no play "${wanted}". Plays: ${listed(names)}.`);
}

async function show(host: Host, wantedId: string, { play: wanted }: ScenarioOptions): Promise<void> {
  const scenario = await scenarioOf(wantedId);
  const { narrate } = await import('taiki/rulings');
  const { print, complain, palette, columns } = host;
  const { id, rules, status, says } = scenario;
  const plays = playsOf(scenario, wanted);
  print(`${palette.bold(id)} ${palette.dim(`· ${rules.join(', ')} · ${status}`)}`);
  for (const line of wrapped(says, columns)) print(line);
  const failed = plays.filter((play) => {
    const { lines, failure } = narrate(scenario, play);
    printNarration(host, lines);
    if (failure !== undefined) complain(`${palette.red('error:')} ${failure.message}`);
    return failure !== undefined;
  });
  print('');
  if (failed.length === 0)
    print(palette.green(`It goes as the ruling says: ${listed(plays.map(({ name }) => name))}`));
  else if (status === 'unclear') print('The sources are unclear here, and it goes otherwise.');
  else throw new Failure(`${failed.length} of ${plays.length} plays of ${id} do not go as the ruling says.`);
}
