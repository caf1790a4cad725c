import {
  allCards,
  CardError,
  createDuel,
  createEngine,
  DeckError,
  greedyAgent,
  OptionsError,
  playOut,
  RecordError,
  replay,
  SnapshotError,
  starterDecks,
} from 'taiki';
import { dm01, dm02, dm03 } from 'taiki/cards';
import { creature } from 'taiki/words';
import { describe, expect, it } from 'vitest';

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
const sets = [...dm01, ...dm02, ...dm03];
const engine = createEngine({ cards: sets });

describe('an engine with some cards', () => {
  it('plays the duel that the engine with all cards plays, where both know the cards', () => {
    const agents = { p1: engine.greedyAgent, p2: engine.greedyAgent };
    const own = playOut(engine.createDuel({ decks, seed: 7 }), agents);
    const full = playOut(createDuel({ decks, seed: 7 }), { p1: greedyAgent, p2: greedyAgent });
    expect(own.result).toBeDefined();
    expect(own.log).toEqual(full.log);
    expect(own.record()).toBe(full.record());
    expect(replay(own.record()).log).toEqual(own.log);
    expect(engine.replay(full.record()).log).toEqual(full.log);
  });

  it('knows no other card', () => {
    expect(engine.cards).toEqual(sets);
    expect(() => createEngine({ cards: dm01 }).createDuel({ decks, seed: 7 })).toThrow(DeckError);
    expect(() => engine.findCard('Redzone, Roaring Invasion')).toThrow(CardError);
    expect(engine.findCard('Aqua Hulcus')).toBe(allCards.find(({ name }) => name === 'Aqua Hulcus'));
  });

  it('needs its cards again for its snapshots and records', () => {
    const saved = JSON.parse(JSON.stringify(engine.createDuel({ decks, seed: 7 }).snapshot()));
    expect(engine.restoreDuel(saved).decision).toEqual(engine.createDuel({ decks, seed: 7 }).decision);
    const small = createEngine({ cards: dm01 });
    expect(() => small.restoreDuel(saved)).toThrow(SnapshotError);
    expect(() => small.replay(engine.createDuel({ decks, seed: 7 }).record())).toThrow(RecordError);
  });

  it('records own cards, and not those of the engine', () => {
    const own = creature({ name: 'My Own', civilizations: ['fire'], cost: 2, power: 2000 });
    const cards = [...starterDecks['radiant-tide'].cards.slice(0, 39), 'My Own'];
    const mine = engine.createDuel({ decks: { p1: cards, p2: decks.p2 }, cards: [own], seed: 7 });
    expect(mine.record()).toContain('My Own');
    expect(mine.record()).not.toContain('"name":"Aqua Hulcus"');
    expect(engine.replay(mine.record()).game).toEqual(mine.game);
  });

  it('simulates games', () => {
    const agents = { p1: () => engine.greedyAgent, p2: () => engine.greedyAgent };
    expect(engine.simulate({ decks, agents, games: 2, seed: 7 }).finished).toBe(2);
    expect([...engine.simulatedGames({ decks, agents, games: 2, seed: 7 })]).toHaveLength(2);
  });

  it('refuses cards that are none, and options that are none', () => {
    const bad = { ...creature({ name: 'Bad', civilizations: [], cost: 1, power: 1000 }), cost: -1 };
    expect(() => createEngine({ cards: [bad] })).toThrow(CardError);
    expect(() => Reflect.apply(createEngine, undefined, [{}])).toThrow(CardError);
    expect(() => Reflect.apply(createEngine, undefined, [])).toThrow(OptionsError);
  });
});
