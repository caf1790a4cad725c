import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe.each([
  { card: 'Engineer Kipo', count: 1 },
  { card: 'Bombersaur', count: 2 },
])('$card', ({ card, count }) => {
  const position = (p1: number, p2: number) =>
    ({
      step: 'attack',
      p1: { battleZone: [card, 'Filler'], manaZone: { fire: p1, water: p1 } },
      p2: {
        battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }],
        manaZone: { light: p2, nature: p2 },
      },
    }) as const;

  driven(`each player puts ${count} of the mana zone into the graveyard when it is destroyed`, (begin) => {
    const duel = begin(position(2, 2)).choose(`${card} attacks Gran Gure`);
    expect(duel.asked).toBe('p1 choose');
    expect([duel.decision.min, duel.decision.max]).toEqual([count, count]);
    duel.choose(...Array<string>(count).fill('Water Filler'));
    expect(duel.asked).toBe('p2 choose');
    duel.choose(...Array<string>(count).fill('Nature Filler'));
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'graveyard')).toEqual(
      [card, ...Array<string>(count).fill('Water Filler')].sort(),
    );
    expect(duel.names('p2', 'graveyard')).toEqual(Array<string>(count).fill('Nature Filler'));
  });

  driven('takes nothing from empty mana zones, and nothing while it stays', (begin) => {
    const empty = begin(position(0, 0)).choose(`${card} attacks Gran Gure`);
    expect(empty.asked).toBe('p1 attack');
    expect([empty.zone('p1', 'graveyard'), empty.zone('p2', 'graveyard')]).toEqual([[card], []]);
    const staying = begin(position(2, 2)).choose('Filler attacks Gran Gure');
    expect(staying.asked).toBe('p1 attack');
    expect([staying.count('p1', 'manaZone'), staying.count('p2', 'manaZone')]).toEqual([4, 4]);
  });
});

describe('Bone Piercer', () => {
  const arrangement = {
    step: 'attack',
    p1: { battleZone: ['Bone Piercer', 'Filler'], manaZone: ['Fear Fang', 'Terror Pit', 'Chaos Worm'] },
    p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
  } as const;

  driven('may return a creature of the mana zone when it goes to the graveyard', (begin) => {
    const duel = begin(arrangement).choose('Bone Piercer attacks Gran Gure').choose('Yes');
    expect(duel.options).toEqual(['Fear Fang', 'Chaos Worm']);
    duel.choose('Chaos Worm');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([
      ['Chaos Worm'],
      ['Bone Piercer'],
    ]);
  });

  driven('need not, and not when another creature goes there', (begin) => {
    const declined = begin(arrangement).choose('Bone Piercer attacks Gran Gure').choose('No');
    expect([declined.asked, declined.count('p1', 'manaZone')]).toEqual(['p1 attack', 3]);
    const other = begin(arrangement).choose('Filler attacks Gran Gure');
    expect([other.asked, other.count('p1', 'manaZone')]).toEqual(['p1 attack', 3]);
  });

  driven('not when it goes to the hand', (begin) => {
    const duel = begin({
      p1: {
        battleZone: ['Bone Piercer', 'Filler'],
        manaZone: ['Spiral Gate', 'Fear Fang'],
        hand: ['Spiral Gate'],
      },
    });
    duel.use('Cast Spiral Gate').choose('Bone Piercer');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Bone Piercer']);
  });
});

describe('Gigastand', () => {
  const position = (hand: readonly string[]) =>
    ({
      step: 'attack',
      p1: { battleZone: ['Gigastand', 'Filler'], hand },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
    }) as const;

  driven('may return to the hand instead of going to the graveyard; then a card is discarded', (begin) => {
    const duel = begin(position(['Fear Fang', 'Terror Pit'])).choose('Gigastand attacks Gran Gure');
    expect(duel.asked).toBe('p1 replace');
    duel.choose(duel.options[0] ?? '');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Terror Pit', 'Gigastand']);
    duel.choose('Terror Pit');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual(['Fear Fang', 'Gigastand']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Terror Pit']);
  });

  driven('is itself discarded where it is the only card of the hand', (begin) => {
    const duel = begin(position([])).choose('Gigastand attacks Gran Gure');
    duel.choose(duel.options[0] ?? '');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([0, ['Gigastand']]);
  });

  driven('need not: it goes to the graveyard and nothing is discarded', (begin) => {
    const duel = begin(position(['Fear Fang']))
      .choose('Gigastand attacks Gran Gure')
      .pass();
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([['Fear Fang'], ['Gigastand']]);
  });
});

describe.each(['Aless, the Oracle', 'Raza Vega, Thunder Guardian'])('%s', (card) => {
  driven('becomes a shield face down instead of going to the graveyard', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Filler'] },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
    });
    duel.choose('Filler attacks Gran Gure');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Filler']);
    duel.choose(`${card} attacks Gran Gure`);
    expect(duel.asked).toBe('p2 charge');
    expect([duel.count('p1', 'shieldZone'), duel.zone('p1', 'graveyard')]).toEqual([6, ['Filler']]);
    expect(duel.duel.view('p2').zones.p1.shieldZone.every(({ hidden }) => hidden)).toBe(true);
  });

  driven('goes to the hand where something returns it', (begin) => {
    const duel = begin({
      p1: { battleZone: [card, 'Filler'], manaZone: { water: 2 }, hand: ['Spiral Gate'] },
    });
    duel.use('Cast Spiral Gate').choose(card);
    expect([duel.count('p1', 'shieldZone'), duel.zone('p1', 'hand')]).toEqual([5, [card]]);
  });
});

