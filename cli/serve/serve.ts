import { type Command, InvalidArgumentError } from 'commander';
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
  $ taiki serve --stdio                           answers requests on its input until that ends
  $ echo '{"jsonrpc":"2.0","id":1,"method":"server.info"}' | taiki serve --stdio
  $ taiki serve --schema > taiki.schema.json      every method, its parameters and its result as JSON Schema

JSON-RPC 2.0, one message a line, in UTF-8. Its output carries answers and nothing else.
`;

function numberFrom(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('Expected a whole number from 1.');
}

export function addServe(program: Command, host: Host): void {
  program
    .command('serve')
    .description('serve duels to other programs, by JSON-RPC')
    .option('--stdio', 'read requests from the input, a line each, and write answers to the output')
    .option('--schema', 'print the JSON Schema of all messages')
    .option('--max-duels <n>', 'how many duels may be open at once', numberFrom, DEFAULT_LIMITS.duels)
    .option('--max-message <bytes>', 'how long a message may be', numberFrom, DEFAULT_LIMITS.messageBytes)
    .addHelpText('after', EXAMPLES)
    .action(async ({ stdio, schema, maxDuels, maxMessage }: ServeOptions) => {
      if (schema) host.print(JSON.stringify(protocolSchema, undefined, 2));
      else if (stdio)
        await serveStdio({ ...DEFAULT_LIMITS, duels: maxDuels, messageBytes: maxMessage }, host);
      else throw new Failure('Say how: taiki serve --stdio, or taiki serve --schema.');
    });
}

async function serveStdio(limits: ServerLimits, { interactive, complain }: Host): Promise<void> {
  if (interactive) complain('Type requests, a line each; Ctrl-D ends. taiki serve --help has an example.');
  const { stdin, stdout } = process;
  const write = (line: string): Promise<void> =>
    new Promise((written) => {
      if (stdout.write(`${line}\n`)) written();
      else stdout.once('drain', written);
    });
  await answerAll(stdin, write, limits);
}

/** Answers every line of a stream; an empty line asks for nothing. */
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
