import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

const untapped = (card: string) => !card.endsWith('(tapped)');

/** Destroyed when its player puts another creature. */
describe.each(['Motorcycle Mutant', 'Tyrant Worm'])('%s', (card) => {
  driven('is destroyed when its player puts another creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: [card, 'Filler'] },
    });
    duel.use('Summon Fear Fang').passUntil('p1 attack');
    expect([duel.battleZones.p1, duel.zone('p1', 'graveyard')]).toEqual([['Filler', 'Fear Fang'], [card]]);
  });

  driven('stays when it is put itself, and when the opponent puts a creature', (begin) => {
    const itself = begin({
      p1: { hand: [card], manaZone: { darkness: 4 }, battleZone: ['Filler'] },
    }).use(`Summon ${card}`);
    expect(itself.battleZones.p1).toEqual(['Filler', card]);
    const theirs = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Filler'] },
      p2: { battleZone: [card] },
    }).use('Summon Fear Fang');
    expect([theirs.asked, theirs.battleZones.p2]).toEqual(['p1 attack', [card]]);
  });
});

describe('Scout Cluster', () => {
  driven('returns to the hand when its player puts another creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Scout Cluster', 'Filler'] },
    }).use('Summon Fear Fang');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([
      ['Filler', 'Fear Fang'],
      ['Scout Cluster'],
    ]);
  });

  driven('stays when it is put itself, and when the opponent puts a creature', (begin) => {
    const itself = begin({
      p1: { hand: ['Scout Cluster'], manaZone: { water: 3 }, battleZone: ['Filler'] },
    }).use('Summon Scout Cluster');
    expect(itself.battleZones.p1).toEqual(['Filler', 'Scout Cluster']);
    const theirs = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Scout Cluster'] },
    }).use('Summon Fear Fang');
    expect([theirs.asked, theirs.battleZones.p2]).toEqual(['p1 attack', ['Scout Cluster']]);
  });
});

describe('Bakkra Horn, the Silent', () => {
  const manaAfter = (summoned: string, civilization: string, cost: number) => ({
    p1: {
      hand: [summoned],
      manaZone: { [civilization]: cost },
      battleZone: ['Bakkra Horn, the Silent', 'Filler'],
      deck: ['Fear Fang', 'Seamine'],
    },
  });

  driven('puts the top card of the deck into the mana zone for a Dragonoid or a Dragon', (begin) => {
    for (const [name, cost] of [
      ['Bombat, General of Speed', 5],
      ['Bolshack Dragon', 6],
    ] as const) {
      const duel = begin(manaAfter(name, 'fire', cost))
        .use(`Summon ${name}`)
        .passUntil('p1 attack');
      expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Fear Fang']);
    }
  });

  driven("not for another creature, nor for the opponent's", (begin) => {
    const other = begin(manaAfter('Rikabu, the Dismantler', 'fire', 3)).use('Summon Rikabu');
    expect([other.asked, other.count('p1', 'manaZone')]).toEqual(['p1 attack', 3]);
    const theirs = begin({
      p1: { hand: ['Bolshack Dragon'], manaZone: { fire: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Bakkra Horn, the Silent'], manaZone: 0 },
    }).use('Summon Bolshack Dragon');
    expect([theirs.asked, theirs.count('p2', 'manaZone')]).toEqual(['p1 attack', 0]);
  });
});

describe('Scream Slicer, Shadow of Fear', () => {
  const position = (summoned: string, p2: readonly string[]) => ({
    p1: {
      hand: [summoned],
      manaZone: { fire: 6 },
      battleZone: ['Scream Slicer, Shadow of Fear', 'Fear Fang'],
    },
    p2: { battleZone: p2 },
  });

  driven('destroys a creature of the least power; its player chooses between several', (begin) => {
    const duel = begin(position('Bolshack Dragon', ['Filler', 'Seamine', 'Aqua Vehicle']));
    duel.use('Summon Bolshack Dragon');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Filler', 'Aqua Vehicle']]);
    duel.choose('Aqua Vehicle');
    expect(duel.battleZones.p2).toEqual(['Filler', 'Seamine']);
    expect(duel.count('p1', 'graveyard')).toBe(0);
  });

  driven('also one of its own player, and only for a Dragonoid or a Dragon', (begin) => {
    const own = begin(position('Bombat, General of Speed', ['Seamine', 'Gran Gure, Space Guardian']));
    own.use('Summon Bombat, General of Speed').choose('Fear Fang');
    expect(own.zone('p1', 'graveyard')).toEqual(['Fear Fang']);
    const other = begin(position('Rikabu, the Dismantler', ['Filler'])).use('Summon Rikabu');
    expect([other.asked, other.battleZones.p2]).toEqual(['p1 attack', ['Filler']]);
  });
});

describe('Quick Avocado', () => {
  driven('goes to the mana zone when a creature with more power is put', (begin) => {
    const left = (card: string, cost: number, side: 'p1' | 'p2') =>
      begin({
        p1: {
          hand: [card],
          manaZone: { nature: cost },
          battleZone: side === 'p1' ? ['Quick Avocado', 'Filler'] : ['Filler'],
        },
        p2: { battleZone: side === 'p2' ? ['Quick Avocado', 'Filler'] : ['Filler'] },
      })
        .use(`Summon ${card}`)
        .passUntil('p1 attack')
        .zone(side, 'battleZone');
    expect(left('Raging Dash-Horn', 5, 'p1')).toEqual(['Filler', 'Raging Dash-Horn']);
    expect(left('Raging Dash-Horn', 5, 'p2')).toEqual(['Filler']);
    expect(left('Fear Fang', 3, 'p1')).toEqual(['Quick Avocado', 'Filler', 'Fear Fang']);
    expect(left('Burning Mane', 2, 'p2')).toEqual(['Quick Avocado', 'Filler']);
  });
});
