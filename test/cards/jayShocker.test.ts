import { creature } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const JAY = 'Jay-SHOCKER';
const LOST = 'The Lost, Dark Armor';
const joker = creature({ name: 'Joker Four', civilizations: [], races: ['Jokers'], cost: 4, power: 1000 });
const cards = [joker];

describe(JAY, () => {
  driven(
    'returns another Joker, and the opponent cannot put cards of its cost until the next turn of its player',
    (begin) => {
      const duel = begin({
        p1: { battleZone: [JAY, 'Senno, Brainwash', 'Fear Fang'] },
        p2: { hand: ['Fear Fang', 'Forest Hornet'], manaZone: { nature: 7 } },
      });
      duel.passUntil('p1 attack').choose(`${JAY} attacks the player`);
      expect(duel.asked).toBe('p1 confirm');
      duel.choose('Yes').choose('Shield 1');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones.p1).toEqual([`${JAY} (tapped)`, 'Fear Fang']);
      expect(duel.zone('p1', 'hand')).toEqual(['Senno, Brainwash']);
      duel.passUntil('p2 main').use('Summon Fear Fang');
      expect(duel.battleZones.p2).toEqual([]);
      expect(duel.names('p2', 'hand')).toContain('Fear Fang');
      duel.use('Summon Forest Hornet');
      expect(duel.battleZones.p2).toEqual(['Forest Hornet']);
      duel.passUntil('p1 charge').passUntil('p2 main').use('Summon Fear Fang');
      expect(duel.battleZones.p2).toEqual(['Forest Hornet', 'Fear Fang']);
    },
  );

  driven('may be declined, and does nothing without another Joker', (begin) => {
    for (const [answer, battleZone] of [
      ['No', [JAY, 'Senno, Brainwash']],
      ['Yes', [JAY, 'Fear Fang']],
    ] as const) {
      const duel = begin({ p1: { battleZone }, p2: { hand: ['Fear Fang'], manaZone: { nature: 3 } } });
      duel.passUntil('p1 attack').choose(`${JAY} attacks the player`).choose(answer).choose('Shield 1');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.names('p1', 'battleZone')).toEqual([...battleZone].sort());
      duel.passUntil('p2 main').use('Summon Fear Fang');
      expect(duel.battleZones.p2).toEqual(['Fear Fang']);
    }
  });

  driven('stops The Lost: the shield goes, and nothing is put', (begin) => {
    const duel = begin({ cards, p1: { battleZone: [JAY, 'Joker Four'] }, p2: { graveyard: [LOST] } });
    duel.passUntil('p1 attack').choose(`${JAY} attacks the player`).choose('Yes').choose('Shield 1');
    expect(duel.asked).toBe('p2 confirm');
    duel.choose('Yes').choose('Card 1');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [`${JAY} (tapped)`], p2: [] });
    expect(duel.names('p2', 'graveyard')).toEqual(['Filler', LOST]);
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });
});
