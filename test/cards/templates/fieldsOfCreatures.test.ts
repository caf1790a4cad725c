import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';

const tapped = (name: string) => ({ name, tapped: true }) as const;

/** The creatures that `attacker` can attack. */
const targets = (begin: Begin, attacker: string, p1: readonly string[], p2: readonly string[]) =>
  begin({ step: 'attack', p1: { battleZone: [attacker, ...p1] }, p2: { battleZone: p2 } })
    .options.filter((option) => option.startsWith(`${attacker} attacks`))
    .map((option) => option.replace(`${attacker} attacks `, ''));

describe('Chitta Peloru', () => {
  driven('all Dragons can attack untapped creatures, others cannot', (begin) => {
    expect(targets(begin, 'Bolshack Dragon', ['Chitta Peloru'], ['Filler'])).toEqual([
      'the player',
      'Filler',
    ]);
    expect(targets(begin, 'Bolshack Dragon', [], ['Chitta Peloru'])).toEqual(['the player', 'Chitta Peloru']);
    expect(targets(begin, 'Fear Fang', ['Chitta Peloru'], ['Filler'])).toEqual(['the player']);
  });
});

describe('Metal Cook, the Exploding Flame Chef', () => {
  driven('all creatures can attack untapped multicolored creatures', (begin) => {
    const cook = 'Metal Cook, the Exploding Flame Chef';
    const foes = ['Melnia, the Aqua Shadow', 'Filler'];
    expect(targets(begin, 'Fear Fang', [cook], foes)).toEqual(['the player', 'Melnia, the Aqua Shadow']);
    expect(targets(begin, 'Fear Fang', [], [cook, ...foes])).toEqual([
      'the player',
      'Melnia, the Aqua Shadow',
    ]);
    expect(targets(begin, 'Fear Fang', [], foes)).toEqual(['the player']);
  });
});

describe("Gankloak's Magnifying Glass", () => {
  driven('cannot be attacked by light or water creatures', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Iere, Vizier of Bullets', 'Aqua Vehicle', 'Fear Fang'] },
      p2: { battleZone: [tapped("Gankloak's Magnifying Glass"), tapped('Filler')] },
    });
    expect(duel.options.filter((option) => option.endsWith('Glass'))).toEqual([
      "Fear Fang attacks Gankloak's Magnifying Glass",
    ]);
    expect(duel.options.filter((option) => option.endsWith('Filler'))).toHaveLength(3);
  });
});

describe('Diablost, the Shady General', () => {
  driven("the opponent's creatures block, the own do not", (begin) => {
    const asked = (p1: string, p2: string) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Fear Fang', p1] },
        p2: { battleZone: ['Burning Mane', p2] },
      }).choose('Fear Fang attacks the player').asked;
    expect(asked('Diablost, the Shady General', 'Filler')).toBe('p2 block');
    expect(asked('Filler', 'Diablost, the Shady General')).toBe('p1 shields');
  });
});

describe('Melania, Channeler of Suns', () => {
  driven('all creatures of its player block while that player has no shields', (begin) => {
    const options = (shieldZone: number) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Fear Fang'] },
        p2: { battleZone: ['Melania, Channeler of Suns', 'Filler'], shieldZone },
      }).choose('Fear Fang attacks the player');
    expect(options(0).options).toEqual(['Block with Melania, Channeler of Suns', 'Block with Filler']);
    expect(options(1).asked).not.toBe('p2 block');
  });
});

describe('Dione', () => {
  driven('creatures with "speed attacker" cannot attack in the turn in which they are put', (begin) => {
    const options = (p1: readonly string[], p2: readonly string[], fresh: boolean) =>
      begin({
        step: 'attack',
        p1: { battleZone: [{ name: 'Twin-Cannon Skyterror', fresh }, 'Filler', ...p1] },
        p2: { battleZone: p2 },
      }).options;
    const attack = 'Twin-Cannon Skyterror attacks the player';
    expect(options(['Dione'], [], true)).not.toContain(attack);
    expect(options([], ['Dione'], true)).not.toContain(attack);
    expect(options([], [], true)).toContain(attack);
    expect(options([], ['Dione'], false)).toContain(attack);
    expect(options([], ['Dione'], true)).toContain('Filler attacks the player');
  });
});
