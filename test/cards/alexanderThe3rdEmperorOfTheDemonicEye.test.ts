import { creature } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const alexander = 'Alexander the 3rd, Emperor of the Demonic Eye';
const knight = creature({
  name: 'Plain Knight',
  civilizations: ['fire'],
  races: ['Knight'],
  cost: 3,
  power: 1000,
});
const cards = [knight];
const foes = ['Burning Mane', 'Fear Fang', 'Forest Hornet'];
const casting = {
  hand: ['Terror Pit'],
  manaZone: { darkness: 6 },
  battleZone: [alexander, 'Plain Knight'],
  deck: ['Filler', 'Terror Pit', 'Solar Ray', 'Terror Pit', 'Filler'],
};

describe(alexander, () => {
  driven('may cast a spell of the same name from the deck, which is shuffled', (begin) => {
    const duel = begin({ cards, p1: casting, p2: { battleZone: foes } });
    duel.use('Cast Terror Pit').choose('Fear Fang');
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Terror Pit']);
    duel.choose('Yes');
    expect(new Set(duel.options)).toEqual(new Set(['Terror Pit']));
    duel.choose('Terror Pit').choose('Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [alexander, 'Plain Knight'], p2: ['Burning Mane'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Terror Pit', 'Terror Pit']);
    expect(duel.names('p1', 'deck')).toEqual(['Filler', 'Filler', 'Solar Ray', 'Terror Pit']);
    expect(duel.facts('deckShuffled')).toEqual(['deckShuffled']);
  });

  driven('may find none, or not look', (begin) => {
    const none = begin({ cards, p1: casting, p2: { battleZone: foes } });
    none.use('Cast Terror Pit').choose('Fear Fang').choose('Yes').choose();
    expect(none.asked).toBe('p1 attack');
    expect(none.battleZones.p2).toEqual(['Burning Mane', 'Forest Hornet']);
    const idle = begin({ cards, p1: casting, p2: { battleZone: foes } });
    idle.use('Cast Terror Pit').choose('Fear Fang').pass();
    expect(idle.zone('p1', 'deck')).toEqual(casting.deck);
  });

  driven('needs another Knight when it is resolved, and no more', (begin) => {
    const alone = begin({ cards, p1: { ...casting, battleZone: [alexander] }, p2: { battleZone: foes } });
    alone.use('Cast Terror Pit').choose('Fear Fang');
    expect(alone.asked).toBe('p1 attack');
    expect(alone.battleZones.p2).toEqual(['Burning Mane', 'Forest Hornet']);
    expect(alone.facts('effectTriggered', 'effectMisfired')).toEqual([
      `effectTriggered ${alexander}`,
      `effectMisfired ${alexander}`,
    ]);
  });

  driven('answers neither a spell of other civilizations nor one of the opponent', (begin) => {
    const fire = begin({
      cards,
      p1: { ...casting, hand: ['Crimson Hammer'], manaZone: { fire: 2 }, deck: ['Crimson Hammer', 'Filler'] },
      p2: { battleZone: foes },
    });
    fire.use('Cast Crimson Hammer');
    expect(fire.asked).toBe('p1 attack');
    expect(fire.facts('effectTriggered')).toEqual([]);
    const theirs = begin({
      cards,
      p1: { ...casting, battleZone: [...foes] },
      p2: { battleZone: [alexander, 'Plain Knight'], deck: ['Terror Pit', 'Filler', 'Filler'] },
    });
    theirs.use('Cast Terror Pit').choose('Plain Knight');
    expect(theirs.facts('effectTriggered')).toEqual([]);
  });

  driven('breaks two shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: [alexander] } });
    duel.choose(`${alexander} attacks the player`).choose('Shield 1', 'Shield 2');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });
});
