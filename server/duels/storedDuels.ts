import { DeckError, type DeckInput, type Player, SENTENCES, starterDecks } from 'taiki';
import type { Account } from '../accounts/account.ts';
import { refusal } from '../protocol/errors.ts';
import type {
  ClockSettings,
  CreateParams,
  CustomCard,
  DeckParam,
  DuelTerms,
  OpenDuel,
  SeatedDuel,
} from '../protocol/protocol.ts';
import type { StoredDuel, StoredRematch, StoredSeat } from '../store/duelStore.ts';
import { hashOfCards, parsedCards } from './customCards.ts';
import { commitmentTo, newSeed } from './seeds.ts';
import { hashOfToken, newDuelId, newToken, tokenInRematch } from './tokens.ts';

/** A duel that nobody has joined, and the tokens of which only hashes are stored. */
export interface NewDuel {
  readonly stored: StoredDuel;
  readonly token: string;
  readonly invitation: string | undefined;
}

/** What a duel begins with besides the parameters of its creator. */
interface Beginnings {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of duels whose creator sets none. */
  readonly defaultClock: ClockSettings | null;
  /** Custom cards, checked. */
  readonly cards: string | undefined;
  /** Of the creator. */
  readonly account: Account | undefined;
}

type Agreed = Pick<StoredDuel, 'clock' | 'rules' | 'cards' | 'askEverything' | 'concealDecisions'>;

/** @throws INVALID_PARAMS if a duel against an agent is to be listed. */
export function newDuel(params: CreateParams, { now, defaultClock, cards, account }: Beginnings): NewDuel {
  const { deck, agent, agentDeck, clock, rules, listed = false } = params;
  if (listed && agent !== undefined)
    throw refusal(
      'INVALID_PARAMS',
      'duel.create: "listed" is true. Expected no "agent", since nobody can join a duel against an agent.',
    );
  const id = newDuelId();
  const token = newToken(id);
  const invitation = agent === undefined ? newToken(id) : undefined;
  const own = deckOf(deck);
  const seat = seatOf(token, own, params.name, account);
  const agreed: Agreed = {
    clock: clock === 'none' ? null : (clock ?? defaultClock),
    ...(rules === undefined ? {} : { rules }),
    ...(cards === undefined ? {} : { cards }),
    askEverything: params.askEverything ?? false,
    concealDecisions: params.concealDecisions ?? true,
  };
  const stored: StoredDuel = {
    id,
    status: 'waiting',
    createdAt: now,
    changedAt: now,
    ...newSeed(),
    seats: {
      p1: seat,
      ...(agent === undefined
        ? {}
        : { p2: { agent, name: null, deck: agentDeck === undefined ? own : deckOf(agentDeck) } }),
    },
    ...(invitation === undefined ? {} : { invitation: hashOfToken(invitation) }),
    ...(listed && invitation !== undefined
      ? {
          listing: listingOf(agreed, {
            invitation,
            name: seat.name,
            verified: seat.named !== undefined,
            createdAt: now,
          }),
        }
      : {}),
    spectate: newToken(id),
    ...agreed,
  };
  return { stored, token, invitation };
}

/** A seat that somebody takes. @throws INVALID_PARAMS if they name themselves otherwise than their account does. */
export function seatOf(
  token: string,
  deck: DeckInput,
  name: string | undefined,
  account: Account | undefined,
): StoredSeat {
  if (name !== undefined && account?.name !== undefined && name !== account.name)
    throw refusal(
      'INVALID_PARAMS',
      `"name" is ${JSON.stringify(name)}. Expected none, since you are signed in as ${JSON.stringify(account.name)}.`,
    );
  return {
    token: hashOfToken(token),
    name: account?.name ?? name ?? null,
    ...(account === undefined ? {} : { account: account.id }),
    ...(account?.name === undefined ? {} : { named: 'byAccount' }),
    deck,
  };
}

