import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

describe('Invincible Abyss', () => {
  driven("destroys all the opponent's creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Invincible Abyss'], manaZone: { darkness: 13 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Fear Fang', 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Cast Invincible Abyss');
    expect([duel.asked, duel.battleZones]).toEqual(['p1 attack', { p1: ['Filler'], p2: [] }]);
    expect(duel.names('p2', 'graveyard')).toEqual(['Deathliger, Lion of Chaos', 'Fear Fang']);
  });
});

describe('Invincible Aura', () => {
  const position = {
    p1: {
      hand: ['Invincible Aura'],
      manaZone: { light: 13 },
      battleZone: ['Filler'],
      deck: ['Fear Fang', 'Terror Pit', 'Solar Ray', 'Filler'],
      shieldZone: 1,
    },
  };

  driven('adds up to 3 cards from the top of the deck to the shields, face down', (begin) => {
    const duel = begin(position).use('Cast Invincible Aura').choose('3');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p1', 'deck'), duel.count('p1', 'shieldZone')]).toEqual([['Filler'], 4]);
    expect(duel.duel.view('p1').zones.p1.shieldZone.every(({ hidden }) => hidden)).toBe(true);
  });

  driven('may add fewer, or none', (begin) => {
    const one = begin(position).use('Cast Invincible Aura').choose('1');
    expect([one.count('p1', 'deck'), one.count('p1', 'shieldZone')]).toEqual([3, 2]);
    const none = begin(position).use('Cast Invincible Aura').choose('0');
    expect([none.count('p1', 'deck'), none.count('p1', 'shieldZone')]).toEqual([4, 1]);
  });
});

describe('Invincible Cataclysm', () => {
  const position = (shieldZone: readonly string[]) => ({
    p1: { hand: ['Invincible Cataclysm'], manaZone: { fire: 13 }, battleZone: ['Filler'] },
    p2: { shieldZone },
  });

  driven("puts up to 3 of the opponent's shields into the graveyard, without shield triggers", (begin) => {
    const duel = begin(position(['Terror Pit', 'Solar Ray', 'Fear Fang', 'Filler'])).use(
      'Cast Invincible Cataclysm',
    );
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 3]);
    duel.choose('Card 1', 'Card 2', 'Card 3');
    expect([duel.asked, duel.zone('p2', 'shieldZone')]).toEqual(['p1 attack', ['Filler']]);
    expect([duel.names('p2', 'graveyard'), duel.count('p1', 'shieldZone')]).toEqual([
      ['Fear Fang', 'Solar Ray', 'Terror Pit'],
      5,
    ]);
  });

  driven('may take none, and does not win where it takes the last', (begin) => {
    const none = begin(position(['Filler']))
      .use('Cast Invincible Cataclysm')
      .choose();
    expect([none.asked, none.count('p2', 'shieldZone')]).toEqual(['p1 attack', 1]);
    const last = begin(position(['Filler']))
      .use('Cast Invincible Cataclysm')
      .choose('Card 1');
    expect([last.asked, last.count('p2', 'shieldZone')]).toEqual(['p1 attack', 0]);
  });
});

describe('Invincible Technology', () => {
  const position = {
    p1: {
      hand: ['Invincible Technology'],
      manaZone: { water: 13 },
      battleZone: ['Filler'],
      deck: ['Fear Fang', 'Terror Pit', 'Solar Ray', 'Filler', 'Filler'],
    },
  };

  driven('takes any number of cards of the deck, which are shown', (begin) => {
    const duel = begin(position).use('Cast Invincible Technology');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 5]);
    duel.choose('Terror Pit', 'Filler', 'Filler');
    expect([duel.asked, duel.names('p1', 'hand')]).toEqual(['p1 attack', ['Filler', 'Filler', 'Terror Pit']]);
    expect([duel.count('p1', 'deck'), duel.facts('cardRevealed', 'deckShuffled').length]).toEqual([2, 4]);
  });

  driven('may take none', (begin) => {
    const duel = begin(position).use('Cast Invincible Technology').choose();
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual(['p1 attack', 0, 5]);
  });
});

describe('Invincible Unity', () => {
  driven('its creatures get 8000 power and break 3 shields until the end of the turn', (begin) => {
    const duel = begin({
      p1: { hand: ['Invincible Unity'], manaZone: { nature: 13 }, battleZone: ['Filler', 'Fear Fang'] },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    duel.use('Cast Invincible Unity');
    expect([powersOf(duel, 'p1'), powersOf(duel, 'p2')]).toEqual([
      ['Filler 9000', 'Fear Fang 11000'],
      ['Aqua Vehicle 1000'],
    ]);
    duel.choose('Filler attacks the player');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 shields', 3, 3]);
    duel.choose('Shield 1', 'Shield 2', 'Shield 3').passUntil('p2 charge');
    expect(powersOf(duel, 'p1')).toEqual(['Filler 1000', 'Fear Fang 3000']);
  });
});
