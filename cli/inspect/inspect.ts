import { basename } from 'node:path';
import type { Session, SessionOptions } from '@taiki/inspector';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { parsePosition, type Seed } from 'taiki';
import { AGENTS, type AgentNames, agentOf, agentsFrom, seedFrom } from '../arguments.ts';
import { CARDS_OPTION, type CardOptions, cardsFrom, SETS_OPTION } from '../customCards.ts';
import { type DeckOptions, deckNamed, decksChosen, withDeckOptions } from '../deckChoice.ts';
import { Failure } from '../failure.ts';
import { readText, writeText } from '../files.ts';
import type { Host } from '../host.ts';
import { ARGUMENT_PROBLEMS } from '../speech/failures/failures.ts';
import { LANGUAGES, type ScreenLanguage } from '../speech/speech.ts';

interface InspectOptions extends DeckOptions, CardOptions {
  readonly seed?: Seed;
  readonly agents: AgentNames;
  readonly play?: 'turn' | 'end';
  readonly port: number;
  readonly open: boolean;
  readonly export?: string;
  readonly trace?: string;
  readonly xstateInspect?: URL | true;
  readonly attach?: true;
  readonly wait?: true;
  readonly page?: URL;
  readonly lang?: ScreenLanguage;
}

const GREEDY_BOTH: AgentNames = ['greedy', 'greedy'];

const EXAMPLES = `
Examples:
  $ taiki inspect                             a new duel: make choices on the page, or let the agents make them
  $ taiki inspect --seed 7 --play end         a complete duel between the agents
  $ taiki inspect duel.taiki                  a record written by taiki run --record
  $ taiki inspect trace.jsonl                 a trace written by --trace
  $ taiki inspect case.txt                    a position, such as docs/puzzles.md has: answer for both players
  $ taiki inspect duel.taiki --export duel.html   a self-contained page to open from disk or share
  $ taiki inspect --lang ja                   the page in Japanese
  $ taiki inspect --attach bot.js -- --fast   run node bot.js --fast and watch every duel it creates
  $ taiki inspect --page http://localhost:5173   watch the duels of a web page that calls attachPage

The page is served on this machine only. Anyone with its address, including the token, can see everything and make choices.
`;

function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError(ARGUMENT_PROBLEMS.port);
}

function addressFrom(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new InvalidArgumentError('Expected an http or https URL, such as https://receiver.example/.');
}

export function addInspect(program: Command, host: Host): void {
  const command = program
    .command('inspect')
    .description('inspect a duel in the browser: charts, standby, table, guards, forbidden actions')
    .argument('[file]', 'a record, a trace or a position; with --attach, a program')
    .argument('[args...]', 'arguments of the program, after -- (only with --attach)')
    .option('-s, --seed <n>', 'seed of the duel', seedFrom);
  withDeckOptions(command)
    .option(...CARDS_OPTION)
    .option(...SETS_OPTION)
    .addOption(
      new Option('--agents <p1,p2>', `the agents for choices that you do not make: ${AGENTS.join(', ')}`)
        .argParser(agentsFrom)
        .default(GREEDY_BOTH, GREEDY_BOTH.join()),
    )
    .addOption(
      new Option('--play <until>', 'let the agents play to the end of the turn or the duel first').choices([
        'turn',
        'end',
      ]),
    )
    .option('--port <n>', 'port of the page; 0 picks a free one', portFrom, 0)
    .option('--no-open', 'do not open a browser')
    .option('--export <file>', 'write a self-contained page instead of serving one')
    .option('--trace <file>', 'write the recorded trace as JSON lines instead of serving a page')
    .option(
      '--xstate-inspect [url]',
      'accept @xstate/inspect receivers; with a URL, also the page at that URL, which a button opens',
      addressFrom,
    )
    .option('--attach', 'run a program and watch every duel it creates')
    .option(
      '--wait',
      'with --attach or --page: the program waits before its first decision, until the page lets it go on',
    )
    .option(
      '--page <url>',
      'watch the duels of a web page of this origin that calls attachPage, instead of a new duel',
      addressFrom,
    )
    .addOption(
      new Option('--lang <language>', 'the language of the page (default: that of the browser)').choices(
        LANGUAGES,
      ),
    )
    .addHelpText('after', EXAMPLES)
    .action((file: string | undefined, args: readonly string[], options: InspectOptions) =>
      options.attach ? attach(file, args, options, host) : inspect(file, args, options, host),
    );
}

async function inspect(
  file: string | undefined,
  rest: readonly string[],
  options: InspectOptions,
  host: Host,
): Promise<void> {
  if (
    options.page !== undefined &&
    (file !== undefined || options.export !== undefined || options.trace !== undefined)
  )
    throw new Failure(
      '--page shows duels as a page plays them. It cannot be combined with a file, --export or --trace.',
    );
  if (rest.length > 0)
    throw new Failure(
      `Too many arguments: "${rest.join(' ')}". Expected at most one file; program arguments require --attach.`,
    );
  const session = await opened(file, options, host);
  const { export: exported, trace } = options;
  if (exported === undefined && trace === undefined) return show(session, options, host);
  if (trace !== undefined) await writeTrace(session, trace, host);
  if (exported !== undefined) await writePage(session, exported, options.lang, host);
}

