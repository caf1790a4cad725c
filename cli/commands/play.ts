import type { Command } from 'commander';
import {
  type Agent,
  createDuel,
  type Decision,
  type Duel,
  describeResult,
  EngineError,
  type Player,
} from 'taiki';
import { answerTo } from '../answers.ts';
import { type AgentName, agentFrom, agentOf, playerFrom, seedFrom } from '../arguments.ts';
import { drawBoard } from '../board.ts';
import { cardText, namesIn } from '../cardFacts.ts';
import { DEFAULT_DECKS, deckNamed } from '../deckChoice.ts';
import { Failure } from '../failure.ts';
import { writeText } from '../files.ts';
import { helpFor } from '../help.ts';
import type { Host } from '../host.ts';
import { newsFor } from '../news.ts';
import { Interrupted, type Prompter, terminalPrompter } from '../prompter.ts';
import { wrapped } from '../wrapped.ts';

interface PlayOptions {
  readonly as: Player;
  readonly against: AgentName;
  readonly deck?: string;
  readonly opponentDeck?: string;
  readonly seed?: number;
  readonly record?: string;
}

const EXAMPLES = `
Examples:
  $ taiki play                                    with a starter deck, against the greedy agent
  $ taiki play --against random --as p2           against one that does anything, and it begins
  $ taiki play --deck mine.txt --record duel.taiki

You see what a player at the table sees. Press ? in the duel for what a decision is about.
p1 has the first turn and draws no card in it.
`;

export function addPlay(program: Command, host: Host): void {
  program
    .command('play')
    .description('play a duel against an agent, in the terminal')
    .option('--as <player>', 'which player you are: p1 begins', playerFrom, 'p1' as Player)
    .option('--against <agent>', 'who plays against you: greedy or random', agentFrom, 'greedy' as AgentName)
    .option('--deck <deck>', 'your deck: the name of a starter deck, or a file')
    .option('--opponent-deck <deck>', 'the deck of the other player')
    .option('-s, --seed <n>', 'seed of the duel: the same seed deals the same cards', seedFrom)
    .option('--record <file>', 'write the duel to a file that taiki replay reads, also when you leave early')
    .addHelpText('after', EXAMPLES)
    .action(async (options: PlayOptions) => {
      if (!host.interactive) {
        throw new Failure(
          'taiki play asks questions, so it needs a terminal for its input and output. To watch a duel: taiki run.',
          2,
        );
      }
      await play(options, host, terminalPrompter());
    });
}

const other = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');

/** Plays a duel with a person to its end, or until they leave. */
export async function play(options: PlayOptions, host: Host, prompter: Prompter): Promise<void> {
  const { as: player, against, record } = options;
  const seed = options.seed ?? host.randomSeed();
  const decks = {
    [player]: deckNamed(options.deck ?? DEFAULT_DECKS[player]),
    [other(player)]: deckNamed(options.opponentDeck ?? DEFAULT_DECKS[other(player)]),
  } as Record<Player, ReturnType<typeof deckNamed>>;
  const duel = createDuel({ decks, seed });
  host.print(`You are ${player}, against the ${against} agent. Seed ${seed}. Press ? for help.`);
  try {
    await new Table(duel, player, host, prompter).play(agentOf(against, other(player), seed));
  } catch (error) {
    if (error instanceof EngineError && record !== undefined) writeText(record, error.record);
    if (!(error instanceof Interrupted)) throw error;
    host.print(`You left the duel in turn ${duel.view(player).turn}. Nobody has won.`);
  }
  if (record === undefined) return;
  writeText(record, duel.record());
  host.print(`Recorded in ${record}. To see it: taiki replay ${record}`);
}

/** The place where a person sits: shows them what they may know, and asks them. */
class Table {
  readonly #duel: Duel;
  readonly #player: Player;
  readonly #host: Host;
  readonly #prompter: Prompter;
  #told = 0;
  #drawn = '';

  constructor(duel: Duel, player: Player, host: Host, prompter: Prompter) {
    this.#duel = duel;
    this.#player = player;
    this.#host = host;
    this.#prompter = prompter;
  }

  async play(opponent: Agent): Promise<void> {
    for (let { decision } = this.#duel; decision !== undefined; { decision } = this.#duel) {
      if (decision.player === this.#player) await this.#ask(decision);
      else this.#duel.choose(opponent(this.#duel.view(decision.player), decision), decision.player);
    }
    this.#tellNews();
    const { result } = this.#duel;
    if (result !== undefined)
      this.#host.print(this.#host.palette.bold(`${describeResult(result, this.#player)}.`));
  }

  async #ask(decision: Decision): Promise<void> {
    this.#tellNews();
    this.#draw();
    const answer = await answerTo(decision, this.#prompter);
    switch (answer) {
      case 'help':
        return this.#say(helpFor(decision, this.#duel.explain()));
      case 'read':
        return await this.#readCard(decision);
      case 'concede':
        return await this.#concede();
      default:
        this.#duel.choose(answer, this.#player);
    }
  }

  #tellNews(): void {
    const log = this.#duel.logFor(this.#player);
    this.#say(newsFor(log.slice(this.#told), this.#player));
    this.#told = log.length;
  }

  #say(paragraphs: readonly string[]): void {
    const { print, columns } = this.#host;
    for (const paragraph of paragraphs) {
      for (const line of wrapped(paragraph, columns - 2)) print(`  ${line}`);
    }
  }

  /** The board is drawn again only when it looks different. */
  #draw(): void {
    const board = drawBoard(this.#duel.view(this.#player), this.#duel.state, this.#host);
    const text = board.join('\n');
    if (text === this.#drawn) return;
    this.#drawn = text;
    this.#host.print('');
    for (const line of board) this.#host.print(line);
  }

  async #readCard(decision: Decision): Promise<void> {
    const names = namesIn(this.#duel.view(this.#player), decision);
    const items = names.map((name, index) => ({ key: String(index + 1), label: name, value: name }));
    const name = await this.#prompter.pick('Which card?', items);
    this.#say(cardText(name));
  }

  async #concede(): Promise<void> {
    if (await this.#prompter.confirm('Give up? The opponent wins.')) this.#duel.concede(this.#player);
  }
}
