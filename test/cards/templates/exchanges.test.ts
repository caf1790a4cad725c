import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

describe('Carnival Totem', () => {
  driven('hand and mana zone change places at the same time', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Carnival Totem', 'Fear Fang', 'Terror Pit'],
        manaZone: [
          'Burning Mane',
          'Burning Mane',
          'Burning Mane',
          'Burning Mane',
          'Burning Mane',
          'Coiling Vines',
        ],
        battleZone: ['Filler'],
      },
      p2: { hand: ['Aqua Hulcus'], manaZone: ['Filler'], shieldZone: 5 },
    }).use('Summon Carnival Totem');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fear Fang (tapped)', 'Terror Pit (tapped)']);
    expect(duel.names('p1', 'hand')).toEqual([
      'Burning Mane',
      'Burning Mane',
      'Burning Mane',
      'Burning Mane',
      'Burning Mane',
      'Coiling Vines',
    ]);
    expect([duel.names('p2', 'hand'), duel.names('p2', 'manaZone')]).toEqual([['Aqua Hulcus'], ['Filler']]);
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Carnival Totem'] }, p2: { shieldZone: 5 } });
    expect(duel.choose('Carnival Totem attacks the player').decision.max).toBe(2);
  });
});

describe('Upheaval', () => {
  driven('hands and mana zones of both players change places; the spell itself does not', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Upheaval', 'Fear Fang'],
        manaZone: { darkness: 6 },
        battleZone: ['Filler'],
      },
      p2: { hand: ['Aqua Hulcus', 'Terror Pit'], manaZone: ['Burning Mane'], battleZone: ['Filler'] },
    }).use('Cast Upheaval');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fear Fang (tapped)']);
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([6, ['Upheaval']]);
    expect(duel.zone('p2', 'manaZone')).toEqual(['Aqua Hulcus (tapped)', 'Terror Pit (tapped)']);
    expect(duel.zone('p2', 'hand')).toEqual(['Burning Mane']);
  });
});

/** Another card with the card of the draw step. */
describe.each([
  { card: 'Cosmic Nebula', mine: 'Fear Fang', foes: ['Boltail Dragon'] },
  { card: 'Wingeye Moth', mine: 'Tri-horn Shepherd', foes: ['Burning Mane'] },
])('$card', ({ card, mine, foes }) => {
  const position = {
    step: 'draw',
    turn: 5,
    p1: { battleZone: [card, mine], hand: [], deck: ['Fear Fang', 'Terror Pit', 'Filler', 'Filler'] },
    p2: { battleZone: foes },
  } as const;

  driven('may be drawn', (begin) => {
    const duel = begin(position);
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.names('p1', 'hand')).toEqual(['Fear Fang']);
    duel.choose('Yes');
    expect([duel.asked, duel.names('p1', 'hand')]).toEqual(['p1 charge', ['Fear Fang', 'Terror Pit']]);
    const declined = begin(position).pass();
    expect(declined.names('p1', 'hand')).toEqual(['Fear Fang']);
  });

  driven('not with a card that is drawn otherwise, nor by the opponent', (begin) => {
    const duel = begin({
      p1: { battleZone: [card, mine, 'Filler'], hand: ['Aqua Hulcus'], manaZone: { water: 3 } },
      p2: { battleZone: foes },
    }).use('Summon Aqua Hulcus');
    if (duel.asked === 'p1 confirm') duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('Wingeye Moth', () => {
  driven('draws nothing where a creature of the opponent is as strong', (begin) => {
    const position = (foe: string) =>
      ({
        step: 'draw',
        p1: {
          battleZone: ['Wingeye Moth', 'Tri-horn Shepherd'],
          hand: [],
          deck: ['Fear Fang', 'Terror Pit', 'Filler'],
        },
        p2: { battleZone: [foe] },
      }) as const;
    for (const [foe, asked] of [
      ['Mauchu, One Extreme', 'p1 charge'],
      ['Boltail Dragon', 'p1 charge'],
      ['Gonta, the Warrior Savage', 'p1 confirm'],
    ] as const)
      expect(begin(position(foe)).asked).toBe(asked);
  });
});

describe('Furious Onslaught', () => {
  driven('Dragonoids are Armored Dragons this turn, with +4000 and "double breaker"', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Furious Onslaught'],
        manaZone: { fire: 4 },
        battleZone: ['Bombat, General of Speed', 'Ultimate Dragon', 'Fear Fang'],
      },
      p2: { battleZone: ['Bombat, General of Speed'], shieldZone: 5 },
    }).use('Cast Furious Onslaught');
    expect(powersOf(duel, 'p1')).toEqual([
      'Bombat, General of Speed 7000',
      'Ultimate Dragon 10000',
      'Fear Fang 3000',
    ]);
    expect(powersOf(duel, 'p2')).toEqual(['Bombat, General of Speed 3000']);
    expect(duel.choose('Bombat, General of Speed attacks the player').decision.max).toBe(2);
    duel.choose('Shield 1', 'Shield 2').passUntil('p2 charge');
    expect(powersOf(duel, 'p1')).toEqual([
      'Bombat, General of Speed 3000',
      'Ultimate Dragon 5000',
      'Fear Fang 3000',
    ]);
  });
});

