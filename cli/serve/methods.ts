import { createRequire } from 'node:module';
import {
  type Answer,
  allCards,
  createDuel,
  DeckError,
  type DeckInput,
  type Duel,
  type DuelSettings,
  describeCard,
  findCard,
  parseDeck,
  parsePosition,
  replay,
  restoreDuel,
  starterDecks,
} from 'taiki';
import { rejection } from './errors.ts';
import type { OpenDuels } from './openDuels.ts';
import { PARAMETERS } from './parameters.ts';
import type {
  ChooseParams,
  CreateParams,
  DeckParam,
  Decks,
  LegalChoices,
  MethodName,
  Params,
  ResultOf,
  ServerLimits,
} from './protocol.ts';

export type Handlers = { readonly [M in MethodName]: (params: Params<M>) => ResultOf<M> };

const { version } = createRequire(import.meta.url)('taiki/package.json') as { readonly version: string };

const STARTER_DECKS: Decks = starterDecks;

/** The handlers of all methods, for the duels of one server. */
export const handlersOver = (duels: OpenDuels, limits: ServerLimits): Handlers => ({
  'server.info': () => ({
    name: 'taiki',
    version,
    protocol: 1,
    methods: Object.keys(PARAMETERS),
    limits,
  }),
  'duel.create': (params) => ({ duel: duels.open(() => created(params)) }),
  'duel.decision': ({ duel, player }) => {
    const found = duels.find(duel);
    return (player === undefined ? found.decision : found.decisionFor(player)) ?? null;
  },
  'duel.choose': (params) => {
    const { duel, choice, player } = fresh(duels.find(params.duel), params);
    duel.choose(choice, player);
    return duel.decision ?? null;
  },
  'duel.step': (params) => {
    const { duel, choice, player } = fresh(duels.find(params.duel), params);
    return duel.step(choice, player);
  },
  'duel.concede': ({ duel, player }) => {
    const found = duels.find(duel);
    found.concede(player);
    return found.result ?? null;
  },
  'duel.view': ({ duel, player }) => duels.find(duel).view(player),
  'duel.log': ({ duel, from = 0, player }) => {
    const found = duels.find(duel);
    return (player === undefined ? found.log : found.logFor(player)).slice(from);
  },
  'duel.legalChoices': ({ duel, most = 1000 }) => legalChoices(duels.find(duel), most),
  'duel.explain': ({ duel }) => duels.find(duel).explain(),
  'duel.state': ({ duel }) => duels.find(duel).state,
  'duel.seed': ({ duel }) => duels.find(duel).seed,
  'duel.snapshot': ({ duel }) => duels.find(duel).snapshot(),
  'duel.restore': ({ snapshot, ...settings }) => ({
    duel: duels.open(() => restoreDuel(snapshot, settings)),
  }),
  'duel.fork': ({ duel }) => {
    const found = duels.find(duel);
    return { duel: duels.open(() => found.fork()) };
  },
  'duel.record': ({ duel }) => duels.find(duel).record(),
  'duel.replay': ({ record, ...settings }) => ({ duel: duels.open(() => replay(record, settings)) }),
  'duel.result': ({ duel }) => duels.find(duel).result ?? null,
  'duel.close': ({ duel }) => {
    duels.close(duel);
    return null;
  },
  'cards.find': ({ name }) => findCard(name),
  'cards.describe': ({ name }) => describeCard(findCard(name)),
  'cards.list': () => allCards.map(({ name }) => name),
  'decks.list': () => STARTER_DECKS,
  'decks.parse': ({ text }) => parseDeck(text),
});

function created({ decks, position, firstPlayer, seed, ...others }: CreateParams): Duel {
  const settings: DuelSettings & { readonly seed?: number } = {
    runtime: 'compiled',
    ...others,
    ...(seed === undefined ? {} : { seed }),
  };
  if (decks !== undefined && position === undefined) {
    const { p1, p2 } = decks;
    const first = firstPlayer === undefined ? {} : { firstPlayer };
    return createDuel({ ...settings, ...first, decks: { p1: deckOf(p1), p2: deckOf(p2) } });
  }
  if (position !== undefined && decks === undefined && firstPlayer === undefined) {
    const laid = typeof position === 'string' ? parsePosition(position) : position;
    return createDuel({ ...settings, position: laid });
  }
  throw rejection(
    'INVALID_PARAMS',
    'duel.create: expected either "decks" or "position"; "firstPlayer" is allowed only with "decks".',
  );
}

function deckOf(deck: DeckParam): DeckInput {
  if (typeof deck !== 'string') return deck;
  if (Object.hasOwn(STARTER_DECKS, deck)) return STARTER_DECKS[deck] as DeckInput;
  throw new DeckError(
    `Unknown starter deck ${JSON.stringify(deck.slice(0, 80))}. Expected ${Object.keys(STARTER_DECKS).join(' or ')}.`,
  );
}

function legalChoices(duel: Duel, most: number): LegalChoices {
  const choices: Answer[] = [];
  for (const choice of duel.legalChoices()) {
    if (choices.length === most) return { choices, complete: false };
    choices.push(choice);
  }
  return { choices, complete: true };
}

/**
 * A duel and an answer to its open decision.
 * @throws STALE_DECISION if the answer is to another decision.
 */
function fresh(duel: Duel, { choice, player, decision }: ChooseParams) {
  const open = duel.decision;
  if (open !== undefined && decision !== undefined && decision !== open.id) {
    throw rejection(
      'STALE_DECISION',
      `Decision ${decision} is not open. The open decision is ${open.id} (${open.kind}, ${open.player}).`,
    );
  }
  return { duel, choice, player };
}
