import { type Agent, askAgent, createDuel, greedyAgent, IllegalChoiceError, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';

const decks = { p1: starterDecks['burning-shadow'], p2: starterDecks['radiant-tide'] };

describe('askAgent', () => {
  it('hands the agent the view, the decision and the log of the player who is asked', () => {
    const duel = createDuel({ decks, seed: 2, runtime: 'compiled', concealDecisions: true });
    const record = (): string => duel.record();
    for (let asked = 0; asked < 60 && duel.decision !== undefined; asked++) {
      const { player } = duel.decision;
      const agent: Agent = (view, decision, known) => {
        expect(view).toEqual(duel.view(player));
        expect(decision).toEqual(duel.decisionFor(player));
        expect(known?.log).toEqual(duel.logFor(player));
        return greedyAgent(view, decision, known);
      };
      const before = record();
      const answer = askAgent(duel, agent);
      expect(record()).toBe(before);
      duel.choose(answer, player);
    }
  });

  it('refuses a duel that is over', () => {
    const duel = createDuel({ decks, seed: 2 });
    duel.concede('p1');
    expect(() => askAgent(duel, greedyAgent)).toThrow(IllegalChoiceError);
    expect(() => askAgent(duel, greedyAgent)).toThrow('The duel is over: there is nothing to choose.');
  });
});
