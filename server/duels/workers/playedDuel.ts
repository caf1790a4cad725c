import { createHash } from 'node:crypto';
import {
  type Agent,
  type Answer,
  askAgent,
  createDuel,
  type Decision,
  type Duel,
  type DuelView,
  EngineError,
  type Fact,
  greedyAgent,
  IllegalChoiceError,
  type KnownFact,
  type Player,
  RULES_REVISION,
  randomAgent,
  replay,
  SENTENCES,
} from 'taiki';
import { refusal } from '../../protocol/errors.ts';
import type { HostAgent, SeatViewer } from '../../protocol/protocol.ts';
import type { StoredChoice, StoredDuel } from '../../store/duelStore.ts';
import { parsedCards } from '../customCards.ts';
import { firstPlayerOf, newSeed } from '../seeds.ts';
import type { Slices } from './slices.ts';

/** A choice as it is stored, without the clock, which other parts of the server keep. */
export type MadeChoice = Omit<StoredChoice, 'clock'>;

/** A view, and facts up to it. */
export interface Look {
  readonly view: DuelView<SeatViewer>;
  readonly facts: readonly KnownFact[];
  /** The number of facts that the viewer may know. */
  readonly next: number;
}

const CHECK_LENGTH = 16;

const AGENTS: { readonly [A in HostAgent]: () => Agent } = {
  greedy: () => greedyAgent,
  random: () => randomAgent(newSeed().seed),
};

/** A stored duel cannot go on: what the engine does now differs from what was stored. */
export class ResumeError extends Error {}

/** A duel of the engine with its agents, and with a running checksum of everything that happens. */
export class PlayedDuel {
  readonly #duel: Duel;
  readonly #agents: { readonly [P in Player]: Agent | undefined };
  readonly #settings: StoredDuel;
  readonly #made: Omit<MadeChoice, 'check'>[] = [];
  #check: string;
  /** The number of facts that each viewer knew when it looked last: to count them again takes as long as the duel is. */
  /** Whether the duel was ended from outside: nobody is asked then. */
  #isStopped: boolean;
  readonly #looked: { [V in SeatViewer]?: { readonly choices: number; readonly next: number } } = {};

  private constructor(duel: Duel, settings: StoredDuel) {
    this.#duel = duel;
    this.#settings = settings;
    this.#isStopped = settings.ended?.winner === null;
    const { seats } = settings;
    const agentOf = (agent: HostAgent | undefined) => (agent === undefined ? undefined : AGENTS[agent]());
    this.#agents = { p1: agentOf(seats.p1.agent), p2: agentOf(seats.p2?.agent) };
    this.#check = checkAfter('', duel.log);
    duel.subscribe({
      facts: (facts) => {
        this.#check = checkAfter(this.#check, facts);
      },
    });
  }

  /** Begins a duel. Its seats must both be taken. */
  static begun(stored: StoredDuel): PlayedDuel {
    const { seats, seed, rules, cards, askEverything, concealDecisions } = stored;
    const duel = createDuel({
      decks: { p1: seats.p1.deck, p2: seats.p2?.deck ?? seats.p1.deck },
      seed,
      firstPlayer: firstPlayerOf(seed),
      runtime: 'compiled',
      askEverything,
      concealDecisions,
      ...(rules === undefined ? {} : { rules }),
      ...(cards === undefined ? {} : { cards: parsedCards(cards) }),
    });
    return new PlayedDuel(duel, stored);
  }

  /**
   * Begins a duel and makes its stored choices again.
   * @throws {ResumeError} if that is another duel now; the message says where, and which rules and cards have changed.
   */
  static async resumed(
    stored: StoredDuel,
    choices: readonly StoredChoice[],
    slices: Slices,
  ): Promise<PlayedDuel> {
    const played = PlayedDuel.begun(stored);
    for (const [index, choice] of choices.entries()) {
      const problem = played.#again(choice);
      if (problem !== undefined)
        throw new ResumeError(
          `Choice ${index + 1} of ${choices.length} ${problem}. ${whyDifferent(stored, choices)}`,
        );
      await slices.pause();
    }
    return played;
  }

  /** The number of choices that have been made. */
  get choices(): number {
    return this.#made.length;
  }

