import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

/** Cards for which a race is named. Burning Mane is a Beast Folk, Aqua Hulcus one of the Liquid People. */

describe('Dance of the Sproutlings', () => {
  driven('any number of creatures of the race go from the hand to the mana zone', (begin) => {
    const position = {
      p1: {
        hand: ['Dance of the Sproutlings', 'Burning Mane', 'Burning Mane', 'Aqua Hulcus'],
        manaZone: { nature: 3 },
      },
    } as const;
    const duel = begin(position).use('Cast Dance of the Sproutlings').choose('Beast Folk');
    if (duel.asked === 'p1 confirm') duel.choose('Yes');
    expect(duel.options).toEqual(['Burning Mane', 'Burning Mane']);
    duel.choose('Burning Mane');
    expect(duel.names('p1', 'hand')).toEqual(['Aqua Hulcus', 'Burning Mane']);
    expect(duel.count('p1', 'manaZone')).toBe(4);
    const none = begin(position).use('Cast Dance of the Sproutlings').choose('Angel Command');
    while (none.asked !== 'p1 attack' && none.asked !== 'p1 main') none.pass();
    expect(none.count('p1', 'manaZone')).toBe(3);
  });
});

describe('Impossible Tunnel', () => {
  driven('creatures of the race cannot be blocked this turn, others can', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Impossible Tunnel'],
        manaZone: { water: 5 },
        battleZone: ['Burning Mane', 'Aqua Hulcus'],
      },
      p2: { battleZone: ['Seamine'], shieldZone: 5 },
    });
    duel.use('Cast Impossible Tunnel').choose('Beast Folk').choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose('Aqua Hulcus attacks the player');
    expect(duel.options).toEqual(['Block with Seamine']);
  });
});

describe('Petrova, Channeler of Suns', () => {
  const position = {
    p1: {
      hand: ['Petrova, Channeler of Suns', 'Burning Mane'],
      manaZone: { light: 5, nature: 2 },
      battleZone: ['Burning Mane', 'Aqua Hulcus'],
    },
    p2: { battleZone: ['Burning Mane'] },
  } as const;

  driven('creatures of the race have +4000, those that come later and the others too', (begin) => {
    const duel = begin(position).use('Summon Petrova, Channeler of Suns');
    expect(duel.options).not.toContain('Mecha Del Sol');
    duel.choose('Beast Folk').use('Summon Burning Mane');
    expect([powersOf(duel, 'p1'), powersOf(duel, 'p2')]).toEqual([
      ['Burning Mane 6000', 'Aqua Hulcus 2000', 'Petrova, Channeler of Suns 3500', 'Burning Mane 6000'],
      ['Burning Mane 6000'],
    ]);
  });

  driven('as long as it is there, and the opponent cannot choose it', (begin) => {
    const duel = begin({
      ...position,
      p2: { battleZone: ['Burning Mane'], hand: ['Terror Pit'], manaZone: { darkness: 6 } },
    });
    duel
      .use('Summon Petrova, Channeler of Suns')
      .choose('Beast Folk')
      .passUntil('p2 main')
      .use('Cast Terror Pit');
    expect(duel.options).toEqual(['Burning Mane', 'Aqua Hulcus']);
  });

  driven('and no longer', (begin) => {
    const duel = begin({
      ...position,
      p1: {
        ...position.p1,
        hand: ['Petrova, Channeler of Suns', 'Spiral Gate'],
        manaZone: { light: 5, water: 2 },
      },
    });
    duel
      .use('Summon Petrova, Channeler of Suns')
      .choose('Beast Folk')
      .use('Cast Spiral Gate')
      .choose('Petrova');
    expect([powersOf(duel, 'p1'), powersOf(duel, 'p2')]).toEqual([
      ['Burning Mane 2000', 'Aqua Hulcus 2000'],
      ['Burning Mane 2000'],
    ]);
  });
});

describe('Relentless Blitz', () => {
  driven('creatures of the race attack untapped creatures and are not blocked then', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Relentless Blitz'],
        manaZone: { fire: 3 },
        battleZone: ['Burning Mane', 'Aqua Hulcus'],
      },
      p2: { battleZone: ['Seamine', 'Coiling Vines', 'Fear Fang'], shieldZone: 5 },
    });
    duel.use('Cast Relentless Blitz').choose('Beast Folk');
    expect(duel.options).toEqual([
      'Burning Mane attacks the player',
      'Burning Mane attacks Seamine',
      'Burning Mane attacks Coiling Vines',
      'Burning Mane attacks Fear Fang',
      'Aqua Hulcus attacks the player',
      'Attack no more',
    ]);
    const other = duel.choose('Burning Mane attacks Fear Fang');
    expect(other.asked).toBe('p1 attack');
    duel.choose('Aqua Hulcus attacks the player');
    expect(duel.options).toEqual(['Block with Seamine']);
  });

  driven('attacking a player they can be blocked', (begin) => {
    const duel = begin({
      p1: { hand: ['Relentless Blitz'], manaZone: { fire: 3 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Seamine'], shieldZone: 5 },
    });
    duel.use('Cast Relentless Blitz').choose('Beast Folk').choose('Burning Mane attacks the player');
    expect(duel.options).toEqual(['Block with Seamine']);
  });
});

describe('Unified Resistance', () => {
  driven('creatures of the race have "blocker" until the next turn of its player', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Unified Resistance'],
        manaZone: { light: 2 },
        battleZone: ['Burning Mane', 'Aqua Hulcus'],
      },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    duel.use('Cast Unified Resistance').choose('Beast Folk').passUntil('p2 attack');
    duel.choose('Fear Fang attacks the player');
    expect(duel.options).toEqual(['Block with Burning Mane']);
    duel.pass().choose('Shield 1').pass().passUntil('p2 attack').choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 shields');
  });
});

describe('Zombie Carnival', () => {
  driven('up to three creatures of the race return from the graveyard', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Zombie Carnival'],
        manaZone: { darkness: 5 },
        graveyard: ['Burning Mane', 'Aqua Hulcus', 'Burning Mane', 'Burning Mane', 'Burning Mane'],
      },
    });
    duel.use('Cast Zombie Carnival').choose('Beast Folk');
    expect(duel.options).toEqual(['Burning Mane', 'Burning Mane', 'Burning Mane', 'Burning Mane']);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 3]);
    duel.choose('Burning Mane', 'Burning Mane', 'Burning Mane');
    expect(duel.names('p1', 'hand')).toEqual(['Burning Mane', 'Burning Mane', 'Burning Mane']);
  });
});
