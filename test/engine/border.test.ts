import { readFileSync } from 'node:fs';
import {
  type Agent,
  type Answer,
  answersOf,
  CardError,
  createDuel,
  createEngine,
  type DuelObserver,
  defineCard,
  findCard,
  type KnownFact,
  parseCard,
  playOut,
  randomAgent,
  replay,
  restoreDuel,
  simulate,
  starterDecks,
  VIEWERS,
} from 'taiki';
import { charts, explainAt } from 'taiki/inspect';
import { narrate, scenarios, standbyLanes } from 'taiki/rulings';
import { chooserOf, playDuel } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { jsonHash } from '../../boundary/jsonHash.ts';
import { Duel } from '../../engine/duel/duel.ts';
import { duel as duelMachine, standby as standbyMachine } from '../support/machines.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { root } from '../support/printed.ts';
import { runs } from '../support/runs.ts';
import { agentsFor, starterDuelOptions } from '../support/starterDuels.ts';

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** Visits every object that can be reached from a value, innermost first. Functions and duels are not looked into. */
function visit(
  value: unknown,
  see: (object: Record<PropertyKey, unknown>, path: string) => void,
  path = '',
): void {
  const seen = new Set<object>();
  const go = (one: unknown, at: string): void => {
    if (!isObject(one) || one instanceof Duel || seen.has(one)) return;
    seen.add(one);
    for (const key of Reflect.ownKeys(one)) go(Reflect.get(one, key), `${at}.${String(key)}`);
    if (one instanceof Map) for (const [key, inner] of one) go(inner, `${at}[${String(key)}]`);
    see(one, at);
  };
  go(value, path);
}

