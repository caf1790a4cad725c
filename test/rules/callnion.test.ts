import { allCards } from 'taiki';
import {
  callnion,
  callnionOfSpell,
  choose,
  creature,
  doubleCallnion,
  draw,
  evolution,
  evolutionCreature,
  gets,
  power,
  put,
  spell,
  spellAbility,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], power: 1000 } as const;
const cards = [
  ...allCards,
  creature({ ...plain, name: 'One', cost: 1 }),
  creature({ ...plain, name: 'Two', cost: 2 }),
  creature({ ...plain, name: 'Four', cost: 4 }),
  creature({ ...plain, name: 'Caller', cost: 3, abilities: [callnion] }),
  creature({ ...plain, name: 'Double', cost: 4, abilities: [doubleCallnion] }),
  evolutionCreature({
    ...plain,
    name: 'Bloom',
    cost: 2,
    abilities: [evolution({ civilizations: ['water'] })],
  }),
  spell({ civilizations: [], cost: 0, name: 'Draw', abilities: [spellAbility(draw())] }),
  spell({
    civilizations: [],
    cost: 0,
    name: 'Put',
    abilities: [spellAbility(put(choose(yourHand({ type: 'creature' }))))],
  }),
  spell({
    civilizations: ['fire'],
    cost: 3,
    name: 'Call',
    abilities: [callnionOfSpell, spellAbility(gets(yourCreatures(), 'turn', power(1000)))],
  }),
];
const fire = (count: number) => Array.from({ length: count }, () => 'Fire Filler');

describe('701.9a, 701.11a callnion', () => {
  const summoned = (begin: Parameters<Parameters<typeof driven>[1]>[0], deck: readonly string[]) =>
    begin({ cards, p1: { hand: ['Caller', 'One'], manaZone: fire(4), deck } }).use('Summon Caller');

  driven('puts the first creature that costs less, and the rest below the deck', (begin) => {
    const duel = summoned(begin, ['Draw', 'Caller', 'Four', 'Two', 'One', 'Draw']);
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Caller', 'Two']);
    const deck = duel.zone('p1', 'deck');
    expect([deck.slice(0, 2), deck.slice(2).toSorted()]).toEqual([
      ['One', 'Draw'],
      ['Caller', 'Draw', 'Four'],
    ]);
  });

  driven('may be declined', (begin) => {
    const duel = summoned(begin, ['Draw', 'Two', 'One', 'Draw']);
    duel.choose('No');
    expect([duel.battleZones.p1, duel.zone('p1', 'deck')]).toEqual([
      ['Caller'],
      ['Draw', 'Two', 'One', 'Draw'],
    ]);
  });

  driven('reveals the whole deck if there is none', (begin) => {
    const duel = summoned(begin, ['Draw', 'Four', 'Caller']);
    duel.choose('Yes');
    expect([duel.battleZones.p1, duel.names('p1', 'deck')]).toEqual([['Caller'], ['Caller', 'Draw', 'Four']]);
  });

  driven('a creature that cannot be put goes below the deck with the rest', (begin) => {
    const duel = summoned(begin, ['Draw', 'Bloom', 'One', 'Two']);
    duel.choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Caller']);
    expect(duel.zone('p1', 'deck').slice(0, 2)).toEqual(['One', 'Two']);
  });

  driven('nothing is called if it is put without being summoned', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Put', 'Caller', 'Draw'], manaZone: fire(4), deck: ['Two', 'One', 'One'] },
    });
    duel.use('Cast Put');
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 main', ['Caller']]);
  });

  driven('what is called was not summoned, and calls nothing', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Double', 'One'], manaZone: fire(5), deck: ['Caller', 'Four', 'Two', 'One', 'One'] },
    });
    duel.use('Summon Double').choose('Yes').choose('Caller', 'Two');
    expect(duel.battleZones.p1.toSorted()).toEqual(['Caller', 'Double', 'Two']);
  });

  driven('of a spell comes before the rest of its text', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Call', 'One'], manaZone: fire(4), deck: ['Draw', 'Two', 'One'] },
    });
    duel.use('Cast Call').choose('Yes');
    const [creature] = duel.duel.view('p1').zones.p1.battleZone;
    expect(creature).toMatchObject({ name: 'Two', current: { power: 2000 } });
  });

  driven('nobody knows the order of the shuffled cards, nor can follow them', (begin) => {
    const duel = summoned(begin, ['Draw', 'Caller', 'Four', 'Two', 'One']);
    duel.choose('Yes');
    expect(duel.duel.known('p1').places.p1.deck).toEqual([undefined, undefined, undefined, undefined]);
    expect(duel.duel.known('p2').places.p1.deck).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('their order depends on the seed', async () => {
    const { arrange } = await import('taiki/testing');
    const orders = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const duel = arrange({
          cards,
          seed,
          runtime: 'compiled',
          p1: { hand: ['Caller', 'One'], manaZone: fire(4), deck: ['Draw', 'Caller', 'Four', 'Two', 'One'] },
        });
        duel.choose(duel.decision?.options.findIndex(({ label }) => label === 'Summon Caller') ?? 0);
        while (duel.decision?.kind !== 'main') duel.choose(0);
        return duel.game.zones.p1.deck.map(({ card }) => card).join();
      }),
    );
    expect(orders.size).toBeGreaterThan(3);
  });
});
