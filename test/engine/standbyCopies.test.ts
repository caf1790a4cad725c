import { type Duel, playOut, randomAgent, restoreDuel } from 'taiki';
import { arrange } from 'taiki/testing';
import { another, creature, draw, may, ninjaStrike, self, wheneverAttacks, whenPut } from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { Driver } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 1000 } as const;
const watcher = (name: string) =>
  creature({ ...plain, name, abilities: [whenPut(another('you'), may(draw()))] });
const shade = creature({ ...plain, name: 'Shade', abilities: [ninjaStrike(0)] });
const rider = creature({ ...plain, name: 'Rider', abilities: [wheneverAttacks(self, may(draw()))] });
const cheap = creature({ ...plain, name: 'Cheap' });
const cards = [...['Alpha', 'Beta', 'Gamma'].map(watcher), shade, rider, cheap];

const RUNTIMES = ['xstate', 'compiled'] as const;
/** A copy that shares what is on standby may never come to an end by itself. */
const limits = { turns: 10, decisions: 200, steps: 200 };

const driverOf = (duel: Duel): Driver => new Driver(duel, 'as written', cards);

/** Three effects of p1 wait for their order. */
const threeWait = (runtime: (typeof RUNTIMES)[number]): Driver =>
  driverOf(
    arrange({
      cards,
      runtime,
      limits,
      p1: { hand: ['Cheap'], manaZone: { fire: 1 }, battleZone: ['Alpha', 'Beta', 'Gamma'] },
    }),
  ).use('Summon Cheap');

/** The ability of a Rider asks p1, and p2 can declare a Shade for its attack afterwards. */
const attackWaits = (runtime: (typeof RUNTIMES)[number]): Driver =>
  driverOf(
    arrange({
      cards,
      runtime,
      limits,
      step: 'attack',
      p1: { battleZone: ['Rider'] },
      p2: { hand: ['Shade'] },
    }),
  ).choose('Rider attacks the player');

const waiting = ({ duel }: Driver): readonly string[] =>
  duel.standby.effects.map(({ source }) => source.name);
const asks = ({ asked, decision }: Driver): string => `${asked} ${decision.source?.name}`;

const restored = ({ duel }: Driver, runtime: (typeof RUNTIMES)[number]): Driver =>
  driverOf(restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())), { cards, runtime }));

describe.each(RUNTIMES)('on the %s runtime', (runtime) => {
  describe.each(RUNTIMES)('a duel that is restored on the %s runtime', (other) => {
    test('605.1 follows the order that was chosen for the effects on standby', () => {
      const duel = threeWait(runtime).choose('Gamma', 'Alpha', 'Beta');
      const seen: string[] = [];
      let copy = duel;
      for (let effect = 0; effect < 3; effect++) {
        copy = restored(copy, other);
        seen.push(asks(copy));
        copy.choose('No');
      }
      expect(seen).toEqual(['p1 confirm Gamma', 'p1 confirm Alpha', 'p1 confirm Beta']);
    });

    test('506.3d still offers the declarations of the non-active player, once the active player is done', () => {
      const duel = attackWaits(runtime);
      expect(asks(duel)).toBe('p1 confirm Rider');
      const copy = restored(duel, other);
      expect(copy.duel.standby).toEqual(duel.duel.standby);
      expect(copy.duel.standby.opportunities).toMatchObject([
        { player: 'p2', event: { kind: 'attackDeclared' }, ofAttack: true },
      ]);
      copy.choose('No');
      expect([copy.asked, copy.options]).toEqual(['p2 declareUsage', ['Declare Shade']]);
    });
  });

  test('605.1 forks share nothing that is on standby, with each other or with their original', () => {
    const duel = threeWait(runtime);
    const [one, two] = [driverOf(duel.duel.fork()), driverOf(duel.duel.fork())];
    one.choose('Gamma').choose('No');
    expect(waiting(one)).toEqual(['Alpha', 'Beta']);
    expect(waiting(two)).toEqual(['Alpha', 'Beta', 'Gamma']);
    two.choose('Alpha').choose('No');
    expect(waiting(one)).toEqual(['Alpha', 'Beta']);
    expect(waiting(duel)).toEqual(['Alpha', 'Beta', 'Gamma']);
    duel.choose('Beta').choose('No');
    expect([waiting(one), waiting(two), waiting(duel)]).toEqual([
      ['Alpha', 'Beta'],
      ['Beta', 'Gamma'],
      ['Alpha', 'Gamma'],
    ]);
    for (const fork of [one, two, duel]) {
      playOut(fork.duel, { p1: randomAgent(1), p2: randomAgent(2) });
      expect(fork.duel.result).toBeDefined();
    }
  });

  test('506.3d forks share no opportunities to declare', () => {
    const duel = attackWaits(runtime);
    const fork = driverOf(duel.duel.fork());
    const other = driverOf(duel.duel.fork());
    fork.choose('No').pass();
    expect(fork.duel.standby.opportunities).toEqual([]);
    expect(other.duel.standby.opportunities).toHaveLength(1);
    for (const one of [other, duel]) {
      one.choose('No');
      expect(one.asked).toBe('p2 declareUsage');
    }
  });
});
