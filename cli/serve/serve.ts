import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { countFrom, filledFrom } from '../arguments.ts';
import { CARDS_OPTION, type CardOptions, SETS_OPTION } from '../customCards.ts';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';
import { linesOf } from './lines.ts';
import type { ServerLimits } from './protocol.ts';
import { protocolSchema } from './protocolSchema.ts';
import { BUILT_IN, type Served, servedFrom } from './served.ts';
import { DEFAULT_STORE, type PortOptions, servePort, serveTrusted } from './servePort.ts';
import { DEFAULT_LIMITS, DuelServer } from './server.ts';

interface ServeOptions extends Partial<PortOptions>, CardOptions {
  readonly stdio?: true;
  readonly trusted?: true;
  readonly schema?: true;
  readonly maxDuels: number;
  readonly maxMessage?: number;
  readonly deck?: readonly string[];
}

const EXAMPLES = `
Examples:
  $ taiki serve --stdio                           answer requests from standard input until it ends
  $ echo '{"jsonrpc":"2.0","id":1,"method":"server.info"}' | taiki serve --stdio
  $ taiki serve --stdio --cards own.json --deck mine.txt   custom cards, and a deck that clients may name "mine"
  $ taiki serve --schema > taiki.schema.json      the JSON Schema of all methods, parameters and results of --stdio
  $ taiki serve --schema --port 7979 > host.schema.json      the same of --port
  $ taiki serve --port 7979                       duels over a network, and a page to play on: http://localhost:7979/
  $ taiki serve --port 7979 --trusted             the methods of --stdio over a network, such as those for learners

With --stdio: JSON-RPC 2.0, one message per line, in UTF-8. Standard output contains only responses, and the client sees everything.
With --port: JSON-RPC 2.0 over WebSocket at /socket. A client sees what the holder of its token may know.
With --port and --trusted: the same messages as with --stdio. Each connection has duels of its own, which end with it.
`;

const MAX_PORT = 65_535;
const MAX_DELAY = 86_400;
const MAX_THREADS = 256;
const MAX_CUSTOM_CARDS = 40;

const numberUpTo =
  (most: number, what: string) =>
  (text: string): number => {
    if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
    throw new InvalidArgumentError(`Expected ${what} from 0 to ${most}.`);
  };

function threadsOfMachine(): number {
  const cores = availableParallelism();
  return cores === 1 ? 0 : cores;
}

const portFrom = numberUpTo(MAX_PORT, 'a port');

export function addServe(program: Command, host: Host): void {
  const command = program
    .command('serve')
    .description('serve duels to other programs over JSON-RPC')
    .addOption(
      new Option(
        '--stdio',
        'read one request per line from standard input and write responses to standard output',
      ).conflicts(['port', 'trusted']),
    )
    .option(
      '--port <port>',
      'serve duels over WebSocket, and a page to play on; 0 for any free port',
      portFrom,
    )
    .option(
      '--trusted',
      'with --port: serve the methods of --stdio instead, to clients that may see everything',
    )
    .option(CARDS_OPTION[0], `with --stdio or --trusted: ${CARDS_OPTION[1]}`)
    .option(SETS_OPTION[0], `with --stdio or --trusted: ${SETS_OPTION[1]}`, SETS_OPTION[2])
    .option(
      '--deck <file...>',
      'with --stdio or --trusted: decks that clients may name, by the names of their files',
    )
    .option('--schema', 'print the JSON Schema of all messages of --stdio; with --port, of that server')
    .option('--max-duels <n>', 'maximum number of open duels', countFrom, DEFAULT_LIMITS.duels)
    .option('--max-message <bytes>', 'maximum length of a message (4194304; with --port 65536)', countFrom)
    .option('--host <address>', 'with --port: the address to listen on', filledFrom, '127.0.0.1');
  addPlayerOptions(addHostOptions(command))
    .addHelpText('after', EXAMPLES)
    .action((options: ServeOptions) => serve(options, host));
}

/** What players may do at a server for them, and who may administrate it. */
const addPlayerOptions = (command: Command): Command =>
  command
    .option(
      '--custom-cards <n>',
      'with --port: maximum number of custom cards that players may agree to in a duel (40; 0 without threads)',
      numberUpTo(MAX_CUSTOM_CARDS, 'a number of cards'),
    )
    .option(
      '--accounts <keys>',
      'with --port: players may sign in by JSON Web Tokens; where the keys are that check them: an https: address of a key set, or a file',
    )
    .option('--accounts-issuer <name>', 'with --accounts: who issues the tokens (iss)')
    .option('--accounts-audience <name>', 'with --accounts: for whom they are issued (aud)')
    .option(
      '--admin-socket <path>',
      'with --port: a socket for taiki admin, which only the user of the server can open',
    );

