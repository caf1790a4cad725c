import { type Command, Option } from 'commander';
import type { Player } from 'taiki';
import { AGENTS } from '../agentRegistry.ts';
import { type AgentName, countFrom, playerFrom } from '../arguments.ts';
import { CARDS_OPTION, type CardOptions, SETS_OPTION } from '../customCards.ts';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';

interface McpOptions extends CardOptions {
  readonly seat?: Player;
  readonly opponent: AgentName;
  readonly maxDuels: number;
  readonly deck?: readonly string[];
}

const EXAMPLES = `
Examples:
  $ taiki mcp                      tools for a client that sees everything: set up cases, play both sides, judge
  $ taiki mcp --seat p1            every duel is played from the seat of p1 and shows what p1 sees
  $ taiki mcp --seat p2 --opponent search

A server of the Model Context Protocol over standard input and output, for the programs that start it. docs/mcp.md has the tools and how
to configure a client.
`;

export function addMcp(program: Command, host: Host): void {
  program
    .command('mcp')
    .description('serve duels, rules and cards as tools of the Model Context Protocol (MCP)')
    .option('--seat <player>', 'the seat of the client in every duel: p1 or p2', playerFrom)
    .addOption(
      new Option('--opponent <agent>', 'the agent of the other seat').choices(AGENTS).default('greedy'),
    )
    .option('--max-duels <n>', 'maximum number of open duels', countFrom, 50)
    .option(...CARDS_OPTION)
    .option(...SETS_OPTION)
    .option('--deck <file...>', 'decks that the client may name, by the names of their files')
    .addHelpText('after', EXAMPLES)
    .action((options: McpOptions) => serveMcp(options, host));
}

/** The longest message; a client that sends a longer one is disconnected. */
const MAX_MESSAGE = 1024 * 1024;

async function serveMcp({ seat, opponent, maxDuels, deck, ...cards }: McpOptions, host: Host): Promise<void> {
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
  const { mcpServer } = await import('./mcpServer.ts');
  const { SeatedDuels } = await import('./seatedDuels.ts');
  const { servedFrom } = await import('../serve/served.ts');
  const served = await servedFrom(cards, deck);
  const server = mcpServer({ duels: new SeatedDuels(maxDuels), served, seat, opponent });
  if (host.interactive)
    host.printError(
      'A server for MCP clients, which start it themselves: see taiki mcp --help. Ctrl-D ends it.',
    );
  server.onerror = (error) => host.printError(`error: ${error.message}`);
  const { stdin, stdout } = process;
  const transport = new StdioServerTransport(stdin, stdout, { maxBufferSize: MAX_MESSAGE });
  const ended = new Promise<'end' | 'closed'>((resolve) => {
    server.onclose = () => resolve('closed');
    stdin.once('end', () => resolve('end'));
  });
  await server.connect(transport);
  if ((await ended) === 'closed')
    throw new Failure(`The client was disconnected. Expected messages of at most ${MAX_MESSAGE} bytes.`);
}
