import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

/** Offered as a shield trigger as its shield is broken. */
describe.each([
  'Cloned Deflector',
  'Dracobarrier',
  'Forced Frenzy',
  'Infernal Command',
  'Rapid Reincarnation',
  'Siren Concerto',
  'Soulswap',
])('%s', (card) => {
  driven('may be cast without paying as its shield is broken', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { shieldZone: [card, 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect([duel.asked, duel.options]).toEqual(['p2 declareShields', [`Shield trigger: ${card}`]]);
    duel.choose(`Shield trigger: ${card}`);
    expect(duel.facts('cardUsed')).toEqual([`cardUsed ${card}`]);
  });
});

describe('Dracobarrier', () => {
  const position = {
    p1: { hand: ['Dracobarrier'], manaZone: { light: 3 }, battleZone: ['Filler'], shieldZone: 3 },
    p2: { battleZone: ['Bolshack Dragon', 'Fear Fang'] },
  } as const;

  driven("taps an opponent's creature; for a Dragon, the top card of the deck becomes a shield", (begin) => {
    const dragon = begin(position).use('Cast Dracobarrier').choose('Bolshack Dragon');
    expect([dragon.battleZones.p2, dragon.count('p1', 'shieldZone')]).toEqual([
      ['Bolshack Dragon (tapped)', 'Fear Fang'],
      4,
    ]);
    expect(dragon.duel.view('p1').zones.p1.shieldZone.every(({ hidden }) => hidden)).toBe(true);
    const other = begin(position).use('Cast Dracobarrier').choose('Fear Fang');
    expect([other.battleZones.p2, other.count('p1', 'shieldZone')]).toEqual([
      ['Bolshack Dragon', 'Fear Fang (tapped)'],
      3,
    ]);
  });

  driven('nothing where the opponent has no creature', (begin) => {
    const duel = begin({ ...position, p2: {} }).use('Cast Dracobarrier');
    expect([duel.asked, duel.count('p1', 'shieldZone')]).toEqual(['p1 attack', 3]);
  });
});

describe('Laser Whip', () => {
  const position = {
    p1: { hand: ['Laser Whip'], manaZone: { light: 4 }, battleZone: ['Filler', 'Fear Fang'] },
    p2: { battleZone: ['Seamine', 'Hunter Fish', 'Burning Mane'] },
  } as const;

  driven("taps an opponent's creature; then one of its player's may become unblockable", (begin) => {
    const duel = begin(position).use('Cast Laser Whip').choose('Hunter Fish').choose('Yes');
    expect(duel.options).toEqual(['Filler', 'Fear Fang']);
    duel.choose('Filler');
    expect(duel.battleZones.p2).toEqual(['Seamine', 'Hunter Fish (tapped)', 'Burning Mane']);
    duel.choose('Filler attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
  });

  driven('need not', (begin) => {
    const duel = begin(position).use('Cast Laser Whip').choose('Hunter Fish').choose('No');
    expect(duel.choose('Filler attacks the player').asked).toBe('p2 block');
  });
});

describe.each([
  { card: 'Cosmic Wing', mana: { light: 3 } },
  { card: 'Marine Scramble', mana: { water: 7 } },
] as const)('$card', ({ card, mana }) => {
  const all = card === 'Marine Scramble';
  const cast = (begin: Begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: mana, battleZone: ['Filler', 'Fear Fang'] },
      p2: { battleZone: ['Seamine'] },
    }).use(`Cast ${card}`);
    return all ? duel : duel.choose('Filler');
  };

  driven(`${all ? 'all creatures' : 'a creature'} of its player cannot be blocked this turn`, (begin) => {
    const asked = (name: string) => cast(begin).choose(`${name} attacks the player`).asked;
    expect([asked('Filler'), asked('Fear Fang')]).toEqual(['p1 shields', all ? 'p1 shields' : 'p2 block']);
  });

  driven('in the next turn they can', (begin) => {
    const duel = cast(begin).passUntil('p2 charge').passUntil('p1 attack');
    expect(duel.choose('Filler attacks the player').asked).toBe('p2 block');
  });
});

