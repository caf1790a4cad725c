import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { type Duel, type Fact, type Player, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { root } from '../support/printed.ts';
import { runs } from '../support/runs.ts';
import { call, session, type Told } from './mcpClient.ts';

const DECKS = { p1: 'radiant-tide', p2: 'burning-shadow' } as const;
const DUELS = runs(60, 200);
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const HIDDEN: ReadonlySet<string> = new Set(['deck', 'hand', 'shieldZone']);

/** The names of the opponent's cards that a fact of the whole log shows to both players, or to this one. */
function shownIn(fact: Fact, seat: Player): readonly string[] {
  if (!('name' in fact) || fact.name === undefined) return [];
  if (fact.kind === 'cardLookedAt') return fact.by === seat ? [fact.name] : [];
  if ('from' in fact && 'to' in fact)
    return HIDDEN.has(String(fact.from)) && HIDDEN.has(String(fact.to)) ? [] : [fact.name];
  return [fact.name];
}

/** The cards of the opponent's deck that have never been seen: no word of them may reach the seat. */
function secretsOf(duel: Duel, seat: Player, shown: Set<string>, from: number): readonly string[] {
  for (const fact of duel.log.slice(from)) for (const name of shownIn(fact, seat)) shown.add(name);
  const theirs = starterDecks[DECKS[seat === 'p1' ? 'p2' : 'p1']];
  return [...new Set(theirs.cards)].filter((name) => !shown.has(name));
}

/** Whether a text has a name as a word of its own: "Emerald Grass" does not name Emeral. */
const names = (text: string, name: string): boolean =>
  text.includes(name) && text.split(name).some((rest, index) => index > 0 && !/^\p{L}/u.test(rest));

const numbersFrom = (start: number) => {
  let state = start;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

async function playSeat(index: number): Promise<number> {
  const seat: Player = index % 2 === 0 ? 'p1' : 'p2';
  const { client, duels } = await session({ seat });
  const pick = numbersFrom(index + 1);
  const begun = await call(client, 'set_up', {
    decks: DECKS,
    opponent: index % 3 === 0 ? 'random' : 'greedy',
  });
  const { duel } = duels.find('d1');
  const shown = new Set<string>();
  let facts = 0;
  let known = 0;
  const check = ({ text, data, isError }: Told) => {
    const told = text + JSON.stringify(data);
    expect(isError, text).toBe(false);
    expect(secretsOf(duel, seat, shown, facts).filter((name) => names(told, name))).toEqual([]);
    facts = duel.log.length;
    expect(told).not.toContain('chacha20');
  };
  check(begun);
  let { decision } = begun.data;
  known = duel.logFor(seat).length;
  for (let asked = 0; decision !== null; asked++) {
    expect(decision).toEqual(json(duel.decisionFor(seat)));
    if (asked % 12 === pick(12)) {
      const view = await call(client, 'view', { duel: 'd1' });
      check(view);
      expect(view.data.view).toEqual(json(duel.view(seat)));
      const why = await call(client, 'explain', { duel: 'd1' });
      check(why);
      expect(why.data.explanations).toEqual(json(duel.explain()));
    }
    const { choices } = { choices: [] as (readonly number[])[] };
    for (const choice of duel.legalChoices()) if (choices.push(choice) === 8) break;
    const choice = choices[pick(choices.length)] ?? [];
    const told = await call(client, 'answer', { duel: 'd1', choice, decision: decision.id });
    check(told);
    expect(told.data.facts).toEqual(json(duel.logFor(seat).slice(known)));
    known += told.data.facts.length;
    ({ decision } = told.data);
  }
  expect(duel.result).toBeDefined();
  return shown.size;
}

describe('a seat of taiki mcp', () => {
  it(`is told what its player may know in ${DUELS} duels, and no word of a card that nobody has shown`, async () => {
    for (let index = 0; index < DUELS; index++) expect(await playSeat(index)).toBeGreaterThan(0);
  });

  it('plays a duel to its end over standard input and output', async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['cli/bin/taiki.js', 'mcp', '--seat', 'p1'],
      cwd: root,
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    let { data } = await call(client, 'set_up', { decks: DECKS });
    while (data.decision !== null) {
      const { min } = data.decision;
      const choice = Array.from(
        { length: Math.max(min, data.decision.kind === 'main' ? 1 : min) },
        (_, at) => at,
      );
      const told = await call(client, 'answer', { duel: 'd1', choice });
      if (told.isError) ({ data } = await call(client, 'answer', { duel: 'd1', choice: 'pass' }));
      else ({ data } = told);
    }
    expect(data.result.winner).toMatch(/^p[12]$/);
    await client.close();
  });
});
