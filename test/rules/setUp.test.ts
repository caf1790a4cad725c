import { createDuel, DeckError, type Player } from 'taiki';
import { gacharangeCreature } from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { Driver } from '../support/driver.ts';
import { statesSince } from './story.ts';

const FIRE_NATURE = [
  'Immortal Baron, Vorg',
  'Brawler Zyler',
  'Fatal Attacker Horvath',
  'Draglide',
  'Rothus, the Traveler',
  'Burning Mane',
  'Fear Fang',
  'Forest Hornet',
  'Golden Wing Striker',
  'Mighty Shouter',
];
const LIGHT_WATER = [
  'Reusol, the Oracle',
  'Emerald Grass',
  'Iere, Vizier of Bullets',
  'Lok, Vizier of Hunting',
  'Senatine Jade Tree',
  'Aqua Vehicle',
  'Aqua Soldier',
  'Hunter Fish',
  'Phantom Fish',
  'Faerie Child',
];

const fourOfEach = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, name, name, name]);
const DECKS = { p1: fourOfEach(FIRE_NATURE), p2: fourOfEach(LIGHT_WATER) };

const WAYS = ['as written', 'restored', 'forked'] as const;

const everythingOf = (driver: Driver, player: Player): readonly string[] =>
  [
    ...driver.names(player, 'deck'),
    ...driver.names(player, 'shieldZone'),
    ...driver.names(player, 'hand'),
  ].sort();

const orderOf = (driver: Driver): readonly (readonly string[])[] => [
  driver.zone('p1', 'deck'),
  driver.zone('p1', 'hand'),
  driver.zone('p2', 'deck'),
  driver.zone('p2', 'hand'),
];

describe.each(WAYS)('103 start of the game (%s)', (way) => {
  const begin = (options: { readonly seed?: number; readonly firstPlayer?: Player } = {}): Driver =>
    new Driver(createDuel({ decks: DECKS, seed: 7, ...options }), way, []);

  test('103.3, 103.4 each player lays five shields and takes five cards', () => {
    const duel = begin();
    const zones = ['deck', 'hand', 'shieldZone', 'battleZone', 'manaZone', 'graveyard'] as const;
    const counts = (player: Player) => zones.map((zone) => duel.count(player, zone));
    expect(duel.asked).toBe('p1 charge');
    expect(counts('p1')).toEqual([30, 5, 5, 0, 0, 0]);
    expect(counts('p2')).toEqual([30, 5, 5, 0, 0, 0]);
  });

  test('103.2 both decks are shuffled first, and no card is lost', () => {
    const duel = begin();
    expect(everythingOf(duel, 'p1')).toEqual([...DECKS.p1].sort());
    expect(everythingOf(duel, 'p2')).toEqual([...DECKS.p2].sort());
    expect(statesSince(duel).slice(0, 3)).toEqual([
      'opening.shuffling',
      'opening.placingShields',
      'opening.takingHands',
    ]);
    expect(orderOf(begin())).toEqual(orderOf(duel));
    expect(orderOf(begin({ seed: 8 }))).not.toEqual(orderOf(duel));
  });

  test('103 every card that is laid out or taken is in the log', () => {
    const log = begin().duel.log.filter(({ state }) => state.startsWith('opening'));
    const placed = (kind: 'shieldPlaced' | 'cardDrawn', to: 'shieldZone' | 'hand', rest: object) =>
      (['p1', 'p2'] as const).flatMap((player) =>
        Array.from({ length: 5 }, () => ({ kind, player, from: 'deck', to, unpaid: false, ...rest })),
      );
    expect(log).toMatchObject([
      { kind: 'deckShuffled', player: 'p1', rule: '103.2' },
      { kind: 'deckShuffled', player: 'p2', rule: '103.2' },
      ...placed('shieldPlaced', 'shieldZone', { state: 'opening.placingShields', rule: '103.3' }),
      ...placed('cardDrawn', 'hand', { state: 'opening.takingHands', rule: '103.3' }),
      { kind: 'duelBegan', player: 'p1' },
    ]);
    expect(log).toHaveLength(23);
  });

  test('118 the super GR zone is shuffled too, where there is one', () => {
    const capsules = Array.from({ length: 12 }, (_, index) =>
      gacharangeCreature({ name: `Capsule ${index}`, civilizations: [], cost: 1, power: 1000 }),
    );
    const names = capsules.map(({ name }) => name);
    const deck = { name: undefined, cards: DECKS.p1, hyperspatial: [], superGR: names };
    const duel = new Driver(
      createDuel({ decks: { p1: deck, p2: DECKS.p2 }, cards: capsules, seed: 7 }),
      way,
      capsules,
    );
    expect(duel.names('p1', 'superGRZone')).toEqual([...names].sort());
    expect(duel.zone('p1', 'superGRZone')).not.toEqual(names);
    expect(duel.count('p2', 'superGRZone')).toBe(0);
  });

  test('103.3 nobody has seen the shields, and each player knows only their own hand', () => {
    const duel = begin();
    for (const viewer of ['p1', 'p2'] as const) {
      const { zones } = duel.duel.view(viewer);
      const other = viewer === 'p1' ? 'p2' : 'p1';
      const hidden = Array.from({ length: 5 }, () => ({ hidden: true }));
      expect(zones[viewer].shieldZone).toEqual(hidden);
      expect(zones[other].shieldZone).toEqual(hidden);
      expect(zones[other].hand).toEqual(hidden);
      expect(zones[viewer].hand.map((card) => (card.hidden ? '?' : card.name))).toEqual(
        duel.zone(viewer, 'hand'),
      );
    }
  });

  test('103.5, 500.6 the first player does not draw in the first turn; the second player does', () => {
    const duel = begin();
    expect(duel.asked).toBe('p1 charge');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([5, 30]);
    duel.pass();
    expect(duel.asked).toBe('p2 charge');
    expect([duel.count('p2', 'hand'), duel.count('p2', 'deck')]).toEqual([6, 29]);
    duel.pass();
    expect(duel.asked).toBe('p1 charge');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([6, 29]);
  });

  test('103.5 whoever is first takes the first turn, and does not draw in it', () => {
    const duel = begin({ firstPlayer: 'p2' });
    expect(duel.asked).toBe('p2 charge');
    expect([duel.count('p2', 'hand'), duel.count('p1', 'hand')]).toEqual([5, 5]);
    duel.pass();
    expect(duel.asked).toBe('p1 charge');
    expect([duel.count('p2', 'hand'), duel.count('p1', 'hand')]).toEqual([5, 6]);
  });
});

describe('100.2 decks', () => {
  test('a deck has forty cards exactly', () => {
    const short = { decks: { ...DECKS, p2: DECKS.p2.slice(1) } };
    const long = { decks: { ...DECKS, p1: [...DECKS.p1, 'Stonesaur'] } };
    expect(() => createDuel(short)).toThrow(DeckError);
    expect(() => createDuel(long)).toThrow(DeckError);
  });

  test('a deck has at most four cards of one name', () => {
    const five = [...DECKS.p1.slice(0, 39), 'Immortal Baron, Vorg'];
    expect(() => createDuel({ decks: { ...DECKS, p1: five } })).toThrow(DeckError);
  });
});