/** What only `--port` needs: how a server keeps its duels, and how much each client may ask for. */
const addHostOptions = (command: Command): Command =>
  command
    .option(
      '--store <place>',
      'with --port: a folder, a database (postgres://...), or "memory" to keep nothing',
      filledFrom,
      DEFAULT_STORE,
    )
    .option(
      '--address <url>',
      'with a database: where other servers reach this one, such as ws://10.0.0.2:7979',
    )
    .option('--lease <seconds>', 'with a database: how long a lost server keeps its duels', countFrom, 10)
    .option(
      '--spectator-delay <seconds>',
      'with --port: how much later spectators see a duel',
      numberUpTo(MAX_DELAY, 'a number of seconds'),
      60,
    )
    .option('--max-duels-per-client <n>', 'with --port: open duels of one address', countFrom, 20)
    .option('--max-connections-per-client <n>', 'with --port: connections from one address', countFrom, 50)
    .option('--max-rate <n>', 'with --port: requests a second from one connection', countFrom, 20)
    .option(
      '--max-processor-ms <n>',
      'with --port: milliseconds of processor time a second for one connection',
      countFrom,
      100,
    )
    .option(
      '--max-processor-ms-per-client <n>',
      'with --port: the same for all connections from one address',
      countFrom,
      250,
    )
    .option(
      '--origin <url...>',
      'with --port: origins of pages that may connect, besides the page of this server; "*" for all',
    )
    .option('--behind-proxy', 'with --port: limits apply to the address that a proxy adds to X-Forwarded-For')
    .option(
      '--metrics-port <port>',
      'with --port: serve /metrics, /healthz and /readyz on 127.0.0.1',
      portFrom,
    )
    .option('--keep-days <n>', 'with --port: days after which duels that are over are removed', countFrom, 30)
    .option(
      '--threads <n>',
      'with --port: threads that play duels beside the one of the connections; one for each core, none on a single core',
      numberUpTo(MAX_THREADS, 'a number of threads'),
      threadsOfMachine(),
    );

async function serve(options: ServeOptions, host: Host): Promise<void> {
  const { stdio, trusted, schema, maxDuels, maxMessage, port, cards, sets, deck } = options;
  if (!stdio && !trusted && (cards !== undefined || sets !== undefined || deck !== undefined))
    throw new Failure(
      '--cards, --sets and --deck need --stdio. With --port they need --trusted: a server for players knows the built-in cards only, and players send their decks.',
    );
  const limits = {
    ...DEFAULT_LIMITS,
    duels: maxDuels,
    messageBytes: maxMessage ?? DEFAULT_LIMITS.messageBytes,
  };
  if (schema) {
    const isForPlayers = port !== undefined && !trusted;
    const printed = isForPlayers ? (await import('@taiki/server')).hostSchema : protocolSchema;
    host.print(JSON.stringify(printed, undefined, 2));
    return;
  }
  if (stdio) await serveStdio(limits, { ...(await servedFrom(options, deck)), files: true }, host);
  else if (port === undefined)
    throw new Failure(
      'Missing option: expected taiki serve --stdio, taiki serve --port <port> or taiki serve --schema.',
    );
  else if (trusted) await serveTrusted(options as PortOptions, limits, await servedFrom(options, deck), host);
  else await servePort(options as PortOptions, host);
}

async function serveStdio(
  limits: ServerLimits,
  served: Served,
  { interactive, printError }: Host,
): Promise<void> {
  if (interactive)
    printError('Type one request per line; Ctrl-D ends the server. For an example, run: taiki serve --help.');
  const { stdin, stdout } = process;
  const write = (line: string): Promise<void> =>
    new Promise((written) => {
      if (stdout.write(`${line}\n`)) written();
      else stdout.once('drain', written);
    });
  await answerAll(stdin, write, limits, served);
}

/** Answers every line of a stream, skipping empty lines. */
export async function answerAll(
  input: AsyncIterable<Uint8Array>,
  write: (line: string) => Promise<void>,
  limits: ServerLimits = DEFAULT_LIMITS,
  served: Served = BUILT_IN,
): Promise<void> {
  const server = new DuelServer(limits, served);
  for await (const line of linesOf(input, limits.messageBytes)) {
    if (line.length === 0) continue;
    const answer = await server.receive(line);
    if (answer !== undefined) await write(answer);
  }
}
