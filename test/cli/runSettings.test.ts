import { starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import {
  differenceBetween,
  printSettings,
  readSettings,
  type SharedBatch,
  stampOf,
} from '../../cli/queue/runSettings.ts';
import { customScout } from '../support/customScout.ts';
import { runTaiki, temporaryFile } from './commandLine.ts';

const batch: SharedBatch = {
  decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
  cards: [],
  agents: ['greedy', 'random'],
  seed: 5,
  records: 'failed',
};

/** The settings of a run with something changed on their way. */
function sent(change: (settings: Record<string, unknown>) => void, of = batch): string {
  const settings: Record<string, unknown> = JSON.parse(printSettings(of));
  change(settings);
  return JSON.stringify(settings);
}

const { record } = stampOf(batch);
const [own = ''] = /^engine: revision \d+/m.exec(record) ?? [];
const [, digest = '', name = ''] = /^ {2}([0-9a-f]{16}) (.+)$/m.exec(record) ?? [];

describe('the settings of a run on a queue', () => {
  it('are read by a worker of the same version as they were printed', () => {
    expect(readSettings(printSettings(batch))).toEqual(batch);
  });

  it('carry custom cards', () => {
    const deck = { ...batch.decks.p1, cards: [...batch.decks.p1.cards.slice(1), customScout.name] };
    const custom = { ...batch, decks: { p1: deck, p2: deck }, cards: [customScout] };
    expect(readSettings(printSettings(custom))).toEqual(custom);
    expect(
      readSettings(sent((settings) => Object.assign(settings, { batch: { ...custom, cards: [] } }))),
    ).toEqual({
      refusal: expect.stringContaining('this engine cannot begin its duels: '),
    });
  });

  it.each([
    [
      'another version of the package',
      (settings: Record<string, unknown>) => Object.assign(settings, { version: '9.9.9' }),
      /^it needs taiki 9\.9\.9, and this is \d+\.\d+\.\d+\. Install the same version of taiki here\.$/,
    ],
    [
      'another revision of the rules',
      (settings: Record<string, unknown>) =>
        Object.assign(settings, { record: record.replace(own, 'engine: revision 9999') }),
      /^it needs revision 9999 of the rules, and this engine has revision \d+\. Install the same version of taiki/,
    ],
    [
      'another definition of a card',
      (settings: Record<string, unknown>) =>
        Object.assign(settings, { record: record.replace(digest, '0123456789abcdef') }),
      new RegExp(`^this engine has other definitions of "${name}"\\. Install the same version`),
    ],
    [
      'another shuffle',
      (settings: Record<string, unknown>) =>
        Object.assign(settings, { record: record.replace(/^log: 24 .*$/m, 'log: 24 0123456789abcdef') }),
      /^this engine shuffles its first duel in another way\./,
    ],
    [
      'a file as an agent, which a worker must not load',
      (settings: Record<string, unknown>) =>
        Object.assign(settings, { batch: { ...batch, agents: [{ file: '/tmp/mine.js' }, 'greedy'] } }),
      /^this engine cannot begin its duels: agents: expected two of greedy, random, search, not /,
    ],
  ])('refuse %s by name', (_, change, refusal) => {
    expect(readSettings(sent(change))).toEqual({ refusal: expect.stringMatching(refusal) });
  });

  it('differ in nothing from themselves', () => {
    expect(differenceBetween(record, stampOf(batch).record)).toBeUndefined();
  });
});

describe('taiki simulate --queue and taiki work, told something wrong', () => {
  const agent = temporaryFile('mine.mjs', 'export const agent = () => () => [0];');

  it.each([
    [
      ['simulate', '--queue', 'redis://127.0.0.1:1', '--agents', `${agent},greedy`],
      '--agents: mine.mjs is a file, which the workers of a queue do not have. Name built-in agents, or leave out --queue to play on this machine.',
    ],
    [
      ['simulate', '--queue', 'localhost'],
      '--queue: Not the address of a Redis server. Expected redis://host:6379',
    ],
    [
      ['simulate', '--queue', 'redis://127.0.0.1:1'],
      '--queue: Cannot reach Redis at redis://127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1. Is it running there?',
    ],
    [['simulate', '--queue', 'redis://127.0.0.1:1', '--workers', '2'], 'cannot be used with option'],
    [['work'], "required option '--queue <address>' not specified"],
    [['work', '--queue', 'redis://127.0.0.1:1'], '--queue: Cannot reach Redis at redis://127.0.0.1:1'],
    [['work', '--queue', 'redis://127.0.0.1:1', '--lease', '0'], 'Expected an integer of at least 1.'],
  ])('say so: %j', async (argv, message) => {
    const { code, out, errors } = await runTaiki(...argv);
    expect([code, out]).toEqual([1, '']);
    expect(errors).toContain(message);
  });
});
