import { answersOf, createDuel, type Decision, playOut, randomAgent } from 'taiki';
import { describe, expect, it } from 'vitest';
import { driven } from '../support/driver.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';

const FORCE = "Heaven's Force";
const LAH = 'Lah, Purification Enforcer';

describe('605.2b a card that exceeds the total by itself', () => {
  const begin = {
    p1: { hand: [FORCE, 'Burning Mane', LAH, 'Forest Hornet'], manaZone: { light: 2 } },
  };

  driven('is not offered', (at) => {
    const duel = at(begin).use(`Cast ${FORCE}`);
    expect(duel.options).toEqual(['Burning Mane', 'Forest Hornet']);
    duel.choose('Forest Hornet');
    expect(duel.battleZones.p1).toEqual(['Forest Hornet']);
    expect(duel.names('p1', 'hand')).toEqual(['Burning Mane', LAH]);
  });

  driven('is all there is: nothing is asked, unless that would show it to the opponent', (at) => {
    const alone = { p1: { ...begin.p1, hand: [FORCE, LAH] } };
    expect(at(alone).use(`Cast ${FORCE}`).asked).toBe('p2 charge');
    const concealed = at({ ...alone, concealDecisions: true }).use(`Cast ${FORCE}`);
    expect([concealed.asked, concealed.options]).toEqual(['p1 choose', ['Pass']]);
  });
});

/** The options of an answer that `answersOf` generates. */
function usable(decision: Decision): readonly number[] {
  const found = new Set<number>();
  for (const answer of answersOf(decision)) {
    for (const index of answer) found.add(index);
    if (found.size === decision.options.length) break;
  }
  return [...found].sort((a, b) => a - b);
}

function checked(decision: Decision): Decision {
  expect([decision.prompt, usable(decision)]).toEqual([decision.prompt, decision.options.map((_, at) => at)]);
  return decision;
}

it('every option is part of a legal answer', () => {
  for (let seed = 1; seed <= runs(15); seed++) {
    const [p1, p2] = mixedDecks(seed);
    const agents = { p1: randomAgent(seed), p2: randomAgent(seed + 1) };
    playOut(createDuel({ decks: { p1, p2 }, seed }), {
      p1: (view, decision) => agents.p1(view, checked(decision)),
      p2: (view, decision) => agents.p2(view, checked(decision)),
    });
  }
});
