import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AccountCheck, AccountError } from '@taiki/server';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { seedOfThisRun } from '../support/seedOfThisRun.ts';
import { served } from './client.ts';
import { besieged, type Conversation, conversation } from './conversations.ts';

const kept = fileURLToPath(new URL('../regressions/protocol/', import.meta.url));

/** Saves a conversation that found a fault; from then on it is held in every run. */
function keep(found: Conversation): string {
  mkdirSync(kept, { recursive: true });
  const file = `${kept}seed${seedOfThisRun}.json`;
  writeFileSync(file, `${JSON.stringify(found, undefined, 2)}\n`);
  return file;
}

/** Tokens of few letters are right. */
const accounts: AccountCheck = async (token) => {
  if (!/^\w{1,4}$/.test(token)) throw new AccountError('The token is not valid.');
  return { id: `account ${token}`, name: token };
};

/** So wide that requests are answered, and so tight that many are refused. */
const LIMITS = {
  wide: { connections: 1000, duelsPerClient: 100 },
  tight: { connections: 1000, duelsPerClient: 5, messagesPerSecond: 50, messageBurst: 15 },
};

describe.each(['wide', 'tight'] as const)('a server with %s limits', (width) => {
  const besiegedServer = async () => {
    const server = await served({ limits: LIMITS[width], metricsPort: 0, accounts });
    return { hold: await besieged(server), [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
  };

  it.each(readdirSync(kept))('holds the kept conversation %s', async (name) => {
    await using server = await besiegedServer();
    await server.hold(JSON.parse(readFileSync(`${kept}${name}`, 'utf8')));
  });

  it('answers every request once, whatever else is sent, and nobody else notices', async () => {
    await using server = await besiegedServer();
    const { failed, counterexample, errorInstance } = await fc.check(
      fc.asyncProperty(conversation, server.hold),
      { numRuns: runs(60) },
    );
    const file = counterexample === null ? undefined : keep(counterexample[0]);
    if (failed)
      throw new Error(`Seed ${seedOfThisRun}: the conversation is kept as ${file}.`, {
        cause: errorInstance,
      });
  });
});