/** The session to inspect: a file, the duels of a page, or a new duel. */
async function opened(file: string | undefined, options: InspectOptions, host: Host): Promise<Session> {
  const { looksLikePosition, Session } = await import('@taiki/inspector');
  const seed = options.seed ?? host.randomSeed();
  const [p1, p2] = options.agents;
  const decks = decksChosen(options);
  const setup = {
    decks: { p1: deckNamed(decks.p1), p2: deckNamed(decks.p2) },
    cards: await cardsFrom(options),
  };
  const agents = { p1: agentOf(p1, 'p1', seed, setup), p2: agentOf(p2, 'p2', seed, setup) };
  const text = file === undefined ? '' : readText(file);
  const isPosition = looksLikePosition(text);
  if (file !== undefined && !isPosition)
    return loaded(basename(file), text, { agents, cards: setup.cards }, host);
  const title = file === undefined ? `seed ${seed}: ${decks.p1} against ${decks.p2}` : basename(file);
  const start = isPosition ? { position: parsePosition(text), cards: setup.cards } : setup;
  if (options.page !== undefined)
    return new Session({ title: options.page.origin, agents, cards: setup.cards });
  const session = new Session({ title, agents, cards: setup.cards });
  const { id } = session.begin(title, { ...start, seed });
  const noPage = options.export !== undefined || options.trace !== undefined;
  const until = options.play ?? (noPage ? 'end' : undefined);
  if (until !== undefined) await session.play(id, until);
  return session;
}

/** A session with a record or a trace. */
async function loaded(
  name: string,
  text: string,
  options: Pick<SessionOptions, 'agents' | 'cards'>,
  host: Host,
): Promise<Session> {
  const { looksLikeTrace, parseTrace, Session, SessionError, TraceError } = await import('@taiki/inspector');
  try {
    const header = looksLikeTrace(text) ? { header: parseTrace(text).header } : {};
    const session = new Session({ title: name, ...options, ...header });
    const { warning } = session.load(name, text).info;
    if (warning !== undefined) host.printError(`${name}: ${warning}`);
    return session;
  } catch (cause) {
    if (cause instanceof SessionError) throw new Failure(cause.message, 1, { cause });
    if (!(cause instanceof TraceError)) throw cause;
    throw new Failure(`${name}: ${cause.message}`, 1, { cause });
  }
}

async function show(
  session: Session,
  { port, open, xstateInspect, page, wait, lang }: InspectOptions,
  host: Host,
): Promise<void> {
  const { keptToken, openPage, serve } = await import('@taiki/inspector');
  const receiver = xstateInspect instanceof URL ? { receiver: xstateInspect } : {};
  const xstate = xstateInspect === undefined ? {} : { xstate: receiver };
  const token = keptToken(port);
  const attachable =
    page === undefined
      ? {}
      : { attachable: { origin: page.origin, first: wait ? ('wait' as const) : ('go' as const) } };
  const server = await serve({ session, port, token, ...xstate, ...attachable }).catch((cause: unknown) => {
    throw portFailure(port, cause);
  });
  const url = urlIn(lang, server.url);
  host.print(`Inspector: ${url}`);
  if (page !== undefined) host.print(`Pages of ${page.origin} attach by attachPage with this address.`);
  if (server.receivers !== undefined) host.print(`@xstate/inspect receivers: ${server.receivers}`);
  host.print(host.palette.dim('Press Ctrl-C to stop.'));
  if (open) await openPage({ url });
}

const urlIn = (lang: ScreenLanguage | undefined, url: string): string =>
  lang === undefined ? url : `${url}&lang=${lang}`;

const portFailure = (port: number, cause: unknown): Failure =>
  new Failure(
    `Cannot listen on port ${port}: ${reasonOf(cause)}. Choose another port with --port, or 0 for a free one.`,
    1,
    { cause },
  );

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is already in use',
  EACCES: 'permission denied',
};

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return REASONS[code] ?? (cause instanceof Error ? cause.message : String(cause));
}

async function writeTrace(session: Session, file: string, host: Host): Promise<void> {
  const { printTrace } = await import('@taiki/inspector');
  const { title, records } = session.line(0);
  writeText(file, printTrace({ header: { ...session.header, title }, records }));
  host.print(`Wrote ${records.length} records. To inspect them: taiki inspect ${file}`);
}

async function writePage(
  session: Session,
  file: string,
  lang: ScreenLanguage | undefined,
  host: Host,
): Promise<void> {
  const { ExportError, standalonePage } = await import('@taiki/inspector');
  const page = await standalonePage(session, undefined, lang).catch((cause: unknown) => {
    if (!(cause instanceof ExportError)) throw cause;
    throw new Failure(cause.message, 1, { cause });
  });
  writeText(file, page);
  host.print(`Wrote a self-contained page: ${file}`);
}

async function attach(
  program: string | undefined,
  args: readonly string[],
  { port, open, wait, lang }: InspectOptions,
  host: Host,
): Promise<void> {
  if (program === undefined)
    throw new Failure('Missing program. Expected a file, such as: taiki inspect --attach bot.js.');
  const { keptToken, launchAttached, openPage } = await import('@taiki/inspector');
  let tell = (): void => undefined;
  const onActors = (): void => tell();
  const launched = await launchAttached({
    program,
    args,
    port,
    token: keptToken(port),
    first: wait ? 'wait' : 'go',
    onActors,
  }).catch((cause: unknown) => {
    throw portFailure(port, cause);
  });
  const { server, ended, actors, session } = launched;
  const url = urlIn(lang, server.url);
  host.printError(`Inspector: ${url}`);
  tell = () => host.printError(`XState actors of the program: ${server.actorsUrl}`);
  if (actors() !== undefined) tell();
  if (open) await openPage({ url });
  const { code, signal } = await ended;
  if (session.lines.length === 0 && actors() === undefined)
    host.printError(
      'The program created no duel, and no XState actor through an import of xstate; there is nothing to show.',
    );
  // A program ended by a signal was stopped by the user, which is not a failure.
  const how = signal === undefined ? `exited with code ${code}` : `was stopped by ${signal}`;
  const note = `${program} ${how}. The page stays open; press Ctrl-C to stop.`;
  if (code !== undefined && code !== 0) throw new Failure(note, code);
  host.printError(note);
}
