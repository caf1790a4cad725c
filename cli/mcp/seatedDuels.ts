import { type Agent, askAgent, type CardDefinition, type Duel, EngineError, type Player } from 'taiki';
import { rejection } from './rejection.ts';

/** A duel of a session. */
export interface SeatedDuel {
  readonly duel: Duel;
  /** The player whose seat the client has taken: it sees what this player sees, and an agent plays the other. `both`: it sees and plays everything. */
  readonly seat: Player | 'both';
  /** Plays the other seat. */
  readonly opponent: Agent | undefined;
  /** The cards of its own. */
  readonly cards: readonly CardDefinition[];
}

/** The open duels of a session. Each has a name that is never used again. */
export class SeatedDuels {
  readonly #open = new Map<string, SeatedDuel>();
  readonly #limit: number;
  #created = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Makes a duel, lets the opponent play until the client must decide, and keeps it.
   * @throws TOO_MANY_DUELS, before it is made.
   */
  open(make: () => SeatedDuel): { readonly name: string; readonly made: SeatedDuel } {
    if (this.#open.size >= this.#limit)
      throw rejection(
        'TOO_MANY_DUELS',
        `${this.#open.size} duels are open and the maximum is ${this.#limit}. Close one with close_duel.`,
      );
    const made = make();
    playOpponent(made);
    this.#created++;
    const name = `d${this.#created}`;
    this.#open.set(name, made);
    return { name, made };
  }

  /** @throws UNKNOWN_DUEL. */
  find(name: string): SeatedDuel {
    const found = this.#open.get(name);
    if (found !== undefined) return found;
    throw rejection(
      'UNKNOWN_DUEL',
      `No open duel ${JSON.stringify(name.slice(0, 40))}. Expected a name that set_up has returned.`,
    );
  }

  /** @throws UNKNOWN_DUEL. */
  close(name: string): void {
    this.find(name);
    this.#open.delete(name);
  }
}

/** Lets the agent of the other seat answer until the client must decide or the duel is over. */
export function playOpponent({ duel, seat, opponent }: SeatedDuel): void {
  if (opponent === undefined) return;
  for (let { decision } = duel; decision !== undefined && decision.player !== seat; { decision } = duel)
    duel.choose(askAgent(duel, opponent), decision.player);
}

/** An error that a client may read: a failure of the engine is described by the whole duel, which a seat must not see. */
export function shownTo(seat: SeatedDuel['seat'], thrown: unknown): unknown {
  if (seat === 'both' || !(thrown instanceof EngineError)) return thrown;
  return rejection('ENGINE', 'The engine failed, and this duel cannot go on. Close it with close_duel.');
}
