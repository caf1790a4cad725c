import type { AdminDuel, AdminMethod, AdminParams, AdminResult } from '@taiki/server';
import { type Command, Option } from 'commander';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';

const EXAMPLES = `
Examples:
  $ taiki serve --port 7979 --admin-socket /run/taiki/admin   a server that can be administrated
  $ taiki admin list --socket /run/taiki/admin                its duels that are not over
  $ taiki admin suspend ID --socket /run/taiki/admin --reason "A card is wrong."
  $ taiki admin resume ID --socket /run/taiki/admin
  $ taiki admin end ID --socket /run/taiki/admin --winner p1  p2 concedes; without --winner nobody wins

The socket can be opened by the user of the server only. ID is the id of a duel, as the list and the log name it.
`;

interface SocketOption {
  readonly socket: string;
}

interface ReasonOption extends SocketOption {
  readonly reason?: string;
}

const SOCKET = [
  '--socket <path>',
  'the socket of the server, as given to taiki serve --admin-socket',
] as const;
const REASON = ['--reason <text>', 'what the players are told'] as const;

export function addAdmin(program: Command, host: Host): void {
  const admin = program
    .command('admin')
    .description('list, suspend, resume and end the duels of a server on this machine')
    .addHelpText('after', EXAMPLES);
  admin
    .command('list')
    .description('list the duels that are not over')
    .requiredOption(...SOCKET)
    .option('--json', 'print one JSON object per line')
    .action((options: SocketOption & { readonly json?: true }) => list(options, host));
  admin
    .command('suspend')
    .description('suspend a duel: nobody can act and no clock runs until it is resumed')
    .argument('<id>', 'the id of the duel')
    .requiredOption(...SOCKET)
    .option(...REASON)
    .action((duel: string, { socket, reason }: ReasonOption) =>
      change(host, socket, 'admin.suspend', { duel, ...withReason(reason) }, `Duel ${duel} is suspended.`),
    );
  admin
    .command('resume')
    .description('let a suspended duel go on')
    .argument('<id>', 'the id of the duel')
    .requiredOption(...SOCKET)
    .action((duel: string, { socket }: SocketOption) =>
      change(host, socket, 'admin.resume', { duel }, `Duel ${duel} goes on.`),
    );
  admin
    .command('end')
    .description('end a duel')
    .argument('<id>', 'the id of the duel')
    .requiredOption(...SOCKET)
    .addOption(new Option('--winner <player>', 'who wins; nobody by default').choices(['p1', 'p2']))
    .option(...REASON)
    .action(
      (duel: string, { socket, winner, reason }: ReasonOption & Pick<AdminParams<'admin.end'>, 'winner'>) =>
        change(
          host,
          socket,
          'admin.end',
          { duel, ...withReason(reason), ...(winner === undefined ? {} : { winner }) },
          `Duel ${duel} is over.`,
        ),
    );
}

const withReason = (reason: string | undefined) => (reason === undefined ? {} : { reason });

async function ask<M extends AdminMethod>(
  socket: string,
  method: M,
  params: AdminParams<M>,
): Promise<AdminResult<M>> {
  const { askAdmin } = await import('@taiki/server');
  try {
    return await askAdmin(socket, method, params);
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    const where = 'code' in cause && typeof cause.code === 'string' ? `No server answers at ${socket}: ` : '';
    throw new Failure(`${where}${cause.message}`, 1, { cause });
  }
}

async function change<M extends 'admin.suspend' | 'admin.resume' | 'admin.end'>(
  { print }: Host,
  socket: string,
  method: M,
  params: AdminParams<M>,
  done: string,
): Promise<void> {
  await ask(socket, method, params);
  print(done);
}

async function list(
  { socket, json }: SocketOption & { readonly json?: true },
  { print, printError, palette }: Host,
): Promise<void> {
  let count = 0;
  for (let from: string | null | undefined; from !== null; ) {
    const page: AdminResult<'admin.list'> = await ask(
      socket,
      'admin.list',
      from === undefined ? {} : { from },
    );
    for (const duel of page.duels) print(json ? JSON.stringify(duel) : lineOf(duel));
    count += page.duels.length;
    from = page.next;
  }
  if (!json) printError(palette.dim(count === 1 ? '1 duel' : `${count} duels`));
}

function lineOf({ id, status, names, createdAt, watchers, suspended }: AdminDuel): string {
  const created = new Date(createdAt).toISOString().slice(0, 16);
  const players = [names.p1, names.p2].map((name) => name ?? '-').join(' / ');
  const stands = suspended === null ? '' : `  suspended: ${suspended}`;
  return `${id}  ${created}  ${status.padEnd(7)}  ${String(watchers).padStart(3)} watching  ${players}${stands}`;
}
