import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Basara', () => {
  driven("is put at the end of the opponent's turn without own shields, and takes the strongest", (begin) => {
    const duel = begin({
      p1: {
        battleZone: ['Zagaan, Knight of Darkness', 'Zagaan, Knight of Darkness', 'Fear Fang'],
        hand: ['Filler'],
      },
      p2: { hand: ['Basara'], shieldZone: [], battleZone: ['Deathliger, Lion of Chaos'] },
    });
    duel.passUntil('p2 declareUsage').choose('Declare Basara');
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Card 1', 'Card 3');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Deathliger, Lion of Chaos', 'Basara'] });
    expect(duel.count('p1', 'shieldZone')).toBe(3);
    expect(duel.names('p1', 'graveyard')).toEqual([
      'Filler',
      'Filler',
      'Zagaan, Knight of Darkness',
      'Zagaan, Knight of Darkness',
    ]);
  });

  driven('may not be declared with a shield left, nor at the end of the own turn', (begin) => {
    const shielded = begin({ p2: { hand: ['Basara'], shieldZone: 1 } });
    shielded.passUntil('p2 charge');
    expect(shielded.facts('usageDeclared')).toEqual([]);
    expect(shielded.battleZones).toEqual({ p1: [], p2: [] });
    const own = begin({ p1: { hand: ['Basara'], shieldZone: [] } });
    own.passUntil('p2 charge');
    expect(own.facts('usageDeclared')).toEqual([]);
    expect(own.zone('p1', 'hand')).toEqual(['Basara']);
  });

  driven('takes one shield only where one is left, and nothing with own shields', (begin) => {
    const arrangement = (shieldZone: number) => ({
      p1: { hand: ['Basara'], manaZone: { darkness: 1, fire: 5 }, shieldZone },
      p2: { battleZone: ['Forest Hornet', 'Lok, Vizier of Hunting', 'Fear Fang'], shieldZone: 1 },
    });
    const bare = begin(arrangement(0)).use('Summon Basara');
    expect(bare.asked).toBe('p1 attack');
    expect(bare.battleZones).toEqual({ p1: ['Basara'], p2: ['Fear Fang'] });
    expect([bare.count('p2', 'shieldZone'), bare.count('p2', 'graveyard')]).toEqual([0, 3]);
    const covered = begin(arrangement(1)).use('Summon Basara');
    expect(covered.asked).toBe('p1 attack');
    expect(covered.battleZones).toEqual({
      p1: ['Basara'],
      p2: ['Forest Hornet', 'Lok, Vizier of Hunting', 'Fear Fang'],
    });
    expect(covered.count('p2', 'shieldZone')).toBe(1);
  });

  driven('attacks at once, breaks two shields and has 9000 power', (begin) => {
    const duel = begin({
      p1: { hand: ['Basara'], manaZone: { darkness: 1, fire: 5 } },
      p2: { battleZone: [{ name: 'Gigaberos', tapped: true }] },
    });
    duel.use('Summon Basara');
    const fight = begin({
      step: 'attack',
      p1: { battleZone: ['Basara', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Gigaberos', tapped: true }] },
    });
    fight.choose('Basara attacks Gigaberos');
    expect(fight.battleZones).toEqual({ p1: ['Basara (tapped)', 'Fear Fang'], p2: [] });
    duel.choose('Basara attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });
});
