/** The account named in a signed token. */
export interface Account {
  /** Unique, and stable for this person. */
  readonly id: string;
  /** Shown to other players. If missing, the player chooses a name. */
  readonly name?: string;
  /** When the connection must sign in again, in milliseconds since 1970; never by default. */
  readonly expires?: number;
}

/** Checks a signed token. @throws {AccountError} if it is not valid. Any other error counts as a failure of the check. */
export type AccountCheck = (token: string) => Promise<Account>;

/** A token that is not valid. The message is for the player. */
export class AccountError extends Error {}
