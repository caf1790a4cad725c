import type { ClockSettings, CreateParams, DeckParam } from '../../protocol/protocol.ts';
import { account } from '../account.ts';
import type { OpponentKind } from '../language/texts.ts';
import { connection } from '../state.ts';

const NAME = 'taiki.name';
export const OWN_DECK = 'own';

export const CLOCKS: Readonly<Record<string, ClockSettings | 'none'>> = {
  '25 minutes + 10 seconds': { initial: 1500, increment: 10, onTimeout: 'loss' },
  '10 minutes + 5 seconds': { initial: 600, increment: 5, onTimeout: 'loss' },
  '3 minutes + 20 seconds, then pass': { initial: 180, increment: 20, onTimeout: 'default' },
  none: 'none',
};

export type Opponent = OpponentKind;

/** What a player fills in to create or join a duel. */
export interface DuelForm {
  readonly name: string;
  readonly deck: string;
  /** The lines of a deck of one's own. */
  readonly text: string;
  readonly opponent: Opponent;
  readonly agentDeck: string;
  readonly clock: string;
  /** Custom cards as JSON. */
  readonly cards: string;
}

export const firstForm = (): DuelForm => ({
  name: localStorage.getItem(NAME) ?? '',
  deck: '',
  text: '',
  opponent: 'greedy',
  agentDeck: '',
  clock: '25 minutes + 10 seconds',
  cards: '',
});

/** Whether the player is signed in with a name, which is then the name in duels. */
export const isSignedIn = (): boolean => typeof account.value?.name === 'string';

/** The deck that a form names: a starter deck, or one that is typed in. */
const chosenDeck = async ({ deck, text }: DuelForm): Promise<DeckParam> =>
  deck === OWN_DECK ? connection.call('decks.parse', { text }) : deck;

function againstWhom({
  opponent,
  agentDeck,
}: DuelForm): Pick<CreateParams, 'agent' | 'agentDeck' | 'listed'> {
  if (opponent === 'friend') return {};
  return opponent === 'anybody' ? { listed: true } : { agent: opponent, agentDeck };
}

function nameIn({ name }: DuelForm): { readonly name?: string } {
  localStorage.setItem(NAME, name);
  return name.trim() === '' || isSignedIn() ? {} : { name: name.trim() };
}

/** @returns the token of the player's seat. */
export async function createDuel(form: DuelForm): Promise<string> {
  const { clock, cards } = form;
  const { duel, invitation } = await connection.call('duel.create', {
    deck: await chosenDeck(form),
    clock: CLOCKS[clock] ?? 'none',
    ...nameIn(form),
    ...againstWhom(form),
    ...(cards.trim() === '' ? {} : { cards: [JSON.parse(cards)].flat() }),
  });
  if (invitation !== undefined) sessionStorage.setItem(duel, invitation);
  return duel;
}

/**
 * @param agreed the hash of the custom cards that the player agrees to.
 * @returns the token of the player's seat.
 */
export async function joinDuel(
  form: DuelForm,
  invitation: string,
  agreed: string | undefined,
): Promise<string> {
  const cards = agreed === undefined ? {} : { cards: agreed };
  const deck = await chosenDeck(form);
  return (await connection.call('duel.join', { invitation, deck, ...nameIn(form), ...cards })).duel;
}
