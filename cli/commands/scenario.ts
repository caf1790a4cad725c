import type { Command } from 'commander';
import { CardError, findCard, OptionsError } from 'taiki';
import type { Play, Scenario, ScenarioQuery } from 'taiki/rulings';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';
import { printNarration } from '../printed/narration.ts';
import { listed } from '../printed/wording.ts';
import { wrapped } from '../printed/wrapped.ts';
import { FAILURES, WANTED } from '../speech/failures/failures.ts';
import { judgingIn } from '../speech/judgingIn.ts';
import type { ScreenLanguage } from '../speech/speech.ts';
import { languageOption } from '../speech/speechIn.ts';
import { exportScenarios } from './scenarioExport.ts';
import { writePicture } from './scenarioPicture.ts';

const EXAMPLES = `
Examples:
  $ taiki scenario --list                     all rulings
  $ taiki scenario --rule 603.2               the rulings about a rule
  $ taiki scenario --card redzone             the rulings with a card
  $ taiki scenario DU-003                     one ruling, step by step
  $ taiki scenario DU-003 --play 2            only its second play
  $ taiki scenario DU-003 --lang ja           in Japanese
  $ taiki scenario DU-003 --picture du3.svg   the map of its turn, with the most on standby
  $ taiki scenario --export rulings           all rulings as JSON for other engines (docs/rulings.md)

Before each decision it shows the effects on standby, in the order they will be processed.
`;

interface ScenarioOptions extends ScenarioQuery {
  readonly list?: true;
  readonly play?: string;
  readonly picture?: string;
  readonly export?: string;
  readonly lang: ScreenLanguage;
}

export function addScenario(program: Command, host: Host): void {
  program
    .command('scenario')
    .description('play a ruling step by step, or list the rulings')
    .argument('[id]', 'the ruling to play, such as DU-003')
    .option('--list', 'list the rulings')
    .option('--rule <number>', 'list the rulings about a rule, such as 603.2')
    .option('--card <name>', 'list the rulings with a card')
    .option(
      '--text <words>',
      'list the rulings with this text in the question, in the ruling or on a card, or about an everyday word',
    )
    .option('--play <play>', 'show only the play with this number or name')
    .option(
      '--picture <file>',
      'write the map of the turn as SVG, at the moment with the most effects on standby',
    )
    .option('--export <folder>', 'write rulings as JSON for other engines: all, the one, or those listed')
    .addOption(languageOption())
    .addHelpText('after', EXAMPLES)
    .action(async (id: string | undefined, options: ScenarioOptions) => {
      checkUse(id, options);
      if (options.export !== undefined)
        await exportScenarios(await chosen(id, options), options.export, host);
      else if (id === undefined || options.list) await list(host, options);
      else await show(host, id, options);
    });
}

const LISTING = ['rule', 'card', 'text'] as const;
const PLAYING = ['play', 'picture'] as const;
const SHOWING = ['list', 'play', 'picture'] as const;

/** An option that would be ignored is a mistake. */
function checkUse(id: string | undefined, options: ScenarioOptions): void {
  const shown = SHOWING.find((option) => options[option] !== undefined);
  if (options.export !== undefined && shown !== undefined)
    throw new Failure(`--export writes rulings and shows none: leave out --${shown}.`);
  const lists = id === undefined || options.list === true;
  const ignored = (lists ? PLAYING : LISTING).find((option) => options[option] !== undefined);
  if (ignored !== undefined && lists)
    throw new Failure(FAILURES.rulingNeeded(ignored, `${options[ignored]}`));
  if (ignored !== undefined) throw new Failure(FAILURES.listsRulings(ignored, `${id}`));
  if (id !== undefined && options.list) throw new Failure(FAILURES.listAlone(id));
}

async function found(query: ScenarioQuery): Promise<readonly Scenario[]> {
  const { searchScenarios } = await import('taiki/rulings');
  const { rule, card, text } = query;
  const all = searchScenarios(query);
  if (all.length > 0) return all;
  const wanted = [
    ...(rule === undefined ? [] : [WANTED.rule(rule)]),
    ...(card === undefined ? [] : [WANTED.card(card)]),
    ...(text === undefined ? [] : [WANTED.text(text)]),
  ].join(', ');
  const problem = FAILURES.rulingNotFound(wanted);
  throw new Failure(card === undefined ? await withRules(problem, text) : `${problem}${namesLike(card)}`);
}

