import type { ActorTrace } from './actorTrace.ts';
import { type ActorInspection, ActorInspectionError } from './inspectActor.ts';
import type { EventObject } from './xstate.ts';

/** What changes the actors of a program. `line` 0 is the program itself, and the others are its forks. */
export type LineCommand =
  | { readonly type: 'send'; readonly line: number; readonly actor: string; readonly event: EventObject }
  /** `context`: values of the root actor's context that are replaced. */
  | {
      readonly type: 'fork';
      readonly line: number;
      readonly seq: number;
      readonly context: Readonly<Record<string, unknown>> | undefined;
    };

const MAX_LINES = 50;

/** The actors of a program, and the forks that run beside them. */
export class ActorLines {
  readonly #lines: ActorInspection[];
  readonly #origins: ActorTrace['forkedFrom'][] = [undefined];

  constructor(program: ActorInspection) {
    this.#lines = [program];
  }

  get all(): readonly ActorInspection[] {
    return this.#lines;
  }

  get traces(): readonly ActorTrace[] {
    return this.#lines.map((_, line) => this.traceOf(line));
  }

  /** @throws {ActorInspectionError} if there is no such line. */
  traceOf(line: number): ActorTrace {
    return { ...this.#line(line).trace, forkedFrom: this.#origins[line] };
  }

  /** @throws {ActorInspectionError} if it cannot be done. */
  obey(command: LineCommand): void {
    const line = this.#line(command.line);
    if (command.type === 'send') line.send(command.actor, command.event);
    else if (this.#lines.length === MAX_LINES)
      throw new ActorInspectionError(`There are ${MAX_LINES} lines, and no more are kept.`);
    else {
      this.#lines.push(line.fork(command.seq, command.context).inspection);
      this.#origins.push({ line: command.line, seq: command.seq });
    }
  }

  #line(line: number): ActorInspection {
    const found = this.#lines[line];
    if (found !== undefined) return found;
    throw new ActorInspectionError(
      `There is no line ${line}; expected one from 0 to ${this.#lines.length - 1}.`,
    );
  }
}
