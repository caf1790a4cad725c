import { refusal } from '../protocol/errors.ts';
import { isPlayerName } from '../protocol/parameters.ts';
import { type Account, type AccountCheck, AccountError } from './account.ts';

const MAX_ID = 1024;
/** Databases do not accept other characters in JSON. */
const STORABLE = /^[^\0\p{Cs}]+$/u;

/**
 * The account of a token.
 * @param failed is called if the check itself fails.
 * @throws BAD_ACCOUNT, ACCOUNTS_UNAVAILABLE.
 */
export async function accountOfToken(
  token: string,
  check: AccountCheck | undefined,
  failed: (error: unknown) => void,
): Promise<Account> {
  if (check === undefined)
    throw refusal('BAD_ACCOUNT', 'This server has no accounts: expected no account.signIn.');
  try {
    const { id, name, expires } = await check(token);
    if (typeof id !== 'string' || id.length > MAX_ID || !STORABLE.test(id))
      throw new TypeError(
        `The check of accounts returned an id that is no text of 1 to ${MAX_ID} characters.`,
      );
    return {
      id,
      ...(isPlayerName(name) ? { name } : {}),
      ...(expires === undefined ? {} : { expires }),
    };
  } catch (error) {
    if (error instanceof AccountError) throw refusal('BAD_ACCOUNT', error.message);
    failed(error);
    throw refusal('ACCOUNTS_UNAVAILABLE', 'This server cannot check accounts now. Try again later.');
  }
}

/** @throws NOT_SIGNED_IN if the account has expired, so that the player knows why the request is refused. */
export function unexpired(account: Account | undefined, today: number): Account | undefined {
  if (account?.expires === undefined || today < account.expires) return account;
  throw refusal(
    'NOT_SIGNED_IN',
    'The token of this connection has expired. Sign in again with account.signIn, or go on without an account after account.signOut.',
  );
}

/** @throws NOT_SIGNED_IN. */
export function signedIn(account: Account | undefined, today: number): Account {
  const valid = unexpired(account, today);
  if (valid === undefined)
    throw refusal('NOT_SIGNED_IN', 'This connection has no account. Sign in with account.signIn.');
  return valid;
}
