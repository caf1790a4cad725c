import { fc, test } from '@fast-check/vitest';
import {
  allCards,
  createDuel,
  parseDeck,
  parsePosition,
  printDeck,
  printPosition,
  replay,
  starterDecks,
} from 'taiki';
import { arrange } from 'taiki/testing';
import { describe, expect } from 'vitest';
import { gameFromPosition } from '../../engine/records/games.ts';
import {
  type PlacedCard,
  type PositionZones,
  positionOf as positionOfGame,
} from '../../engine/records/position.ts';
import { parseRecord, printRecord } from '../../engine/records/record.ts';
import { ZONES } from '../../table/nouns.ts';
import { emptyZones } from '../../table/setUp.ts';
import { deckText, legalDeck, position, possiblePosition, record } from '../support/arbitraries.ts';
import { agentsFor, starterDuel } from '../support/starterDuels.ts';

describe('a deck as text', () => {
  test.prop([deckText])('is read as it was printed', (deck) => {
    expect(parseDeck(printDeck(deck))).toEqual(deck);
  });

  test.prop([deckText])('is printed as it was read', (deck) => {
    const text = printDeck(deck);
    expect(printDeck(parseDeck(text))).toBe(text);
    expect(parseDeck(text.replaceAll('\n', '\r\n'))).toEqual(deck);
    expect(parseDeck(`\n\n  ${text.replaceAll('\n', '\n\n    ')}`)).toEqual(deck);
  });

  test.prop([legalDeck, fc.nat()], { numRuns: 50 })('can be played when it is legal', (deck, seed) => {
    const decks = { p1: deck, p2: parseDeck(printDeck(deck)) };
    const duel = createDuel({ decks, seed });
    expect(duel.game.cards).toHaveLength(80);
    expect(createDuel({ decks: { p1: deck.cards, p2: deck.cards }, seed }).log).toEqual(duel.log);
  });

  test('one line a card', () => {
    expect(printDeck(['Aqua Hulcus', 'Fear Fang', 'Aqua Hulcus'])).toBe('2 Aqua Hulcus\n1 Fear Fang\n');
    expect(parseDeck('# Mine\n2x Aqua Hulcus\n\n 1 Immortal Baron, Vorg \nsuper GR:\n1 Fear Fang')).toEqual({
      name: 'Mine',
      cards: ['Aqua Hulcus', 'Aqua Hulcus', 'Immortal Baron, Vorg'],
      hyperspatial: [],
      superGR: ['Fear Fang'],
    });
  });

  test('the starter decks', () => {
    for (const deck of Object.values(starterDecks)) expect(parseDeck(printDeck(deck))).toEqual(deck);
  });
});

describe('a record', () => {
  test('replays although cards of one name do not lie together in the deck', () => {
    const names = allCards.filter(({ type }) => type === 'creature').map(({ name }) => name);
    const mixed = Array.from({ length: 40 }, (_, index) => names[index % 10] ?? '');
    const duel = createDuel({ decks: { p1: mixed, p2: mixed }, seed: 7 });
    expect(replay(duel.record()).log).toEqual(duel.log);
  });
});

