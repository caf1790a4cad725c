import { type ChildProcess, spawn } from 'node:child_process';

export interface LaunchOptions {
  readonly program: string;
  readonly args: readonly string[];
  readonly port?: number;
  readonly browser: 'open' | 'none';
}

/** Runs a program with an inspector attached, sharing the terminal of this process. */
export function launchAttached({ program, args, port = 0, browser }: LaunchOptions): ChildProcess {
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const register = new URL(`./register${extension}`, import.meta.url);
  const child = spawn(process.execPath, [...process.execArgv, '--import', register.href, program, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TAIKI_INSPECT_TITLE: program,
      TAIKI_INSPECT_PORT: String(port),
      TAIKI_INSPECT_OPEN: browser === 'open' ? 'yes' : 'no',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) forwardSignal(signal, child);
  return child;
}

function forwardSignal(signal: NodeJS.Signals, child: ChildProcess): void {
  const forward = (): void => void child.kill(signal);
  process.on(signal, forward);
  child.on('exit', () => process.off(signal, forward));
}