  /** The same duel as it was after so many choices: this one if that is now, `earlier` taken forward if it is not later, or a new one. */
  after(choices: number, earlier: PlayedDuel | undefined): PlayedDuel {
    if (choices >= this.choices) return this;
    const past =
      earlier !== undefined && earlier.choices <= choices ? earlier : PlayedDuel.begun(this.#settings);
    for (const { player, kind, answer } of this.#made.slice(past.choices, choices)) {
      if (kind === undefined) past.concede(player);
      else past.answer(player, answer);
    }
    return past;
  }

  /** Nobody is asked any more. */
  stop(): void {
    this.#isStopped = true;
  }

  view(viewer: SeatViewer): DuelView<SeatViewer> {
    const view = this.#duel.view(viewer);
    if (!this.#isStopped) return view;
    const { decision: _, waitingFor: __, ...rest } = JSON.parse(JSON.stringify(view));
    return rest;
  }

  logFor(viewer: SeatViewer): readonly KnownFact[] {
    return this.#duel.logFor(viewer);
  }

  /** What a viewer may know, with the facts from a number on. */
  look(viewer: SeatViewer, from: number): Look {
    const view = this.view(viewer);
    const last = this.#looked[viewer];
    const { choices } = this;
    const [facts, next] =
      last?.choices === choices - 1 && last.next === from
        ? [view.facts, from + view.facts.length]
        : factsFrom(this.#duel.logFor(viewer), from);
    this.#looked[viewer] = { choices, next };
    return { view, facts, next };
  }

  /** The player who is asked. */
  get asked(): Player | undefined {
    return this.#isStopped ? undefined : this.#duel.decision?.player;
  }

  decisionFor(player: Player): Decision | undefined {
    return this.#isStopped ? undefined : this.#duel.decisionFor(player);
  }

  get result() {
    return this.#duel.result;
  }

  legalChoices(player: Player): Iterable<Answer> {
    return this.asked === player ? this.#duel.legalChoices() : [];
  }

  explain(player: Player) {
    return this.asked === player ? this.#duel.explain() : [];
  }

  record(): string {
    return this.#duel.record();
  }

  /**
   * Answers the open decision of a player.
   * @throws if it is another player's decision, another decision, or an illegal answer; the duel is unchanged.
   */
  answer(player: Player, answer: Answer, decision?: number): MadeChoice {
    const open = this.#duel.decisionFor(player);
    if (this.result !== undefined) throw new IllegalChoiceError('DUEL_OVER', SENTENCES.problems.over);
    if (open === undefined) throw new IllegalChoiceError('WRONG_PLAYER', SENTENCES.problems.opponentDecides);
    if (decision !== undefined && decision !== open.id)
      throw refusal('STALE_DECISION', `Decision ${decision} is not open. The open decision is ${open.id}.`);
    try {
      this.#duel.choose(answer, player);
    } catch (error) {
      throw error instanceof IllegalChoiceError ? forPlayer(error, open) : error;
    }
    return this.#record({ player, kind: open.kind, answer: [...answer] });
  }

  /** 104.3. @throws if the duel is over. */
  concede(player: Player): MadeChoice {
    this.#duel.concede(player);
    return this.#record({ player, answer: [] });
  }

  /** The answer of an agent to the open decision; undefined if it is a person's. */
  agentAnswer(): { readonly player: Player; readonly answer: Answer } | undefined {
    const player = this.asked;
    if (player === undefined) return undefined;
    const agent = this.#agents[player];
    return agent === undefined ? undefined : { player, answer: askAgent(this.#duel, agent) };
  }

  /** The answer that is given for a player who does not answer: to pass, or else the first legal answer. */
  defaultAnswer(player: Player): Answer {
    const pass = this.#duel.decisionFor(player)?.options.findIndex((option) => option.pass === true) ?? -1;
    const [first = []] = this.legalChoices(player);
    return pass < 0 ? first : [pass];
  }

  #record(choice: Omit<MadeChoice, 'check'>): MadeChoice {
    this.#made.push(choice);
    return { ...choice, check: this.#check };
  }

  /** Makes a stored choice again. @returns what is different now. */
  #again({ player, kind, answer, check }: StoredChoice): string | undefined {
    try {
      if (kind === undefined) this.concede(player);
      else {
        const open = this.#duel.decision;
        if (open?.player !== player || open.kind !== kind) {
          const now =
            open === undefined ? 'the duel is over then' : `${open.player} is asked ${open.kind} then`;
          return `was an answer of ${player} to ${kind}, but ${now}`;
        }
        this.answer(player, answer);
      }
    } catch (error) {
      if (error instanceof EngineError || !(error instanceof IllegalChoiceError)) throw error;
      return `was legal, but is not any more: ${error.message}`;
    }
    return this.#check === check ? undefined : 'leads to other facts than before';
  }
}

const factsFrom = (
  facts: readonly KnownFact[],
  from: number,
): readonly [facts: readonly KnownFact[], next: number] => [facts.slice(from), facts.length];

const checkAfter = (before: string, facts: readonly Fact[]): string =>
  createHash('sha256').update(before).update(JSON.stringify(facts)).digest('hex').slice(0, CHECK_LENGTH);

/** The engine numbers decisions of both players, which would tell how many the opponent has had. */
const forPlayer = (error: IllegalChoiceError, { id }: Decision): IllegalChoiceError =>
  new IllegalChoiceError('ILLEGAL_CHOICE', error.message.replace(/^Decision \d+/, `Decision ${id}`));

/** What has changed since the duel began, by a replay of what is stored as a record. */
function whyDifferent({ record }: StoredDuel, choices: readonly StoredChoice[]): string {
  if (record === undefined) return `This engine has revision ${RULES_REVISION} of the rules.`;
  const lines = choices.map(({ player, kind, answer }) =>
    kind === undefined ? `  ${player} concedes` : `  ${player} ${kind} ${answer.join(',') || '-'}`,
  );
  const text = record.replace(/^choices: 0$/m, [`choices: ${choices.length}`, ...lines].join('\n'));
  try {
    replay(text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
