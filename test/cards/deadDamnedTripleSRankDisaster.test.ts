import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const damned = 'Dead Damned, Triple S-Rank Disaster';

describe('Dead Damned, Triple S-Rank Disaster', () => {
  for (const [zone, arranged] of [
    ['hand', { hand: [damned] }],
    ['graveyard', { graveyard: [damned] }],
    ['manaZone', { manaZone: [damned] }],
  ] as const) {
    driven(`invades from the ${zone}, and puts an opponent's creature into the graveyard`, (begin) => {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Zagaan, Knight of Darkness', 'Fear Fang'], ...arranged },
        p2: { battleZone: ['Burning Mane', 'Deathliger, Lion of Chaos'] },
      });
      duel.choose('Zagaan, Knight of Darkness attacks the player').choose(`Declare ${damned}`);
      duel.choose('Deathliger, Lion of Chaos').choose('1:').choose('Shield 1', 'Shield 2');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({
        p1: [`${damned} (tapped, over Zagaan, Knight of Darkness)`, 'Fear Fang'],
        p2: ['Burning Mane'],
      });
      expect(duel.zone('p2', 'graveyard')).toEqual(['Deathliger, Lion of Chaos']);
      expect([duel.count('p1', zone), duel.count('p2', 'shieldZone')]).toEqual([0, 3]);
    });
  }

  driven('invades from the battle zone and what was under it stays', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: ['Zagaan, Knight of Darkness', { name: damned, over: ['Aqua Soldier'] }, 'Fear Fang'],
      },
      p2: { battleZone: ['Burning Mane', 'Fear Fang'] },
    });
    duel.choose('Zagaan, Knight of Darkness attacks the player').choose(`Declare ${damned}`);
    duel.choose('Burning Mane').choose('3:').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [`${damned} (tapped, over Zagaan, Knight of Darkness)`, 'Aqua Soldier', 'Fear Fang'],
      p2: ['Fear Fang'],
    });
    expect(duel.zone('p2', 'hand')).toContain('Burning Mane');
  });

  driven(
    'is not declared for what is no command, nor for one without its civilizations, nor for itself',
    (begin) => {
      const duel = begin({
        step: 'attack',
        p1: { hand: [damned], battleZone: ['Aqua Vehicle', 'Urth, Purifying Elemental', 'Fear Fang'] },
        p2: { shieldZone: 5 },
      });
      duel.choose('Aqua Vehicle attacks the player').passUntil('p1 shields').choose('Shield 1');
      duel.choose('Urth, Purifying Elemental attacks the player').passUntil('p1 shields');
      expect(duel.facts('usageDeclared')).toEqual([]);
      expect(duel.zone('p1', 'hand')).toEqual([damned]);
      const itself = begin({
        step: 'attack',
        p1: { battleZone: [{ name: damned, over: ['Aqua Soldier'] }] },
        p2: { shieldZone: 5 },
      });
      itself.choose(`${damned} attacks the player`).passUntil('p1 shields');
      expect(itself.facts('usageDeclared')).toEqual([]);
    },
  );

  driven('when it is summoned may put the creature into the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: [damned],
        manaZone: { water: 3, darkness: 3, nature: 2 },
        battleZone: ['Aqua Soldier', 'Iere, Vizier of Bullets'],
      },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.use(`Summon ${damned}`).choose('2:');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [`${damned} (over Aqua Soldier)`, 'Iere, Vizier of Bullets'],
      p2: [],
    });
    expect(duel.zone('p2', 'manaZone')).toEqual(['Burning Mane']);
    const without = begin({
      p1: {
        hand: [damned],
        manaZone: { water: 3, darkness: 3, nature: 2 },
        battleZone: ['Iere, Vizier of Bullets'],
      },
    });
    expect(without.asked).toBe('p1 attack');
  });

  driven('takes a ban on spells away too late for an attack chance that could not be declared', (begin) => {
    const chance = 'Dead Disaster, Secret Disaster';
    const duel = begin({
      step: 'attack',
      p1: { hand: [damned, chance], battleZone: ['Zagaan, Knight of Darkness'] },
      p2: { battleZone: ['Recodeking Number Nine'] },
    });
    duel.choose('Zagaan, Knight of Darkness attacks the player');
    expect(duel.options).toEqual([`Declare ${damned}`]);
    duel.choose(`Declare ${damned}`).choose('1:').passUntil('p1 shields');
    expect(duel.zone('p1', 'hand')).toEqual([chance]);
    expect(duel.battleZones.p2).toEqual([]);
  });
});
