import { creature, draw, spell, spellAbility } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const LUGIRIN = '卍 Gi Lugirin 卍 / Bangoku Brain';
const tool = creature({
  name: 'Test Tool',
  civilizations: ['water'],
  races: ['Magic Tool'],
  cost: 2,
  power: 1000,
});
const toolSpell = spell({
  name: 'Test Tool Spell',
  civilizations: ['water'],
  races: ['Magic Tool'],
  cost: 1,
  abilities: [spellAbility(draw())],
});
const cards = [tool, toolSpell];
const four = ['Test Tool', 'Test Tool', 'Test Tool', 'Test Tool'];

describe(LUGIRIN, () => {
  driven('is summoned from the hand onto four Magic Tools when a Magic Tool spell is cast', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Test Tool Spell', LUGIRIN],
        manaZone: { water: 1 },
        battleZone: ['Test Tool', 'Test Tool', 'Fear Fang'],
        graveyard: ['Test Tool', 'Test Tool', 'Filler'],
      },
      p2: { battleZone: ['La Ura Giga, Sky Guardian'] },
    });
    duel.use('Cast Test Tool Spell');
    expect(duel.asked).toBe('p1 declareUsage');
    duel.choose('Declare 卍 Gi Lugirin 卍');
    expect(duel.asked).toBe('p1 choose');
    expect([...duel.options].sort()).toEqual([...four, 'Test Tool Spell']);
    duel.choose(...four);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang', `${LUGIRIN} (over ${four.join(', ')})`],
      p2: ['La Ura Giga, Sky Guardian'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Filler', 'Test Tool Spell']);
    expect(duel.zone('p1', 'hand')).toEqual(['Filler']);
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('comes from the graveyard too', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Test Tool Spell'],
        manaZone: { water: 1 },
        graveyard: [LUGIRIN, 'Test Tool', 'Test Tool', 'Test Tool'],
      },
    });
    duel.use('Cast Test Tool Spell').choose('Declare 卍 Gi Lugirin 卍');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual([
      `${LUGIRIN} (over Test Tool, Test Tool, Test Tool, Test Tool Spell)`,
    ]);
    expect(duel.count('p1', 'graveyard')).toBe(0);
  });

  driven('may be declared with fewer than four, and then misfires', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Test Tool Spell', LUGIRIN],
        manaZone: { water: 1 },
        battleZone: ['Test Tool', 'Test Tool'],
      },
    });
    duel.use('Cast Test Tool Spell').choose('Declare 卍 Gi Lugirin 卍');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Test Tool', 'Test Tool']);
    expect(duel.names('p1', 'hand')).toEqual(['Filler', LUGIRIN]);
    expect(duel.facts('effectMisfired')).toHaveLength(1);
  });

  driven('draws a card as a spell, which is no Magic Tool', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: [LUGIRIN, LUGIRIN], manaZone: { water: 2 }, graveyard: four },
    });
    duel.use('Cast Bangoku Brain');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p1', 'hand')).toEqual(['Filler', LUGIRIN]);
    expect(duel.count('p1', 'deck')).toBe(19);
    expect(duel.names('p1', 'graveyard')).toEqual([...four, LUGIRIN]);
  });

  driven('blocks, and makes no creature of the opponent unblockable', (begin) => {
    const duel = begin({ p1: { battleZone: ['Fear Fang'] }, p2: { battleZone: [LUGIRIN, 'Filler'] } });
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toHaveLength(1);
    duel.choose('Block with');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p2', 'battleZone')).toEqual(['Filler', LUGIRIN]);
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
});