describe('a position as text', () => {
  test.prop([position])('is read as it was printed', (one) => {
    expect(parsePosition(printPosition(one))).toEqual(one);
  });

  test.prop([position])('is printed as it was read', (one) => {
    const text = printPosition(one);
    expect(printPosition(parsePosition(text))).toBe(text);
    expect(parsePosition(text.replaceAll('\n', '\r\n'))).toEqual(one);
  });

  test.prop([possiblePosition])('is what then lies on the table', (one) => {
    const game = gameFromPosition(one, 1, new Map(allCards.map((card) => [card.name, card])));
    // Fresh is told apart in the battle zone only; the hyperspatial zone is always face up.
    const laid = (zones: PositionZones): PositionZones => {
      const result = emptyZones<PlacedCard>();
      for (const zone of ZONES) {
        result[zone] = zones[zone].map(({ fresh, ...card }) => ({
          ...card,
          ...(fresh && zone === 'battleZone' ? { fresh } : {}),
          ...(zone === 'hyperspatialZone' ? { faceUp: true } : {}),
        }));
      }
      return result;
    };
    const { p1, p2 } = one.players;
    expect(positionOfGame(game, one.step)).toEqual({ ...one, players: { p1: laid(p1), p2: laid(p2) } });
  });

  test('one line a zone', () => {
    const text = [
      'turn 7 of p2, attack',
      'p1 deck: Fear Fang',
      'p1 hand: Immortal Baron, Vorg | Aqua Hulcus',
      'p1 battle zone: Crystal Lancer [tapped] [fresh] [over: Aqua Soldier] [over: Aqua Hulcus]',
      'p1 mana zone:',
      'p1 shield zone: Aqua Hulcus [face up]',
      'p1 graveyard:',
      'p1 hyperspatial zone:',
      'p1 super GR zone:',
      'p1 abyss zone:',
      'p2 deck: Fear Fang',
      'p2 hand:',
      'p2 battle zone: Fear Fang',
      'p2 mana zone:',
      'p2 shield zone:',
      'p2 graveyard:',
      'p2 hyperspatial zone:',
      'p2 super GR zone:',
      'p2 abyss zone:',
      '',
    ].join('\n');
    expect(printPosition(parsePosition(text))).toBe(text);
    expect(parsePosition(text).players.p1.battleZone).toEqual([
      { name: 'Crystal Lancer', tapped: true, fresh: true, over: ['Aqua Soldier', 'Aqua Hulcus'] },
    ]);
    const [lancer] = arrange(text).game.zones.p1.battleZone;
    expect(lancer).toMatchObject({ tapped: true, since: 7, zone: 'battleZone', owner: 'p1' });
    expect(lancer?.under).toHaveLength(2);
  });

  test('116.1, 303.3 of a creature with a cross gear that has seals on it', () => {
    const line = 'Aqua Hulcus [bears: Crimson Rifle] [bears seal: Fear Fang] [bears seal: Emeral]';
    const { game } = arrange(
      `turn 3 of p1, main\np1 deck: Fear Fang\np1 battle zone: ${line}\np2 deck: Fear Fang`,
    );
    const [creature, gear, ...seals] = game.zones.p1.battleZone;
    expect([gear?.attachedTo, ...seals.map(({ attachedTo }) => attachedTo)]).toEqual([
      creature?.id,
      gear?.id,
      gear?.id,
    ]);
    expect(printPosition(positionOfGame(game, 'main'))).toContain(`p1 battle zone: ${line}\n`);
  });

  test.prop([fc.nat({ max: 200 }), fc.nat({ max: 80 })], { numRuns: 60 })(
    'taken from a duel',
    (seed, steps) => {
      const duel = starterDuel(seed);
      const agents = agentsFor(seed);
      for (let step = 0; step < steps && duel.decision !== undefined; step++) {
        const { decision } = duel;
        duel.choose(agents[decision.player](duel.view(decision.player), decision));
      }
      const now = positionOfGame(duel.game, 'main');
      expect(parsePosition(printPosition(now))).toEqual(now);
      const arranged = createDuel({ position: now, seed: 0 });
      expect(arranged.game.cards.map(({ name }) => name).sort()).toEqual(
        duel.game.cards.map(({ name }) => name).sort(),
      );
    },
  );
});

describe('a record as text', () => {
  test.prop([record])('is read as it was printed', (one) => {
    expect(parseRecord(printRecord(one))).toEqual(one);
  });

  test.prop([record])('is printed as it was read', (one) => {
    const text = printRecord(one);
    expect(printRecord(parseRecord(text))).toBe(text);
  });

  test.prop([possiblePosition, fc.nat()], { numRuns: 50 })('of a duel from a position', (one, seed) => {
    const duel = createDuel({ position: one, seed });
    expect(replay(duel.record()).log).toEqual(duel.log);
  });
});
