import { describe, expect, it } from 'vitest';
import { PlayTime } from '../../server/web/limits/playTime.ts';
import { Client, seatTwo, served } from './client.ts';

/** Blocks the event loop. */
function freeze(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('the time of clocks', () => {
  it('passes as that of the server while it is in time', () => {
    let clock = 1000;
    const time = new PlayTime(() => clock);
    for (let tick = 0; tick < 100; tick++) {
      clock += 10 + (tick % 7);
      expect(time.now()).toBe(clock - 1000);
      time.tick();
      expect(time.now()).toBe(clock - 1000);
    }
    expect(time.late).toBe(0);
    time.stop();
  });

  it('stands still while the server is late, and never goes back', () => {
    let clock = 0;
    const time = new PlayTime(() => clock);
    clock += 8000;
    expect(time.now()).toBe(50);
    time.tick();
    expect([time.now(), time.late]).toEqual([50, 7950]);
    clock += 20;
    expect(time.now()).toBe(70);
    time.stop();
  });
});

describe('a player who answers promptly', () => {
  it('does not lose on time because the server is late', async () => {
    await using server = await served();
    const client = await Client.open(server.url, 'nothing');
    const clock = { initial: 1, increment: 0, onTimeout: 'loss' } as const;
    const { p1, p2 } = await seatTwo(client, client, { clock });
    for (let frozen = 0; frozen < 3; frozen++) {
      const { view } = await client.call('duel.watch', { duel: p1 });
      const duel = view?.waitingFor === 'p1' ? p1 : p2;
      const decision = await client.openDecision(duel);
      const answered = client.call('duel.choose', { duel, choice: [0], decision });
      freeze(1500);
      await answered;
    }
    const after = await client.call('duel.watch', { duel: p1 });
    expect([after.status, after.timedOut]).toEqual(['playing', null]);
    expect(Math.min(after.clock?.p1 ?? 0, after.clock?.p2 ?? 0)).toBeGreaterThan(300);
  });
});
