import { attachInspector, SessionError } from '@taiki/inspector';
import { createDuel, greedyAgent } from 'taiki';
import { afterEach, describe, expect, it } from 'vitest';
import { starterDuelOptions } from '../support/starterDuels.ts';
import { recorded } from './recorded.ts';

type Attached = Awaited<ReturnType<typeof attachInspector>>;

let attached: Attached;

afterEach(() => attached.close());

/** A duel of a program that awaits `atDecision` before each of its answers. */
async function playing(answers: number) {
  attached = await attachInspector();
  const recorder = attached.watch('mine');
  const duel = createDuel({ ...starterDuelOptions(6), inspect: recorder });
  recorder.follow(duel);
  const [line] = attached.session.lines;
  if (line === undefined) throw new Error('The duel has no line.');
  let given = 0;
  const play = async (): Promise<void> => {
    while (given < answers && duel.decision !== undefined) {
      await attached.atDecision(recorder);
      const { decision } = duel;
      duel.choose(greedyAgent(duel.view(decision.player), decision));
      given++;
    }
  };
  /** Resolves once the program waits. */
  const paused = () => expect.poll(() => line.info.paused).toBeDefined();
  return { line, play, paused, given: () => given, records: () => recorder.records };
}

describe('a duel whose program awaits atDecision', () => {
  it('plays on where nothing stops it', async () => {
    const { line, play, given } = await playing(5);
    await play();
    expect([given(), line.info.pauses, line.info.paused]).toEqual([5, 'yes', undefined]);
  });

  it('stops at a breakpoint, is stepped, and goes on', async () => {
    const { line, play, paused: isPaused, given, records } = await playing(30);
    attached.session.breakpoints = [{ query: 'fact:cardDrawn', condition: 'turn > 2', count: 1 }];
    const played = play();
    await isPaused();
    const { paused } = line.info;
    expect(paused?.breakpoint).toBe('fact:cardDrawn if turn > 2');
    const stopped = records()[paused?.seq ?? -1];
    expect(stopped?.kind === 'facts' && stopped.facts.some(({ kind }) => kind === 'cardDrawn')).toBe(true);
    const before = given();
    expect(before).toBeGreaterThan(0);
    attached.session.control(line.id, 'step');
    await isPaused();
    expect([given(), line.info.paused?.breakpoint]).toEqual([before + 1, undefined]);
    attached.session.breakpoints = [];
    attached.session.control(line.id, 'go');
    await played;
    expect([given(), line.info.paused]).toEqual([30, undefined]);
  });

  it('lets the page be heard before each decision, where nothing else is awaited', async () => {
    const { line, play, paused, given } = await playing(1000);
    const played = play();
    setImmediate(() => attached.session.control(line.id, 'pause'));
    await paused();
    expect(line.info.paused?.breakpoint).toBeUndefined();
    expect(line.info.paused?.seq).toBeGreaterThan(0);
    expect(given()).toBeLessThan(10);
    await attached.close();
    await played;
  });

  it('pauses where it is told to, and is let go when the inspector closes', async () => {
    const { line, play, paused, given } = await playing(4);
    await attached.atDecision(attached.watch('another'));
    const played = play();
    attached.session.control(line.id, 'pause');
    await paused();
    expect([given(), line.info.paused?.breakpoint]).toEqual([1, undefined]);
    await attached.close();
    await played;
    expect(given()).toBe(4);
    attached = await attachInspector();
  });
});

it('a duel that is played synchronously cannot be paused, and the answer says why', async () => {
  const { line } = await playing(0);
  expect(line.info.pauses).toBe('no');
  expect(() => attached.session.control(line.id, 'pause')).toThrow(
    new SessionError(
      'NOT_ATTACHED',
      'Line 0 is not played by a program that can be paused. Start one with taiki inspect --attach, or await attached.atDecision(recorder) before each answer.',
    ),
  );
});

it('a recorder of another inspector is refused', async () => {
  await playing(0);
  await expect(attached.atDecision(recorded(6).recorder)).rejects.toThrow(
    'This recorder was not made by attached.watch, so no page can pause its duel.',
  );
});
