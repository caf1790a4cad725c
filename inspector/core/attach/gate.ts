import type { ActorCommand, Command, Start } from './command.ts';
import { type Commands, openCommands } from './commands.ts';
import { flushAll } from './reporter.ts';

/** Where a program waits until the page lets it go on. */
export class Gate {
  readonly #commands: Commands;
  #breakpoints: Start['breakpoints'];
  #stops: 'never' | 'atNext';
  #onActorCommand: (command: ActorCommand) => void = () => undefined;

  constructor(commands: Commands) {
    this.#commands = commands;
    this.#breakpoints = commands.start.breakpoints;
    this.#stops = commands.start.first === 'wait' ? 'atNext' : 'never';
    commands.onIdle((command) => this.#obey(command));
  }

  get start(): Start {
    return this.#commands.start;
  }

  /** Those that were sent last, except those of XState actors. */
  get breakpoints(): Start['breakpoints'] {
    return this.#breakpoints;
  }

  /** Passes on what concerns XState actors. */
  onActorCommand(listener: (command: ActorCommand) => void): void {
    this.#onActorCommand = listener;
  }

  /** Obeys what has arrived. @returns whether the program is to wait here without a breakpoint. */
  poll(): boolean {
    for (let command = this.#commands.next(); command !== undefined; command = this.#commands.next())
      this.#obey(command);
    return this.#stops === 'atNext';
  }

  /** Waits until the page lets the program go on. */
  hold(tell: (how: 'waits' | 'goesOn') => void): void {
    flushAll();
    tell('waits');
    while (!this.#obey(this.#commands.wait())) flushAll();
    tell('goesOn');
  }

  /** @returns whether a program that waits goes on. */
  #obey(command: Command): boolean {
    switch (command.type) {
      case 'breakpoints':
        this.#breakpoints = command.breakpoints;
        return false;
      case 'actorBreakpoints':
      case 'send':
      case 'fork':
        this.#onActorCommand(command);
        return false;
      case 'detached':
        this.#breakpoints = [];
        this.#stops = 'never';
        return true;
      case 'control':
        this.#stops = command.do === 'go' ? 'never' : 'atNext';
        return command.do !== 'pause';
    }
  }
}

const commands = openCommands();

/** The gate of this program; undefined if the inspector did not start it. */
export const gate: Gate | undefined = commands === undefined ? undefined : new Gate(commands);