describe('Q-tronic Omnistrain', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Q-tronic Omnistrain', 'Gigaling Q', 'Fear Fang'] },
    p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Filler'], shieldZone: 5 },
  } as const;

  driven('all creatures of its player are Survivors and share what Survivors have', (begin) => {
    const duel = begin(position).choose('Fear Fang attacks Tri-horn Shepherd');
    expect(duel.battleZones.p2).toEqual(['Filler']);
    const without = begin({
      ...position,
      p1: { battleZone: ['Gigaling Q', 'Fear Fang', 'Filler'] },
    }).choose('Fear Fang attacks Tri-horn Shepherd');
    expect(without.battleZones.p2).toEqual(['Tri-horn Shepherd (tapped)', 'Filler']);
  });

  driven('any of them is a base for a Survivor', (begin) => {
    const duel = begin({
      p1: {
        battleZone: ['Q-tronic Omnistrain', 'Fear Fang'],
        hand: ['Q-tronic Gargantua'],
        manaZone: { fire: 6 },
      },
    }).choose('Summon Q-tronic Gargantua');
    while (duel.asked !== 'p1 evolve') duel.choose(duel.options[0] ?? '');
    expect(duel.options).toEqual(['Q-tronic Omnistrain', 'Fear Fang']);
  });
});

describe('Slash Charger', () => {
  const cast = (begin: Begin, mode: string) =>
    begin({
      p1: {
        hand: ['Slash Charger'],
        manaZone: { darkness: 3 },
        deck: ['Fear Fang', 'Filler', 'Filler'],
        battleZone: ['Filler'],
      },
      p2: { deck: ['Terror Pit', 'Burning Mane', 'Filler'] },
    })
      .use('Cast Slash Charger')
      .choose(mode);

  driven("searches the opponent's deck for a card of the graveyard", (begin) => {
    const duel = cast(begin, '2:');
    expect(duel.asked).toBe('p1 choose');
    expect([...duel.options].sort()).toEqual(['Burning Mane', 'Filler', 'Terror Pit']);
    duel.choose('Terror Pit');
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'deck')]).toEqual([['Terror Pit'], 2]);
    expect(duel.facts('deckShuffled')).toEqual(['deckShuffled']);
    expect(duel.count('p1', 'manaZone')).toBe(4);
  });

  driven('or the own, or takes nothing', (begin) => {
    const duel = cast(begin, '1:').choose('Fear Fang');
    expect([duel.names('p1', 'graveyard'), duel.count('p1', 'deck')]).toEqual([['Fear Fang'], 2]);
    expect(cast(begin, '2:').pass().count('p2', 'deck')).toBe(3);
  });
});