describe('Wave Lance', () => {
  const position = {
    p1: {
      hand: ['Wave Lance'],
      manaZone: { water: 3 },
      battleZone: ['Filler', 'Seamine'],
      deck: ['Fear Fang', 'Filler'],
    },
    p2: { battleZone: ['Bolshack Dragon', 'Burning Mane'] },
  } as const;

  driven("returns a creature to its owner's hand; for a Dragon, its player may draw", (begin) => {
    const duel = begin(position).use('Cast Wave Lance');
    expect(duel.options).toEqual(['Filler', 'Seamine', 'Bolshack Dragon', 'Burning Mane']);
    duel.choose('Bolshack Dragon').choose('Yes');
    expect([duel.zone('p2', 'hand'), duel.zone('p1', 'hand')]).toEqual([['Bolshack Dragon'], ['Fear Fang']]);
    const declined = begin(position).use('Cast Wave Lance').choose('Bolshack Dragon').choose('No');
    expect(declined.count('p1', 'hand')).toBe(0);
  });

  driven('for another creature there is no draw', (begin) => {
    const duel = begin(position).use('Cast Wave Lance').choose('Burning Mane');
    expect([duel.asked, duel.zone('p2', 'hand'), duel.count('p1', 'hand')]).toEqual([
      'p1 attack',
      ['Burning Mane'],
      0,
    ]);
  });
});

describe('Blizzard of Spears', () => {
  driven('destroys all creatures of 4000 power or less', (begin) => {
    const duel = begin({
      p1: { hand: ['Blizzard of Spears'], manaZone: { fire: 6 }, battleZone: ['Filler', 'Bolshack Dragon'] },
      p2: { battleZone: ['Seamine', 'Senatine Jade Tree', 'Gran Gure, Space Guardian'] },
    });
    duel.use('Cast Blizzard of Spears');
    expect(duel.battleZones).toEqual({ p1: ['Bolshack Dragon'], p2: ['Gran Gure, Space Guardian'] });
  });
});

describe('Fists of Forever', () => {
  const position = {
    p1: {
      hand: ['Fists of Forever'],
      manaZone: { fire: 1 },
      battleZone: ['Bolshack Dragon', 'Gran Gure, Space Guardian'],
    },
    p2: {
      battleZone: [
        { name: 'Fear Fang', tapped: true },
        { name: 'Burning Mane', tapped: true },
        { name: 'Filler', tapped: true },
      ],
    },
  } as const;

  driven('the chosen creature untaps whenever it wins a battle this turn', (begin) => {
    const duel = begin(position).use('Cast Fists of Forever').choose('Bolshack Dragon');
    for (const name of ['Fear Fang', 'Burning Mane']) {
      duel.choose(`Bolshack Dragon attacks ${name}`);
      expect(duel.battleZones.p1).toEqual(['Bolshack Dragon', 'Gran Gure, Space Guardian']);
    }
    expect(duel.battleZones.p2).toEqual(['Filler (tapped)']);
  });

  driven('not after an attack on the player, not another creature, and not in a later turn', (begin) => {
    const player = begin(position).use('Cast Fists of Forever').choose('Bolshack Dragon');
    player.choose('Bolshack Dragon attacks the player').choose('Shield 1', 'Shield 2');
    expect(player.battleZones.p1[0]).toBe('Bolshack Dragon (tapped)');
    const other = begin(position).use('Cast Fists of Forever').choose('Gran Gure');
    other.choose('Bolshack Dragon attacks Fear Fang').passUntil('p2 charge');
    expect(other.battleZones.p1[0]).toBe('Bolshack Dragon (tapped)');
  });
});

describe('Colossus Boost', () => {
  driven("gives one of its player's creatures 4000 power until the end of the turn", (begin) => {
    const duel = begin({
      p1: { hand: ['Colossus Boost'], manaZone: { fire: 1 }, battleZone: ['Filler', 'Fear Fang'] },
      p2: { battleZone: ['Seamine'] },
    }).use('Cast Colossus Boost');
    expect(duel.options).toEqual(['Filler', 'Fear Fang']);
    duel.choose('Fear Fang');
    expect(powersOf(duel, 'p1')).toEqual(['Filler 1000', 'Fear Fang 7000']);
    duel.passUntil('p2 charge');
    expect(powersOf(duel, 'p1')).toEqual(['Filler 1000', 'Fear Fang 3000']);
  });
});

