import type { Command } from 'commander';
import { countFrom } from '../arguments.ts';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';
import { linesOf } from './lines.ts';
import type { ServerLimits } from './protocol.ts';
import { protocolSchema } from './protocolSchema.ts';
import { DEFAULT_LIMITS, DuelServer } from './server.ts';

interface ServeOptions {
  readonly stdio?: true;
  readonly schema?: true;
  readonly maxDuels: number;
  readonly maxMessage: number;
}

const EXAMPLES = `
Examples:
  $ taiki serve --stdio                           answer requests from standard input until it ends
  $ echo '{"jsonrpc":"2.0","id":1,"method":"server.info"}' | taiki serve --stdio
  $ taiki serve --schema > taiki.schema.json      the JSON Schema of all methods, parameters and results

JSON-RPC 2.0, one message per line, in UTF-8. Standard output contains only responses.
`;

export function addServe(program: Command, host: Host): void {
  program
    .command('serve')
    .description('serve duels to other programs over JSON-RPC')
    .option('--stdio', 'read one request per line from standard input and write responses to standard output')
    .option('--schema', 'print the JSON Schema of all messages')
    .option('--max-duels <n>', 'maximum number of open duels', countFrom, DEFAULT_LIMITS.duels)
    .option('--max-message <bytes>', 'maximum length of a message', countFrom, DEFAULT_LIMITS.messageBytes)
    .addHelpText('after', EXAMPLES)
    .action(async ({ stdio, schema, maxDuels, maxMessage }: ServeOptions) => {
      if (schema) host.print(JSON.stringify(protocolSchema, undefined, 2));
      else if (stdio)
        await serveStdio({ ...DEFAULT_LIMITS, duels: maxDuels, messageBytes: maxMessage }, host);
      else throw new Failure('Missing option: expected taiki serve --stdio or taiki serve --schema.');
    });
}

async function serveStdio(limits: ServerLimits, { interactive, printError }: Host): Promise<void> {
  if (interactive)
    printError('Type one request per line; Ctrl-D ends the server. For an example, run: taiki serve --help.');
  const { stdin, stdout } = process;
  const write = (line: string): Promise<void> =>
    new Promise((written) => {
      if (stdout.write(`${line}\n`)) written();
      else stdout.once('drain', written);
    });
  await answerAll(stdin, write, limits);
}

/** Answers every line of a stream, skipping empty lines. */
export async function answerAll(
  input: AsyncIterable<Uint8Array>,
  write: (line: string) => Promise<void>,
  limits: ServerLimits = DEFAULT_LIMITS,
): Promise<void> {
  const server = new DuelServer(limits);
  for await (const line of linesOf(input, limits.messageBytes)) {
    if (line.length === 0) continue;
    const answer = await server.receive(line);
    if (answer !== undefined) await write(answer);
  }
}
