import { fc, test } from '@fast-check/vitest';
import { allCards, createDuel, type Duel, restoreDuel } from 'taiki';
import { answerBy } from 'taiki/testing';
import { describe, expect } from 'vitest';
import { jsonHash } from '../../boundary/jsonHash.ts';
import type { PlacedCard, Position } from '../../engine/records/position.ts';
import { type CardObject, opponentOf, PLAYERS, type Player, ZONES, type Zone } from '../../table/nouns.ts';
import { emptyZones } from '../../table/setUp.ts';
import { isZoneKnown } from '../../table/view.ts';
import { viewDifference } from '../../testing/twins.ts';
import { runs } from '../support/runs.ts';

const MAIN_DECK = allCards.filter(({ type }) => !['gacharangeCreature', 'dragheartFortress'].includes(type));

/** 302.2. Spells lie anywhere else. */
const FOR_BATTLE_ZONE = MAIN_DECK.filter(({ type }) => type !== 'spell');

/** How many cards lie in each zone. */
const SIZES: { readonly [Z in Zone]?: readonly [min: number, max: number] } = {
  deck: [8, 12],
  hand: [1, 5],
  battleZone: [0, 4],
  manaZone: [4, 10],
  shieldZone: [1, 4],
  graveyard: [0, 3],
};

/** Few names in each zone, so that many hidden cards can be exchanged without any being another card. */
const cards = (zone: Zone): fc.Arbitrary<readonly PlacedCard[]> => {
  const [minLength, maxLength] = SIZES[zone] ?? [0, 0];
  const all = zone === 'battleZone' ? FOR_BATTLE_ZONE : MAIN_DECK;
  const names = fc.tuple(fc.nat(), fc.nat(), fc.array(fc.nat({ max: 2 }), { minLength, maxLength }));
  return names.map(([one, other, picks]) =>
    picks.map((pick) => ({ name: all[(pick === 0 ? other : one) % all.length]?.name ?? '' })),
  );
};

const zones = fc.tuple(...ZONES.map(cards)).map((all) => ({
  ...emptyZones<PlacedCard>(),
  ...Object.fromEntries(ZONES.map((zone, index) => [zone, all[index] ?? []])),
}));

/** The viewer is the active player and is asked first, so that nothing refers to the hidden cards of the other player yet. */
const positions: fc.Arbitrary<Position> = fc.record({
  turn: fc.integer({ min: 2, max: 9 }),
  active: fc.constantFrom(...PLAYERS),
  step: fc.constant('charge' as const),
  players: fc.record({ p1: zones, p2: zones }),
});

type Identity = Pick<CardObject, 'id' | 'card'>;

/** For hidden objects by their id: the id and card of the one with which each is exchanged. */
function exchanged(duel: Duel, viewer: Player, picks: readonly number[]): ReadonlyMap<number, Identity> {
  const { zones: all, cards: known } = duel.game;
  const hidden = PLAYERS.flatMap((owner) =>
    ZONES.flatMap((zone) => (isZoneKnown(zone, owner, viewer) ? [] : all[owner][zone])),
  );
  const identities = new Map<number, Identity>(hidden.map((object) => [object.id, object]));
  picks.forEach((pick, first) => {
    const [one, other] = [hidden[first % hidden.length], hidden[pick % hidden.length]];
    const [here, there] = [identities.get(one?.id ?? 0), identities.get(other?.id ?? 0)];
    if (one === undefined || other === undefined || here === undefined || there === undefined) return;
    if (one.owner !== other.owner || one.zone !== other.zone) return;
    if (known[one.card]?.name !== known[other.card]?.name) return;
    identities.set(one.id, there);
    identities.set(other.id, here);
  });
  return identities;
}

const isSavedObject = (value: object): value is CardObject =>
  'under' in value && 'card' in value && 'zone' in value;

/**
 * The same duel, in which hidden objects of one name and zone have exchanged their ids and their cards. Those of two zones have not: the
 * position in the snapshot tells where each id was.
 */
function withOtherIds(duel: Duel, viewer: Player, picks: readonly number[]): Duel {
  const identities = exchanged(duel, viewer, picks);
  const { checksum: _, ...snapshot } = JSON.parse(JSON.stringify(duel.snapshot()), (__, value: unknown) => {
    if (typeof value !== 'object' || value === null || !isSavedObject(value)) return value;
    const { id, card } = identities.get(value.id) ?? value;
    return { ...value, id, card };
  });
  return restoreDuel({ ...snapshot, checksum: jsonHash(snapshot) }, { runtime: 'compiled' });
}

const STEPS = 60;

/** What shows the viewer that ids were exchanged; undefined if nothing does. */
function leak(
  position: Position,
  seed: number,
  picks: readonly number[],
  answers: readonly number[],
): string | undefined {
  const viewer = position.active;
  const one = createDuel({ position, seed, runtime: 'compiled' });
  // A card may lose the duel for its player from where it lies (604.4).
  if (one.result !== undefined) return undefined;
  expect(one.decision?.player).toBe(viewer);
  const other = withOtherIds(one, viewer, picks);
  for (let step = 0; step < STEPS; step++) {
    const difference = viewDifference(one, other, viewer);
    if (difference !== undefined) return `after ${step} choices, ${difference}`;
    const [{ decision }, { decision: twin }] = [one, other];
    if (decision === undefined || twin === undefined) return undefined;
    const answer = answerBy(decision, answers[step] ?? 0);
    one.choose(answer);
    other.choose(answer);
  }
  return undefined;
}

const naturals = (length: number) =>
  fc.array(fc.nat({ max: 9999 }), { minLength: length, maxLength: length });

describe('400.2 the ids of hidden cards', () => {
  test.prop([positions, fc.nat(), naturals(40), naturals(STEPS)], { numRuns: runs(10) })(
    'can be exchanged without a player being shown a difference',
    (position, seed, picks, answers) => {
      expect(leak(position, seed, picks, answers)).toBeUndefined();
    },
  );

  test('are exchanged', () => {
    const position = fc
      .sample(positions, { numRuns: 20, seed: 1 })
      .find(({ active, players }) => players[opponentOf(active)].hand.length > 1);
    if (position === undefined) throw new Error('No generated position has two hidden cards in a hand.');
    const one = createDuel({ position, seed: 1 });
    const picks = Array.from({ length: 40 }, (_, index) => index * 7);
    const other = withOtherIds(one, position.active, picks);
    const ids = ({ game }: Duel) => game.zones[opponentOf(position.active)].hand.map(({ id }) => id);
    const names = ({ game }: Duel) =>
      game.zones[opponentOf(position.active)].deck.map(({ card }) => game.cards[card]?.name);
    expect(names(other)).toEqual(names(one));
    expect([ids(other), other.game.zones]).not.toEqual([ids(one), one.game.zones]);
  });
});
