import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

/** Creatures of some kind have "speed attacker". */
describe.each([
  { card: 'Totto Pipicchi', fit: 'Bolshack Dragon', other: 'Fear Fang', foes: 'all' },
  { card: "Mykee's Pliers", fit: 'Fear Fang', other: 'Immortal Baron, Vorg', foes: 'own' },
] as const)('$card', ({ card, fit, other, foes }) => {
  const summoned = (begin: Begin, p1: readonly string[], p2: readonly string[], name: string) =>
    begin({
      p1: { hand: [name], manaZone: { fire: 6, nature: 6 }, battleZone: ['Seamine', ...p1] },
      p2: { battleZone: p2 },
    })
      .use(`Summon ${name}`)
      .passUntil('p1 attack').options;

  driven(`a ${fit} attacks in its first turn, a ${other} does not`, (begin) => {
    expect(summoned(begin, [card], [], fit)).toContain(`${fit} attacks the player`);
    expect(summoned(begin, [card], [], other)).not.toContain(`${other} attacks the player`);
    expect(summoned(begin, [], [], fit)).not.toContain(`${fit} attacks the player`);
  });

  driven(foes === 'all' ? "the opponent's too" : "not the opponent's", (begin) => {
    const theirs = summoned(begin, [], [card], fit);
    expect(theirs.includes(`${fit} attacks the player`)).toBe(foes === 'all');
  });
});

/** Creatures have "slayer". */
describe.each([
  { card: 'Megaria, Empress of Dread', fit: 'Fear Fang', other: undefined, foes: 'all' },
  { card: 'Hourglass Mutant', fit: 'Aqua Vehicle', other: 'Fear Fang', foes: 'own' },
] as const)('$card', ({ card, fit, other, foes }) => {
  const afterBattle = (begin: Begin, p1: readonly string[], p2: readonly string[], attacker: string) =>
    begin({
      step: 'attack',
      p1: { battleZone: [attacker, 'Filler', ...p1] },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }, ...p2] },
    })
      .choose(`${attacker} attacks Gran Gure`)
      .names('p2', 'graveyard');

  driven(`a ${fit} destroys the creature that it battles`, (begin) => {
    expect(afterBattle(begin, [card], [], fit)).toEqual(['Gran Gure, Space Guardian']);
    expect(afterBattle(begin, [], [], fit)).toEqual([]);
    if (other !== undefined) expect(afterBattle(begin, [card], [], other)).toEqual([]);
  });

  driven(foes === 'all' ? "the opponent's too" : "not the opponent's", (begin) => {
    expect(afterBattle(begin, [], [card], fit)).toEqual(foes === 'all' ? ['Gran Gure, Space Guardian'] : []);
  });
});

describe('Lemik, Vizier of Thought', () => {
  driven('its player\'s water and nature creatures have "blocker"', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['Lemik, Vizier of Thought', 'Aqua Vehicle', 'Burning Mane', 'Bloody Squito'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.options).toEqual([
      'Block with Aqua Vehicle',
      'Block with Burning Mane',
      'Block with Bloody Squito',
    ]);
    const theirs = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Lemik, Vizier of Thought'] },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    expect(theirs.choose('Fear Fang attacks the player').asked).toBe('p1 shields');
  });
});

describe('Legacy Shell', () => {
  driven('its player\'s light and fire creatures have "power attacker +3000"', (begin) => {
    const attacking = (attacker: string) => {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: [attacker, 'Legacy Shell'] },
        p2: { battleZone: ['Seamine', 'Immortal Baron, Vorg'] },
      }).choose(`${attacker} attacks the player`);
      expect([duel.asked, powersOf(duel, 'p2')]).toEqual([
        'p2 block',
        ['Seamine 4000', 'Immortal Baron, Vorg 2000'],
      ]);
      return powersOf(duel, 'p1')[0];
    };
    expect(attacking('Immortal Baron, Vorg')).toBe('Immortal Baron, Vorg 5000');
    expect(attacking('Iere, Vizier of Bullets')).toBe('Iere, Vizier of Bullets 6000');
    expect(attacking('Fear Fang')).toBe('Fear Fang 3000');
  });
});

