import { type Command, Option } from 'commander';
import {
  type Agent,
  createDuel,
  type Decision,
  type Duel,
  EngineError,
  opponentOf,
  type Player,
} from 'taiki';
import { answerTo } from '../answers.ts';
import { AGENTS, agentSeed, playerFrom, seedFrom } from '../arguments.ts';
import { CARDS_OPTION, cardsFrom, SETS_OPTION } from '../customCards.ts';
import { DEFAULT_DECKS, deckNamed } from '../deckChoice.ts';
import { Failure } from '../failure.ts';
import { mustBeWritable, writeText } from '../files.ts';
import type { Host } from '../host.ts';
import { newsFor } from '../news.ts';
import { type PlayOptions, playOnScreen } from '../play/playOnScreen.ts';
import { drawBoard } from '../printed/board.ts';
import { addCustomCards, namesIn } from '../printed/cardFacts.ts';
import { wrapped } from '../printed/wrapped.ts';
import { Interrupted, type Prompter, terminalPrompter } from '../prompter.ts';
import { type AgentSource, agentLabel, agentSourceFrom, makerOf } from '../simulate/agentSource.ts';
import { FAILURES } from '../speech/failures/failures.ts';
import type { ScreenLanguage, Speech } from '../speech/speech.ts';
import { languageOption, speechIn } from '../speech/speechIn.ts';

/** What is needed to play line by line. */
type PlainOptions = Pick<
  PlayOptions,
  'as' | 'against' | 'deck' | 'opponentDeck' | 'cards' | 'seed' | 'record'
> & { readonly lang?: ScreenLanguage };

const EXAMPLES = `
Examples:
  $ taiki play                                    with a starter deck, against the greedy agent
  $ taiki play --against random --as p2           against the random agent, which goes first
  $ taiki play --against search                   against the agent that searches
  $ taiki play --against ./mine.js                against your own agent: docs/agents.md
  $ taiki play --hotseat                          two people at one terminal
  $ taiki play --deck mine.txt --record duel.taiki
  $ taiki play --resume taiki-play.json           go on with a duel that was saved with s

You see only what a player at the table would see. p1 goes first and does not draw on the first turn.
The terminal needs 80 x 24 characters; with --plain, questions are asked line by line instead.

Type the number of a choice, then Enter. 0 goes on or does nothing, except where an amount is asked.
To choose several, type all their numbers (1 3); in an order, 2 1 3; two that are alike, 1 1. Or use the
arrow keys, Space to mark, and Enter. Enter alone does nothing.

  ?  help on the decision, and why something is not possible
  r  read a card (2r: that of choice 2)
  z  graveyards, mana and all other zones by name
  l  all that has happened
  /  list only the choices that contain a word
  u  take back the last answer
  s  save
  c  concede
  q  leave

An answer can be taken back until somebody has seen a hidden card because of it, or the opponent has
chosen something. docs/playing.md shows the screen.
`;

const SAVE = 'taiki-play.json';

/** Options that a saved duel has settled. */
const OF_A_NEW_DUEL = ['as', 'against', 'hotseat', 'deck', 'opponentDeck', 'cards', 'sets', 'seed'];

export function addPlay(program: Command, host: Host): void {
  program
    .command('play')
    .description('play a duel in the terminal, against an agent or another person')
    .option('--as <player>', 'the player you control: p1 goes first', playerFrom, 'p1' as Player)
    .addOption(
      new Option('--against <agent>', `the opponent: ${AGENTS.join(', ')}, or the file of an agent`)
        .argParser(agentSourceFrom)
        .default('greedy' as AgentSource),
    )
    .addOption(
      new Option('--hotseat', 'two people play at this terminal, taking turns').conflicts(['against', 'as']),
    )
    .option('--deck <deck>', 'your deck (with --hotseat, of p1): the name of a starter deck or a file')
    .option('--opponent-deck <deck>', "the opponent's deck")
    .option(...CARDS_OPTION)
    .option(...SETS_OPTION)
    .option('-s, --seed <n>', 'seed of the duel: the same seed deals the same cards', seedFrom)
    .option('--record <file>', 'write a record for taiki replay, even if you leave early')
    .option('--save <file>', 'where the key s saves the duel', SAVE)
    .addOption(new Option('--resume <file>', 'go on with a saved duel').conflicts(OF_A_NEW_DUEL))
    .addOption(
      new Option('--plain', 'ask line by line, for screen readers and small terminals').conflicts([
        'hotseat',
        'resume',
      ]),
    )
    .addOption(languageOption())
    .addHelpText('after', EXAMPLES)
    .action(
      async ({
        plain,
        lang,
        ...options
      }: PlayOptions & { readonly plain?: true; readonly lang: ScreenLanguage }) => {
        if (!host.interactive) {
          throw new Failure(FAILURES.noTerminal);
        }
        if (plain) await play({ ...options, lang }, host, terminalPrompter());
        else await playOnScreen({ ...options, lang }, host);
      },
    );
}

