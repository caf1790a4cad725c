import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 12;
const SECRET_BYTES = 24;
/** The id of a duel. */
export const DUEL_ID = /^[\w-]{16}$/;
const TOKEN = /^([\w-]{16})\.[\w-]{32}$/;

/** The id of a duel is public, and appears in logs. It begins with no hyphen: on a command line that would be an option. */
export function newDuelId(): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return id.startsWith('-') ? newDuelId() : id;
}

/** The id of a duel and a secret of 192 bits, of which only a hash is kept. */
export const newToken = (id: string): string => `${id}.${randomBytes(SECRET_BYTES).toString('base64url')}`;

/** The duel that a token names; undefined if the text is not a token. */
export const duelOfToken = (token: string): string | undefined => TOKEN.exec(token)?.[1];

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Compares in a time that does not depend on the hashes. */
export function isTokenOf(token: string, hash: string | undefined): boolean {
  if (hash === undefined) return false;
  const [given, expected] = [Buffer.from(hashOfToken(token)), Buffer.from(hash)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The token of the same player in a rematch. It cannot be worked out from what is stored. */
export function tokenInRematch(token: string, rematch: string): string {
  const secret = createHmac('sha256', token).update(rematch).digest().subarray(0, SECRET_BYTES);
  return `${rematch}.${secret.toString('base64url')}`;
}
