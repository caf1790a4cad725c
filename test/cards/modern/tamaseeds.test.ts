import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe("Astral's Vision", () => {
  driven('draws two cards and discards one as it is put', (begin) => {
    const duel = begin({
      p1: {
        hand: ["Astral's Vision", 'Aqua Hulcus'],
        manaZone: { water: 2 },
        battleZone: ['Filler'],
        deck: 9,
      },
    });
    duel.use("Execute Astral's Vision").choose('Aqua Hulcus');
    expect(duel.battleZones.p1).toEqual(['Filler', "Astral's Vision"]);
    expect([duel.count('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([2, ['Aqua Hulcus']]);
  });

  driven('is a base of an evolution creature, and draws nothing as that leaves', (begin) => {
    const duel = begin({
      p1: { hand: ['Crystal Lancer'], manaZone: { water: 6 }, battleZone: ["Astral's Vision", 'Filler'] },
    });
    expect(duel.asked).toBe('p1 attack');
    const star = begin({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Filler'] },
      p2: {
        battleZone: [{ name: 'Miksel (Tajimal Star)', over: ["Astral's Vision"], tapped: true }],
        hand: [],
      },
    });
    star.choose('Bolshack Dragon attacks Miksel');
    expect([star.battleZones.p2, star.count('p2', 'hand')]).toEqual([["Astral's Vision (tapped)"], 0]);
  });
});

describe('Zeta, Destructive Oni Scroll', () => {
  driven('is used by its shield trigger and takes 2000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fatal Attacker Horvath', 'Fear Fang'] },
      p2: { shieldZone: ['Zeta, Destructive Oni Scroll', 'Filler'] },
    });
    duel
      .choose('Fatal Attacker Horvath attacks the player')
      .choose('Shield 1')
      .choose('Zeta')
      .choose('Fatal');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Zeta, Destructive Oni Scroll'] });
  });
});

describe("Bolmusha's Flame Spirit", () => {
  driven('destroys a creature of the opponent with 4000 power or less', (begin) => {
    const duel = begin({
      p1: { hand: ["Bolmusha's Flame Spirit"], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Bolshack Dragon', 'Fear Fang', "Astral's Vision"] },
    });
    duel.use("Execute Bolmusha's Flame Spirit");
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang', "Bolmusha's Flame Spirit"],
      p2: ['Bolshack Dragon', "Astral's Vision"],
    });
  });
});

describe("Trap's Earth Plate", () => {
  driven('puts a creature or tamaseed that costs 4 or less into the mana zone of its owner', (begin) => {
    const duel = begin({
      p1: { hand: ["Trap's Earth Plate"], manaZone: { nature: 3 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Bolshack Dragon', 'Fear Fang', "Astral's Vision"], manaZone: [] },
    });
    duel.use("Execute Trap's Earth Plate");
    expect(duel.options).toEqual(["Trap's Earth Plate", 'Fear Fang', "Astral's Vision"]);
    duel.choose("Astral's Vision");
    expect([duel.battleZones.p2, duel.names('p2', 'manaZone')]).toEqual([
      ['Bolshack Dragon', 'Fear Fang'],
      ["Astral's Vision"],
    ]);
  });
});

describe('Jashin, Ruler of the Abyss', () => {
  const JASHIN = 'Jashin, Ruler of the Abyss';

  driven('attacks only with four darkness creatures and tamaseeds', (begin) => {
    const three = begin({
      step: 'attack',
      p1: { battleZone: [JASHIN, 'Bone Spider', 'Bone Spider', 'Fear Fang'] },
    });
    expect(three.options.filter((one) => one.includes('Jashin'))).toEqual([]);
    const four = begin({
      step: 'attack',
      p1: { battleZone: [JASHIN, 'Bone Spider', 'Bone Spider', 'Zeta, Destructive Oni Scroll'] },
    });
    expect(four.options).toContain('Jashin, Ruler of the Abyss attacks the player');
  });

  driven('fills the graveyard and puts a creature from it at the start of its turn', (begin) => {
    const duel = begin({
      step: 'end',
      p1: { battleZone: ['Filler'] },
      p2: { battleZone: [JASHIN], graveyard: ['Bone Spider'], deck: ['Bolshack Dragon', 'Filler', 'Filler'] },
    });
    duel.choose('Yes').choose('Yes');
    expect([duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([
      [JASHIN, 'Bone Spider'],
      ['Bolshack Dragon'],
    ]);
  });
});
