import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { isPlayerName } from '../protocol/parameters.ts';
import { isObject } from '../rpc/parameters.ts';
import { type Account, type AccountCheck, AccountError } from './account.ts';

/** Signatures by private keys only: whoever can check a token must not be able to make one. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const MAX_TOKEN_BYTES = 8 * 1024;
const MAX_SUBJECT = 255;
const FETCH_MS = 5_000;

export interface JwtOptions {
  /** An `https:` address of a JSON Web Key Set, or a file with one, with a JSON Web Key, or with a public key in PEM. */
  readonly keys: string;
  /** Expected `iss`. */
  readonly issuer: string;
  /** Expected in `aud`. */
  readonly audience: string;
  /** Tolerated clock skew between the issuer and this server, in seconds; 30 by default. */
  readonly clockTolerance?: number;
  /** Milliseconds since 1970. */
  readonly today?: () => number;
}

/**
 * Accounts by JSON Web Tokens, which some other server signs. A token needs `sub` and `exp`; `name` or `preferred_username` is shown to
 * others, if everything in it can be seen.
 * @throws {TypeError} if the keys cannot be read, or could make tokens.
 */
export async function jwtAccounts(options: JwtOptions): Promise<AccountCheck> {
  const { keys, issuer, audience, clockTolerance = 30, today = Date.now } = options;
  for (const [name, value] of Object.entries({ issuer, audience }))
    if (value === '') throw new TypeError(`Accounts: "${name}" is empty, expected what tokens name.`);
  const keyOf = await keysOf(keys);
  return async (token) => {
    if (Buffer.byteLength(token) > MAX_TOKEN_BYTES)
      throw new AccountError(`The token has more than ${MAX_TOKEN_BYTES} bytes, which is the maximum.`);
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        issuer,
        audience,
        clockTolerance,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(today()),
      });
      return accountOf(payload, clockTolerance);
    } catch (error) {
      throw isOfToken(error) ? new AccountError(`The token is not valid: ${error.message}`) : error;
    }
  };
}

/** Errors in the token, as opposed to errors in fetching the keys. */
const isOfToken = (error: unknown): error is Error =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC';

function accountOf(
  { iss, sub = '', exp = 0, name, preferred_username }: JWTPayload,
  tolerance: number,
): Account {
  if (sub === '' || sub.length > MAX_SUBJECT)
    throw new AccountError(
      `The token has a "sub" of ${sub.length} characters, expected 1 to ${MAX_SUBJECT}.`,
    );
  const shown = [name, preferred_username].find(isPlayerName);
  return {
    id: JSON.stringify([iss, sub]),
    ...(shown === undefined ? {} : { name: shown }),
    expires: (exp + tolerance) * 1000,
  };
}

async function keysOf(keys: string): Promise<JWTVerifyGetKey> {
  if (/^[a-z]+:\/\//i.test(keys)) {
    const url = new URL(keys);
    const isLoopback = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback))
      throw new TypeError(
        `Accounts: the keys are at ${url.origin}. Expected https:, or http: on this machine.`,
      );
    return createRemoteJWKSet(url, { timeoutDuration: FETCH_MS });
  }
  const text = await readFile(keys, 'utf8');
  const found = text.includes('-----BEGIN') ? [jwkOfPem(text, keys)] : jwksIn(text, keys);
  for (const key of found) mustBePublic(key, keys);
  return createLocalJWKSet({ keys: [...found] });
}

function jwkOfPem(text: string, file: string): JWK {
  if (text.includes('PRIVATE KEY')) throw privateKey(file);
  try {
    return createPublicKey(text).export({ format: 'jwk' }) as JWK;
  } catch (cause) {
    throw unreadable(file, cause);
  }
}

function jwksIn(text: string, file: string): readonly JWK[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw unreadable(file, cause);
  }
  const keys = isObject(parsed) && Array.isArray(parsed['keys']) ? parsed['keys'] : [parsed];
  const isKey = (key: unknown): key is JWK => isObject(key) && typeof key['kty'] === 'string';
  if (keys.length === 0 || !keys.every(isKey)) throw unreadable(file);
  return keys;
}

function mustBePublic({ kty, d }: JWK, file: string): void {
  if (kty === 'oct' || d !== undefined) throw privateKey(file);
}

const privateKey = (file: string): TypeError =>
  new TypeError(
    `Accounts: ${file} has a secret or private key, which could make tokens. Expected public keys only.`,
  );

const unreadable = (file: string, cause?: unknown): TypeError =>
  new TypeError(
    `Accounts: ${file} cannot be read. Expected a public key in PEM, a JSON Web Key, or a set of them.`,
    {
      cause,
    },
  );
