import { describe, expect, test } from 'vitest';
import {
  findAll,
  findNearest,
  matcherFor,
  OUTSIDE,
  QueryError,
  recordText,
  sequenceRows,
} from '../../inspector/model/index.ts';
import { recorded } from './recorded.ts';

const { reader } = recorded(9);

const all = (query: string) =>
  findAll(reader, matcherFor(query, reader.charts)).map((seq) => reader.records[seq]);

describe('a search', () => {
  test('by state finds the microsteps that entered it or a state inside it', () => {
    const hits = all('state:turn.attack.block');
    expect(hits.length).toBeGreaterThan(0);
    for (const record of hits)
      expect(
        record?.kind === 'microstep' && record.entered.some((id) => id.startsWith('duel.turn.attack.block')),
      ).toBe(true);
  });

  test('by guard and result', () => {
    const asked = all('guard:isDone');
    const [yes, no] = [all('guard:isDone=yes'), all('guard:isDone=no')];
    expect(yes.length + no.length).toBe(asked.length);
    for (const record of no) expect(record).toMatchObject({ kind: 'guard', guard: 'isDone', answer: false });
    expect(all('guard:isDon')).toEqual([]);
  });

  test('by rule finds the rule and its subrules only', () => {
    const numbers = all('rule:506 kind:facts').flatMap((record) =>
      record?.kind === 'facts' ? record.facts.map(({ rule }) => rule) : [],
    );
    expect(numbers.some((rule) => rule.startsWith('506'))).toBe(true);
    expect(all('rule:50 kind:facts')).toEqual([]);
  });

  test('by quoted card name, excluding words with a minus', () => {
    const cards = reader.last.table?.cards;
    const card = Object.values(cards ?? {}).find((one) => one.name.includes(' '))?.name ?? '';
    const hits = all(`card:"${card}"`);
    expect(hits.length).toBeGreaterThan(0);
    const others = all(`card:"${card}" -kind:decision`);
    expect(others.length).toBeLessThan(hits.length);
    expect(others.every((record) => record?.kind !== 'decision')).toBe(true);
  });

  test('by plain words searches the displayed text', () => {
    const [hit] = all('turn began 3');
    if (hit === undefined) throw new Error('Turn 3 was not found.');
    expect(recordText(hit, reader.charts)).toContain('turn began 3');
  });

  test.each(['event:choose', 'action:drawForTurn', 'fact:shieldBroken', 'player:p2', 'kind:explain'])(
    '%s finds something',
    (query) => {
      expect(all(query).length).toBeGreaterThan(0);
    },
  );

  test('lists the fields when one is unknown', () => {
    expect(() => matcherFor('gurad:isDone', reader.charts)).toThrow(QueryError);
    expect(() => matcherFor('gurad:isDone', reader.charts)).toThrow(
      /Unknown search field "gurad:".*state:.*guard:/,
    );
  });

  test('goes to the next and the previous match', () => {
    const matches = matcherFor('kind:decision', reader.charts);
    const [first, second] = findAll(reader, matches);
    expect(findNearest(reader, matches, 0, 'forward')).toBe(first);
    expect(findNearest(reader, matches, first ?? 0, 'forward')).toBe(second);
    expect(findNearest(reader, matches, second ?? 0, 'back')).toBe(first);
    expect(findNearest(reader, matches, first ?? 0, 'back')).toBeUndefined();
  });
});

describe('the sequence diagram', () => {
  test('shows the requests to the standby actor and its responses', () => {
    const rows = sequenceRows(reader, 0, reader.length - 1);
    expect(
      rows
        .filter(({ from }) => from === OUTSIDE)
        .every(({ to, event }) => to === 'duel' || event === 'xstate.init'),
    ).toBe(true);
    const asking = rows.findIndex(({ event }) => event === 'standby.next');
    expect(rows[asking]).toMatchObject({ from: 'duel', to: 'standby' });
    expect(rows[asking + 1]).toMatchObject({ from: 'standby', to: 'duel' });
  });
});
