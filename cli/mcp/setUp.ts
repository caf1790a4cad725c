import {
  type Agent,
  type AgentSetup,
  type CardDefinition,
  createDuel,
  type DeckInput,
  type Duel,
  type Player,
  parseDeck,
  type Seed,
  secretSeed,
} from 'taiki';
import { judge, parseCase } from 'taiki/rulings';
import { type AgentName, agentOf } from '../arguments.ts';
import { deckOf, type Served } from '../serve/served.ts';
import { rejection } from './rejection.ts';
import type { SeatedDuel } from './seatedDuels.ts';

/** What a client asks for. */
export interface SetUp {
  readonly case?: string;
  readonly decks?: { readonly [P in Player]: string };
  readonly firstPlayer?: Player;
  readonly seat?: Player;
  readonly opponent?: AgentName;
  readonly seed?: number;
}

/** A duel from a case or from two decks. A seat gets a secret seed: with one that it knows, it could compute every hidden card. */
export function seatedDuel(wanted: SetUp, served: Served): SeatedDuel {
  const { case: text, decks, firstPlayer, seat = 'both', opponent, seed } = wanted;
  if ((text === undefined) === (decks === undefined) || (firstPlayer !== undefined && decks === undefined))
    throw rejection(
      'INVALID_PARAMS',
      'set_up: expected either "case" or "decks"; "firstPlayer" is allowed only with "decks".',
    );
  if (seat !== 'both' && seed !== undefined)
    throw rejection(
      'INVALID_PARAMS',
      `set_up: "seed" is ${seed}, but a seat sees only what its player sees. Leave out "seed", or "seat".`,
    );
  if (seat === 'both' && opponent !== undefined)
    throw rejection(
      'INVALID_PARAMS',
      'set_up: "opponent" plays against a seat. Expected "seat" too, or no "opponent".',
    );
  const drawn: Seed = seat === 'both' ? (seed ?? 0) : secretSeed();
  const made =
    text === undefined ? fromDecks(decks, firstPlayer, drawn, served) : fromCase(text, drawn, served.cards);
  if (seat === 'both') return { ...made, seat, opponent: undefined };
  return { ...made, seat, opponent: opponentIn(made, seat, opponent ?? 'greedy', drawn) };
}

function opponentIn({ setup, cards }: Made, seat: Player, name: AgentName, seed: Seed): Agent {
  if (setup === undefined && name === 'search')
    throw rejection(
      'INVALID_PARAMS',
      'set_up: "opponent" is "search", which needs "decks". Expected "greedy" or "random" with a case.',
    );
  return agentOf(name, seat === 'p1' ? 'p2' : 'p1', seed, setup ?? { decks: { p1: [], p2: [] }, cards });
}

interface Made {
  readonly duel: Duel;
  readonly cards: readonly CardDefinition[];
  /** What an agent that searches needs; undefined for a case, which has no decks. */
  readonly setup: AgentSetup | undefined;
}

/** The name of a deck, or its text, which has a line for each card. */
const readDeck = (deck: string, served: Served): DeckInput =>
  deck.includes('\n') ? parseDeck(deck) : deckOf(deck, served);

function fromDecks(decks: SetUp['decks'], firstPlayer: Player | undefined, seed: Seed, served: Served): Made {
  const { p1 = '', p2 = '' } = decks ?? {};
  const read = { p1: readDeck(p1, served), p2: readDeck(p2, served) };
  const { cards } = served;
  const first = firstPlayer === undefined ? {} : { firstPlayer };
  const duel = createDuel({ decks: read, cards, seed, runtime: 'compiled', ...first });
  return { duel, cards, setup: { decks: read, cards } };
}

function fromCase(text: string, seed: Seed, own: readonly CardDefinition[]): Made {
  const found = parseCase(text, own);
  const [play, ...others] = found.plays;
  if (play === undefined || others.length > 0)
    throw rejection('INVALID_PARAMS', `set_up: the case has ${found.plays.length} plays. Expected one.`);
  const [outcome] = judge(found, play, { orders: 'asked', seed }).outcomes;
  if (outcome === undefined) throw new Error('A case without open orders has one outcome.');
  return { duel: outcome.duel, cards: found.cards, setup: undefined };
}