/** Writes into everything that can be reached from a value. */
function vandalize(value: unknown): void {
  visit(value, (object) => {
    for (const key of Reflect.ownKeys(object)) {
      const was = object[key];
      Reflect.set(
        object,
        key,
        typeof was === 'number' ? was + 1000 : typeof was === 'string' ? 'p2' : undefined,
      );
    }
    Reflect.set(object, 'added', { id: 1 });
    if (Array.isArray(object)) {
      try {
        object.push('added');
        object.reverse();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    }
    for (const key of Reflect.ownKeys(object)) Reflect.deleteProperty(object, key);
  });
}

describe('what every entry of the package exports', () => {
  const { exports } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const entries = Object.keys(exports).filter((entry) => !entry.endsWith('.json'));

  it.each(entries)('is frozen throughout: taiki%s', async (entry) => {
    const module: object = await import(/* @vite-ignore */ entry.replace('.', 'taiki'));
    const loose: string[] = [];
    for (const [name, value] of Object.entries(module)) {
      if (name === 'charts') continue;
      visit(
        value,
        (object, path) => {
          if (!Object.isFrozen(object)) loose.push(path);
        },
        name,
      );
    }
    expect(loose.slice(0, 10)).toEqual([]);
  });

  it('has charts that share nothing with those that duels run', () => {
    for (const [exported, run] of [
      [charts.duel, duelMachine],
      [charts.standby, standbyMachine],
    ] as const) {
      const ofRun = new Set<object>();
      visit([run.config, run.implementations, run.root.states], (object) => ofRun.add(object));
      const shared: string[] = [];
      visit([exported.config, exported.implementations, exported.root.states], (object, path) => {
        const isEmpty = Reflect.ownKeys(object).length === 0;
        if (ofRun.has(object) && !isEmpty && !Object.isFrozen(object)) shared.push(path);
      });
      expect(ofRun.size).toBeGreaterThan(50);
      expect(shared.slice(0, 5)).toEqual([]);
    }
  });
});

/** Views are large: they are read at every tenth decision, and at the end. */
const isTenth = ({ decision }: Duel): boolean => (decision?.id ?? 1) % 10 === 1;

/** Everything that a duel tells. A method that is missing here does not compile. */
const told: { readonly [K in keyof Duel]: (duel: Duel) => unknown } = {
  state: (duel) => duel.state,
  runtime: (duel) => duel.runtime,
  seed: (duel) => duel.seed,
  decision: (duel) => duel.decision,
  decisionFor: (duel) => [duel.decisionFor('p1'), duel.decisionFor('p2')],
  result: (duel) => duel.result,
  log: (duel) => duel.log,
  logFor: (duel) => VIEWERS.map((viewer) => duel.logFor(viewer)),
  known: (duel) => {
    const { log, printed } = duel.known('p1');
    return [log, printed('Aqua Hulcus')];
  },
  sampler: (duel) => {
    if (duel.decision === undefined) return undefined;
    const sampled = duel.sampler()?.(1);
    return [sampled?.game, sampled?.decision];
  },
  game: (duel) => duel.game,
  standby: (duel) => duel.standby,
  choose: () => undefined,
  step: (duel) => {
    if (!isTenth(duel)) return undefined;
    const copy = duel.fork();
    const { value } = copy.legalChoices().next();
    return value === undefined ? undefined : copy.step([...value]);
  },
  legalChoices: (duel) => {
    const choices: Answer[] = [];
    for (const choice of duel.legalChoices()) {
      if (choices.length === 20) break;
      choices.push(choice);
    }
    return choices;
  },
  concede: () => undefined,
  view: (duel) => (isTenth(duel) ? VIEWERS.map((viewer) => duel.view(viewer)) : []),
  subscribe: (duel) => {
    const heard: unknown[] = [];
    const observer = { decision: (one: unknown) => heard.push(one), end: (one: unknown) => heard.push(one) };
    duel.subscribe(observer).unsubscribe();
    return heard;
  },
  explain: (duel) => duel.explain(),
  fork: (duel) => everything(duel.fork()),
  snapshot: (duel) => duel.snapshot(),
  record: (duel) => duel.record(),
};

/** Vandalizes what a duel tells: each part at every third decision. */
function vandalizeTold(duel: Duel, decision: number): void {
  for (const [index, tell] of Object.values(told).entries()) {
    if ((decision + index) % 3 === 0) vandalize(tell(duel));
  }
}

const everything = (duel: Duel): unknown =>
  Object.entries(told).map(([name, tell]) => (name === 'fork' ? undefined : tell(duel)));

/** A checksum of what a duel tells, independent of the order of keys. */
const asText = (duel: Duel): string => jsonHash(everything(duel));

const vandal: DuelObserver & DuelObserver<KnownFact> = {
  facts: vandalize,
  decision: vandalize,
  end: vandalize,
};

/** Plays two equal duels, of which one is vandalized at every decision. */
function expectUnharmed(
  duel: Duel,
  twin: Duel,
  { p1, p2 }: { readonly p1: Agent; readonly p2: Agent },
): void {
  duel.subscribe(vandal);
  duel.subscribe(vandal, { player: 'p1' });
  duel.subscribe(vandal, { player: 'p2' });
  for (let { decision } = twin; decision !== undefined; { decision } = twin) {
    vandalizeTold(duel, decision.id);
    if (decision.id % 10 === 1) expect(asText(duel)).toBe(asText(twin));
    expect(JSON.stringify(duel.decision)).toBe(JSON.stringify(decision));
    const answer = [...(decision.player === 'p1' ? p1 : p2)(twin.view(decision.player), decision)];
    twin.choose(answer);
    duel.choose(answer, decision.player);
    vandalize(answer);
  }
  for (const tell of Object.values(told)) vandalize(tell(duel));
  expect(duel.record()).toBe(twin.record());
  expect(JSON.stringify(duel.log)).toBe(JSON.stringify(twin.log));
  expect(asText(duel)).toBe(asText(twin));
}

describe('nothing that leaves the façade can change a duel', () => {
  it.each([1, 8, 3, 5].slice(0, runs(1)))('between starter decks, seed %i', (seed) => {
    const options = starterDuelOptions(seed);
    const twin = createDuel(options);
    expectUnharmed(createDuel(options), twin, agentsFor(seed));
  });

  it.each([7, 2, 6].slice(0, runs(1)))('between decks of all cards, seed %i', (seed) => {
    const [p1, p2] = mixedDecks(seed);
    const options = { decks: { p1, p2 }, seed, runtime: 'compiled' as const };
    const twin = createDuel(options);
    expectUnharmed(createDuel(options), twin, agentsFor(seed));
  });

  it('also not a forked, a restored or a replayed one', () => {
    const begun = createDuel({ ...starterDuelOptions(4), limits: { turns: 12 } });
    for (let asked = 0; asked < 30; asked++) begun.choose([...(begun.legalChoices().next().value ?? [])]);
    const duels = [begun.fork(), restoreDuel(begun.snapshot()), replay(begun.record())];
    for (const duel of duels) expectUnharmed(duel, begun.fork(), agentsFor(4));
  });

  it('not what the agents of a simulation are given', () => {
    const options = { decks: starterDuelOptions(2).decks, games: 2, seed: 2 };
    const wild = (seed: number): Agent => {
      const agent = randomAgent(seed);
      return (view, decision) => {
        const answer = agent(view, decision);
        vandalize(view);
        vandalize(decision);
        return answer;
      };
    };
    expect(simulate({ ...options, agents: { p1: wild, p2: wild } })).toEqual(
      simulate({ ...options, agents: { p1: randomAgent, p2: randomAgent } }),
    );
  });

  it('nor what an inspector, the narrator or a history of the test kit shows of the game', () => {
    const contexts: unknown[] = [];
    const duel = createDuel({
      ...starterDuelOptions(1),
      inspect: (event) => {
        if (event.type !== '@xstate.snapshot' || !('context' in event.snapshot)) return;
        const {
          pool: _,
          caches: __,
          runs: ___,
          ...shown
        } = event.snapshot.context as Record<string, unknown>;
        contexts.push(shown);
      },
    });
    const twin = createDuel(starterDuelOptions(1));
    const agents = agentsFor(1);
    for (let { decision } = twin; decision !== undefined; { decision } = twin) {
      const answer = agents[decision.player](twin.view(decision.player), decision);
      for (const context of contexts.splice(0)) vandalize(context);
      vandalize(standbyLanes(duel));
      twin.choose(answer);
      duel.choose(answer);
    }
    expect(duel.record()).toBe(twin.record());

    const history = playDuel(starterDuelOptions(1), chooserOf([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]));
    const before = asText(history.duel);
    vandalize([history.log, history.moments, history.choices]);
    expect(asText(history.duel)).toBe(before);

    const [scenario] = scenarios;
    const [play] = scenario?.plays ?? [];
    if (scenario === undefined || play === undefined) throw new Error('There are no scenarios.');
    const narration = JSON.stringify(narrate(scenario, play));
    vandalize(narrate(scenario, play));
    expect(JSON.stringify(narrate(scenario, play))).toBe(narration);
  });
});

describe('nothing that was handed in can change a duel later', () => {
  const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

  it('its decks, position, settings and cards', () => {
    const own = { ...json(findCard('Aqua Hulcus')), name: 'Mine' };
    const cards = [...starterDecks['radiant-tide'].cards.slice(1), 'Mine'];
    const options = json({
      decks: { p1: cards, p2: starterDecks['burning-shadow'] },
      seed: 3,
      cards: [own],
      limits: { turns: 30 },
      rules: { blockers: 'one' as const },
    });
    const twin = createDuel(json(options));
    const duel = createDuel(options);
    vandalize(options);
    playOut(duel, agentsFor(3));
    playOut(twin, agentsFor(3));
    expect(duel.record()).toBe(twin.record());

    const hand = [{ name: 'Aqua Hulcus', over: [] as string[] }];
    const position = {
      turn: 3,
      active: 'p1' as const,
      step: 'main' as const,
      players: { p1: { hand }, p2: {} },
    };
    const placed = createDuel(json({ position, seed: 3 }) as never);
    const given = { position, seed: 3 };
    const other = createDuel(given as never);
    vandalize(given);
    expect(other.record()).toBe(placed.record());
  });

  it('a snapshot', () => {
    const duel = createDuel({ ...starterDuelOptions(6), limits: { turns: 12 } });
    const snapshot = json(duel.snapshot());
    const restored = restoreDuel(snapshot);
    vandalize(snapshot);
    expectUnharmed(restored, duel.fork(), agentsFor(6));
  });

  it('a card that was checked', () => {
    const loose = json(findCard('Aqua Hulcus'));
    const before = JSON.stringify(loose);
    const engine = createEngine({ cards: [loose] });
    const checked = [defineCard(loose), parseCard(loose), engine.findCard('Aqua Hulcus'), ...engine.cards];
    vandalize(loose);
    for (const card of checked) {
      vandalize(card);
      expect(JSON.stringify(card)).toBe(before);
    }
  });

  it('a card that reads differently each time', () => {
    for (let first = 0; first < 6; first++) {
      let reads = 0;
      const changing = {
        ...json(findCard('Aqua Hulcus')),
        get power() {
          return reads++ === first ? 2000 : -5;
        },
      };
      try {
        expect(defineCard(changing).power).toBe(2000);
      } catch (error) {
        expect(error).toBeInstanceOf(CardError);
      }
    }
  });

  it('a decision passed to answersOf', () => {
    const { decision } = createDuel(starterDuelOptions(1));
    if (decision === undefined) throw new Error('Nothing is asked.');
    const all = JSON.stringify([...answersOf(decision)]);
    for (const answer of answersOf(decision)) vandalize(answer);
    expect(JSON.stringify([...answersOf(decision)])).toBe(all);
    expect(explainAt).toBeDefined();
  });
});
