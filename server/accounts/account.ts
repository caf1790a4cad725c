/** Who a signed token says its holder is. */
export interface Account {
  /** Always the same for this person, and of nobody else. */
  readonly id: string;
  /** Shown to others; without one, the player names themselves. */
  readonly name?: string;
  /** Milliseconds since 1970 from which on the connection has to sign in again; never by default. */
  readonly expires?: number;
}

/** Checks a signed token. @throws {AccountError} if it is not valid; anything else counts as a failure of the check. */
export type AccountCheck = (token: string) => Promise<Account>;

/** A token that is not valid. The message is for the player. */
export class AccountError extends Error {}
