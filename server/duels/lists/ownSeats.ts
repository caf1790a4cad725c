import { PLAYERS } from 'taiki';
import type { OwnSeat, OwnSeats } from '../../protocol/protocol.ts';
import type { AccountDuel, DuelStore } from '../../store/duelStore.ts';
import { nextAfter, placeIn } from './listPages.ts';

const PAGE = 20;

/** The seats of an account, of all servers with the same store. @throws INVALID_PARAMS. */
export async function ownSeats(
  store: Pick<DuelStore, 'ofAccount'>,
  account: string,
  from: string | undefined,
): Promise<OwnSeats> {
  const before = from === undefined ? {} : { before: placeIn('duel.mine', from) };
  const found = await store.ofAccount(account, { since: 0, most: PAGE, ...before });
  return { seats: found.flatMap((duel) => seatsOf(duel, account)), next: nextAfter(found, PAGE) };
}

const seatsOf = ({ id, status, createdAt, seats }: AccountDuel, account: string): readonly OwnSeat[] =>
  PLAYERS.filter((player) => seats[player]?.account === account).map((player) => ({
    id,
    player,
    status,
    names: { p1: seats.p1.name, p2: seats.p2?.name ?? null },
    createdAt,
  }));