describe('Gigamantis', () => {
  const arrangement = {
    step: 'attack',
    p1: {
      battleZone: [{ name: 'Gigamantis', over: ['Red-Eye Scorpion'] }, 'Fear Fang', 'Aqua Vehicle'],
      manaZone: 0,
    },
    p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
  } as const;

  driven('another nature creature of its player goes to the mana zone instead of the graveyard', (begin) => {
    const duel = begin(arrangement).choose('Fear Fang attacks Gran Gure');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p1', 'manaZone'), duel.count('p1', 'graveyard')]).toEqual([['Fear Fang'], 0]);
  });

  driven('not a creature of another civilization, and not itself', (begin) => {
    const duel = begin(arrangement).choose('Aqua Vehicle attacks Gran Gure');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Aqua Vehicle']);
    duel.choose('Gigamantis attacks Gran Gure');
    expect(duel.names('p1', 'graveyard')).toEqual(['Aqua Vehicle', 'Gigamantis', 'Red-Eye Scorpion']);
    expect(duel.count('p1', 'manaZone')).toBe(0);
  });

  driven("not the opponent's", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gigamantis', 'Filler'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }], manaZone: 0 },
    });
    duel.choose('Gigamantis attacks Fear Fang');
    expect([duel.count('p2', 'manaZone'), duel.zone('p2', 'graveyard')]).toEqual([0, ['Fear Fang']]);
  });

  driven('is put on a Giant Insect', (begin) => {
    const duel = begin({
      p1: { hand: ['Gigamantis'], manaZone: { nature: 4 }, battleZone: ['Red-Eye Scorpion', 'Fear Fang'] },
    });
    duel.use('Summon Gigamantis');
    expect(duel.battleZones.p1).toEqual(['Gigamantis (over Red-Eye Scorpion)', 'Fear Fang']);
  });
});

describe('Jack Viper, Shadow of Doom', () => {
  const arrangement = {
    step: 'attack',
    p1: { battleZone: ['Jack Viper, Shadow of Doom', 'Horrid Worm', 'Aqua Vehicle'] },
    p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
  } as const;

  driven(
    'another darkness creature of its player may return to the hand instead of the graveyard',
    (begin) => {
      const duel = begin(arrangement).choose('Horrid Worm attacks Gran Gure');
      expect(duel.asked).toBe('p1 replace');
      duel.choose(duel.options[0] ?? '');
      expect(duel.asked).toBe('p1 attack');
      expect([duel.zone('p1', 'hand'), duel.count('p1', 'graveyard')]).toEqual([['Horrid Worm'], 0]);
      const declined = begin(arrangement).choose('Horrid Worm attacks Gran Gure').pass();
      expect([declined.count('p1', 'hand'), declined.zone('p1', 'graveyard')]).toEqual([0, ['Horrid Worm']]);
    },
  );

  driven('not a creature of another civilization, and not itself', (begin) => {
    const duel = begin(arrangement).choose('Aqua Vehicle attacks Gran Gure');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Aqua Vehicle']);
    duel.choose('Jack Viper, Shadow of Doom attacks Gran Gure');
    expect(duel.names('p1', 'graveyard')).toEqual(['Aqua Vehicle', 'Jack Viper, Shadow of Doom']);
  });

  driven('is put on a Ghost', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Jack Viper, Shadow of Doom'],
        manaZone: { darkness: 3 },
        battleZone: ['Black Feather, Shadow of Rage', 'Fear Fang'],
      },
    });
    duel.use('Summon Jack Viper');
    expect(duel.battleZones.p1).toEqual([
      'Jack Viper, Shadow of Doom (over Black Feather, Shadow of Rage)',
      'Fear Fang',
    ]);
  });
});

