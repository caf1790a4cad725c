import { createDuel, type Duel, type Fact, type KnownFact, OptionsError, type Player, playOut } from 'taiki';
import { knownFacts } from 'taiki/inspect';
import { creature } from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { PRIVATE_ZONES } from '../../table/nouns.ts';
import { agentsFor, starterDuel } from '../support/starterDuels.ts';

const PLAYERS = ['p1', 'p2'] as const;
const where = { state: 'turn.main.choosing', rule: '504.1' } as const;

type ZoneChange = Extract<Fact, { readonly was: number }>;

const isHiddenFrom = (zone: ZoneChange['from'], owner: Player, viewer: Player): boolean =>
  PRIVATE_ZONES.has(zone) && !(zone === 'hand' && owner === viewer);

describe('400.2 the log for a player', () => {
  test.each([6, 7, 18])('has the public facts as they are, and withholds the rest: duel %i', (seed) => {
    const duel = playOut(starterDuel(seed), agentsFor(seed));
    for (const viewer of PLAYERS) {
      const known = duel.logFor(viewer);
      const expected = duel.log.filter((fact) => fact.kind !== 'choiceMade' || fact.player === viewer);
      expect(known.length).toBe(expected.length);
      known.forEach((fact, index) => {
        const whole = expected[index];
        if (whole === undefined || !('was' in whole) || !('was' in fact)) return;
        const before = isHiddenFrom(whole.from, whole.player, viewer);
        const after = isHiddenFrom(whole.to, whole.player, viewer);
        expect(fact).toEqual({
          ...whole,
          was: before ? undefined : whole.was,
          object: after ? undefined : whole.object,
          name: before && after ? undefined : whole.name,
        });
      });
    }
  });

  const ten = (name: string): readonly string[] => [...Array(10).keys()].map((number) => `${name} ${number}`);
  const fourOfEach = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => Array<string>(4).fill(name));

  /** p1 summons and attacks; p2 does nothing, so that what they hold stays hidden. */
  function duelAgainst(hidden: string): Duel {
    const plain = ten('Plain').map((name) =>
      creature({ name, civilizations: ['nature'], cost: 2, power: 1000 }),
    );
    const secret = ten(hidden).map((name) =>
      creature({ name, civilizations: ['water'], cost: 9, power: 1000 }),
    );
    const duel = createDuel({
      cards: [...plain, ...secret],
      decks: { p1: fourOfEach(ten('Plain')), p2: fourOfEach(ten(hidden)) },
      seed: 3,
    });
    const { p1 } = agentsFor(7);
    for (let { decision } = duel; decision !== undefined; { decision } = duel) {
      const passing = decision.options.findIndex(({ pass }) => pass);
      duel.choose(
        decision.player === 'p1' ? p1(duel.view('p1'), decision) : passing < 0 ? [] : passing,
        decision.player,
      );
    }
    return duel;
  }

  test('does not depend on cards that stay hidden', () => {
    const [one, other] = [duelAgainst('Secret'), duelAgainst('Mystery')];
    expect(one.log.some(({ kind }) => kind === 'shieldBroken')).toBe(true);
    expect(JSON.stringify(one.log)).toContain('Secret');
    expect(one.logFor('p1')).toEqual(other.logFor('p1'));
    expect(JSON.stringify(one.logFor('p1'))).not.toContain('Secret');
    expect(JSON.stringify(one.logFor('p2'))).toContain('Secret');
  });

  test('leaves out what the opponent chose', () => {
    const duel = playOut(starterDuel(6), agentsFor(6));
    for (const viewer of PLAYERS) {
      const chosen = duel.logFor(viewer).filter(({ kind }) => kind === 'choiceMade');
      expect(chosen.length).toBeGreaterThan(5);
      expect(chosen.every((fact) => 'player' in fact && fact.player === viewer)).toBe(true);
    }
  });

  const about = { ...where, player: 'p1', object: 4, name: 'Emeral' } as const;
  const seen = (fact: Fact): Record<Player, readonly KnownFact[]> => ({
    p1: knownFacts([fact], 'p1'),
    p2: knownFacts([fact], 'p2'),
  });
  const hidden = { name: undefined, object: undefined };

  test('a card that is looked at is known to who looks', () => {
    const fact: Fact = { ...about, kind: 'cardLookedAt', by: 'p2' };
    const zone = 'deck';
    expect(seen(fact)).toEqual({
      p1: [{ ...fact, ...hidden, zone }],
      p2: [{ ...fact, object: undefined, zone }],
    });
  });

  test('a card that is revealed is known to both, the place where it lies to its owner', () => {
    const drawn: Fact = {
      ...about,
      kind: 'cardDrawn',
      was: 3,
      from: 'deck',
      to: 'hand',
      how: undefined,
      unpaid: false,
      onto: undefined,
    };
    const fact: Fact = { ...about, kind: 'cardRevealed' };
    expect(knownFacts([drawn, fact], 'p1')[1]).toEqual({ ...fact, zone: 'hand' });
    expect(knownFacts([drawn, fact], 'p2')[1]).toEqual({ ...fact, object: undefined, zone: 'hand' });
  });

  test('a card of the own deck is known by its name, since a shuffled deck has other objects', () => {
    const revealed: Fact = { ...about, kind: 'cardRevealed' };
    const looked: Fact = { ...about, kind: 'cardLookedAt', by: 'p1' };
    expect(seen(revealed).p1).toEqual([{ ...revealed, object: undefined, zone: 'deck' }]);
    expect(seen(looked).p1).toEqual([{ ...looked, object: undefined, zone: 'deck' }]);
  });

  test('a card whose event is replaced is known if the event is seen', () => {
    const replaced = { ...about, kind: 'eventReplaced', by: 'Aqua Soldier', occurrence: 1 } as const;
    const open: Fact = { ...replaced, event: 'cardDestroyed', instead: 'move' };
    expect(seen(open)).toEqual({ p1: [open], p2: [{ ...open, object: undefined }] });
    const secret: Fact = { ...replaced, event: 'cardDrawn', instead: 'move' };
    const known = { ...secret, ...hidden };
    expect(seen(secret)).toEqual({ p1: [known], p2: [known] });
  });

  test('is refused for who is no player', () => {
    const duel = starterDuel(6);
    expect(() => duel.logFor('p3' as Player)).toThrow(OptionsError);
    expect(() => duel.logFor('all' as Player)).toThrow(
      'Expected "p1", "p2", "spectator" or "judge", not "all".',
    );
  });
});
