import {
  type Agent,
  type Answer,
  askAgent,
  type Deck,
  type Duel,
  type Engine,
  OptionsError,
  type Player,
  parseDeck,
  parsePosition,
  printChoice,
  type SearchReport,
  starterDecks,
} from 'taiki';
import type { ShownDuel } from '../../../server/page/duel/source.ts';
import { TAB_PROBLEMS } from '../problems.ts';
import type { DuelSetup, SettledSetup, TabDeck } from './setup.ts';

/** So many samples a decision keep the answers of the searching agent below a second or two on a phone. */
const SEARCH_ITERATIONS = 60;

/** An answer to the open decision, or a concession. */
export type TabAnswer = Answer | { readonly concedes: Player };

/** An answer that was given, also in words. */
export interface GivenAnswer {
  readonly player: Player;
  /** The kind of the decision, or `concedes`. */
  readonly kind: string;
  readonly text: string;
  readonly answer: TabAnswer;
}

/** What the searching agent found before one of its answers. Its options name cards of its hand. */
export interface Thought {
  /** The index of the answer. */
  readonly at: number;
  readonly turn: number;
  readonly prompt: string;
  readonly samples: number;
  /** The answers that it tried, the best first: that is the one that it gave. */
  readonly answers: readonly {
    readonly text: string;
    readonly samples: number;
    /** The estimated probability of winning, from 0 to 1. */
    readonly worth: number;
  }[];
}

/** A moment to which a person can go back. */
interface Moment {
  readonly duel: Duel;
  readonly answers: number;
}

function deckOf(deck: TabDeck): Deck {
  if ('text' in deck) return parseDeck(deck.text);
  const named = Object.entries(starterDecks).find(([name]) => name === deck.starter)?.[1];
  if (named === undefined)
    throw new OptionsError(
      TAB_PROBLEMS.noDeck(Object.keys(starterDecks).join(', '), JSON.stringify(deck.starter)),
    );
  return named;
}

function begun({ createDuel }: Engine, { begin, seed, cards = [], rules }: DuelSetup): Duel {
  const settings = {
    cards,
    runtime: 'compiled',
    ...(seed === undefined ? {} : { seed }),
    ...(rules === undefined ? {} : { rules }),
  } as const;
  if ('position' in begin) return createDuel({ position: parsePosition(begin.position), ...settings });
  const { p1, p2 } = begin.decks;
  return createDuel({ decks: { p1: deckOf(p1), p2: deckOf(p2) }, ...settings });
}

function agentOf(
  engine: Engine,
  { opponent, begin, cards = [] }: DuelSetup,
  onSearched: (report: SearchReport) => void,
): Agent | undefined {
  if (opponent === 'both') return undefined;
  if (opponent === 'greedy') return engine.greedyAgent;
  if ('position' in begin) throw new OptionsError(TAB_PROBLEMS.noDecks);
  const { p1, p2 } = begin.decks;
  const decks = { p1: deckOf(p1), p2: deckOf(p2) };
  return engine.searchAgent({ decks, cards, iterations: SEARCH_ITERATIONS, onSearched });
}

/** A duel in the tab: one person plays p1 against an agent, or both seats. */
export class TabDuel {
  readonly token: string;
  readonly setup: SettledSetup;
  readonly #agent: Agent | undefined;
  readonly #past: Moment[] = [];
  readonly #answers: GivenAnswer[] = [];
  readonly #thoughts: Thought[] = [];
  #duel: Duel;
  /** The number of facts that the page has. */
  #sent = 0;

