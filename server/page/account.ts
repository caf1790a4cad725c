import { signal } from '@preact/signals';
import type { SignedIn } from '../protocol/protocol.ts';
import type { Connection } from './connection.ts';
import { Refused } from './duel/source.ts';

const TOKEN = 'taiki.account';

/** Who is at this page; undefined without an account. */
export const account = signal<SignedIn | undefined>(undefined);
export const accountProblem = signal<string | undefined>(undefined);

/** Remembers a token that the address of the page had, as long as this tab is open. */
export const rememberAccount = (token: string): void => sessionStorage.setItem(TOKEN, token);

/** To be called after each connection: a server forgets who is at a connection when it is lost. */
export async function signIn(connection: Connection): Promise<void> {
  const token = sessionStorage.getItem(TOKEN);
  if (token === null) return;
  try {
    account.value = await connection.call('account.signIn', { token });
    accountProblem.value = undefined;
  } catch (error) {
    account.value = undefined;
    if (!(error instanceof Refused) || error.code === 'LOST') return;
    if (error.code === 'BAD_ACCOUNT') sessionStorage.removeItem(TOKEN);
    accountProblem.value = error.message;
  }
}

export async function signOut(connection: Connection): Promise<void> {
  sessionStorage.removeItem(TOKEN);
  account.value = undefined;
  await connection.call('account.signOut', {});
}