describe("Mechadragon's Breath", () => {
  driven('destroys all creatures of a power up to 6000', (begin) => {
    const duel = begin({
      p1: { hand: ["Mechadragon's Breath"], manaZone: { fire: 6 }, battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['Burning Mane', 'Fear Fang', 'Tri-horn Shepherd'] },
    }).use("Cast Mechadragon's Breath");
    expect(duel.options.length).toBe(13);
    expect([duel.options[0], duel.options[1], duel.options[12]]).toEqual(['0', '500', '6000']);
    duel.choose('3000');
    expect(duel.battleZones.p2).toEqual(['Burning Mane', 'Tri-horn Shepherd']);
    expect(duel.battleZones.p1).not.toContain('Fear Fang');
  });
});

describe('Roulette of Ruin', () => {
  driven('both hands are shown, and cards of the named cost discarded', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Roulette of Ruin', 'Fear Fang', 'Terror Pit'],
        manaZone: { darkness: 5 },
        battleZone: ['Filler'],
      },
      p2: { hand: ['Fear Fang', 'Fear Fang', 'Aqua Hulcus'], battleZone: ['Filler'] },
    });
    duel.use('Cast Roulette of Ruin').choose('3');
    expect(duel.names('p1', 'hand')).toEqual(['Terror Pit']);
    expect(duel.names('p2', 'hand')).toEqual([]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Fear Fang', 'Roulette of Ruin']);
    expect(duel.facts('cardRevealed').length).toBe(5);
  });
});

describe('Live and Breathe', () => {
  const position = {
    p1: {
      hand: ['Live and Breathe', 'Fear Fang', 'Burning Mane'],
      manaZone: { light: 4, nature: 7 },
      battleZone: ['Filler'],
      deck: ['Terror Pit', 'Fear Fang', 'Filler', 'Filler'],
    },
  } as const;

  driven('for each creature that is summoned this turn another of its name is put', (begin) => {
    const duel = begin(position).use('Cast Live and Breathe').use('Summon Fear Fang');
    expect(duel.options).toEqual(['Fear Fang']);
    duel.choose('Fear Fang');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Fear Fang', 'Fear Fang']);
    expect(duel.facts('deckShuffled').length).toBe(1);
    duel.use('Summon Burning Mane');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Fear Fang', 'Fear Fang', 'Burning Mane']);
  });

  driven('or not', (begin) => {
    const duel = begin(position).use('Cast Live and Breathe').use('Summon Fear Fang').pass();
    expect(duel.battleZones.p1).toEqual(['Filler', 'Fear Fang']);
  });
});

describe('Miraculous Rebirth', () => {
  const position = (foe: string) =>
    ({
      p1: {
        hand: ['Miraculous Rebirth'],
        manaZone: { fire: 3, nature: 3 },
        battleZone: ['Filler'],
        deck: ['Bronze-Arm Tribe', 'Burning Mane', 'Filler', 'Filler'],
      },
      p2: { battleZone: [foe, 'Boltail Dragon'] },
    }) as const;

  driven('for a creature that went to the graveyard one of its cost is put', (begin) => {
    const duel = begin(position('Fear Fang')).use('Cast Miraculous Rebirth');
    expect(duel.battleZones.p2).toEqual(['Boltail Dragon']);
    expect(duel.options).toEqual(['Bronze-Arm Tribe']);
    duel.choose('Bronze-Arm Tribe');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Bronze-Arm Tribe']);
  });

  driven('not for one that was saved from it', (begin) => {
    const duel = begin(position('Aqua Soldier')).use('Cast Miraculous Rebirth');
    expect(duel.names('p2', 'hand')).toContain('Aqua Soldier');
    expect(duel.asked).toBe('p1 attack');
  });
});

describe('Miraculous Truce', () => {
  driven('creatures of the civilization cannot attack the player until the next turn', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Miraculous Truce'],
        manaZone: { light: 3, nature: 2 },
        battleZone: [{ name: 'Filler', tapped: true }],
      },
      p2: {
        battleZone: ['Fear Fang', 'Aqua Hulcus'],
      },
    });
    duel.use('Cast Miraculous Truce').choose('5:').passUntil('p2 attack');
    expect(duel.options).toEqual([
      'Fear Fang attacks Filler',
      'Aqua Hulcus attacks the player',
      'Aqua Hulcus attacks Filler',
      'Attack no more',
    ]);
    duel.pass().passUntil('p1 charge').passUntil('p2 attack');
    expect(duel.options).toContain('Fear Fang attacks the player');
  });
});

