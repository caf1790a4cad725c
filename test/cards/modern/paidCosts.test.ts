import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Dolmark-2 and Meteoza-1, Distas', () => {
  driven('are destroyed to summon Gurelfi for 3 less', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Gurelfi, Fairy-Horn Suture'],
        manaZone: { nature: 5 },
        battleZone: ['Dolmark-2, Rotten Hero', 'Meteoza-1, Spirit Peak', 'Fear Fang'],
      },
    });
    duel.choose('Summon Gurelfi, Fairy-Horn Suture');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Gurelfi, Fairy-Horn Suture']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Dolmark-2, Rotten Hero', 'Meteoza-1, Spirit Peak']);
  });

  driven('Shauliger has its opponent discard, and takes a shield for its life', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Shauliger, Light-Lion Connection'],
        manaZone: { darkness: 5 },
        battleZone: ['Meteoza-1, Spirit Peak'],
      },
      p2: { hand: ['Fear Fang', 'Aqua Hulcus'] },
    });
    duel.choose('Summon Shauliger, Light-Lion Connection');
    if (duel.asked === 'p1 standby') duel.choose(...duel.options);
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Fear Fang');
    expect([duel.zone('p2', 'graveyard'), duel.count('p1', 'shieldZone')]).toEqual([['Fear Fang'], 6]);
  });
});

describe('hyper energy', () => {
  driven('Genji Hyper XX costs 1 with two creatures of different costs', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Genji Hyper XX'],
        manaZone: { fire: 1 },
        battleZone: ['Fear Fang', 'Aqua Hulcus', 'Burning Mane'],
      },
    });
    duel.choose('Summon Genji Hyper XX').choose('Tap Fear Fang, for 3 mana');
    expect(duel.battleZones.p1).toEqual([
      'Fear Fang (tapped)',
      'Aqua Hulcus',
      'Burning Mane (tapped)',
      'Genji Hyper XX',
    ]);
    expect(duel.asked).toBe('p1 attack');
  });

  driven("Eine k'Reine may return a creature, Bouma=Danma destroys one", (begin) => {
    const foes = { battleZone: ['Fear Fang', 'Aqua Hulcus'] };
    const eine = begin({
      p1: { hand: ["Eine k'Reine, Explosive Blue Moon"], manaZone: { water: 3 }, battleZone: ['Fear Fang'] },
      p2: foes,
    });
    eine.choose("Summon Eine k'Reine, Explosive Blue Moon").choose('Yes').choose('Aqua Hulcus');
    expect(eine.battleZones.p2).toEqual(['Fear Fang']);
    const bouma = begin({
      p1: { hand: ['Bouma=Danma, Violent Abyss'], manaZone: { darkness: 4 }, battleZone: ['Fear Fang'] },
      p2: foes,
    });
    bouma.choose('Summon Bouma=Danma, Violent Abyss').choose('Fear Fang');
    expect(bouma.battleZones.p2).toEqual(['Aqua Hulcus']);
  });
});

describe('Mugen Crime', () => {
  driven('Gurubul Gai is summoned from the graveyard for water, darkness and two creatures', (begin) => {
    const duel = begin({
      p1: {
        graveyard: ['Gurubul Gai, Sinless'],
        manaZone: { water: 1, darkness: 1 },
        battleZone: ['Fear Fang', 'Aqua Hulcus'],
      },
    });
    duel.choose('Summon Gurubul Gai, Sinless');
    expect(duel.battleZones.p1).toEqual([
      'Fear Fang (tapped)',
      'Aqua Hulcus (tapped)',
      'Gurubul Gai, Sinless',
    ]);
  });

  driven('Wodala Gai draws two cards, Badmin Gai has one discarded', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Wodala Gai, Sinless', 'Badmin Gai, Sinless'],
        manaZone: { water: 2, darkness: 2 },
        battleZone: ['Fear Fang', 'Aqua Hulcus', 'Burning Mane', 'Bronze-Arm Tribe'],
      },
      p2: { hand: ['Fear Fang'] },
    });
    duel
      .choose('Summon Wodala Gai, Sinless')
      .choose('Tap Water Filler, Water Filler')
      .choose('Fear Fang', 'Aqua Hulcus');
    expect(duel.count('p1', 'hand')).toBe(3);
    duel.choose('Summon Badmin Gai, Sinless');
    duel.choose('Burning Mane', 'Wodala Gai, Sinless');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Fear Fang']);
  });
});

describe('kirifudash', () => {
  driven('Canbello lets another creature attack, Monkid finds mana', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        hand: ['Canbello, Momodachi', 'Monkid, Momodachi', 'ZIZO Town'],
        manaZone: { fire: 1, nature: 3 },
        battleZone: ['Fear Fang'],
      },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    duel.choose('Canbello, Momodachi', 'Monkid, Momodachi', 'ZIZO Town');
    while (duel.asked !== 'p2 charge') duel.choose(duel.options[0] ?? '');
    expect([duel.count('p1', 'battleZone'), duel.count('p1', 'manaZone')]).toEqual([4, 5]);
  });
});

describe('fushigibirth', () => {
  driven(
    'Raimar Imokkuru for Fear Fang and 3, Treorm for that and 3, Bloody for that and darkness',
    (begin) => {
      const duel = begin({
        p1: {
          graveyard: ['Raimar Imokkuru', 'Treorm, Tree Bug', 'Bloody, Death-Piling Doll'],
          manaZone: { nature: 6, darkness: 1 },
          battleZone: ['Fear Fang'],
        },
      });
      duel.choose('Summon Raimar Imokkuru').choose('Tap Nature Filler, Nature Filler, Nature Filler');
      expect(duel.battleZones.p1).toEqual(['Raimar Imokkuru']);
      duel.choose('Summon Treorm, Tree Bug').choose('Tap Nature Filler, Nature Filler, Nature Filler');
      expect(duel.battleZones.p1).toEqual(['Treorm, Tree Bug']);
      duel.choose('Summon Bloody, Death-Piling Doll');
      expect(duel.battleZones.p1).toEqual(['Bloody, Death-Piling Doll']);
      expect([duel.count('p1', 'graveyard'), duel.count('p1', 'manaZone')]).toEqual([2, 10]);
    },
  );
});
