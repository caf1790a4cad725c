import { createDuel, type Decision, replay, starterDecks } from 'taiki';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseRecord, printRecord } from '../../engine/records/record.ts';
import {
  answerAlways,
  loadStanding,
  revoke,
  standing,
  standingAnswer,
  withStanding,
} from '../../server/page/duel/standing.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  loadStanding('duel-1');
});

afterEach(() => vi.unstubAllGlobals());

const asking = (name: string, labels: readonly string[], min = 1): Decision => ({
  id: 7,
  player: 'p1',
  kind: 'confirm',
  rule: '603.2',
  prompt: `Use ${name}?`,
  source: { id: 3, name, zone: 'battleZone', owner: 'p1' },
  options: labels.map((label) => ({ label })),
  min,
  max: 1,
  ordered: false,
  limits: undefined,
});

const question = asking('Aqua Hulcus', ['Yes', 'No']);

it('answers the question of this ability alone, whatever the order of the options', () => {
  expect(standingAnswer(question)).toBeUndefined();
  answerAlways(question, 1);
  expect(standingAnswer(question)).toEqual([1]);
  expect(standingAnswer(asking('Aqua Hulcus', ['No', 'Yes']))).toEqual([0]);
  expect(standingAnswer(asking('Emeral', ['Yes', 'No']))).toBeUndefined();
});

it('stands aside where its option is not offered, and where there is more to choose', () => {
  answerAlways(question, 0);
  expect(standingAnswer(asking('Aqua Hulcus', ['Maybe', 'No']))).toBeUndefined();
  expect(standingAnswer(asking('Aqua Hulcus', ['Yes', 'No', 'Later']))).toBeUndefined();
});

it('can be to choose none', () => {
  const optional = asking('Emeral', ['A shield'], 0);
  answerAlways(optional, undefined);
  expect(standingAnswer(optional)).toEqual([]);
});

it('is replaced, kept for its duel, and taken back', () => {
  answerAlways(question, 0);
  answerAlways(question, 1);
  expect(standing.value).toEqual([{ card: 'Aqua Hulcus', prompt: 'Use Aqua Hulcus?', label: 'No' }]);
  loadStanding('duel-2');
  expect(standing.value).toEqual([]);
  loadStanding('duel-1');
  const [answer] = standing.value;
  if (answer !== undefined) revoke(answer);
  expect(standingAnswer(question)).toBeUndefined();
  loadStanding('duel-1');
  expect(standing.value).toEqual([]);
});

it('is noted in the record that this player saves, which replays as before', () => {
  const duel = createDuel({
    decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
    seed: 7,
  });
  const record = duel.record();
  expect(withStanding(record, 'p1')).toBe(record);
  answerAlways(question, 1);
  const saved = withStanding(record, 'p1');
  expect(parseRecord(saved)).toEqual({
    ...parseRecord(record),
    notes: [
      {
        player: 'p1',
        text: 'standing {"card":"Aqua Hulcus","prompt":"Use Aqua Hulcus?","label":"No"}',
      },
    ],
  });
  expect(printRecord(parseRecord(saved))).toBe(saved);
  expect(replay(saved).record()).toBe(record);
  expect(() => parseRecord(saved.replace('notes: 1', 'notes: 2'))).toThrow(
    'expected a note of a player, such as "p1 a note", not "end"',
  );
});

it('that was taken back is noted as such, also after a reload', () => {
  const record = createDuel({
    decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
    seed: 7,
  }).record();
  answerAlways(question, 1);
  for (const answer of standing.value) revoke(answer);
  loadStanding('duel-1');
  const { notes } = parseRecord(withStanding(record, 'p2'));
  expect(notes).toEqual([
    { player: 'p2', text: 'revoked {"card":"Aqua Hulcus","prompt":"Use Aqua Hulcus?","label":"No"}' },
  ]);
});
