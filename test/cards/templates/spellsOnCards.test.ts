import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Cranium Clamp', () => {
  driven('the opponent discards 2 cards of their choice', (begin) => {
    const cast = (hand: readonly string[]) =>
      begin({
        p1: { hand: ['Cranium Clamp'], manaZone: { darkness: 4 }, battleZone: ['Filler'] },
        p2: { hand },
      }).use('Cast Cranium Clamp');
    const duel = cast(['Fear Fang', 'Terror Pit', 'Seamine']);
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p2 choose', 2, 2]);
    duel.choose('Fear Fang', 'Seamine');
    expect([duel.zone('p2', 'hand'), duel.names('p2', 'graveyard')]).toEqual([
      ['Terror Pit'],
      ['Fear Fang', 'Seamine'],
    ]);
    const one = cast(['Fear Fang']);
    expect([one.asked, one.count('p2', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('Mana Bonanza', () => {
  driven('puts a card of the deck into the mana zone, tapped, for each card in it', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Mana Bonanza'],
        manaZone: { nature: 9 },
        battleZone: ['Filler'],
        deck: 20,
      },
    }).use('Cast Mana Bonanza');
    const mana = duel.zone('p1', 'manaZone');
    expect([mana.length, duel.count('p1', 'deck')]).toEqual([18, 11]);
    expect(mana.filter((card) => !card.endsWith('(tapped)'))).toEqual(['Nature Filler']);
    expect(duel.facts('cardTapped').filter((fact) => fact === 'cardTapped Filler')).toEqual([]);
  });
});

describe('Siren Concerto', () => {
  driven('a card of the mana zone goes to the hand, then one of the hand to the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Siren Concerto', 'Fear Fang'],
        manaZone: ['Seamine', 'Terror Pit'],
        battleZone: ['Filler'],
      },
    }).use('Cast Siren Concerto');
    duel.choose('Terror Pit');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Terror Pit']]);
    duel.choose('Fear Fang');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'manaZone')]).toEqual([
      ['Terror Pit'],
      ['Seamine (tapped)', 'Fear Fang'],
    ]);
  });
});

describe('Enigmatic Cascade', () => {
  const position = {
    p1: {
      hand: ['Enigmatic Cascade', 'Fear Fang', 'Terror Pit', 'Seamine'],
      manaZone: { water: 4 },
      battleZone: ['Filler'],
      deck: ['Aqua Vehicle', 'Burning Mane', 'Filler'],
    },
  };

  driven('any number of cards are discarded and as many drawn', (begin) => {
    const duel = begin(position).use('Cast Enigmatic Cascade');
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 3]);
    duel.choose('Fear Fang', 'Terror Pit');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([
      ['Aqua Vehicle', 'Burning Mane', 'Seamine'],
      ['Enigmatic Cascade', 'Fear Fang', 'Terror Pit'],
    ]);
  });

  driven('none', (begin) => {
    const duel = begin(position).use('Cast Enigmatic Cascade').choose();
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([3, 3]);
  });
});

describe('Cosmic Darts', () => {
  const position = (shieldZone: readonly string[]) => ({
    p1: { hand: ['Cosmic Darts'], manaZone: { light: 1 }, battleZone: ['Filler'], shieldZone },
    p2: { battleZone: ['Fear Fang'] },
  });

  driven('the opponent chooses a shield; a spell may be cast without paying', (begin) => {
    const duel = begin(position(['Seamine', 'Terror Pit'])).use('Cast Cosmic Darts');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Card 1', 'Card 2']]);
    duel.choose('Card 2').choose('Yes');
    expect([duel.battleZones.p2, duel.zone('p1', 'shieldZone')]).toEqual([[], ['Seamine']]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Cosmic Darts', 'Terror Pit']);
    const kept = begin(position(['Seamine', 'Terror Pit']))
      .use('Cast Cosmic Darts')
      .choose('Card 2');
    kept.choose('No');
    expect([kept.battleZones.p2, kept.zone('p1', 'shieldZone')]).toEqual([
      ['Fear Fang'],
      ['Seamine', 'Terror Pit'],
    ]);
  });

  driven('a creature stays a shield, and its player has seen it', (begin) => {
    const duel = begin(position(['Seamine', 'Terror Pit']))
      .use('Cast Cosmic Darts')
      .choose('Card 1');
    expect(duel.facts('cardLookedAt')).toEqual(['cardLookedAt Seamine']);
    expect([duel.asked, duel.zone('p1', 'shieldZone')]).toEqual(['p1 attack', ['Seamine', 'Terror Pit']]);
  });
});
