import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const pope = 'Miradante Twelve, Time Pope';
const rosia = "Heaven's Rosia, True Dragon Ruler";

describe('Miradante Twelve, Time Pope', () => {
  driven(
    'changes places with an attacking light or water dragon of cost 5 or more, and attacks on',
    (begin) => {
      const duel = begin({
        step: 'attack',
        p1: { hand: [pope], battleZone: [rosia, 'Fear Fang'] },
        p2: { battleZone: ['Burning Mane'] },
      });
      duel.choose(`${rosia} attacks the player`).choose(`Declare ${pope}`).choose(pope);
      expect(duel.battleZones.p1).toEqual(['Fear Fang', `${pope} (tapped)`]);
      duel.passUntil('p1 shields').choose('Shield 1', 'Shield 2', 'Shield 3');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang', `${pope} (tapped)`], p2: ['Burning Mane'] });
      expect(duel.zone('p1', 'hand')).toEqual([rosia]);
      expect(duel.count('p2', 'shieldZone')).toBe(2);
    },
  );

  driven('is not declared for other attackers', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [pope], battleZone: ['Bolshack Dragon', 'Hanusa, Radiance Elemental', 'Fear Fang'] },
      p2: { shieldZone: 4 },
    });
    duel.choose('Bolshack Dragon attacks the player').passUntil('p1 shields').choose('Shield 1', 'Shield 2');
    duel
      .passUntil('p1 attack')
      .choose('Hanusa, Radiance Elemental attacks the player')
      .passUntil('p1 attack');
    expect(duel.facts('usageDeclared')).toEqual([]);
    expect(duel.zone('p1', 'hand')).toEqual([pope]);
    expect(duel.count('p2', 'shieldZone')).toBe(0);
  });

  driven('may cast a light spell of cost 5 or less from the hand', (begin) => {
    const arrangement = {
      p1: {
        hand: [pope, 'Laser Wing', 'Holy Awe', 'Terror Pit', 'Virtual Tripwire'],
        manaZone: { light: 4, water: 4 },
        battleZone: ['Fear Fang'],
      },
      p2: { battleZone: ['Burning Mane'] },
    } as const;
    const cast = begin(arrangement).use(`Summon ${pope}`);
    expect(cast.asked).toBe('p1 confirm');
    cast.choose('Yes').passUntil('p1 attack');
    expect(cast.zone('p1', 'graveyard')).toEqual(['Laser Wing']);
    expect(cast.names('p1', 'hand')).toEqual(['Holy Awe', 'Terror Pit', 'Virtual Tripwire']);
    expect(cast.battleZones).toEqual({ p1: ['Fear Fang', pope], p2: ['Burning Mane'] });
    const kept = begin(arrangement).use(`Summon ${pope}`).choose('No');
    expect(kept.asked).toBe('p1 attack');
    expect(kept.count('p1', 'graveyard')).toBe(0);
  });

  driven('locks summoning of cost 7 or less when it came by revolution change, for two turns', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [pope], battleZone: [rosia] },
      p2: {
        hand: ['Fear Fang', 'Gigargon', 'Terror Pit', 'Urth, Purifying Elemental', 'Swamp Worm'],
        manaZone: { darkness: 5, nature: 2, light: 1 },
      },
    });
    duel.choose(`${rosia} attacks the player`).choose(`Declare ${pope}`).choose(pope);
    duel.passUntil('p1 shields').choose('Shield 1', 'Shield 2', 'Shield 3').passUntil('p2 main');
    expect(duel.options).toEqual(['Summon Gigargon', 'Cast Terror Pit', 'Go on to the attack step']);
    duel.pass().passUntil('p1 attack').pass().passUntil('p2 main');
    expect(duel.options).toContain('Summon Fear Fang');
    expect(duel.options).toContain('Summon Swamp Worm');
  });

  driven('locks nothing when it was summoned', (begin) => {
    const duel = begin({
      p1: { hand: [pope], manaZone: { light: 4, water: 4 } },
      p2: { hand: ['Fear Fang'], manaZone: { nature: 3 } },
    });
    duel.use(`Summon ${pope}`).passUntil('p2 main');
    expect(duel.options).toEqual(['Summon Fear Fang', 'Go on to the attack step']);
  });

  driven('keeps declared summoning away, but not what is put without being summoned', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [pope], battleZone: [rosia, 'Fear Fang'] },
      p2: {
        hand: ['Hayabusamaru, Lightfang Ninja', 'Crack Crawler', 'Bolshack Dogiragon'],
        manaZone: { light: 4 },
        shieldZone: ['Aqua Surfer', 'Burning Mane', 'Aqua Surfer', 'Filler'],
      },
    });
    duel
      .choose(`${rosia} attacks the player`)
      .choose(`Declare ${pope}`)
      .choose(pope)
      .passUntil('p2 declareUsage');
    expect(duel.options).toEqual(['Declare Bolshack Dogiragon']);
    duel.pass().passUntil('p1 shields').choose('Shield 1', 'Shield 2', 'Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', `${pope} (tapped)`], p2: [] });
    expect(duel.names('p2', 'hand')).toEqual([
      'Aqua Surfer',
      'Aqua Surfer',
      'Bolshack Dogiragon',
      'Burning Mane',
      'Crack Crawler',
      'Hayabusamaru, Lightfang Ninja',
    ]);
  });

  driven('comes too early for an invasion into itself', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [pope, 'Dead Damned, Triple S-Rank Disaster'], battleZone: [rosia, 'Fear Fang'] },
      p2: { shieldZone: 4 },
    });
    duel.choose(`${rosia} attacks the player`);
    expect(duel.options).toEqual([`Declare ${pope}`]);
    duel
      .choose(`Declare ${pope}`)
      .choose(pope)
      .passUntil('p1 shields')
      .choose('Shield 1', 'Shield 2', 'Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('usageDeclared')).toEqual([`usageDeclared ${pope}`]);
    expect(duel.names('p1', 'hand')).toEqual(['Dead Damned, Triple S-Rank Disaster', rosia]);
  });
});