describe('Thirst for the Hunt', () => {
  driven('creatures of its player have "power attacker +1000" until the end of the turn', (begin) => {
    const duel = begin({
      p1: { hand: ['Thirst for the Hunt'], manaZone: { nature: 1 }, battleZone: ['Filler', 'Fear Fang'] },
      p2: { battleZone: ['Seamine'] },
    }).use('Cast Thirst for the Hunt');
    expect(powersOf(duel, 'p1')).toEqual(['Filler 1000', 'Fear Fang 3000']);
    duel.choose('Fear Fang attacks the player');
    expect([duel.asked, powersOf(duel, 'p1')]).toEqual(['p2 block', ['Filler 1000', 'Fear Fang 4000']]);
    duel.pass().choose('Shield 1').passUntil('p2 charge').passUntil('p1 attack');
    duel.choose('Fear Fang attacks the player');
    expect(powersOf(duel, 'p1')).toEqual(['Filler 1000', 'Fear Fang 3000']);
  });
});

describe('Supersonic Jet Pack', () => {
  driven("one of its player's creatures attacks in its first turn", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Supersonic Jet Pack', 'Fear Fang', 'Burning Mane'],
        manaZone: { fire: 6, nature: 2 },
      },
    });
    duel
      .use('Summon Fear Fang')
      .use('Summon Burning Mane')
      .use('Cast Supersonic Jet Pack')
      .choose('Burning Mane');
    expect([duel.asked, duel.options]).toEqual([
      'p1 attack',
      ['Burning Mane attacks the player', 'Attack no more'],
    ]);
  });
});

/** Creatures of the opponent have to attack until the next turn of the caster. */
describe.each([
  { card: 'Forced Frenzy', mana: { fire: 3 }, all: true },
  { card: 'Infernal Command', mana: { darkness: 1 }, all: false },
])('$card', ({ card, mana, all }) => {
  const opponentsAttack = (begin: Begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: mana, battleZone: ['Filler'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'], shieldZone: 5 },
    }).use(`Cast ${card}`);
    if (!all) duel.choose('Fear Fang');
    return duel.passUntil('p2 attack');
  };

  driven(`${all ? 'each' : 'one'} of them attacks in the next turn of the opponent if it can`, (begin) => {
    const duel = opponentsAttack(begin);
    expect(duel.options).not.toContain('Attack no more');
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.options.includes('Attack no more')).toBe(!all);
  });

  driven('it is free again in the turn after that', (begin) => {
    const duel = opponentsAttack(begin);
    while (duel.asked !== 'p1 charge')
      duel.choose(duel.asked === 'p2 shields' ? 'Shield 1' : (duel.options[0] ?? ''));
    duel.passUntil('p2 attack');
    expect(duel.options).toContain('Attack no more');
  });
});

describe('Static Warp', () => {
  driven('each player keeps one creature untapped; the rest are tapped', (begin) => {
    const duel = begin({
      p1: { hand: ['Static Warp'], manaZone: { light: 2 }, battleZone: ['Filler', 'Fear Fang', 'Seamine'] },
      p2: { battleZone: ['Burning Mane', 'Bolshack Dragon'] },
    }).use('Cast Static Warp');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Filler', 'Fear Fang', 'Seamine']]);
    duel.choose('Fear Fang');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Burning Mane', 'Bolshack Dragon']]);
    duel.choose('Bolshack Dragon');
    expect(duel.battleZones).toEqual({
      p1: ['Filler (tapped)', 'Fear Fang', 'Seamine (tapped)'],
      p2: ['Burning Mane (tapped)', 'Bolshack Dragon'],
    });
  });

  driven('a player without creatures chooses none', (begin) => {
    const duel = begin({
      p1: { hand: ['Static Warp'], manaZone: { light: 2 } },
      p2: { battleZone: ['Burning Mane', 'Bolshack Dragon'] },
    })
      .use('Cast Static Warp')
      .choose('Burning Mane');
    expect(duel.facts('cardTapped').filter((fact) => !fact.endsWith('Filler'))).toEqual([
      'cardTapped Bolshack Dragon',
    ]);
  });
});