  /** @throws {TaikiError} if the duel cannot begin so. */
  constructor(token: string, engine: Engine, setup: DuelSetup) {
    this.token = token;
    this.#agent = agentOf(engine, setup, (report) => this.#think(report));
    this.#duel = begun(engine, setup);
    this.setup = { ...setup, seed: this.#duel.seed };
  }

  /** The duel itself, to be read only. */
  get duel(): Duel {
    return this.#duel;
  }

  /** Every answer so far, the agent's too. */
  get answers(): readonly GivenAnswer[] {
    return this.#answers;
  }

  /** What the searching agent found, since the duel was begun or opened here. */
  get thoughts(): readonly Thought[] {
    return this.#thoughts;
  }

  /** How many answers the person can take back. */
  get undoable(): number {
    return this.#past.length;
  }

  get isAgentNext(): boolean {
    return this.#agent !== undefined && this.#duel.decision?.player === 'p2';
  }

  /** Whether the agent takes long enough for the page to be shown what came before. */
  get isAgentSlow(): boolean {
    return this.setup.opponent === 'search';
  }

  get #viewer(): 'p1' | 'judge' {
    return this.#agent === undefined ? 'judge' : 'p1';
  }

  /** The id of the decision as the person sees it; undefined if the person is not asked. */
  get decisionId(): number | undefined {
    return this.#duel.view(this.#viewer).decision?.id;
  }

  /** Answers for whoever is asked, or concedes. @throws {IllegalChoiceError} if the answer is illegal. */
  answer(answer: TabAnswer): void {
    const isOfPerson = !this.isAgentNext || 'concedes' in answer;
    const before = isOfPerson ? this.#duel.fork() : undefined;
    const given = this.#give(answer);
    if (before !== undefined) this.#past.push({ duel: before, answers: this.#answers.length });
    this.#answers.push(given);
  }

  #give(answer: TabAnswer): GivenAnswer {
    if ('concedes' in answer) {
      this.#duel.concede(answer.concedes);
      return { player: answer.concedes, kind: 'concedes', text: '', answer };
    }
    const { decision } = this.#duel;
    this.#duel.choose(answer);
    if (decision === undefined) throw new TypeError('A duel that is over took an answer.');
    return { player: decision.player, kind: decision.kind, text: printChoice(decision, answer), answer };
  }

  answerAsAgent(): void {
    if (this.#agent !== undefined) this.answer(askAgent(this.#duel, this.#agent));
  }

  #think({ decision, samples, answers }: SearchReport): void {
    const labelOf = (index: number): string => decision.options[index]?.label ?? '';
    this.#thoughts.push({
      at: this.#answers.length,
      turn: this.#duel.view('p2').turn,
      prompt: decision.prompt,
      samples,
      answers: answers.map(({ answer, samples: count, worth }) => ({
        text: answer.map(labelOf).join(' + ') || 'Nothing',
        samples: count,
        worth,
      })),
    });
  }

  /** The person concedes: with both seats, for the player who is asked. */
  concede(): void {
    this.answer({ concedes: this.#agent === undefined ? (this.#duel.decision?.player ?? 'p1') : 'p1' });
  }

  /** Goes back to before the last answer of the person. @returns whether there was one. */
  undo(): boolean {
    const moment = this.#past.pop();
    if (moment === undefined) return false;
    this.#duel = moment.duel;
    this.#answers.length = moment.answers;
    const kept = this.#thoughts.filter(({ at }) => at < moment.answers);
    this.#thoughts.splice(0, Number.POSITIVE_INFINITY, ...kept);
    this.#sent = 0;
    return true;
  }

  /** What the page has not been sent yet. */
  news(): ShownDuel {
    return this.shown(this.#sent);
  }

  /** What the person may know now, with the facts from a number on. */
  shown(from: number): ShownDuel {
    const viewer = this.#viewer;
    const facts = this.#duel.logFor(viewer);
    this.#sent = facts.length;
    return {
      duel: this.token,
      viewer,
      status: this.#duel.result === undefined ? 'playing' : 'over',
      view: this.#duel.view(viewer),
      next: facts.length,
      facts: facts.slice(from),
      clock: null,
      names: { p1: null, p2: null },
      verified: [],
      timedOut: null,
      suspended: null,
      ended: null,
      rematch: [],
    };
  }
}
