import { Recorder, RecorderError, TraceReader } from '@taiki/inspector';
import { createDuel, ListenerError, restoreDuel } from 'taiki';
import { charts } from 'taiki/inspect';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { pathOf, seenIn, ZONES } from '../../inspector/model/index.ts';
import { agentsFor, playOn, starterDuel, starterDuelOptions } from '../support/starterDuels.ts';
import { recorded, throughJson } from './recorded.ts';

const SEED = 6;

/** Everything that can be reached from a list, without the list. */
function objectsIn(list: readonly unknown[], found = new Set<object>()): ReadonlySet<object> {
  for (const value of list) {
    if (typeof value !== 'object' || value === null || found.has(value)) continue;
    found.add(value);
    objectsIn(Object.values(value), found);
  }
  return found;
}

describe('a recorder', () => {
  test('does not influence the duel', () => {
    const plain = starterDuel(SEED);
    playOn(plain, agentsFor(SEED));
    expect(recorded(SEED).duel.record()).toBe(plain.record());
  });

  test('numbers all records without gaps', () => {
    const { trace } = recorded(SEED);
    expect(trace.records.map(({ seq }) => seq)).toEqual(trace.records.map((_, index) => index));
    expect(trace.records.length).toBeGreaterThan(1000);
  });

  test('records every fact of the log once, in order, in the state in which it happened', () => {
    const { duel, reader } = recorded(SEED);
    expect(reader.facts.map(({ fact }) => fact)).toEqual(duel.log);
    for (const record of reader.records) {
      if (record.kind !== 'facts') continue;
      const { step, state: now } = reader.at(record.seq);
      const entered = (step?.entered ?? []).map((id) => id.replace('duel.', ''));
      // Facts of an effect that asked a question are logged under `resolving`, where it started.
      const resolving = now.replace(/choosing$/, 'resolving');
      for (const { state } of record.facts) expect([now, resolving, ...entered]).toContain(state);
    }
  });

  test('records the guards that decided each microstep, with their transitions', () => {
    const { reader } = recorded(SEED);
    for (const record of reader.records) {
      if (record.kind === 'guard') expect(reader.charts.edge(record.edge ?? '')?.guard).toBe(record.guard);
      if (record.kind !== 'microstep') continue;
      const { guards } = reader.at(record.seq);
      for (const id of record.edges) {
        const edge = reader.charts.edge(id);
        expect(edge).toBeDefined();
        if (edge?.guard === undefined) continue;
        expect(guards.at(-1)).toMatchObject({ guard: edge.guard, answer: true, edge: id });
      }
      for (const { answer, edge } of guards) expect(answer).toBe(record.edges.includes(edge ?? ''));
    }
  });

  test('records exited and entered states consistent with the active states', () => {
    const { reader } = recorded(SEED);
    const active: Record<string, readonly string[]> = {};
    for (const record of reader.records) {
      if (record.kind !== 'microstep') continue;
      const before = active[record.actor];
      const now = reader.at(record.seq).actors[record.actor]?.active ?? [];
      if (before !== undefined) {
        const kept = before.filter((id) => !record.exited.includes(id));
        expect([...kept, ...record.entered]).toEqual(now);
      }
      expect(pathOf(record.value)).toBe(record.state);
      active[record.actor] = now;
    }
  });

  test('records the action of a procedure before its facts', () => {
    const { reader } = recorded(SEED);
    const [shuffled] = reader.facts;
    const action = reader.records.slice(0, shuffled?.seq).findLast(({ kind }) => kind === 'action');
    expect(action).toMatchObject({ action: 'shuffleDecks', when: 'entry', node: 'duel.opening.shuffling' });
  });

  test('records the table that each player may see, at every decision', () => {
    const recorder = new Recorder();
    const duel = createDuel({ ...starterDuelOptions(SEED), inspect: recorder });
    const agents = agentsFor(SEED);
    const reader = new TraceReader(recorder.trace);
    let decisions = 0;
    for (
      let { decision } = duel;
      decision !== undefined && decisions < 60;
      { decision } = duel, decisions++
    ) {
      reader.append(recorder.records.slice(reader.length));
      const { table } = reader.last;
      if (table === undefined) throw new Error('No table was recorded.');
      for (const viewer of ['p1', 'p2'] as const) {
        const view = duel.view(viewer);
        for (const player of ['p1', 'p2'] as const) {
          for (const zone of ZONES) {
            const seen = seenIn(table, player, zone, viewer).map((card) =>
              card.hidden ? 'hidden' : card.card.name,
            );
            expect(seen).toEqual(
              view.zones[player][zone].map((card) => (card.hidden ? 'hidden' : card.name)),
            );
          }
        }
      }
      expect(seenIn(table, 'p1', 'hand', 'both').every(({ hidden }) => !hidden)).toBe(true);
      expect(reader.last).toMatchObject({ state: duel.state, decision: { id: decision.id } });
      expect(reader.last.explanations).toEqual(duel.explain());
      duel.choose(agents[decision.player](duel.view(decision.player), decision));
    }
    expect(decisions).toBe(60);
  });

  test('records every choice and the end', () => {
    const { duel, trace } = recorded(SEED);
    const answers = trace.records.flatMap((record) =>
      record.kind === 'choice' && 'answer' in record ? [record.answer] : [],
    );
    expect(answers).toEqual(
      duel.snapshot().choices.flatMap((choice) => ('answer' in choice ? [choice.answer] : [])),
    );
    expect(trace.records.at(-1)).toMatchObject({ kind: 'end', result: duel.result });
  });

  test('records a concession', () => {
    const recorder = new Recorder();
    const duel = createDuel({ ...starterDuelOptions(SEED), inspect: recorder });
    duel.concede('p2');
    const kinds = recorder.records.slice(-4).map(({ kind }) => kind);
    expect(recorder.records.filter(({ kind }) => kind === 'choice')).toEqual([
      expect.objectContaining({ player: 'p2', concedes: true }),
    ]);
    expect(kinds).toContain('end');
    expect(new TraceReader(recorder.trace).last).toMatchObject({
      state: 'over',
      decision: undefined,
      result: { winner: 'p1', reason: 'concession' },
    });
  });

  test('records the fact of a concession (104.3) in the state in which it happened, as the log has it', () => {
    const recorder = new Recorder();
    const duel = createDuel({ ...starterDuelOptions(SEED), inspect: recorder });
    while (!duel.state.endsWith('apResolve.resolving')) duel.choose(0);
    const { state } = duel;
    duel.concede('p1');
    const reader = new TraceReader(recorder.trace);
    expect(reader.facts.map(({ fact }) => fact)).toEqual(duel.log);
    expect(reader.facts.at(-1)?.fact).toMatchObject({ kind: 'duelEnded', state, rule: '104.3' });
    expect(reader.facts.filter(({ fact }) => fact.kind === 'duelEnded')).toHaveLength(1);
  });

  test('records no second end of a duel that was restored after a concession', () => {
    const duel = starterDuel(SEED);
    duel.concede('p1');
    const recorder = new Recorder();
    restoreDuel(throughJson(duel.snapshot()), { inspect: recorder });
    expect(recorder.records.some(({ kind }) => kind === 'facts')).toBe(false);
  });

  test('makes the same records whenever they are read', () => {
    const recorder = new Recorder({ title: `seed ${SEED}` });
    const duel = createDuel({ ...starterDuelOptions(SEED), inspect: recorder });
    recorder.follow(duel);
    const agents = agentsFor(SEED);
    const early: string[] = [];
    for (let { decision } = duel; decision !== undefined; { decision } = duel) {
      for (const record of recorder.records.slice(early.length)) early.push(JSON.stringify(record));
      duel.choose(agents[decision.player](duel.view(decision.player), decision));
    }
    recorder.close();
    for (const record of recorder.records.slice(early.length)) early.push(JSON.stringify(record));
    expect(recorded(SEED).trace.records.map((record) => JSON.stringify(record))).toEqual(early);
  });

  test('hands out nothing by which the duel could be changed', () => {
    const { duel, recorder } = recorded(SEED);
    const mine = new Set(objectsIn(recorder.records));
    const shared = [...objectsIn([duel.log, duel.game])].filter((object) => mine.has(object));
    expect(shared.length).toBeGreaterThan(100);
    expect(shared.filter((object) => !Object.isFrozen(object))).toEqual([]);
    const other = recorded(SEED + 1).recorder;
    const ofBoth = [...objectsIn(other.records)].filter((object) => mine.has(object));
    expect(ofBoth.length).toBeGreaterThan(100);
    expect(ofBoth.filter((object) => !Object.isFrozen(object))).toEqual([]);
  });

  test('freezes an open decision before anybody gets it', () => {
    const recorder = new Recorder();
    createDuel({ ...starterDuelOptions(SEED), inspect: recorder });
    const decisions = recorder.records.filter(({ kind }) => kind === 'decision');
    expect(decisions).toHaveLength(1);
    for (const object of objectsIn(decisions.map((record) => 'decision' in record && record.decision)))
      expect(Object.isFrozen(object)).toBe(true);
  });

  test('records a restored duel from its snapshot on', () => {
    const duel = starterDuel(SEED);
    for (let turns = 0; turns < 12; turns++) duel.choose(0);
    const recorder = new Recorder();
    const restored = restoreDuel(throughJson(duel.snapshot()), { inspect: recorder });
    const { last } = new TraceReader(recorder.trace);
    expect(last.state).toBe(duel.state);
    expect(last.decision).toEqual(restored.decision);
    expect(last.table?.zones.p1.hand).toEqual(duel.game.zones.p1.hand.map(({ id }) => id));
    expect(recorder.records.some(({ kind }) => kind === 'facts')).toBe(false);
    restored.choose(0);
    expect(new TraceReader(recorder.trace).facts.length).toBe(restored.log.length - duel.log.length);
  });

  test('records a standby actor without a duel', () => {
    const recorder = new Recorder();
    const actor = createActor(charts.standby, { inspect: recorder });
    actor.start();
    actor.send({ type: 'standby.lapse' });
    const steps = recorder.records.filter(({ kind }) => kind === 'microstep' || kind === 'action');
    expect(steps).toMatchObject([
      { actor: 'standby', event: 'standby.lapse', edges: ['standby|standby.lapse|0'], state: 'empty' },
      { action: 'lapse', when: 'transition', node: 'standby' },
    ]);
  });

  test('passes all records to its sinks, in order', () => {
    const received: number[] = [];
    let titles = '';
    const sink = {
      begin: ({ title }: { readonly title: string }) => {
        titles += title;
      },
      records: (records: readonly { readonly seq: number }[]) => {
        received.push(...records.map(({ seq }) => seq));
      },
    };
    const { trace } = recorded(SEED, { title: 'mine', sinks: [sink] });
    expect(titles).toBe('mine');
    expect(received).toEqual(trace.records.map(({ seq }) => seq));
  });

  test('refuses a second duel', () => {
    const recorder = new Recorder();
    createDuel({ ...starterDuelOptions(SEED), inspect: recorder });
    const length = recorder.records.length;
    expect(() => createDuel({ ...starterDuelOptions(SEED), inspect: recorder })).toThrow(ListenerError);
    expect(recorder.records.length).toBe(length);
  });

  test('refuses to follow a duel after its first choice', () => {
    const recorder = new Recorder();
    const duel = createDuel({ ...starterDuelOptions(SEED), inspect: recorder });
    duel.choose(0);
    expect(() => recorder.follow(duel)).toThrow(RecorderError);
  });
});