/** Plays a duel line by line with a person until it ends or they leave. */
export async function play(options: PlainOptions, host: Host, prompter: Prompter): Promise<void> {
  const { as: player, against, record } = options;
  mustBeWritable(record);
  const seed = options.seed ?? host.secretSeed();
  const decks = {
    [player]: deckNamed(options.deck ?? DEFAULT_DECKS[player]),
    [opponentOf(player)]: deckNamed(options.opponentDeck ?? DEFAULT_DECKS[opponentOf(player)]),
  } as Record<Player, ReturnType<typeof deckNamed>>;
  const cards = await cardsFrom(options);
  addCustomCards(cards);
  const duel = createDuel({ decks, cards, seed });
  const speech = await speechIn(options.lang ?? 'en');
  const { playing } = speech;
  const told = options.seed === undefined ? undefined : String(seed);
  host.print(playing.welcome(player, agentLabel(against), told));
  try {
    const agent = (await makerOf(against))(agentSeed(opponentOf(player), seed), { decks, cards });
    await new Table(duel, player, host, prompter, speech).play(agent);
    if (options.seed === undefined) host.print(playing.again(String(seed)));
  } catch (error) {
    if (error instanceof EngineError && record !== undefined) writeText(record, error.record);
    if (!(error instanceof Interrupted)) throw error;
    host.print(playing.left(duel.view(player).turn));
  }
  if (record === undefined) return;
  writeText(record, duel.record());
  host.print(playing.recorded(record));
}

/** A decision as the screen says it; cards keep the names by which the duel knows them. */
const spoken = (decision: Decision, { prompt, label, name }: Speech): Decision => ({
  ...decision,
  prompt: prompt(decision.prompt),
  source:
    decision.source?.name === undefined
      ? decision.source
      : { ...decision.source, name: name(decision.source.name) },
  options: decision.options.map((option) => ({ ...option, label: label(option.label) })),
});

/** A person's side of the duel: shows what they may see and prompts for their choices. */
class Table {
  readonly #duel: Duel;
  readonly #player: Player;
  readonly #host: Host;
  readonly #prompter: Prompter;
  readonly #speech: Speech;
  #printed = 0;
  #drawn = '';

  constructor(duel: Duel, player: Player, host: Host, prompter: Prompter, speech: Speech) {
    this.#duel = duel;
    this.#player = player;
    this.#host = host;
    this.#prompter = prompter;
    this.#speech = speech;
  }

  async play(opponent: Agent): Promise<void> {
    for (let { decision } = this.#duel; decision !== undefined; { decision } = this.#duel) {
      if (decision.player === this.#player) await this.#ask(decision);
      else
        this.#duel.choose(
          opponent(this.#duel.view(decision.player), decision, this.#duel.known(decision.player)),
          decision.player,
        );
    }
    this.#printNews();
    const { result } = this.#duel;
    if (result !== undefined)
      this.#host.print(this.#host.palette.bold(`${this.#speech.result(result, this.#player)}.`));
  }

  async #ask(decision: Decision): Promise<void> {
    this.#printNews();
    this.#draw();
    const answer = await answerTo(spoken(decision, this.#speech), this.#prompter, this.#speech.asking);
    switch (answer) {
      case 'help':
        return this.#print(this.#speech.playing.help(decision, this.#duel.explain()));
      case 'read':
        return await this.#readCard(decision);
      case 'concede':
        return await this.#concede();
      default:
        this.#duel.choose(answer, this.#player);
    }
  }

  #printNews(): void {
    const log = this.#duel.logFor(this.#player);
    this.#print(newsFor(log.slice(this.#printed), this.#player, this.#speech));
    this.#printed = log.length;
  }

  #print(paragraphs: readonly string[]): void {
    const { print, columns } = this.#host;
    for (const paragraph of paragraphs) {
      for (const line of wrapped(paragraph, columns - 2)) print(`  ${line}`);
    }
  }

  /** Draws the board only if it has changed. */
  #draw(): void {
    const board = drawBoard(this.#duel.view(this.#player), this.#duel.state, this.#host, this.#speech.board);
    const text = board.join('\n');
    if (text === this.#drawn) return;
    this.#drawn = text;
    this.#host.print('');
    for (const line of board) this.#host.print(line);
  }

  async #readCard(decision: Decision): Promise<void> {
    const names = namesIn(this.#duel.view(this.#player), decision);
    const items = names.map((name, index) => ({
      key: String(index + 1),
      label: this.#speech.name(name),
      value: name,
    }));
    const name = await this.#prompter.pick(this.#speech.playing.whichCard, items);
    this.#print(this.#speech.playing.card(name));
  }

  async #concede(): Promise<void> {
    if (await this.#prompter.confirm(this.#speech.playing.reallyConcede)) this.#duel.concede(this.#player);
  }
}