describe('Aqua Agent', () => {
  const position = {
    p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
    p2: { battleZone: ['Aqua Agent', 'Fear Fang'] },
  };

  driven('may return to the hand instead of being destroyed', (begin) => {
    const duel = begin(position).use('Cast Terror Pit').choose('Aqua Agent');
    expect(duel.asked).toBe('p2 replace');
    duel.choose(duel.options[0] ?? '');
    expect([duel.asked, duel.zone('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([
      'p1 attack',
      ['Aqua Agent'],
      0,
    ]);
  });

  driven('need not, and not where another creature is destroyed', (begin) => {
    const declined = begin(position).use('Cast Terror Pit').choose('Aqua Agent').pass();
    expect([declined.asked, declined.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Aqua Agent']]);
    const other = begin(position).use('Cast Terror Pit').choose('Fear Fang');
    expect([other.asked, other.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Fear Fang']]);
  });
});

describe('Dream Pirate, Shadow of Theft', () => {
  const card = 'Dream Pirate, Shadow of Theft';
  const position = (hand: readonly string[]) => ({
    p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
    p2: { battleZone: [card], hand },
  });

  driven('may return to the hand instead of being destroyed; then a card is discarded', (begin) => {
    const duel = begin(position(['Fear Fang', 'Solar Ray'])).use('Cast Terror Pit');
    if (duel.asked === 'p1 choose') duel.choose(card);
    expect(duel.asked).toBe('p2 replace');
    duel.choose(duel.options[0] ?? '');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Fear Fang', 'Solar Ray', card]]);
    duel.choose('Solar Ray');
    expect([duel.asked, duel.names('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      'p1 attack',
      [card, 'Fear Fang'],
      ['Solar Ray'],
    ]);
  });

  driven('need not: it is destroyed and nothing is discarded', (begin) => {
    const duel = begin(position(['Fear Fang']))
      .use('Cast Terror Pit')
      .pass();
    expect([duel.asked, duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      'p1 attack',
      ['Fear Fang'],
      [card],
    ]);
  });

  driven('not where it leaves without being destroyed', (begin) => {
    const duel = begin({
      p1: { hand: ['Natural Snare'], manaZone: { nature: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: [card], hand: ['Fear Fang'] },
    });
    duel.use('Cast Natural Snare');
    expect([duel.asked, duel.zone('p2', 'manaZone'), duel.zone('p2', 'hand')]).toEqual([
      'p1 attack',
      [card],
      ['Fear Fang'],
    ]);
  });
});

describe('Cetibols', () => {
  const position = {
    p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
    p2: { battleZone: ['Cetibols', 'Fear Fang'] },
  };

  driven('its player may draw a card when it is destroyed', (begin) => {
    const duel = begin(position).use('Cast Terror Pit').choose('Cetibols');
    expect(duel.asked).toBe('p2 confirm');
    duel.choose('Yes');
    expect([duel.asked, duel.count('p2', 'hand'), duel.count('p2', 'deck')]).toEqual(['p1 attack', 1, 19]);
    const declined = begin(position).use('Cast Terror Pit').choose('Cetibols').choose('No');
    expect(declined.count('p2', 'hand')).toBe(0);
  });

  driven('draws nothing when another creature is destroyed', (begin) => {
    const duel = begin(position).use('Cast Terror Pit').choose('Fear Fang');
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('Fruit of Eternity', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Fear Fang', 'Filler'] },
    p2: {
      battleZone: [
        { name: 'Burning Mane', tapped: true },
        { name: 'Aqua Vehicle', tapped: true },
      ],
      shieldZone: ['Fruit of Eternity', 'Filler'],
    },
  } as const;

  driven('creatures of its player go to the mana zone instead of being destroyed this turn', (begin) => {
    const duel = begin(position).choose('Filler attacks the player').choose('Shield 1');
    duel.choose('Shield trigger: Fruit of Eternity').choose('Fear Fang attacks Burning Mane');
    expect([duel.asked, duel.zone('p2', 'manaZone')]).toEqual(['p2 charge', ['Burning Mane']]);
    expect(duel.names('p2', 'graveyard')).toEqual(['Fruit of Eternity']);
  });

  driven("also those put later, not the opponent's, and not in the next turn", (begin) => {
    const cast = begin({
      p1: {
        hand: ['Fruit of Eternity', 'Filler'],
        manaZone: { nature: 4, fire: 2 },
        battleZone: ['Burning Mane', 'Fear Fang'],
      },
      p2: {
        battleZone: [
          { name: 'Deathliger, Lion of Chaos', tapped: true },
          { name: 'Aqua Vehicle', tapped: true },
        ],
      },
    });
    cast.use('Cast Fruit of Eternity').passUntil('p1 attack');
    cast.choose('Burning Mane attacks Deathliger, Lion of Chaos');
    expect(cast.zone('p1', 'manaZone')).toContain('Burning Mane');
    cast.choose('Fear Fang attacks Aqua Vehicle');
    expect(cast.zone('p2', 'graveyard')).toEqual(['Aqua Vehicle']);
    cast.passUntil('p2 attack').choose('Deathliger, Lion of Chaos attacks Fear Fang');
    expect(cast.zone('p1', 'graveyard')).toContain('Fear Fang');
  });
});
