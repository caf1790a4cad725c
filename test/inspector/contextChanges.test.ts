import { describe, expect, test } from 'vitest';
import { contextAt } from '../../inspector/model/contextChanges.ts';
import { contextChanges, initialMoment, payloadText, valueText } from '../../inspector/model/index.ts';
import { recorded } from './recorded.ts';

describe('the difference of the context', () => {
  test('is empty exactly where nothing that is recorded has changed', () => {
    const { reader } = recorded(2);
    let changed = 0;
    for (const { seq, kind } of reader.records) {
      const [before, after] = [reader.at(seq - 1), reader.at(seq)];
      const changes = contextChanges(before, after);
      const isSame = JSON.stringify(contextAt(before)) === JSON.stringify(contextAt(after));
      expect(changes.length === 0, `record ${seq}, ${kind}`).toBe(isSame);
      if (kind === 'guard' || kind === 'action' || kind === 'event') expect(changes).toEqual([]);
      if (!isSame) changed++;
    }
    expect(changed).toBeGreaterThan(100);
  });

  test('names what has changed, and how', () => {
    const { reader } = recorded(2);
    const charged = reader.records.find(
      (record) => record.kind === 'facts' && record.facts.some(({ kind }) => kind === 'manaCharged'),
    );
    const fact =
      charged?.kind === 'facts' ? charged.facts.find(({ kind }) => kind === 'manaCharged') : undefined;
    if (charged === undefined || fact?.kind !== 'manaCharged') throw new Error('Nobody charged mana.');
    const { seq } = charged;
    expect(contextChanges(reader.at(seq - 1), reader.at(seq))).toEqual([
      { path: 'facts', before: String(reader.at(seq - 1).facts), after: String(reader.at(seq).facts) },
    ]);
    expect(contextChanges(reader.at(seq), reader.at(seq + 1))).toEqual(
      expect.arrayContaining([
        { path: `table.cards.${fact.was}`, before: `${fact.name} in the hand`, after: 'none' },
        { path: `table.cards.${fact.object}`, before: 'none', after: `${fact.name} in the manaZone` },
      ]),
    );
    const decision = reader.stop(seq, 'decision', 'forward');
    const { decision: asked } = reader.at(decision);
    expect(contextChanges(reader.at(decision - 1), reader.at(decision))).toContainEqual({
      path: 'decision',
      before: 'none',
      after: `${asked?.player}: ${asked?.prompt}`,
    });
    expect(contextChanges(initialMoment, reader.at(60)).map(({ path }) => path)).toContain('table');
  });
});

test('payloads are one line, and long values are shortened', () => {
  expect(payloadText({})).toBe('');
  expect(payloadText({ answer: [0, 2], active: 'p1', attackEnded: false, left: undefined })).toBe(
    'answer: [0,2], active: p1, attackEnded: false, left: none',
  );
  expect(valueText(Array.from({ length: 500 }, () => 1))).toHaveLength(160);
});
