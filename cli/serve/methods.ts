import { createRequire } from 'node:module';
import {
  type Answer,
  allCards,
  type CardDefinition,
  createDuel,
  type Duel,
  type DuelSettings,
  describeCard,
  findCard,
  parseDeck,
  parsePosition,
  replay,
  restoreDuel,
  type Seed,
} from 'taiki';
import { paletteFor } from '../host.ts';
import { drawBoard } from '../printed/board.ts';
import { rejection } from './errors.ts';
import type { Handlers } from './handlers.ts';
import { learningHandlers } from './learning/learningHandlers.ts';
import type { OpenDuels } from './openDuels.ts';
import { PARAMETERS } from './parameters.ts';
import type { ChooseParams, CreateParams, LegalChoices, ServerLimits } from './protocol.ts';
import { deckOf, type Served, withServed } from './served.ts';

const { version } = createRequire(import.meta.url)('taiki/package.json') as { readonly version: string };

const PLAIN = { palette: paletteFor('plain'), columns: 100 };

/** The handlers of all methods, for the duels of one server. */
export const handlersOver = (duels: OpenDuels, limits: ServerLimits, served: Served): Handlers => ({
  'server.info': () => ({
    name: 'taiki',
    version,
    protocol: 1,
    methods: Object.keys(PARAMETERS),
    limits,
  }),
  'duel.create': (params) => ({ duel: duels.open(() => created(params, served)) }),
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
    duel: duels.open(() => restoreDuel(snapshot, withServed(settings, served))),
  }),
  'duel.fork': ({ duel }) => {
    const found = duels.find(duel);
    return { duel: duels.open(() => found.fork()) };
  },
  'duel.sample': ({ duel, seed = 0 }) => {
    const sample = duels.find(duel).sampler();
    return { duel: sample === undefined ? null : duels.open(() => sample(seed)) };
  },
  'duel.record': ({ duel }) => duels.find(duel).record(),
  'duel.replay': ({ record, ...settings }) => ({
    duel: duels.open(() => replay(record, withServed(settings, served))),
  }),
  'duel.result': ({ duel }) => duels.find(duel).result ?? null,
  'duel.board': ({ duel, player }) => {
    const found = duels.find(duel);
    return drawBoard(found.view(player), found.state, PLAIN).join('\n');
  },
  'duel.close': ({ duel }) => {
    duels.close(duel);
    return null;
  },
  'cards.find': ({ name }) => cardNamed(name, served),
  'cards.describe': ({ name }) => describeCard(cardNamed(name, served)),
  'cards.list': () => [...new Set([...allCards, ...served.cards].map(({ name }) => name))],
  'decks.list': () => served.decks,
  'decks.parse': ({ text }) => parseDeck(text),
  ...learningHandlers(duels, served),
});

const cardNamed = (name: string, { cards }: Served): CardDefinition =>
  cards.findLast((card) => card.name === name) ?? findCard(name);

function created({ decks, position, firstPlayer, seed, ...others }: CreateParams, served: Served): Duel {
  const settings: DuelSettings & { readonly seed?: Seed } = {
    runtime: 'compiled',
    ...withServed(others, served),
    ...(seed === undefined ? {} : { seed }),
  };
  if (decks !== undefined && position === undefined) {
    const { p1, p2 } = decks;
    const first = firstPlayer === undefined ? {} : { firstPlayer };
    return createDuel({ ...settings, ...first, decks: { p1: deckOf(p1, served), p2: deckOf(p2, served) } });
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