/** Creatures of some kind cannot be blocked. */
describe.each([
  { card: 'Fluorogill Manta', fits: ['Iere, Vizier of Bullets', 'Writhing Bone Ghoul'], other: 'Fear Fang' },
  { card: 'Hydrooze, the Mutant Emperor', fits: ['Tropico', 'Sea Mutant Dormel'], other: 'Fear Fang' },
])('$card', ({ card, fits, other }) => {
  const asked = (begin: Begin, p1: readonly string[], p2: readonly string[], attacker: string) =>
    begin({
      step: 'attack',
      p1: { battleZone: [attacker, 'Filler', ...p1] },
      p2: { battleZone: ['Seamine', ...p2] },
    }).choose(`${attacker} attacks the player`).asked;

  driven(`${fits.join(' and ')} cannot be blocked, ${other} can`, (begin) => {
    for (const fit of fits) {
      expect(asked(begin, [card], [], fit)).toBe('p1 shields');
      if (fit !== 'Tropico') expect(asked(begin, [], [card], fit)).toBe('p2 block');
    }
    expect(asked(begin, [card], [], other)).toBe('p2 block');
  });
});

describe('Phantomach, the Gigatrooper', () => {
  driven("its player's Chimeras and Armorloids break 2 shields, itself included", (begin) => {
    const breaks = (attacker: string) =>
      begin({
        step: 'attack',
        p1: {
          battleZone: ['Phantomach, the Gigatrooper', 'Gigappi Ponto', 'Rothus, the Traveler', 'Fear Fang'],
        },
      }).choose(`${attacker} attacks the player`).decision.max;
    expect(
      ['Phantomach, the Gigatrooper', 'Gigappi Ponto', 'Rothus, the Traveler', 'Fear Fang'].map(breaks),
    ).toEqual([2, 2, 2, 1]);
    const theirs = begin({
      step: 'attack',
      p1: { battleZone: ['Gigappi Ponto'] },
      p2: { battleZone: ['Phantomach, the Gigatrooper'] },
    });
    expect(theirs.choose('Gigappi Ponto attacks the player').decision.max).toBe(1);
  });
});

describe('Comet Eye, The Spectral Spud', () => {
  driven('any number of its races may untap at the end of the turn', (begin) => {
    const duel = begin({
      step: 'end',
      p1: {
        battleZone: [
          { name: 'Comet Eye, The Spectral Spud', tapped: true },
          { name: 'Scowling Tomato', tapped: true },
          { name: 'Spectral Horn Glitalis', tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
    });
    expect([duel.asked, duel.options, duel.decision.min]).toEqual([
      'p1 choose',
      ['Comet Eye, The Spectral Spud', 'Scowling Tomato', 'Spectral Horn Glitalis'],
      0,
    ]);
    duel.choose('Comet Eye, The Spectral Spud', 'Spectral Horn Glitalis');
    expect(duel.battleZones.p1).toEqual([
      'Comet Eye, The Spectral Spud',
      'Scowling Tomato (tapped)',
      'Spectral Horn Glitalis',
      'Fear Fang (tapped)',
    ]);
  });
});

/** Creatures of some kind cannot attack it. */
describe.each([
  { card: 'Misha, Channeler of Suns', unable: ['Bolshack Dragon'], able: ['Bombat, General of Speed'] },
  { card: 'Typhoon Crawler', unable: ['Immortal Baron, Vorg', 'Fear Fang'], able: ['Aqua Vehicle'] },
  { card: 'Rocketdive Skyterror', unable: ['Bolshack Dragon', 'Fear Fang', 'Aqua Vehicle'], able: [] },
] as const)('$card', ({ card, unable, able }) => {
  driven(`cannot be attacked by ${unable.join(' or ')}`, (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [...unable, ...able] },
      p2: {
        battleZone: [
          { name: card, tapped: true },
          { name: 'Filler', tapped: true },
        ],
      },
    });
    expect(duel.options.filter((option) => option.endsWith(`attacks ${card}`))).toEqual(
      able.map((one) => `${one} attacks ${card}`),
    );
    expect(duel.options.filter((option) => option.endsWith('attacks Filler'))).toHaveLength(
      unable.length + able.length,
    );
  });
});

describe('Nariel, the Oracle', () => {
  driven('creatures of 3000 power or more cannot attack, whoever has them', (begin) => {
    const attackers = (p1: readonly string[], p2: readonly string[]) =>
      begin({ step: 'attack', p1: { battleZone: ['Filler', ...p1] }, p2: { battleZone: p2 } }).options;
    const strong = ['Fear Fang', 'Burning Mane', 'Bolshack Dragon'];
    const expected = ['Filler attacks the player', 'Burning Mane attacks the player', 'Attack no more'];
    expect(attackers(strong, ['Nariel, the Oracle'])).toEqual(expected);
    expect(attackers([...strong, 'Nariel, the Oracle'], [])).toEqual([
      ...expected.slice(0, 2),
      'Nariel, the Oracle attacks the player',
      'Attack no more',
    ]);
  });

  driven('power that comes with attacking does not count', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deadly Fighter Braid Claw', 'Onslaughter Triceps', 'Adventure Boar'] },
      p2: { battleZone: ['Nariel, the Oracle'] },
    });
    expect(duel.options).toContain('Adventure Boar attacks the player');
    expect(duel.options).not.toContain('Onslaughter Triceps attacks the player');
  });
});

