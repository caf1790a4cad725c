import { parseTrace, printTrace, Recorder, TraceReader } from '@taiki/inspector';
import { arrange } from 'taiki/testing';
import { extraTurn, spell, spellAbility } from 'taiki/words';
import { describe, expect, it } from 'vitest';
import { headlineOf, nextTurn, whereabouts } from '../../inspector/model/index.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const cards = [
  spell({ ...plain, name: 'Mine', abilities: [spellAbility(extraTurn())] }),
  spell({ ...plain, name: 'Yours', abilities: [spellAbility(extraTurn('opponent'))] }),
];

/** The trace of some turns, in the first of which these are cast in this order. */
function traceOf(spells: readonly string[]): TraceReader {
  const recorder = new Recorder();
  const duel = arrange({
    cards,
    inspect: recorder,
    p1: { hand: spells, manaZone: { fire: 4 }, deck: 30 },
    p2: { deck: 30 },
  });
  const { number } = duel.game.turn;
  const rest = [...spells];
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    if (duel.game.turn.number > number + 4) break;
    const [next] = rest;
    const cast = decision.options.findIndex(({ label }) => next !== undefined && label.includes(next));
    if (cast >= 0) rest.shift();
    duel.choose(cast >= 0 ? cast : decision.options.slice(0, decision.min).map((_, index) => index));
  }
  recorder.close();
  return new TraceReader(parseTrace(printTrace(recorder.trace)));
}

describe.each([
  { spells: [], turns: ['p2', 'p1', 'p2', 'p1'] },
  { spells: ['Mine'], turns: ['p1', 'p2', 'p1', 'p2'] },
  { spells: ['Yours'], turns: ['p2', 'p2', 'p1', 'p2'] },
  { spells: ['Mine', 'Yours'], turns: ['p1', 'p2', 'p2', 'p1'] },
])('between turns after $spells', ({ spells, turns }) => {
  const reader = traceOf(spells);
  const ends = reader.facts.flatMap(({ fact, seq }) => (fact.kind === 'turnEnded' ? [seq] : []));

  it('the headline and the place say whose turn is next, until it is that turn', () => {
    expect(ends.map((seq) => nextTurn(reader.at(seq), reader)).slice(0, 4)).toEqual(turns);
    ends.forEach((end, index) => {
      const next = turns[index];
      if (next === undefined) return;
      const number = reader.at(end).table?.turn.number ?? 0;
      for (let seq = end; reader.at(seq).facts === reader.at(end).facts; seq++) {
        const moment = reader.at(seq);
        const { text } = headlineOf(moment, reader);
        const where = whereabouts(moment, reader);
        if (moment.table?.turn.number === number) {
          expect(text).toMatch(
            new RegExp(`^Turn ${number} · the turn of p[12] is over, ${next}'s turn is next$`),
          );
          expect(where).toBe(`between two turns, ${next} is next`);
        } else {
          expect(text).toMatch(new RegExp(`^Turn ${number + 1} · ${next} \\(AP\\) · start of turn`));
          expect(where).toMatch(new RegExp(`^${next}'s turn, start of turn`));
        }
      }
    });
  });
});
