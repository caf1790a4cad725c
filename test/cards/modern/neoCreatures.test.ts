import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Emperor Marco, Electromagnetic Ship', () => {
  const MARCO = 'Emperor Marco, Electromagnetic Ship';

  driven('draws up to three cards as it is put onto a water creature', (begin) => {
    const summoned = (...base: readonly string[]) =>
      begin({
        p1: { hand: [MARCO], manaZone: { water: 5 }, battleZone: ['Aqua Hulcus', 'Fear Fang'] },
      })
        .use(`Summon ${MARCO}`)
        .choose(...base);
    const over = summoned('Aqua Hulcus');
    expect(over.decision.kind).toBe('number');
    over.choose('3');
    expect([over.battleZones.p1, over.count('p1', 'hand')]).toEqual([
      [`${MARCO} (over Aqua Hulcus)`, 'Fear Fang'],
      3,
    ]);
    const alone = summoned();
    expect([alone.asked, alone.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('Twin-Fang, New Hero', () => {
  driven('puts two cards into the mana zone if it evolved', (begin) => {
    const mana = (...base: readonly string[]) =>
      begin({
        p1: { hand: ['Twin-Fang, New Hero'], manaZone: { nature: 6 }, battleZone: ['Fear Fang', 'Filler'] },
      })
        .use('Summon Twin-Fang')
        .choose(...base)
        .count('p1', 'manaZone');
    expect([mana('Fear Fang'), mana()]).toEqual([8, 6]);
  });
});

describe('Jumazol, Shudder of Demonbirth', () => {
  driven('destroys a blocker of the opponent, evolved or not', (begin) => {
    const duel = begin({
      p1: { hand: ['Jumazol, Shudder of Demonbirth'], manaZone: { fire: 4 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Copper Surveillance Sphere', 'Fear Fang'] },
    });
    duel.use('Summon Jumazol');
    expect(duel.battleZones.p2).toEqual(['Fear Fang']);
  });
});

describe('Copper Surveillance Sphere', () => {
  driven('blocks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: [{ name: 'Copper Surveillance Sphere', over: ['Aqua Hulcus'] }] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Copper Surveillance Sphere');
    expect(duel.battleZones).toEqual({
      p1: ['Filler'],
      p2: ['Copper Surveillance Sphere (tapped, over Aqua Hulcus)'],
    });
  });
});

describe('Steam Turret', () => {
  driven('returns up to two creatures, and survives by the cards below it', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Steam Turret', 'Terror Pit'],
        manaZone: { water: 5 },
        battleZone: ['Aqua Hulcus', 'Fear Fang'],
      },
      p2: { battleZone: ['Bolshack Dragon', 'Fear Fang'] },
    });
    duel.use('Summon Steam Turret').choose('Aqua Hulcus').choose('Bolshack Dragon', 'Fear Fang');
    expect(duel.battleZones).toEqual({ p1: ['Steam Turret (over Aqua Hulcus)', 'Fear Fang'], p2: [] });
    const pit = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: [{ name: 'Steam Turret', over: ['Aqua Hulcus'] }] },
    });
    pit.use('Cast Terror Pit');
    expect([pit.battleZones.p2, pit.names('p2', 'graveyard')]).toEqual([['Steam Turret'], ['Aqua Hulcus']]);
  });

  driven('lets its player draw when the opponent puts a creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Steam Turret'], hand: [] },
    });
    duel.use('Summon Fear Fang').choose('Yes');
    expect([duel.battleZones.p1, duel.count('p2', 'hand')]).toEqual([['Filler', 'Fear Fang'], 1]);
  });
});

describe('Ishikawa, Bashful Swinger', () => {
  driven('untaps as it blocks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['Ishikawa, Bashful Swinger'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Ishikawa');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Ishikawa, Bashful Swinger'] });
  });
});

describe('Deathlios, Wicked Sword of Demonbirth', () => {
  driven('may discard to draw two as a NEO or evolution creature attacks, and for no other', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        hand: ['Aqua Hulcus'],
        battleZone: ['Deathlios, Wicked Sword of Demonbirth', 'Fear Fang', 'Appo (Valbo Star)'],
      },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    duel.choose('Appo (Valbo Star) attacks the player').choose('Yes');
    expect([duel.count('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([2, ['Aqua Hulcus']]);
  });
});

describe('Train=Drager', () => {
  driven('is summoned from the graveyard, and raids', (begin) => {
    const duel = begin({
      p1: {
        graveyard: ['Train=Drager'],
        hand: ['Fear Fang'],
        manaZone: { darkness: 5, nature: 3 },
        deck: ['Fear Fang', 'Aqua Hulcus', 'Holy Awe', 'Fear Fang', 'Fear Fang'],
      },
    });
    duel.use('Summon Train=Drager').choose('Aqua Hulcus').choose('Fear Fang', 'Holy Awe');
    expect(duel.battleZones.p1).toEqual(['Train=Drager (over Aqua Hulcus)']);
  });
});

describe('Dorugedos, Dragon Phoenix of Demonbirth and Capital Offense 1-DA', () => {
  driven('take creatures of the civilizations that they evolve from', (begin) => {
    const offered = (name: string, civilization: 'fire' | 'nature') =>
      begin({
        p1: {
          hand: [name],
          manaZone: { [civilization]: 5 },
          deck: ['Holy Awe', 'Emerald Grass', 'Bolshack Dragon', 'Filler', 'Filler'],
        },
      }).use(`Summon ${name}`).options;
    expect(offered('Capital Offense 1-DA', 'nature')).toEqual(['Emerald Grass', 'Bolshack Dragon']);
    expect(offered('Dorugedos, Dragon Phoenix of Demonbirth', 'fire')).toEqual(['Bolshack Dragon']);
  });
});
