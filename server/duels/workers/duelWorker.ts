import { type Answer, createDuel } from 'taiki';
import { isRefusal } from '../../protocol/errors.ts';
import type { LegalChoices, SeatViewer } from '../../protocol/protocol.ts';
import type { LoadedDuel, StoredDuel } from '../../store/duelStore.ts';
import { checkedCards, described, parsedCards } from '../customCards.ts';
import { PlayedDuel } from './playedDuel.ts';
import { Slices } from './slices.ts';
import { TaskQueue } from './taskQueue.ts';
import {
  type Act,
  type Acted,
  type Begun,
  type Made,
  NotPlayed,
  type Read,
  type Reading,
  type Show,
  type Shown,
  type Standing,
  type Viewed,
  type WorkerMethod,
  type WorkerParams,
  type WorkerResult,
} from './workerProtocol.ts';

interface Entry {
  readonly played: PlayedDuel;
  /** The duel as spectators see it, if that was asked for. */
  earlier: PlayedDuel | undefined;
}

/** Duels that are over, and are kept for those who look at the end. */
const MAX_ENDED = 16;

type Methods = {
  readonly [M in WorkerMethod]: (
    duel: string,
    params: WorkerParams<M>,
    slices: Slices,
  ) => WorkerResult<M> | Promise<WorkerResult<M>>;
};

/** Plays duels, on a thread of its own or on that of the server. */
export class DuelWorker {
  readonly #duels = new Map<string, Entry>();
  /** In the order of their ends. */
  readonly #ended = new Set<string>();
  /** For what is done after requests are answered. */
  readonly #later = new TaskQueue();

  get duels(): number {
    return this.#duels.size;
  }

  /**
   * @param worked is called with the milliseconds that it took, in parts if other requests run in between.
   * @throws what the engine throws, and {NotPlayed}.
   */
  async ask<M extends WorkerMethod>(
    duel: string,
    method: M,
    params: WorkerParams<M>,
    worked: (ms: number) => void,
  ): Promise<WorkerResult<M>> {
    const slices = new Slices(worked);
    try {
      return await this.#methods[method](duel, params, slices);
    } finally {
      slices.end();
    }
  }

  readonly #methods: Methods = {
    check: (_, params) => checkDeck(params),
    checkCards: (_, cards) => checkedCards(cards),
    describe: (_, text) => described(text),
    begin: (id, stored, slices) => this.#begin(id, stored, slices),
    resume: (id, loaded, slices) => this.#resume(id, loaded, slices),
    act: (id, params, slices) => this.#act(id, params, slices),
    read: (id, params) => this.#read(id, params),
    show: async (id, params, slices) => {
      await slices.during(this.#later.turn());
      return this.#show(id, params);
    },
    look: (id, viewed) => this.#look(id, viewed),
    stop: (id) => {
      const { played } = this.#entry(id);
      played.stop();
      this.#keepEnded(id);
      return played.record();
    },
    release: (id) => {
      this.#forget(id);
      return null;
    },
  };