describe('Soulswap', () => {
  const position = {
    p1: {
      hand: ['Soulswap'],
      manaZone: ['Burning Mane', 'Burning Mane', 'Burning Mane'],
      battleZone: ['Filler', 'Fear Fang'],
    },
    p2: { battleZone: ['Tri-horn Shepherd'], manaZone: ['Boltail Dragon', 'Burning Mane', 'Terror Pit'] },
  } as const;
  const cast = (begin: Begin, card: string): Driver =>
    begin(position).use('Cast Soulswap').choose('Yes').choose(card);

  driven(
    "a creature of its owner's mana zone comes for it, of no more than the number of cards there",
    (begin) => {
      const duel = cast(begin, 'Tri-horn Shepherd');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones.p2).toEqual(['Burning Mane']);
      expect(duel.names('p2', 'manaZone')).toEqual(['Boltail Dragon', 'Terror Pit', 'Tri-horn Shepherd']);
    },
  );

  driven('also of the own', (begin) => {
    const duel = cast(begin, 'Fear Fang');
    expect(duel.asked).toBe('p1 choose');
    expect([...duel.options].sort()).toEqual(['Burning Mane', 'Burning Mane', 'Burning Mane', 'Fear Fang']);
    duel.choose('Fear Fang');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Fear Fang']);
  });
});

describe('Transmogrify', () => {
  const position = {
    p1: {
      hand: ['Transmogrify'],
      manaZone: { water: 3 },
      battleZone: ['Filler', 'Burning Mane'],
      deck: ['Terror Pit', 'Boltail Dragon', 'Filler', 'Filler'],
    },
    p2: {
      battleZone: ['Tri-horn Shepherd'],
      deck: ['Terror Pit', 'Storm Wrangler, the Furious', 'Aqua Hulcus', 'Filler', 'Filler'],
    },
  } as const;

  driven('its owner puts the next creature of the deck; the rest goes to the graveyard', (begin) => {
    const duel = begin(position).use('Cast Transmogrify').choose('Yes').choose('Tri-horn Shepherd');
    while (duel.asked === 'p2 confirm') duel.pass();
    expect(duel.battleZones.p2).toEqual(['Aqua Hulcus']);
    expect(duel.names('p2', 'graveyard')).toEqual([
      'Storm Wrangler, the Furious',
      'Terror Pit',
      'Tri-horn Shepherd',
    ]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Transmogrify']);
  });

  driven('also of the own, or nothing', (begin) => {
    const duel = begin(position).use('Cast Transmogrify').choose('Yes').choose('Burning Mane');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Boltail Dragon']);
    const none = begin(position).use('Cast Transmogrify').pass();
    expect(none.battleZones.p2).toEqual(['Tri-horn Shepherd']);
  });
});

describe('Warped Lunatron', () => {
  driven('creatures stay tapped; two tapped mana cards untap one', (begin) => {
    const duel = begin({
      step: 'end',
      p1: {
        battleZone: [
          { name: 'Warped Lunatron', tapped: true },
          { name: 'Filler', tapped: true },
        ],
        manaZone: { water: 3 },
      },
      p2: {
        battleZone: [
          { name: 'Fear Fang', tapped: true },
          { name: 'Burning Mane', tapped: true },
        ],
        manaZone: { nature: 3 },
      },
    });
    expect(duel.asked).toBe('p2 choose');
    duel.choose(duel.options[0] ?? '', duel.options[1] ?? '', duel.options[2] ?? '').choose('Fear Fang');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Burning Mane (tapped)']);
    expect(duel.zone('p2', 'manaZone').every((card) => card.endsWith('(tapped)'))).toBe(true);
    duel.passUntil('p1 choose').pass();
    expect(duel.battleZones.p1).toEqual(['Warped Lunatron (tapped)', 'Filler (tapped)']);
  });
});