const listingOf = (
  { clock, rules, cards, askEverything, concealDecisions }: Agreed,
  creator: Pick<OpenDuel, 'invitation' | 'name' | 'verified' | 'createdAt'>,
): OpenDuel => ({
  ...creator,
  clock,
  rules: rules ?? null,
  askEverything,
  concealDecisions,
  customCards: parsedCards(cards).length,
});

/** A duel that nobody can join any more. */
export function withoutInvitation(stored: StoredDuel): StoredDuel {
  const { invitation: _, listing: __, ...taken } = stored;
  return taken;
}

export const seated = (stored: StoredDuel, player: Player, token: string): SeatedDuel => ({
  duel: token,
  player,
  spectate: stored.spectate,
  commitment: commitmentTo(stored),
});

/** @param custom the custom cards of the duel, described. */
export function termsOf(stored: StoredDuel, custom: readonly CustomCard[]): DuelTerms {
  const { seats, clock, rules, askEverything, concealDecisions, cards } = stored;
  return {
    names: { p1: seats.p1.name, p2: seats.p2?.name ?? null },
    clock,
    rules: rules ?? null,
    askEverything,
    concealDecisions,
    cards: custom,
    hash: cards === undefined ? null : hashOfCards(cards),
  };
}

/** @throws CARDS_NOT_AGREED unless the hash is that of the custom cards of the duel; without any there is nothing to agree to. */
export function mustAgree({ cards }: StoredDuel, agreed: string | undefined): void {
  const hash = cards === undefined ? undefined : hashOfCards(cards);
  if (hash === agreed) return;
  const given = agreed === undefined ? 'is missing' : `is ${JSON.stringify(agreed.slice(0, 80))}`;
  throw refusal(
    'CARDS_NOT_AGREED',
    hash === undefined
      ? `"cards" ${given}. Expected none, since this duel has no custom cards.`
      : `This duel has custom cards: read them with duel.terms. To agree, expected their hash "${hash}" as "cards", which ${given}.`,
  );
}

export function deckOf(deck: DeckParam): DeckInput {
  if (typeof deck !== 'string') return deck;
  const found = Object.entries(starterDecks).find(([name]) => name === deck);
  if (found !== undefined) return found[1];
  throw new DeckError(
    SENTENCES.problems.unknownStarter(
      JSON.stringify(deck.slice(0, 80)),
      Object.keys(starterDecks).join(' or '),
    ),
  );
}

export const haveAllAsked = ({ p1, p2 }: StoredDuel['seats'], tokens: StoredRematch['tokens']): boolean =>
  [p1, p2].every(
    (seat, index) => seat?.agent !== undefined || tokens[index === 0 ? 'p1' : 'p2'] !== undefined,
  );

/** A duel after a player has asked for a rematch, and the new duel if all have asked. */
export function withRematch(
  before: StoredDuel,
  player: Player,
  token: string,
  now: number,
): { readonly duel: StoredDuel; readonly rematch: StoredDuel | undefined } {
  if (before.rematch?.tokens[player] !== undefined) return { duel: before, rematch: undefined };
  const id = before.rematch?.duel ?? newDuelId();
  const asked = hashOfToken(tokenInRematch(token, id));
  const tokens = { ...before.rematch?.tokens, [player]: asked };
  const duel: StoredDuel = { ...before, rematch: { duel: id, tokens }, changedAt: now };
  const { p1, p2 } = before.seats;
  if (p2 === undefined || !haveAllAsked(before.seats, tokens)) return { duel, rematch: undefined };
  const { timedOut: _, record: __, rematch: ___, thinking: ____, ended: _____, ...settings } = before;
  const again = (seat: typeof p1, hash: string | undefined) =>
    hash === undefined ? seat : { ...seat, token: hash };
  const rematch: StoredDuel = {
    ...settings,
    id,
    status: 'waiting',
    createdAt: now,
    changedAt: now,
    ...newSeed(),
    seats: { p1: again(p1, tokens.p1), p2: again(p2, tokens.p2) },
    spectate: newToken(id),
  };
  return { duel, rematch };
}
