import xterm from '@xterm/headless';

/** What a test needs of node-pty. */
type Pty = typeof import('@lydell/node-pty');

/** The module that starts pseudo-terminals; undefined on a system for which it brings no program. */
export async function loadPty(): Promise<Pty | undefined> {
  try {
    return await import('@lydell/node-pty');
  } catch {
    return undefined;
  }
}

export interface TerminalOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** Longer than a start takes on a busy machine. */
const PATIENCE = 60_000;
/** How long after its end the last output of a program may arrive. */
const QUIET = 100;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A program in a pseudo-terminal, with the screen that it draws there. */
export class PseudoTerminal {
  readonly #pty: ReturnType<Pty['spawn']>;
  readonly #screen: InstanceType<typeof xterm.Terminal>;
  #exitCode: number | undefined;

  constructor(pty: Pty, argv: readonly string[], options: TerminalOptions) {
    const { columns: cols = 80, rows = 24, cwd, env = {} } = options;
    this.#screen = new xterm.Terminal({ cols, rows, allowProposedApi: true });
    const { CI: _, ...inherited } = process.env;
    this.#pty = pty.spawn(process.execPath, [...argv], {
      name: 'xterm-256color',
      cols,
      rows,
      cwd,
      env: { ...inherited, ...env },
    });
    this.#pty.onData((data) => {
      this.#screen.write(data);
    });
    this.#pty.onExit(({ exitCode }) => {
      this.#exitCode = exitCode;
    });
  }

  /** The visible lines, without spaces at their ends. */
  get lines(): readonly string[] {
    const { active } = this.#screen.buffer;
    return Array.from({ length: this.#screen.rows }, (_, row) =>
      (active.getLine(active.viewportY + row)?.translateToString(true) ?? '').trimEnd(),
    );
  }

  get text(): string {
    return this.lines.join('\n');
  }

  /** Whether the program shows its screen instead of the one of the shell. */
  get isFullScreen(): boolean {
    return this.#screen.buffer.active.type === 'alternate';
  }

  get exitCode(): number | undefined {
    return this.#exitCode;
  }

  resize(columns: number, rows: number): void {
    this.#screen.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  write(keys: string): void {
    this.#pty.write(keys);
  }

  /** Waits until the screen contains a text. */
  shows(text: string): Promise<void> {
    return this.#until(() => this.text.includes(text), text);
  }

  /** Waits until the screen shows these lines and nothing below them. */
  becomes(lines: readonly string[]): Promise<void> {
    const wanted = lines.join('\n').trimEnd();
    return this.#until(() => this.text.trimEnd() === wanted, wanted);
  }

  async #until(holds: () => boolean, expected: string): Promise<void> {
    const start = Date.now();
    while (!holds()) {
      if (this.#exitCode !== undefined || Date.now() - start > PATIENCE)
        throw new Error(`Expected a screen with:\n${expected}\nnot:\n${this.text}`);
      await sleep(5);
    }
  }

  /** Waits until the program has ended. */
  async ended(): Promise<number> {
    const start = Date.now();
    while (this.#exitCode === undefined) {
      if (Date.now() - start > PATIENCE) throw new Error(`Expected the program to end, not:\n${this.text}`);
      await sleep(10);
    }
    await sleep(QUIET);
    return this.#exitCode;
  }

  kill(): void {
    if (this.#exitCode === undefined) this.#pty.kill();
    this.#screen.dispose();
  }
}
