import {
  type Decision,
  type Duel,
  type DuelObserver,
  type Fact,
  type KnownFact,
  ListenerError,
  OptionsError,
  type Player,
  playOut,
} from 'taiki';
import { describe, expect, test } from 'vitest';
import { agentsFor, starterDuel } from '../support/starterDuels.ts';

/** What an observer was told, in order. */
function heard(duel: Duel) {
  const news: string[] = [];
  const facts: Fact[] = [];
  const observer: DuelObserver = {
    facts: (some) => {
      facts.push(...some);
      news.push(`${some.length} facts`);
    },
    decision: ({ id, kind }) => news.push(`${kind} ${id}`),
    end: ({ reason }) => news.push(reason),
  };
  const subscription = duel.subscribe(observer);
  return { news, facts, subscription };
}

const open = (duel: Duel): Decision => {
  if (duel.decision === undefined) throw new Error('Nobody is asked.');
  return duel.decision;
};

describe('subscribe', () => {
  test('tells the open decision at once, then every fact once and in order, every decision, and the end', () => {
    const duel = starterDuel(6);
    const before = duel.log.length;
    const asked: number[] = [open(duel).id];
    const { news, facts } = heard(duel);
    expect(news).toEqual(['charge 1']);
    const agents = agentsFor(6);
    while (duel.decision !== undefined) {
      const { decision } = duel;
      duel.choose(agents[decision.player](duel.view(decision.player), decision));
      if (duel.decision !== undefined) asked.push(open(duel).id);
    }
    expect(facts).toEqual(duel.log.slice(before));
    expect(news.filter((one) => / \d+$/.test(one)).map((one) => Number(one.split(' ')[1]))).toEqual(asked);
    expect(news.at(-1)).toBe(duel.result?.reason);
    expect(news.filter((one) => one.endsWith('facts')).length).toBe(asked.length);
    expect(news).not.toContain('0 facts');
  });

  test('tells of a concession, and of a duel that is over the end at once', () => {
    const duel = starterDuel(6);
    const { news } = heard(duel);
    duel.concede('p2');
    expect(news).toEqual(['charge 1', '1 facts', 'concession']);
    expect(heard(duel).news).toEqual(['concession']);
  });

  test('tells nothing after `unsubscribe`, not even the rest of what has just happened', () => {
    const duel = starterDuel(6);
    const { news, subscription } = heard(duel);
    subscription.unsubscribe();
    subscription.unsubscribe();
    duel.choose(0);
    expect(news).toEqual(['charge 1']);
    const told: string[] = [];
    const once = duel.subscribe({
      facts: () => {
        told.push('facts');
        once.unsubscribe();
      },
      decision: () => told.push('decision'),
    });
    duel.choose(0);
    duel.choose(0);
    expect(told).toEqual(['decision', 'facts']);
  });

  test('lets listeners play the whole duel, and tells all others everything in order', () => {
    const duel = starterDuel(6);
    const reference = playOut(starterDuel(6), agentsFor(6));
    const agents = agentsFor(6);
    const early = heard(duel);
    const answering = (player: Player) =>
      duel.subscribe(
        { decision: (decision) => duel.choose(agents[player](duel.view(player), decision), player) },
        { player },
      );
    const before = duel.log.length;
    answering('p2');
    answering('p1');
    expect(duel.record()).toBe(reference.record());
    expect(early.facts).toEqual(duel.log.slice(before));
    expect(early.news.at(-1)).toBe(duel.result?.reason);
  });

  test('tells those in order who were there after the one that answers', () => {
    const duel = starterDuel(6);
    const agents = agentsFor(6);
    const first = open(duel);
    duel.subscribe({
      facts: () => {
        const { decision } = duel;
        if (decision !== undefined)
          duel.choose(agents[decision.player](duel.view(decision.player), decision), decision.player);
      },
    });
    const before = duel.log.length;
    const late = heard(duel);
    duel.choose(agents[first.player](duel.view(first.player), first));
    expect(duel.result).toBeDefined();
    expect(late.facts).toEqual(duel.log.slice(before));
    expect(late.news.at(-1)).toBe(duel.result?.reason);
    expect(late.news.filter((one) => one === duel.result?.reason).length).toBe(1);
  });

  test('tells no decision that another listener has answered', () => {
    const duel = starterDuel(6);
    const first = open(duel);
    let answered = false;
    duel.subscribe({
      decision: () => {
        if (answered || duel.decision?.id !== 2) return;
        answered = true;
        duel.choose(0);
      },
    });
    const stale: number[] = [];
    duel.subscribe({ decision: ({ id }) => stale.push(id) });
    duel.choose(0);
    expect(first.id).toBe(1);
    expect(stale).toEqual([1, 3]);
  });

  test('that throws does no harm: everybody else is told, and the choice is made', () => {
    const duel = starterDuel(6);
    const untouched = duel.fork();
    duel.subscribe({
      facts: () => {
        throw new RangeError('first');
      },
    });
    duel.subscribe({
      decision: ({ id }) => {
        if (id === 2) throw new RangeError('second');
      },
    });
    const { news } = heard(duel);
    const error: unknown = (() => {
      try {
        duel.choose(0);
      } catch (caught) {
        return caught;
      }
      return undefined;
    })();
    expect(error).toBeInstanceOf(ListenerError);
    expect(error).toMatchObject({ code: 'LISTENER', cause: new RangeError('first') });
    expect(String(error)).toContain('and 1 more error was thrown');
    untouched.choose(0);
    expect(duel.record()).toBe(untouched.record());
    expect(news).toEqual(['charge 1', expect.stringMatching(/facts$/), expect.stringMatching(/ 2$/)]);
    expect(() => duel.choose(0)).toThrow(ListenerError);
    untouched.choose(0);
    expect(duel.snapshot()).toEqual(untouched.snapshot());
  });

  test('does not keep an observer that throws at once', () => {
    const duel = starterDuel(6);
    let told = 0;
    const observer: DuelObserver = {
      facts: () => told++,
      decision: () => {
        throw new RangeError('at once');
      },
    };
    expect(() => duel.subscribe(observer)).toThrow(ListenerError);
    duel.choose(0);
    expect(told).toBe(0);
  });

  test('a fork has no listeners', () => {
    const duel = starterDuel(6);
    const { news } = heard(duel);
    duel.fork().choose(0);
    expect(news).toEqual(['charge 1']);
  });

  test.each([
    ['nothing', undefined],
    ['a function', () => {}],
    ['text', 'facts'],
  ])('refuses %s', (_, observer) => {
    const duel = starterDuel(6);
    expect(() => duel.subscribe(observer as DuelObserver)).toThrow(OptionsError);
    expect(() => duel.subscribe({}, { player: 'p3' as Player })).toThrow('"p1" or "p2", not "p3"');
  });

  test('for a player tells what that player may know, and only the own decisions', () => {
    const duel = starterDuel(6);
    const before = { p1: duel.logFor('p1').length, p2: duel.logFor('p2').length };
    const told: Record<Player, KnownFact[]> = { p1: [], p2: [] };
    const asked: Decision[] = [];
    for (const player of ['p1', 'p2'] as const) {
      duel.subscribe(
        { facts: (facts) => told[player].push(...facts), decision: (one) => asked.push(one) },
        { player },
      );
    }
    playOut(duel, agentsFor(6));
    for (const player of ['p1', 'p2'] as const)
      expect(told[player]).toEqual(duel.logFor(player).slice(before[player]));
    expect(new Set(asked.map(({ player, id }) => `${player} ${id}`)).size).toBe(asked.length);
  });
});
