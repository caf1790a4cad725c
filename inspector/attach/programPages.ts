import type { Socket } from '../core/pack.ts';
import type { Session } from '../session/session.ts';
import { SessionError } from '../session/sessionError.ts';
import { AttachedProgram } from './attachedProgram.ts';
import type { PageCommand } from './pageProtocol.ts';

/** The pages of a browser that play duels and are attached to a session. */
export class ProgramPages {
  readonly #session: Session;
  readonly #first: 'go' | 'wait';
  readonly #connected = new Set<(command: PageCommand) => void>();
  #runs = 0;

  constructor(session: Session, first: 'go' | 'wait') {
    this.#session = session;
    this.#first = first;
    session.attach({
      breakpoints: (breakpoints) => this.#tellAll({ type: 'breakpoints', breakpoints }),
      restart: () => {
        if (this.#connected.size === 0)
          throw new SessionError(
            'NOT_ATTACHED',
            'The page is not open any more. Open it again in a browser.',
          );
        this.#tellAll({ type: 'restart' });
      },
    });
  }

  accept(socket: Socket): void {
    const tell = (command: PageCommand): void => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(command));
    };
    const watched = new AttachedProgram({
      session: this.#session,
      run: ++this.#runs,
      onActors: () => undefined,
      control: (command) => tell({ type: 'control', do: command }),
    });
    this.#connected.add(tell);
    // An oversized or invalid frame closes this socket only.
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => watched.read(data.toString()));
    socket.on('close', () => {
      this.#connected.delete(tell);
      watched.end('The page was closed, or loaded again.');
    });
    tell({ type: 'breakpoints', breakpoints: this.#session.breakpoints });
    tell({ type: 'start', first: this.#first });
  }

  #tellAll(command: PageCommand): void {
    for (const tell of this.#connected) tell(command);
  }
}