describe('Gabzagul, Warlord of Pain', () => {
  driven("each creature attacks if it can, the opponent's too", (begin) => {
    for (const [p1, p2] of [
      [['Gabzagul, Warlord of Pain', 'Filler'], []],
      [['Filler', 'Fear Fang'], ['Gabzagul, Warlord of Pain']],
    ] as const) {
      const duel = begin({ step: 'attack', p1: { battleZone: p1 }, p2: { battleZone: p2 } });
      expect(duel.options).not.toContain('Attack no more');
      expect(duel.options).toHaveLength(2);
    }
  });

  driven('without it they need not', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Filler', 'Fear Fang'] } });
    expect(duel.options).toContain('Attack no more');
  });
});

describe('Taunting Skyterror', () => {
  const mayStop = (begin: Begin, isTapped: boolean) =>
    begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Taunting Skyterror', tapped: isTapped }] },
    }).options.includes('Attack no more');

  driven("while it is tapped, the opponent's creatures attack in their turn if they can", (begin) => {
    expect([mayStop(begin, true), mayStop(begin, false)]).toEqual([false, true]);
  });

  driven("its player's creatures need not", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', { name: 'Taunting Skyterror', tapped: true }] },
    });
    expect(duel.options).toContain('Attack no more');
  });
});

describe('Terradragon Cusdalf', () => {
  driven("its player's mana does not untap at the start of the turn", (begin) => {
    const manaZone = [
      { name: 'Fear Fang', tapped: true },
      { name: 'Seamine', tapped: true },
    ] as const;
    const duel = begin({
      step: 'end',
      p1: { manaZone, battleZone: ['Filler'] },
      p2: { battleZone: ['Terradragon Cusdalf', { name: 'Filler', tapped: true }], manaZone },
    });
    duel.passUntil('p2 charge');
    expect(duel.zone('p2', 'manaZone')).toEqual(['Fear Fang (tapped)', 'Seamine (tapped)']);
    expect(duel.battleZones.p2).toEqual(['Terradragon Cusdalf', 'Filler']);
    duel.passUntil('p1 charge');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fear Fang', 'Seamine']);
  });
});

describe('Sol Galla, Halo Guardian', () => {
  driven('gets 3000 power for each spell that a player casts in the turn', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Spiral Gate', 'Spiral Gate'],
        manaZone: { water: 4 },
        battleZone: ['Filler', 'Fear Fang', 'Seamine'],
      },
      p2: { battleZone: ['Sol Galla, Halo Guardian'] },
    });
    duel.use('Cast Spiral Gate').choose('Filler');
    expect(powersOf(duel, 'p2')).toEqual(['Sol Galla, Halo Guardian 4000']);
    duel.use('Cast Spiral Gate').choose('Fear Fang');
    expect(powersOf(duel, 'p2')).toEqual(['Sol Galla, Halo Guardian 7000']);
    duel.passUntil('p2 charge');
    expect(powersOf(duel, 'p2')).toEqual(['Sol Galla, Halo Guardian 1000']);
  });

  driven('for a spell of its own player; not for a creature', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Brain Serum', 'Fear Fang'],
        manaZone: { water: 4, nature: 3 },
        battleZone: ['Sol Galla, Halo Guardian'],
      },
    });
    duel.use('Summon Fear Fang');
    expect(powersOf(duel, 'p1')[0]).toBe('Sol Galla, Halo Guardian 1000');
    duel.use('Cast Brain Serum');
    if (duel.asked === 'p1 number') duel.choose('2');
    expect(powersOf(duel, 'p1')[0]).toBe('Sol Galla, Halo Guardian 4000');
  });
});