/** Says also where an everyday word without a ruling is looked up. */
async function withRules(problem: string, text: string | undefined): Promise<string> {
  const { rulesCalled } = await import('taiki/rulebook');
  const rules = text === undefined ? [] : rulesCalled(text);
  return text === undefined || rules.length === 0
    ? problem
    : FAILURES.rulesSayIt(problem, rules.join(', '), text);
}

/** The names that a name without a ruling may mean; empty if it is a card's or like none. */
function namesLike(name: string): string {
  try {
    findCard(name);
    return '';
  } catch (cause) {
    if (!(cause instanceof CardError)) throw cause;
    return / Did you mean .*$/.exec(cause.message)?.[0] ?? '';
  }
}

/** The ruling with an id; without one, those that are listed. */
const chosen = async (id: string | undefined, query: ScenarioQuery): Promise<readonly Scenario[]> =>
  id === undefined ? found(query) : [await scenarioOf(id)];

async function list({ print, palette, columns }: Host, { lang, ...query }: ScenarioOptions): Promise<void> {
  const all = await found(query);
  const { rulings } = await judgingIn(lang);
  for (const scenario of all) {
    const { id, rules, status, says, plays } = rulings.ruling(scenario);
    const suffix = status === 'firm' ? '' : ` · ${rulings.status(status)}`;
    print(
      `${palette.bold(id)}  ${palette.dim(`${rules.join(', ')} · ${rulings.plays(plays.length)}${suffix}`)}`,
    );
    for (const line of wrapped(says, columns - 8)) print(`        ${line}`);
  }
  print(palette.dim(rulings.listed(all.length, all[0]?.id ?? 'ID')));
}

async function scenarioOf(id: string): Promise<Scenario> {
  const { findScenario } = await import('taiki/rulings');
  try {
    return findScenario(id);
  } catch (cause) {
    if (!(cause instanceof OptionsError)) throw cause;
    throw new Failure(FAILURES.listAll(cause.message));
  }
}

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

function playsOf({ id, plays }: Scenario, wanted: string | undefined): readonly Play[] {
  if (wanted === undefined) return plays;
  const found = plays.filter(({ name }, index) => String(index + 1) === wanted || has(name, wanted));
  if (found.length > 0) return found;
  const names = plays.map(({ name }, index) => `${index + 1} ${name}`);
  throw new Failure(FAILURES.unknownPlay(wanted, id, listed(names)));
}

async function show(
  host: Host,
  wantedId: string,
  { play: wanted, picture, lang }: ScenarioOptions,
): Promise<void> {
  const found = await scenarioOf(wantedId);
  const { narration, rulings } = await judgingIn(lang);
  const scenario = rulings.ruling(found);
  const { narrate, sourceOf } = await import('taiki/rulings');
  const { print, printError, palette, columns } = host;
  const { id, rules, status, asks, says } = scenario;
  const plays = playsOf(scenario, wanted);
  const [first] = plays;
  if (picture !== undefined && first !== undefined) return writePicture(scenario, first, picture, host);
  const source = sourceOf(scenario);
  print(`${palette.bold(id)} ${palette.dim(`· ${rules.join(', ')} · ${rulings.status(status)}`)}`);
  for (const line of wrapped(asks, columns)) print(palette.bold(line));
  for (const line of wrapped(says, columns)) print(line);
  for (const line of wrapped(rulings.origin(source, status), columns)) print(palette.dim(line));
  if (source !== undefined) print(palette.dim(source.address));
  const failed = plays.filter((play) => {
    const { lines, failure } = narrate(scenario, play, { texts: narration });
    printNarration(host, lines);
    if (failure !== undefined) printError(`${palette.red('error:')} ${failure.message}`);
    return failure !== undefined;
  });
  print('');
  if (failed.length === 0) print(palette.green(rulings.asTheRulingSays(plays.map(({ name }) => name))));
  else if (status === 'unclear') print(rulings.unclear);
  else throw new Failure(`${failed.length} of ${plays.length} plays of ${id} differ from the ruling.`);
}