describe('Grinning Hunger', () => {
  const position = (battleZone: readonly string[], shieldZone: readonly string[]) => ({
    p1: { hand: ['Grinning Hunger'], manaZone: { darkness: 4 }, battleZone: ['Filler'] },
    p2: { battleZone, shieldZone },
  });

  driven('the opponent puts a creature or a shield of their choice into the graveyard', (begin) => {
    const both = position(['Fear Fang', 'Seamine'], ['Terror Pit', 'Burning Mane']);
    const creature = begin(both).use('Cast Grinning Hunger');
    expect([creature.asked, creature.options.length]).toEqual(['p2 mode', 2]);
    creature.choose(creature.options[0] ?? '').choose('Seamine');
    expect([creature.zone('p2', 'graveyard'), creature.count('p2', 'shieldZone')]).toEqual([['Seamine'], 2]);
    const shield = begin(both).use('Cast Grinning Hunger');
    shield.choose(shield.options[1] ?? '').choose('Card 1');
    expect([shield.zone('p2', 'graveyard'), shield.battleZones.p2]).toEqual([
      ['Terror Pit'],
      ['Fear Fang', 'Seamine'],
    ]);
  });

  driven('is not asked where there is only one of them, or neither', (begin) => {
    const creature = begin(position(['Fear Fang'], [])).use('Cast Grinning Hunger');
    expect([creature.asked, creature.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Fear Fang']]);
    const shield = begin(position([], ['Terror Pit'])).use('Cast Grinning Hunger');
    expect([shield.asked, shield.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Terror Pit']]);
    expect(begin(position([], [])).use('Cast Grinning Hunger').asked).toBe('p1 attack');
  });
});

describe('Soulswap', () => {
  const position = {
    p1: {
      hand: ['Soulswap'],
      manaZone: ['Burning Mane', 'Fear Fang', 'Bolshack Dragon', 'Crystal Lancer'],
      battleZone: ['Filler', 'Seamine'],
    },
    p2: {
      battleZone: ['Gran Gure, Space Guardian'],
      manaZone: ['Aqua Vehicle', 'King Tsunami', 'Terror Pit'],
    },
  } as const;

  driven("a creature may go to its owner's mana zone, and one of that mana zone comes", (begin) => {
    const own = begin(position).use('Cast Soulswap').choose('Yes').choose('Seamine');
    expect([own.asked, own.options]).toEqual(['p1 choose', ['Burning Mane', 'Fear Fang']]);
    own.choose('Fear Fang');
    expect([own.battleZones.p1, own.count('p1', 'manaZone')]).toEqual([['Filler', 'Fear Fang'], 4]);
    const theirs = begin(position).use('Cast Soulswap').choose('Yes').choose('Gran Gure');
    expect(theirs.asked).toBe('p1 attack');
    expect([theirs.battleZones.p2, theirs.names('p2', 'manaZone')]).toEqual([
      ['Aqua Vehicle'],
      ['Gran Gure, Space Guardian', 'King Tsunami', 'Terror Pit'],
    ]);
  });

  driven('need not', (begin) => {
    const duel = begin(position).use('Cast Soulswap').choose('No');
    expect(duel.battleZones).toEqual({ p1: ['Filler', 'Seamine'], p2: ['Gran Gure, Space Guardian'] });
  });
});

describe('Rapid Reincarnation', () => {
  const position = {
    p1: {
      hand: ['Rapid Reincarnation', 'Fear Fang', 'Bolshack Dragon', 'King Tsunami', 'Terror Pit'],
      manaZone: { light: 3 },
      battleZone: ['Filler', 'Seamine'],
    },
  } as const;

  driven('a creature may be destroyed for one of the hand that costs no more than its mana', (begin) => {
    const duel = begin(position).use('Cast Rapid Reincarnation').choose('Yes').choose('Filler');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Seamine', 'Fear Fang'],
      ['Filler', 'Rapid Reincarnation'],
    ]);
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('need not, and without a creature to destroy none comes', (begin) => {
    const declined = begin(position).use('Cast Rapid Reincarnation').choose('No');
    expect([declined.battleZones.p1, declined.count('p1', 'hand')]).toEqual([['Filler', 'Seamine'], 4]);
    const none = begin({ p1: { ...position.p1, battleZone: [] } }).use('Cast Rapid Reincarnation');
    none.passUntil('p2 charge');
    expect([none.battleZones.p1, none.count('p1', 'hand')]).toEqual([[], 4]);
  });
});

/** One creature, and another for each copy of the spell in the graveyards. */
describe.each([
  { card: 'Cloned Blade', mana: { fire: 5 }, offered: ['Fear Fang', 'Burning Mane', 'Filler'] },
  {
    card: 'Cloned Deflector',
    mana: { light: 3 },
    offered: ['Fear Fang', 'Burning Mane', 'Filler', 'Seamine'],
  },
  {
    card: 'Cloned Spiral',
    mana: { water: 4 },
    offered: ['Aqua Vehicle', 'Fear Fang', 'Burning Mane', 'Filler', 'Seamine'],
  },
])('$card', ({ card, mana, offered }) => {
  const cast = (begin: Begin, own: readonly string[], theirs: readonly string[]) =>
    begin({
      p1: { hand: [card], manaZone: mana, battleZone: ['Aqua Vehicle'], graveyard: own },
      p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Filler', 'Seamine'], graveyard: theirs },
    }).use(`Cast ${card}`);
  const gone = (name: string) => {
    if (card === 'Cloned Deflector') return `cardTapped ${name}`;
    return card === 'Cloned Blade' ? `cardDestroyed ${name}` : `cardMoved ${name}`;
  };
  const factsOf = (duel: ReturnType<typeof cast>) =>
    duel
      .facts('cardDestroyed', 'cardMoved', 'cardTapped')
      .filter((fact) => !fact.includes('Filler') && !fact.includes(card));

  driven('one creature without a copy in a graveyard', (begin) => {
    const duel = cast(begin, ['Terror Pit'], []);
    duel.facts();
    expect([duel.options, duel.decision.min]).toEqual([offered, 1]);
    duel.choose('Fear Fang');
    expect([duel.asked, factsOf(duel)]).toEqual(['p1 attack', [gone('Fear Fang')]]);
  });

  driven('up to 2 more with a copy in either graveyard, all at the same time', (begin) => {
    const duel = cast(begin, [card], [card, 'Terror Pit']);
    duel.facts();
    duel.choose('Fear Fang');
    expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([
      offered.filter((name) => name !== 'Fear Fang'),
      0,
      2,
    ]);
    expect(factsOf(duel)).toEqual([]);
    duel.choose('Burning Mane');
    expect(factsOf(duel).sort()).toEqual([gone('Burning Mane'), gone('Fear Fang')]);
  });
});

describe('Cloned Nightmare', () => {
  const cast = (begin: Begin, graveyard: readonly string[], hand: number) =>
    begin({
      p1: { hand: ['Cloned Nightmare'], manaZone: { darkness: 3 }, battleZone: ['Filler'], graveyard },
      p2: { hand, graveyard },
    }).use('Cast Cloned Nightmare');

  driven('a card at random, and another for each copy in the graveyards, at the same time', (begin) => {
    expect(cast(begin, [], 4).count('p2', 'hand')).toBe(3);
    const duel = cast(begin, ['Cloned Nightmare', 'Terror Pit'], 4);
    expect([duel.asked, duel.options, duel.count('p2', 'hand')]).toEqual([
      'p1 choose',
      ['Cloned Nightmare', 'Cloned Nightmare'],
      4,
    ]);
    duel.choose('Cloned Nightmare', 'Cloned Nightmare');
    expect([duel.asked, duel.count('p2', 'hand'), duel.count('p1', 'graveyard')]).toEqual([
      'p1 attack',
      1,
      3,
    ]);
  });

  driven('they need not be discarded, and not more than there are', (begin) => {
    expect(cast(begin, ['Cloned Nightmare'], 4).choose().count('p2', 'hand')).toBe(3);
    expect(cast(begin, ['Cloned Nightmare'], 4).choose('Cloned Nightmare').count('p2', 'hand')).toBe(2);
    const few = cast(begin, ['Cloned Nightmare'], 1).choose('Cloned Nightmare', 'Cloned Nightmare');
    expect([few.asked, few.count('p2', 'hand')]).toEqual(['p1 attack', 0]);
  });
});
