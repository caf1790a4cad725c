import { setTimeout as later } from 'node:timers/promises';
import fc from 'fast-check';
import { expect } from 'vitest';
import { seedOfThisRun } from '../support/seedOfThisRun.ts';
import { Client } from './client.ts';
import { type Player, seated, stillOpen } from './player.ts';
import { startProcess } from './serverProcess.ts';

/** A kill comes after so many more accepted choices at most, */
const MOST_CHOICES = 30;
/** and so many milliseconds more. */
const LATEST_MS = 30;
/** A lease of a second, a look for duels without an owner, and a busy machine. */
const TAKEOVER_MS = 10_000;
/** Milliseconds a kill, for what hangs. */
export const KILL_TIMEOUT = 120_000;

export interface Killing {
  /** Options of `taiki serve --port`. */
  readonly options: readonly string[];
  readonly kills: number;
  /** Duels that are open at each kill. */
  readonly duels: number;
  /** Servers with one store; each kill ends one of them. */
  readonly servers: number;
}

/**
 * Kills servers at random moments while duels are played on them, and starts them again. Checks after each kill, on another server if
 * there is one, that every duel is there with all accepted choices and all facts that its players were told; and that at last one
 * can be played to its end, and the others be played on and conceded.
 */
export async function killAtRandomMoments({ options, kills, duels, servers }: Killing): Promise<void> {
  const moments = fc.sample(
    fc.record({
      choices: fc.nat({ max: MOST_CHOICES }),
      delay: fc.nat({ max: LATEST_MS }),
      victim: fc.nat({ max: servers - 1 }),
    }),
    { numRuns: kills, seed: seedOfThisRun },
  );
  const running = await Promise.all(Array.from({ length: servers }, () => startProcess(...options)));
  const urlOf = (index: number): string => running[index % servers]?.url ?? '';
  let players: Player[] = [];
  let seats = 0;
  let lost = 0;
  for (const { choices, delay, victim } of moments) {
    while (players.length < duels) players.push(await seated(urlOf(players.length), seats++));
    const played = players.map((player, index) => player.play(urlOf(index)));
    await accepted(choices, players);
    await later(delay);
    await running[victim]?.end('SIGKILL');
    for (const player of players) player.stop();
    lost += (await Promise.all(played)).filter((ending) => ending === 'lost').length;
    if (servers === 1) running[victim] = await startProcess(...options);
    const since = performance.now();
    players = await stillOpen(urlOf(victim + 1), players);
    if (servers > 1) {
      expect(performance.now() - since).toBeLessThan(TAKEOVER_MS);
      running[victim] = await startProcess(...options);
    }
  }
  const [first, ...others] = players;
  await Promise.all([
    first && playToEnd(first, urlOf(0)),
    ...others.map((player, index) => playOn(player, urlOf(index + 1))),
  ]);
  expect(lost).toBeGreaterThanOrEqual(kills);
  await stillOpen(urlOf(0), players);
  expect(await Promise.all(running.map((server) => server.end('SIGTERM')))).toEqual(running.map(() => 0));
}

/** Plays a duel to its end, again if the server was too slow for its lease. */
async function playToEnd(player: Player, url: string): Promise<void> {
  while ((await player.play(url)) !== 'over') await later(50);
}

/** Plays some more of a duel, again if the server was too slow for its lease, and concedes it. */
async function playOn(player: Player, url: string): Promise<void> {
  const played = player.play(url);
  await accepted(MOST_CHOICES, [player]);
  player.stop();
  const ending = await played;
  if (ending === 'over') return;
  if (ending === 'lost') {
    await later(50);
    return playOn(player, url);
  }
  const client = await Client.open(url);
  await player.concede(client);
  client.close();
}

/** Resolves when so many more choices are accepted, or every player has stopped. */
async function accepted(choices: number, players: readonly Player[]): Promise<void> {
  const count = () => players.reduce((sum, player) => sum + player.accepted, 0);
  const wanted = count() + choices;
  while (count() < wanted && players.some(({ isPlaying }) => isPlaying)) await later(1);
}
