import {
  type CardDefinition,
  createEngine,
  type Engine,
  parsePosition,
  printPosition,
  searchCards,
  starterDecks,
} from 'taiki';
import { judgeAnswers, judgeChoices, standbyLanes } from 'taiki/rulings';
import { TAB_PROBLEMS } from '../problems.ts';
import { caseOf, openCase } from './case.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import type {
  Changed,
  TabMethod,
  TabMethods,
  TabParams,
  TabReply,
  TabRequest,
  TabResult,
} from './messages.ts';
import { printScript } from './printScript.ts';
import type { DuelSetup } from './setup.ts';
import { TabDuel } from './tabDuel.ts';

/** A request that cannot be answered now. */
class HostError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** More of them nobody reads. */
const MAX_COMPARED = 16;

/** @throws {HostError} if an agent plays: what is compared shows every card. */
function bothSeats(duel: TabDuel): TabDuel {
  if (duel.setup.opponent === 'both') return duel;
  throw new HostError('HIDDEN_CARDS', TAB_PROBLEMS.hidden);
}

type Handlers = { readonly [M in TabMethod]: (params: TabParams<M>) => TabResult<M> };

const aboutCard = ({ civilizations, type, cost, power }: CardDefinition): string =>
  [civilizations.join('/') || 'colorless', type, cost, power].filter((one) => one !== undefined).join(' · ');

/** Lets messages that have arrived be handled. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Plays the duels of a tab, one at a time: the part of a server that a tab needs. */
export class TabHost {
  readonly #post: (reply: TabReply) => void;
  #engine: Engine = createEngine({ cards: [] });
  #duel: TabDuel | undefined;
  #opened = 0;

  constructor(post: (reply: TabReply) => void) {
    this.#post = post;
  }

  /** Answers a request. What changes by it is posted after the answer. */
  async handle(request: TabRequest): Promise<void> {
    const { id } = request;
    try {
      this.#post({ id, result: this.#call(request) });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'ERROR';
      this.#post({ id, error: { code, message: error instanceof Error ? error.message : String(error) } });
      return;
    }
    if (this.#changes.has(request.method)) await this.#letAgentPlay();
  }

  readonly #changes: ReadonlySet<TabMethod> = new Set<TabMethod>([
    'duel.create',
    'duel.rematch',
    'case.open',
    'duel.choose',
    'duel.concede',
    'duel.undo',
  ]);

  readonly #handlers: Handlers = {
    'cards.load': ({ cards }) => {
      this.#engine = createEngine({ cards });
      return null;
    },
    'cards.search': ({ query, limit }) => {
      const found = query.trim() === '' ? [] : searchCards(query, this.#engine.cards);
      return {
        count: found.length,
        cards: found.slice(0, limit).map((card) => ({ name: card.name, about: aboutCard(card) })),
      };
    },
    'cards.find': ({ name }) => this.#engine.findCard(name),
    'position.read': ({ text }) => parsePosition(text),
    'position.print': ({ position }) => printPosition(position),
    'decks.list': () => Object.keys(starterDecks),
    'duel.create': (setup) => this.#create(setup),
    'case.open': ({ case: input }) => this.#take(openCase(this.#nextToken(), this.#engine, input)),
    'case.get': ({ duel }) => caseOf(this.#named(duel)),
    'case.script': ({ duel }) => printScript(this.#named(duel)),
    'case.compare': (params) => this.#compare(params),
    'duel.answers': ({ duel, rest }) => {
      const { outcomes, isComplete } = judgeAnswers(bothSeats(this.#named(duel)).duel, {
        rest,
        limit: MAX_COMPARED,
      });
      const named = outcomes.map((outcome) => ({ name: outcome.orders.join(', then '), outcome }));
      return comparisonOf(named, isComplete);
    },
    'agent.thoughts': ({ duel }) => this.#named(duel).thoughts,
    'duel.watch': ({ duel, from }) => this.#named(duel).shown(from),
    'duel.choose': ({ duel, choice, decision }) => {
      const named = this.#named(duel);
      if (named.decisionId !== decision)
        throw new HostError('STALE_DECISION', TAB_PROBLEMS.notOpen(`${decision}`));
      named.answer(choice);
      return null;
    },
    'duel.concede': ({ duel }) => {
      this.#named(duel).concede();
      return null;
    },
    'duel.undo': ({ duel }) => {
      if (!this.#named(duel).undo()) throw new HostError('NOTHING_TO_UNDO', TAB_PROBLEMS.nothingToUndo);
      return null;
    },
    'duel.explain': ({ duel }) => this.#named(duel).duel.explain(),
    'duel.record': ({ duel }) => this.#named(duel).duel.record(),
    'duel.rematch': ({ duel }) => {
      const { seed: _, ...setup } = this.#named(duel).setup;
      return this.#create(setup);
    },
  };

  #call<M extends TabMethod>({
    method,
    params,
  }: {
    readonly method: M;
    readonly params: TabParams<M>;
  }): TabMethods[M]['result'] {
    const handler: ((params: TabParams<M>) => TabResult<M>) | undefined = this.#handlers[method];
    if (handler === undefined) throw new HostError('UNKNOWN_METHOD', TAB_PROBLEMS.noMethod(method));
    return handler(params);
  }

  #create(setup: DuelSetup): { readonly duel: string } {
    return this.#take(new TabDuel(this.#nextToken(), this.#engine, setup));
  }

  #take(duel: TabDuel): { readonly duel: string } {
    this.#duel = duel;
    return { duel: duel.token };
  }

  #compare({ cases, rest }: TabParams<'case.compare'>): Comparison {
    const named = cases.map(({ name, case: input }) => {
      const { setup, answers } = bothSeats(openCase('compared', this.#engine, input));
      const { duel } = new TabDuel('compared', this.#engine, setup);
      const choices = answers.map(({ answer }) => answer);
      const [outcome] = judgeChoices(duel, choices, { rest, orders: 'asked', limit: 1 }).outcomes;
      if (outcome === undefined) throw new TypeError('A case that was opened has no outcome.');
      return { name, outcome };
    });
    return comparisonOf(named, true);
  }

  #nextToken(): string {
    this.#opened++;
    return `tab-${this.#opened}`;
  }

  #named(token: string): TabDuel {
    if (this.#duel?.token === token) return this.#duel;
    throw new HostError('UNKNOWN_DUEL', TAB_PROBLEMS.notPlayed);
  }

  /** Posts what is shown, and again after what the agent answers. A slow agent is left when the person goes back or on meanwhile. */
  async #letAgentPlay(): Promise<void> {
    const duel = this.#duel;
    if (duel === undefined) return;
    let answered = duel.answers.length;
    while (duel.isAgentNext) {
      if (duel.isAgentSlow) {
        this.#post(this.#news(duel));
        await nextTask();
        if (this.#duel !== duel || duel.answers.length !== answered || !duel.isAgentNext) return;
      }
      duel.answerAsAgent();
      answered = duel.answers.length;
    }
    this.#post(this.#news(duel));
  }

  #news(duel: TabDuel): Changed {
    const changed = duel.news();
    const lanes = changed.viewer === 'judge' ? standbyLanes(duel.duel) : [];
    return { changed, undoable: duel.undoable, lanes };
  }
}