  async #begin(id: string, stored: StoredDuel, slices: Slices): Promise<Begun> {
    const played = PlayedDuel.begun(stored);
    const record = played.record();
    const made = await agentsAnswer(played, slices);
    this.#keep(id, played);
    return { made, record, ended: endOf(played), ...standingOf(played) };
  }

  async #resume(id: string, { duel, choices }: LoadedDuel, slices: Slices): Promise<Standing> {
    const played = await PlayedDuel.resumed(duel, choices, slices);
    this.#keep(id, played);
    return standingOf(played);
  }

  async #act(id: string, { player, act, read }: Act, slices: Slices): Promise<Acted> {
    const { played } = this.#entry(id);
    const choice =
      act === 'concede'
        ? played.concede(player)
        : act === 'default'
          ? played.answer(player, played.defaultAnswer(player))
          : played.answer(player, act.choice, act.decision);
    const made = [{ choice, asked: played.asked }, ...(await agentsAnswer(played, slices))];
    if (played.result !== undefined && this.#duels.get(id)?.played === played) this.#keepEnded(id);
    const text = read === undefined ? undefined : readFrom(played, read);
    return { made, text, ended: endOf(played), ...standingOf(played) };
  }

  #read(id: string, read: Read): string {
    return readFrom(this.#at(id, read), read);
  }

  #show(id: string, { viewers }: Show): readonly Shown[] {
    return viewers.map((viewed) => this.#look(id, viewed));
  }

  #look(id: string, viewed: Viewed): Shown {
    const { view, facts, next } = this.#at(id, viewed).look(viewed.viewer, viewed.from);
    return { view: JSON.stringify(view), facts: JSON.stringify(facts), next };
  }

  /** The duel as it is, or as it was. */
  #at(id: string, { at }: Pick<Viewed, 'at'>): PlayedDuel {
    const entry = this.#entry(id);
    const played = entry.played.after(at ?? entry.played.choices, entry.earlier);
    if (at !== undefined) entry.earlier = played === entry.played ? undefined : played;
    return played;
  }

  #entry(id: string): Entry {
    const entry = this.#duels.get(id);
    if (entry === undefined) throw new NotPlayed(`Duel ${id} is not here.`);
    if (this.#ended.has(id)) this.#keepEnded(id);
    return entry;
  }

  #keep(id: string, played: PlayedDuel): void {
    this.#duels.set(id, { played, earlier: undefined });
    this.#ended.delete(id);
    if (played.result !== undefined) this.#keepEnded(id);
  }

  #keepEnded(id: string): void {
    this.#ended.delete(id);
    this.#ended.add(id);
    const [oldest] = this.#ended;
    if (oldest !== undefined && this.#ended.size > MAX_ENDED) this.#forget(oldest);
  }

  #forget(id: string): void {
    this.#duels.delete(id);
    this.#ended.delete(id);
  }
}

function checkDeck({ deck, rules, cards }: WorkerParams<'check'>): null {
  createDuel({
    decks: { p1: deck, p2: deck },
    seed: 0,
    runtime: 'compiled',
    ...(rules === undefined ? {} : { rules }),
    ...(cards === undefined ? {} : { cards: parsedCards(cards) }),
  });
  return null;
}

/** Lets agents answer until a person is asked. @throws an error that is no refusal: nobody asked for these answers. */
async function agentsAnswer(played: PlayedDuel, slices: Slices): Promise<readonly Made[]> {
  const made: Made[] = [];
  try {
    for (let next = played.agentAnswer(); next !== undefined; next = played.agentAnswer()) {
      made.push({ choice: played.answer(next.player, next.answer), asked: played.asked });
      await slices.pause();
    }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`An agent could not answer: ${why}`, { cause });
  }
  return made;
}

const standingOf = ({ choices, asked, result }: PlayedDuel): Standing => ({ choices, asked, result });

const endOf = (played: PlayedDuel): string | undefined =>
  played.result === undefined ? undefined : played.record();

const readFrom = (played: PlayedDuel, { viewer, what }: Read): string =>
  JSON.stringify(answerTo(played, viewer, what) ?? null);

function answerTo(played: PlayedDuel, viewer: SeatViewer, what: Reading): unknown {
  switch (what.kind) {
    case 'view':
      return played.view(viewer);
    case 'decision':
      return viewer === 'spectator' ? undefined : played.decisionFor(viewer);
    case 'explain':
      return viewer === 'spectator' ? [] : played.explain(viewer);
    case 'state':
      return played.view(viewer).state;
    case 'result':
      return played.result;
    case 'log':
      return played.logFor(viewer).slice(what.from);
    case 'legalChoices':
      return listed(viewer === 'spectator' ? [] : played.legalChoices(viewer), what.most);
  }
}

function listed(all: Iterable<Answer>, most: number): LegalChoices {
  const choices: Answer[] = [];
  for (const choice of all) {
    if (choices.length === most) return { choices, complete: false };
    choices.push(choice);
  }
  return { choices, complete: true };
}