describe('Vreemah, Freaky Mojo Totem', () => {
  driven(
    'each Beast Folk gets 2000 power and breaks 2 shields when its player puts another creature',
    (begin) => {
      const duel = begin({
        p1: {
          hand: ['Immortal Baron, Vorg'],
          manaZone: { fire: 2 },
          battleZone: ['Vreemah, Freaky Mojo Totem', 'Fear Fang', 'Filler'],
        },
        p2: { battleZone: ['Burning Mane'] },
      });
      duel.use('Summon Immortal Baron, Vorg');
      expect(powersOf(duel, 'p1')).toEqual([
        'Vreemah, Freaky Mojo Totem 4000',
        'Fear Fang 5000',
        'Filler 1000',
        'Immortal Baron, Vorg 2000',
      ]);
      expect(powersOf(duel, 'p2')).toEqual(['Burning Mane 4000']);
      expect(duel.choose('Fear Fang attacks the player').decision.max).toBe(2);
      duel.choose('Shield 1', 'Shield 2').passUntil('p2 charge');
      expect(powersOf(duel, 'p1')[1]).toBe('Fear Fang 3000');
    },
  );

  driven("not when it is put itself, and not for the opponent's creature", (begin) => {
    const itself = begin({
      p1: { hand: ['Vreemah, Freaky Mojo Totem'], manaZone: { nature: 5 }, battleZone: ['Fear Fang'] },
    }).use('Summon Vreemah');
    expect(powersOf(itself, 'p1')[0]).toBe('Fear Fang 3000');
    const theirs = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Filler', 'Fear Fang'] },
      p2: { battleZone: ['Vreemah, Freaky Mojo Totem'] },
    }).use('Summon Fear Fang');
    expect(powersOf(theirs, 'p1')[1]).toBe('Fear Fang 3000');
  });
});

/** Slayer. */
describe.each(['Acid Reflux, the Fleshboiler', 'Gigaslug', 'Melnia, the Aqua Shadow', 'Pierr, Psycho Doll'])(
  '%s',
  (card) => {
    driven('destroys the creature that attacks it, and no other', (begin) => {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Zagaan, Knight of Darkness', 'Filler'] },
        p2: { battleZone: [{ name: card, tapped: true }, 'Fear Fang'] },
      });
      duel.choose(`Zagaan, Knight of Darkness attacks ${card}`);
      expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Fear Fang'] });
    });
  },
);

describe('Rocketdive Skyterror', () => {
  driven('has 1000 more power while it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Rocketdive Skyterror'] },
      p2: { battleZone: ['Seamine', { name: 'Fear Fang', tapped: true }] },
    });
    expect(powersOf(duel, 'p1')).toEqual(['Rocketdive Skyterror 5000']);
    duel.choose('Rocketdive Skyterror attacks Fear Fang');
    expect([duel.asked, powersOf(duel, 'p1')]).toEqual(['p2 block', ['Rocketdive Skyterror 6000']]);
  });
});

describe('Super Necrodragon Abzo Dolba', () => {
  driven('is put on a Dragon, not on a Dragonoid', (begin) => {
    const options = (base: string) =>
      begin({
        p1: { hand: ['Super Necrodragon Abzo Dolba'], manaZone: { darkness: 6 }, battleZone: [base] },
      }).options;
    expect(options('Bolshack Dragon')).toContain('Summon Super Necrodragon Abzo Dolba');
    expect(options('Bombat, General of Speed')).not.toContain('Summon Super Necrodragon Abzo Dolba');
  });
});

/** Untaps at the end of its player's turn, if its player likes. */
describe.each(['Betrale, the Explorer', 'Lukia Lex, Pinnacle Guardian'])('%s', (card) => {
  driven('may untap at the end of the turn of its player', (begin) => {
    const end = (answer: 'Yes' | 'No') =>
      begin({ step: 'end', p1: { battleZone: [{ name: card, tapped: true }] } }).choose(answer);
    expect(end('Yes').battleZones.p1).toEqual([card]);
    expect(end('No').battleZones.p1).toEqual([`${card} (tapped)`]);
  });

  driven("not at the end of the opponent's", (begin) => {
    const duel = begin({ step: 'end', p1: {}, p2: { battleZone: [{ name: card, tapped: true }] } });
    expect([duel.asked, duel.facts('effectTriggered')]).toEqual(['p2 charge', []]);
  });
});

describe('Crystal Spinslicer', () => {
  driven('is put on a Liquid People, on no other creature', (begin) => {
    const options = (base: string) =>
      begin({ p1: { hand: ['Crystal Spinslicer'], manaZone: { water: 2 }, battleZone: [base] } }).options;
    expect(options('Aqua Vehicle')).toContain('Summon Crystal Spinslicer');
    expect(options('Seamine')).not.toContain('Summon Crystal Spinslicer');
  });
});
