import { type Duel, type DuelSnapshot, type Player, restoreDuel, SnapshotError } from 'taiki';
import { arrange } from 'taiki/testing';
import type { Effect } from 'taiki/words';
import { called, choose, discard, inOrder, lookAt, opponentsHand, the } from 'taiki/words';
import { describe, expect, it } from 'vitest';
import { jsonHash } from '../../boundary/jsonHash.ts';
import { opponentOf, PLAYERS } from '../../table/nouns.ts';
import { mayKnow } from '../../table/view.ts';
import { cast } from '../rules/cast.ts';
import { Driver } from '../support/driver.ts';
import { runs } from '../support/runs.ts';
import { agentsFor, starterDuel } from '../support/starterDuels.ts';

const these = the('these');
const pick = (what: ReturnType<typeof choose>): Effect => ({ do: 'choose', what: called(what, 'these') });

type Zones = Duel['game']['zones'];

const isZones = (value: object): value is Zones => PLAYERS.every((player) => player in value);
const holdsZones = (value: unknown): value is { readonly zones: Zones } =>
  typeof value === 'object' &&
  value !== null &&
  'zones' in value &&
  typeof value.zones === 'object' &&
  value.zones !== null &&
  isZones(value.zones);

/**
 * The same duel, in which the cards in one hand came there in the opposite order; undefined if what is asked now depends on that hand,
 * so that the snapshot would contradict itself.
 */
function withReversedHand(duel: Duel, owner: Player): Duel | undefined {
  const { checksum: _, ...snapshot }: DuelSnapshot = JSON.parse(
    JSON.stringify(duel.snapshot()),
    (__, value: unknown) => {
      if (!holdsZones(value)) return value;
      const { zones } = value;
      const side = { ...zones[owner], hand: zones[owner].hand.toReversed() };
      return { ...value, zones: { ...zones, [owner]: side } };
    },
  );
  try {
    return restoreDuel({ ...snapshot, checksum: jsonHash(snapshot) });
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    return undefined;
  }
}

const shownTo = (duel: Duel, viewer: Player): object => ({
  view: duel.view(viewer),
  decision: duel.decisionFor(viewer),
  explain: duel.decision?.player === viewer ? duel.explain() : [],
});

describe('400.2 the order in which cards came to a hand', () => {
  it.each([1, 6].slice(0, runs(1)))('is shown to its owner only: duel %i', (seed) => {
    const duel = starterDuel(seed);
    const agents = agentsFor(seed);
    let [compared, shown] = [0, 0];
    for (let { decision } = duel; decision !== undefined; { decision } = duel) {
      for (const viewer of PLAYERS) {
        const owner = opponentOf(viewer);
        const { hand } = duel.game.zones[owner];
        const reversed = hand.length < 2 ? undefined : withReversedHand(duel, owner);
        if (reversed === undefined) continue;
        expect(shownTo(reversed, viewer)).toEqual(shownTo(duel, viewer));
        compared++;
        if (hand.some((card) => mayKnow(card, viewer))) shown++;
      }
      duel.choose(agents[decision.player](duel.view(decision.player), decision));
    }
    expect(compared).toBeGreaterThan(20);
    expect(shown).toBeGreaterThan(0);
  });

  const HAND = ['Brute', 'Runt', 'Filler'];
  const SEEDS = 300;

  const raid = (effect: Effect, seed: number): Driver =>
    cast(
      (arrangement) => {
        const { cards = [] } = arrangement;
        return new Driver(arrange({ runtime: 'compiled', ...arrangement, seed }), 'as written', cards);
      },
      effect,
      { p2: { hand: HAND } },
    );

  it.each([
    ['the one that is chosen', discard(choose(opponentsHand())), []],
    [
      'one of those that were chosen unseen',
      inOrder(pick(choose(opponentsHand(), 2)), discard(choose(these))),
      [['Card 1', 'Card 2']],
    ],
  ] as const)('does not tell which option stands for a card: %s', (_, effect, before) => {
    const times = new Map<string, number>();
    for (let seed = 0; seed < SEEDS; seed++) {
      const duel = raid(effect, seed);
      for (const labels of before) duel.choose(...labels);
      const [name = ''] = duel.choose('Card 1').zone('p2', 'graveyard');
      times.set(name, (times.get(name) ?? 0) + 1);
    }
    expect([...times.keys()].toSorted()).toEqual(HAND.toSorted());
    for (const count of times.values()) expect(Math.abs(count - SEEDS / HAND.length)).toBeLessThan(35);
  });

  it('is not told by the place of a card that was seen either', () => {
    const look = inOrder(
      lookAt(called(choose(opponentsHand()), 'one')),
      pick(choose(opponentsHand(), 2)),
      discard(choose(these)),
    );
    for (let seed = 0; seed < 20; seed++) {
      const [seen, ...others] = raid(look, seed).choose('Card 1').options;
      expect(HAND).toContain(seen);
      expect(others).toEqual(['Card 2', 'Card 3']);
    }
  });
});
