import { type Agent, type Duel, greedyAgent, type Player } from 'taiki';
import { Controller, type Key } from '../../cli/play/controller.ts';
import { textOf } from '../../cli/play/lines/styled.ts';
import type { Size } from '../../cli/play/screen.ts';
import { captionFor, Session } from '../../cli/play/session.ts';
import { english } from '../../cli/speech/english.ts';
import type { Speech } from '../../cli/speech/speech.ts';

export const SMALLEST: Size = { columns: 80, rows: 23 };

const KEYS: Readonly<Record<string, Key>> = {
  '\n': { kind: 'enter' },
  '\b': { kind: 'backspace' },
  '\u001b': { kind: 'escape' },
  '↑': { kind: 'up' },
  '↓': { kind: 'down' },
  '⇞': { kind: 'pageUp' },
  '⇟': { kind: 'pageDown' },
};

/** Every key that is no text. */
export const CONTROL_KEYS = Object.keys(KEYS);

const keyOf = (typed: string): Key => KEYS[typed] ?? { kind: 'text', text: typed };

/** A person at a screen without a terminal. */
export class AtScreen {
  readonly session: Session;
  readonly controller: Controller;
  readonly saved: string[] = [];

  constructor(
    duel: Duel,
    who: Player | 'hotseat' = 'p1',
    agent: Agent = greedyAgent,
    speech: Speech = english,
  ) {
    this.session = new Session(
      duel,
      who === 'hotseat' ? { hotseat: true } : { person: who, agent, agentName: 'greedy' },
    );
    this.controller = new Controller(this.session, {
      caption: captionFor(this.session.seats, speech),
      speech,
      save: () => {
        this.saved.push(this.session.duel.record());
        return 'Saved.';
      },
    });
    this.controller.resize(SMALLEST);
  }

  /** Presses keys one after the other, and lets the agent answer after each. */
  press(keys: string): this {
    for (const key of keys) {
      this.controller.press(keyOf(key));
      while (this.session.awaitsAgent) this.controller.stepAgent();
    }
    return this;
  }

  lines(size: Size = SMALLEST): readonly string[] {
    return this.controller.draw(size).map((line) => textOf(line).trimEnd());
  }

  /** The lines that contain a text. */
  with(text: string, size?: Size): readonly string[] {
    return this.lines(size).filter((line) => line.includes(text));
  }

  /** The kind of the decision that the person has to answer. */
  get asked(): string | undefined {
    return this.session.asked?.kind;
  }
}
