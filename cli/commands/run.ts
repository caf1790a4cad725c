import { type Command, Option } from 'commander';
import { type Agent, createDuel, EngineError, playOut, type Seed } from 'taiki';
import { AGENTS, type AgentNames, agentOf, agentsFrom, seedFrom } from '../arguments.ts';
import { CARDS_OPTION, type CardOptions, cardsFrom, SETS_OPTION } from '../customCards.ts';
import { DEFAULT_DECKS, type DeckOptions, deckNamed, decksChosen, withDeckOptions } from '../deckChoice.ts';
import { mustBeWritable, writeText } from '../files.ts';
import type { Host } from '../host.ts';
import { JsonLines } from '../jsonLines.ts';
import { Flow } from '../printed/flow.ts';
import { Story } from '../printed/story.ts';
import type { Headings, ScreenLanguage } from '../speech/speech.ts';
import { languageOption, speechIn } from '../speech/speechIn.ts';

interface RunOptions extends DeckOptions, CardOptions {
  readonly seed?: Seed;
  readonly agents: AgentNames;
  readonly record?: string;
  readonly json?: true;
  readonly story?: true;
  readonly full?: true;
  readonly lang: ScreenLanguage;
}

const GREEDY_BOTH: AgentNames = ['greedy', 'greedy'];

const EXAMPLES = `
Examples:
  $ taiki run                                     a duel with a random seed, which is printed
  $ taiki run --seed 7                            the same duel every time
  $ taiki run --deck1 mine.txt --agents greedy,random
  $ taiki run --deck mine.txt --cards own.json    custom cards in the deck of both players
  $ taiki run --seed 7 --record duel.taiki        record it for taiki replay duel.taiki
  $ taiki run --seed 7 --json | head -1           one fact per line, for other programs
  $ taiki run --story                             a line or two for each turn, as npm start prints it
  $ taiki run --story --lang ja                   the same in Japanese

The left column is the engine's state; the number on the right is the rule it follows.
`;

export function addRun(program: Command, host: Host): void {
  const command = program
    .command('run')
    .description('play a duel between two agents and print it step by step')
    .option('-s, --seed <n>', 'the same seed, decks and agents give the same duel', seedFrom);
  withDeckOptions(command)
    .option(...CARDS_OPTION)
    .option(...SETS_OPTION)
    .addOption(
      new Option('--agents <p1,p2>', `the agents: ${AGENTS.join(', ')}`)
        .argParser(agentsFrom)
        .default(GREEDY_BOTH, GREEDY_BOTH.join()),
    )
    .option('--record <file>', 'write a record for taiki replay')
    .addOption(
      new Option('--json', 'print one JSON object per line: every fact, then the result').conflicts('story'),
    )
    .option('--story', 'print a line or two for each turn, a screen or two in all')
    .option('--full', 'print every step; overrides --story, as in npm start -- --full')
    .addOption(languageOption())
    .addHelpText('after', EXAMPLES)
    .action((options: RunOptions) => run(options, host));
}

async function run(options: RunOptions, host: Host): Promise<void> {
  const { agents, record, json } = options;
  mustBeWritable(record);
  const { p1, p2 } = decksChosen(options);
  const seed = options.seed ?? host.randomSeed();
  const cards = await cardsFrom(options);
  const setup = { decks: { p1: deckNamed(p1), p2: deckNamed(p2) }, cards };
  const duel = createDuel({ ...setup, seed });
  const isStory = options.story === true && options.full !== true;
  const speech = await speechIn(options.lang);
  const printer = json ? new JsonLines(host) : isStory ? new Story(host, speech) : new Flow(host, speech);
  if (!json) host.print(speech.headings.seats(String(seed), [agents[0], p1], [agents[1], p2]));
  const watched = (agent: Agent): Agent => {
    return (view, decision, known) => {
      printer.printNew(duel.log);
      return agent(view, decision, known);
    };
  };
  try {
    playOut(duel, {
      p1: watched(agentOf(agents[0], 'p1', seed, setup)),
      p2: watched(agentOf(agents[1], 'p2', seed, setup)),
    });
  } catch (cause) {
    if (cause instanceof EngineError && record !== undefined) writeText(record, cause.record);
    throw cause;
  }
  printer.printNew(duel.log);
  printer.end(duel);
  if (record !== undefined) writeText(record, duel.record());
  if (!json)
    host.print(host.palette.dim(repeatCommand(options, seed, isStory ? 'story' : 'flow', speech.headings)));
}

function repeatCommand(options: RunOptions, seed: Seed, printed: 'story' | 'flow', said: Headings): string {
  const { agents, cards, sets = [], record, lang } = options;
  const { p1, p2 } = decksChosen(options);
  const quoted = (text: string) => (/^[\w./,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
  const again = [
    `taiki run --seed ${seed}`,
    ...(p1 === DEFAULT_DECKS.p1 ? [] : [`--deck1 ${quoted(p1)}`]),
    ...(p2 === DEFAULT_DECKS.p2 ? [] : [`--deck2 ${quoted(p2)}`]),
    ...(sets.length === 0 ? [] : [`--sets ${sets.join(',')}`]),
    ...(cards === undefined ? [] : [`--cards ${quoted(cards)}`]),
    ...(agents.every((agent) => agent === 'greedy') ? [] : [`--agents ${agents.join(',')}`]),
    ...(lang === 'en' ? [] : [`--lang ${lang}`]),
  ].join(' ');
  const repeat = printed === 'story' ? `${said.everyStep} npx` : said.again;
  return record === undefined
    ? `${repeat} ${again}`
    : `${said.recorded(record)} taiki replay ${quoted(record)}${lang === 'en' ? '' : ` --lang ${lang}`}`;
}
