import { crossGear } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const gear = crossGear({ name: 'Plain Gear', civilizations: ['nature'], cost: 1 });
const watched = { battleZone: ['Completely Unidentified', 'Burning Mane'] };

describe('Completely Unidentified', () => {
  driven('skips the rest of the turn in which the opponent charges', (begin) => {
    const duel = begin({
      step: 'charge',
      p1: { hand: ['Fear Fang', 'Burning Mane'], battleZone: ['Forest Hornet'], manaZone: { nature: 3 } },
      p2: watched,
    });
    duel.choose('Charge Burning Mane');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.count('p1', 'manaZone')).toBe(4);
    expect(duel.facts('restOfTurnSkipped')).toEqual(['restOfTurnSkipped']);
  });

  driven('skips it when the opponent uses a card, which is still carried out', (begin) => {
    const duel = begin({
      p1: { hand: ['Fear Fang'], battleZone: ['Forest Hornet'], manaZone: { nature: 3 } },
      p2: watched,
    });
    duel.use('Summon Fear Fang');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet', 'Fear Fang'], p2: watched.battleZone });
    const cast = begin({
      p1: { hand: ['Brain Serum'], battleZone: ['Forest Hornet'], manaZone: { water: 4 } },
      p2: watched,
    });
    cast.use('Cast Brain Serum').choose('2');
    expect(cast.asked).toBe('p2 charge');
    expect(cast.count('p1', 'hand')).toBe(2);
    expect(cast.zone('p1', 'graveyard')).toEqual(['Brain Serum']);
  });

  driven('does not mind that a cross gear is crossed: that is no use', (begin) => {
    const duel = begin({
      cards: [gear],
      p1: { battleZone: ['Plain Gear', 'Fear Fang'], manaZone: { nature: 1 } },
      p2: watched,
    });
    duel.use('Cross Plain Gear');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('gearCrossed', 'restOfTurnSkipped')).toEqual(['gearCrossed Plain Gear']);
  });

  driven('does not mind what its own player does', (begin) => {
    const duel = begin({
      step: 'charge',
      p1: { ...watched, hand: ['Fear Fang', 'Forest Hornet'], manaZone: { nature: 2 } },
    });
    duel.choose('Charge Forest Hornet').use('Summon Fear Fang').choose('Burning Mane attacks the player');
    duel.choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Completely Unidentified attacks the player', 'Attack no more']);
  });

  driven("lets the opponent's attack happen, and skips what follows it", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Forest Hornet'] },
      p2: { ...watched, shieldZone: 2 },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p2', 'shieldZone')).toBe(1);
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Forest Hornet']);
    expect(duel.facts('restOfTurnSkipped')).toEqual(['restOfTurnSkipped']);
  });

  driven('skips it also when the attacking creature does not survive', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Forest Hornet'] },
      p2: { battleZone: [{ name: 'Completely Unidentified', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Completely Unidentified');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: ['Completely Unidentified'] });
    expect(duel.facts('restOfTurnSkipped')).toEqual(['restOfTurnSkipped']);
  });

  driven('breaks three shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Completely Unidentified'] } });
    duel.choose('Completely Unidentified attacks the player').choose('Shield 1', 'Shield 2', 'Shield 3');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p2', 'shieldZone')).toBe(2);
  });
});
