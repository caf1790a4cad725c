import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

/** A shield of its player goes to the hand, and its shield trigger can be used. */
describe.each([
  { card: 'Benzo, the Hidden Fury', cost: 4 },
  { card: 'Uliya, the Entrancer', cost: 6 },
])('$card', ({ card, cost }) => {
  const position = (shieldZone: readonly string[] | number) => ({
    p1: { hand: [card], manaZone: { darkness: cost }, battleZone: ['Filler'], shieldZone },
    p2: { battleZone: ['Fear Fang'] },
  });

  driven('takes one of its shields into the hand; its shield trigger may be used', (begin) => {
    const duel = begin(position(['Terror Pit', 'Seamine'])).use(`Summon ${card}`);
    expect([duel.asked, duel.decision.min, duel.options.length]).toEqual(['p1 choose', 1, 2]);
    duel.choose('Card 1').choose('Shield trigger: Terror Pit');
    expect([duel.battleZones.p2, duel.zone('p1', 'shieldZone')]).toEqual([[], ['Seamine']]);
    const kept = begin(position(['Terror Pit', 'Seamine']))
      .use(`Summon ${card}`)
      .choose('Card 2');
    expect([kept.asked, kept.zone('p1', 'hand')]).toEqual(['p1 attack', ['Seamine']]);
  });

  driven('nothing without shields', (begin) => {
    const duel = begin(position(0)).use(`Summon ${card}`);
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('Necrodragon Bryzenaga', () => {
  driven('takes all its shields into the hand; their shield triggers may be used', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Necrodragon Bryzenaga'],
        manaZone: { darkness: 6 },
        battleZone: ['Filler'],
        shieldZone: ['Terror Pit', 'Seamine', 'Fear Fang'],
      },
      p2: { battleZone: ['Fear Fang'] },
    }).use('Summon Necrodragon Bryzenaga');
    duel.choose('Shield trigger: Terror Pit');
    expect([duel.count('p1', 'shieldZone'), duel.names('p1', 'hand')]).toEqual([0, ['Fear Fang', 'Seamine']]);
    expect([duel.zone('p1', 'graveyard'), duel.count('p2', 'shieldZone')]).toEqual([['Terror Pit'], 5]);
  });
});

/** One of the opponent's shields goes to the graveyard. */
describe.each([
  { card: 'Core-Crash Lizard', mana: { fire: 7 } },
  { card: 'Gajirabute, Vile Centurion', mana: { darkness: 6 } },
])('$card', ({ card, mana }) => {
  driven("one of the opponent's shields goes to the graveyard, without its shield trigger", (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: mana, battleZone: ['Filler'] },
      p2: { shieldZone: ['Terror Pit', 'Seamine'] },
    }).use(`Summon ${card}`);
    expect([duel.asked, duel.decision.min, duel.options.length]).toEqual(['p1 choose', 1, 2]);
    duel.choose('Card 1');
    expect([duel.asked, duel.zone('p2', 'graveyard'), duel.zone('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      ['Terror Pit'],
      ['Seamine'],
    ]);
  });

  driven('nothing where the opponent has no shields', (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: mana, battleZone: ['Filler'] },
      p2: { shieldZone: 0 },
    }).use(`Summon ${card}`);
    expect([duel.asked, duel.count('p1', 'shieldZone')]).toEqual(['p1 attack', 5]);
  });
});

describe('Berochika, Channeler of Suns', () => {
  driven('adds the top card of the deck to its shields while its player has 5 or more', (begin) => {
    const shields = (shieldZone: number) =>
      begin({
        p1: {
          hand: ['Berochika, Channeler of Suns'],
          manaZone: { light: 5 },
          battleZone: ['Filler'],
          shieldZone,
        },
      })
        .use('Summon Berochika')
        .count('p1', 'shieldZone');
    expect([shields(4), shields(5)]).toEqual([4, 6]);
  });
});

describe('Loth Rix, the Iridescent', () => {
  driven('is put on a Guardian and adds the top card of the deck to the shields', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Loth Rix, the Iridescent'],
        manaZone: { light: 6 },
        battleZone: ['Filler', 'Gran Gure, Space Guardian'],
        shieldZone: 2,
        deck: ['Fear Fang', 'Filler'],
      },
    }).use('Summon Loth Rix');
    expect(duel.battleZones.p1).toEqual([
      'Filler',
      'Loth Rix, the Iridescent (over Gran Gure, Space Guardian)',
    ]);
    expect(duel.names('p1', 'shieldZone')).toEqual(['Fear Fang', 'Filler', 'Filler']);
    expect(duel.duel.view('p1').zones.p1.shieldZone.every(({ hidden }) => hidden)).toBe(true);
  });
});

describe('Estol, Vizier of Aqua', () => {
  driven("adds the top card of the deck to the shields and looks at one of the opponent's", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Estol, Vizier of Aqua'],
        manaZone: { light: 3, water: 2 },
        battleZone: ['Filler'],
        shieldZone: 2,
        deck: ['Fear Fang', 'Filler'],
      },
      p2: { shieldZone: ['Terror Pit', 'Seamine'] },
    }).use('Summon Estol');
    expect([duel.asked, duel.count('p1', 'shieldZone')]).toEqual(['p1 choose', 3]);
    duel.choose('Card 2');
    expect(duel.facts('cardLookedAt')).toEqual(['cardLookedAt Seamine']);
    expect([duel.asked, duel.zone('p2', 'shieldZone')]).toEqual(['p1 attack', ['Terror Pit', 'Seamine']]);
  });
});

describe('Pointa, the Aqua Shadow', () => {
  driven("looks at one of the opponent's shields", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Pointa, the Aqua Shadow'],
        manaZone: { darkness: 3, water: 2 },
        battleZone: ['Filler'],
      },
      p2: { shieldZone: ['Terror Pit', 'Seamine'], hand: 1 },
    }).use('Summon Pointa');
    duel.choose('Card 1');
    expect(duel.facts('cardLookedAt')).toEqual(['cardLookedAt Terror Pit']);
    expect([duel.asked, duel.count('p2', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      0,
      2,
    ]);
  });
});

describe('Skysword, the Savage Vizier', () => {
  driven('the top card of the deck goes to the mana zone, the next one to the shields', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Skysword, the Savage Vizier'],
        manaZone: { light: 3, nature: 2 },
        battleZone: ['Filler'],
        shieldZone: 0,
        deck: ['Fear Fang', 'Terror Pit', 'Filler'],
      },
    }).use('Summon Skysword');
    expect(duel.zone('p1', 'manaZone')).toContain('Fear Fang');
    expect([duel.zone('p1', 'shieldZone'), duel.zone('p1', 'deck')]).toEqual([['Terror Pit'], ['Filler']]);
  });
});

describe('Tekorax', () => {
  driven("its player looks at all the opponent's shields", (begin) => {
    const duel = begin({
      p1: { hand: ['Tekorax'], manaZone: { water: 5 }, battleZone: ['Filler'] },
      p2: { shieldZone: ['Terror Pit', 'Seamine'] },
    }).use('Summon Tekorax');
    expect(duel.facts('cardLookedAt')).toEqual(['cardLookedAt Terror Pit', 'cardLookedAt Seamine']);
    expect([duel.asked, duel.zone('p2', 'shieldZone')]).toEqual(['p1 attack', ['Terror Pit', 'Seamine']]);
  });
});

describe('Ularus, Punishment Elemental', () => {
  driven('a shield may be turned face up for each creature of its player', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Ularus, Punishment Elemental'],
        manaZone: { light: 5 },
        battleZone: ['Filler'],
        shieldZone: 1,
      },
      p2: { shieldZone: 3 },
    }).use('Summon Ularus');
    expect([duel.decision.min, duel.decision.max, duel.options.length]).toEqual([0, 2, 4]);
    duel.choose('Card 2', 'Card 4');
    const hidden = (player: 'p1' | 'p2') =>
      duel.duel.view('p1').zones[player].shieldZone.map((card) => card.hidden);
    expect([hidden('p1'), hidden('p2')]).toEqual([[true], [false, true, false]]);
  });
});

describe('Explosive Trooper Zalmez', () => {
  const summoned = (begin: Begin, shieldZone: number) =>
    begin({
      p1: { hand: ['Explosive Trooper Zalmez'], manaZone: { fire: 3 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Fear Fang', 'Seamine', 'Burning Mane'], shieldZone },
    }).use('Summon Explosive Trooper Zalmez');

  driven(
    'may destroy a creature of 3000 power or less while the opponent has 2 shields or fewer',
    (begin) => {
      const duel = summoned(begin, 2).choose('Yes');
      expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
      duel.choose('Fear Fang');
      expect(duel.zone('p2', 'graveyard')).toEqual(['Fear Fang']);
      expect(summoned(begin, 0).choose('No').count('p2', 'graveyard')).toBe(0);
    },
  );

  driven('not with 3', (begin) => {
    expect(summoned(begin, 3).asked).toBe('p1 attack');
  });
});

describe('Mizoy, the Oracle', () => {
  driven('may tap a darkness or fire creature of either player', (begin) => {
    const position = {
      p1: { hand: ['Mizoy, the Oracle'], manaZone: { light: 3 }, battleZone: ['Filler', 'Bolshack Dragon'] },
      p2: { battleZone: ['Fear Fang', 'Writhing Bone Ghoul'] },
    };
    const duel = begin(position).use('Summon Mizoy').choose('Yes');
    expect(duel.options).toEqual(['Bolshack Dragon', 'Writhing Bone Ghoul']);
    duel.choose('Writhing Bone Ghoul');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Writhing Bone Ghoul (tapped)']);
    expect(begin(position).use('Summon Mizoy').choose('No').battleZones.p2).toEqual([
      'Fear Fang',
      'Writhing Bone Ghoul',
    ]);
  });
});

describe('Punch Trooper Bronks', () => {
  driven('destroys a creature of the lowest power; its player chooses between several', (begin) => {
    const duel = begin({
      p1: { hand: ['Punch Trooper Bronks'], manaZone: { fire: 4 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Filler', 'Seamine', 'Aqua Vehicle'] },
    }).use('Summon Punch Trooper Bronks');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Filler', 'Aqua Vehicle']]);
    duel.choose('Filler');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang', 'Punch Trooper Bronks'],
      p2: ['Seamine', 'Aqua Vehicle'],
    });
  });

  driven('itself where it has the lowest', (begin) => {
    const duel = begin({
      p1: { hand: ['Punch Trooper Bronks'], manaZone: { fire: 4 }, battleZone: ['Seamine'] },
      p2: { battleZone: ['Bolshack Dragon'] },
    }).use('Summon Punch Trooper Bronks');
    expect([duel.battleZones.p1, duel.zone('p1', 'graveyard')]).toEqual([
      ['Seamine'],
      ['Punch Trooper Bronks'],
    ]);
  });
});

describe('Frantic Chieftain', () => {
  driven("returns one of its player's creatures that cost 4 or less", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Frantic Chieftain'],
        manaZone: { water: 2 },
        battleZone: ['Filler', 'Fear Fang', 'Bolshack Dragon'],
      },
      p2: { battleZone: ['Aqua Vehicle'] },
    }).use('Summon Frantic Chieftain');
    expect([duel.asked, duel.options, duel.decision.min]).toEqual([
      'p1 choose',
      ['Fear Fang', 'Frantic Chieftain'],
      1,
    ]);
    duel.choose('Fear Fang');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([
      ['Filler', 'Bolshack Dragon', 'Frantic Chieftain'],
      ['Fear Fang'],
    ]);
  });
});

describe('Extreme Crawler', () => {
  driven('returns all other creatures of its player to the hand', (begin) => {
    const duel = begin({
      p1: { hand: ['Extreme Crawler'], manaZone: { water: 5 }, battleZone: ['Filler', 'Fear Fang'] },
      p2: { battleZone: ['Aqua Vehicle'] },
    }).use('Summon Extreme Crawler');
    expect(duel.battleZones).toEqual({ p1: ['Extreme Crawler'], p2: ['Aqua Vehicle'] });
    expect(duel.names('p1', 'hand')).toEqual(['Fear Fang', 'Filler']);
  });
});

/** The opponent may put creatures from the hand. */
describe.each([
  { card: 'Terradragon Gamiratar', cost: 4, count: 1 },
  { card: 'Stratosphere Giant', cost: 8, count: 2 },
])('$card', ({ card, cost, count }) => {
  const summoned = (begin: Begin) =>
    begin({
      p1: { hand: [card], manaZone: { nature: cost }, battleZone: ['Filler'] },
      p2: { hand: ['Fear Fang', 'Terror Pit', 'Seamine', 'Bolshack Dragon'] },
    }).use(`Summon ${card}`);

  driven(`the opponent puts up to ${count} of the hand into the battle zone`, (begin) => {
    const duel = summoned(begin);
    expect([duel.asked, duel.options, duel.decision.min, duel.decision.max]).toEqual([
      'p2 choose',
      ['Fear Fang', 'Seamine', 'Bolshack Dragon'],
      0,
      count,
    ]);
    const chosen = ['Bolshack Dragon', 'Seamine'].slice(0, count);
    duel.choose(...chosen);
    expect([duel.asked, duel.names('p2', 'battleZone'), duel.count('p2', 'hand')]).toEqual([
      'p1 attack',
      chosen,
      4 - count,
    ]);
  });

  driven('or none', (begin) => {
    const duel = summoned(begin).choose();
    expect([duel.asked, duel.battleZones.p2, duel.count('p2', 'hand')]).toEqual(['p1 attack', [], 4]);
  });
});

/** Tapped whenever another creature is put. */
describe.each([
  { card: "Gandaval's Stapler", cost: 2 },
  { card: 'Whirling Warrior Malian', cost: 4 },
])('$card', ({ card, cost }) => {
  driven('is tapped whenever either player puts another creature', (begin) => {
    const own = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: [card, 'Filler'] },
    }).use('Summon Fear Fang');
    expect(own.battleZones.p1).toEqual([`${card} (tapped)`, 'Filler', 'Fear Fang']);
    const theirs = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Filler'] },
      p2: { battleZone: [card] },
    }).use('Summon Fear Fang');
    expect(theirs.battleZones.p2).toEqual([`${card} (tapped)`]);
  });

  driven('not when it is put itself', (begin) => {
    const duel = begin({ p1: { hand: [card], manaZone: { fire: cost }, battleZone: ['Filler'] } });
    expect(duel.use(`Summon ${card}`).battleZones.p1).toEqual(['Filler', card]);
  });
});

describe('Copper Locust', () => {
  const evolving = {
    hand: ['Crystal Lancer', 'Fear Fang'],
    manaZone: { water: 6, nature: 3 },
    battleZone: ['Aqua Vehicle', 'Filler'],
  };

  driven('is destroyed when either player evolves another creature', (begin) => {
    const theirs = begin({ p1: evolving, p2: { battleZone: ['Copper Locust'] } }).use(
      'Summon Crystal Lancer',
    );
    expect(theirs.zone('p2', 'graveyard')).toEqual(['Copper Locust']);
    const own = begin({ p1: { ...evolving, battleZone: ['Aqua Vehicle', 'Copper Locust'] } });
    own.use('Summon Crystal Lancer');
    expect(own.zone('p1', 'graveyard')).toEqual(['Copper Locust']);
  });

  driven('not when a creature is put that does not evolve', (begin) => {
    const duel = begin({ p1: evolving, p2: { battleZone: ['Copper Locust'] } }).use('Summon Fear Fang');
    expect(duel.battleZones.p2).toEqual(['Copper Locust']);
  });
});

describe('Marching Motherboard', () => {
  const summoned = (begin: Begin, name: string, mana: Readonly<Record<string, number>>) =>
    begin({
      p1: { hand: [name], manaZone: mana, battleZone: ['Marching Motherboard', 'Filler'], deck: 10 },
    }).use(`Summon ${name}`);

  driven('may draw a card whenever its player puts another Cyber creature', (begin) => {
    expect(summoned(begin, 'Pokolul', { water: 4 }).choose('Yes').count('p1', 'hand')).toBe(1);
    expect(summoned(begin, 'Pokolul', { water: 4 }).choose('No').count('p1', 'hand')).toBe(0);
  });

  driven('not for another creature, nor for itself', (begin) => {
    expect(summoned(begin, 'Aqua Vehicle', { water: 2 }).asked).toBe('p1 attack');
    const itself = begin({
      p1: { hand: ['Marching Motherboard'], manaZone: { water: 6 }, battleZone: ['Filler'] },
    });
    expect(itself.use('Summon Marching Motherboard').asked).toBe('p1 attack');
  });
});

describe('Micute, the Oracle', () => {
  const summoned = (begin: Begin, name: string, mana: Readonly<Record<string, number>>) =>
    begin({
      p1: { hand: [name], manaZone: mana, battleZone: ['Micute, the Oracle', 'Filler'] },
      p2: { battleZone: ['Fear Fang', 'Seamine'] },
    }).use(`Summon ${name}`);

  driven("may tap an opponent's creature whenever its player puts a Guardian", (begin) => {
    const duel = summoned(begin, 'Gran Gure, Space Guardian', { light: 6 }).choose('Yes');
    expect(duel.options).toEqual(['Fear Fang', 'Seamine']);
    duel.choose('Seamine');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Seamine (tapped)']);
  });

  driven('need not, and not for another creature', (begin) => {
    const declined = summoned(begin, 'Gran Gure, Space Guardian', { light: 6 }).choose('No');
    expect(declined.battleZones.p2).toEqual(['Fear Fang', 'Seamine']);
    expect(summoned(begin, 'Aqua Vehicle', { water: 2 }).asked).toBe('p1 attack');
  });
});

describe('Zaltan', () => {
  const position = {
    p1: {
      hand: ['Marine Flower', 'Fear Fang', 'Terror Pit', 'Aqua Vehicle'],
      manaZone: { water: 2 },
      battleZone: ['Zaltan', 'Filler'],
    },
    p2: { battleZone: ['Burning Mane', 'Bolshack Dragon', 'Seamine'] },
  };

  driven('up to 2 cards may be discarded for a Cyber Virus, and as many creatures return', (begin) => {
    const duel = begin(position).use('Summon Marine Flower');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 2]);
    duel.choose('Fear Fang', 'Terror Pit').choose('Burning Mane');
    expect([duel.asked, duel.options.includes('Burning Mane')]).toEqual(['p1 choose', false]);
    duel.choose('Seamine');
    expect([duel.battleZones.p2, duel.names('p2', 'hand'), duel.names('p1', 'graveyard')]).toEqual([
      ['Bolshack Dragon'],
      ['Burning Mane', 'Seamine'],
      ['Fear Fang', 'Terror Pit'],
    ]);
  });

  driven('nothing where none is discarded, and not for another creature', (begin) => {
    const none = begin(position).use('Summon Marine Flower').choose();
    expect([none.count('p1', 'graveyard'), none.battleZones.p2.length]).toEqual([0, 3]);
    const other = begin(position).use('Summon Aqua Vehicle');
    expect([other.asked, other.count('p1', 'hand')]).toEqual(['p1 attack', 3]);
  });
});

describe('Azaghast, Tyrant of Shadows', () => {
  const summoned = (begin: Begin, name: string, mana: Readonly<Record<string, number>>) =>
    begin({
      p1: { hand: [name], manaZone: mana, battleZone: ['Azaghast, Tyrant of Shadows', 'Filler'] },
      p2: { battleZone: ['Fear Fang', { name: 'Seamine', tapped: true }, 'Bolshack Dragon'] },
    }).use(`Summon ${name}`);

  driven("may destroy one of the opponent's untapped creatures whenever its player puts a Ghost", (begin) => {
    const duel = summoned(begin, 'Dark Raven, Shadow of Grief', { darkness: 4 });
    duel.choose('Yes');
    expect(duel.options).toEqual(['Fear Fang', 'Bolshack Dragon']);
    duel.choose('Bolshack Dragon');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Bolshack Dragon']);
  });

  driven('not for a creature of another race', (begin) => {
    expect(summoned(begin, 'Aqua Vehicle', { water: 2 }).asked).toBe('p1 attack');
  });
});

describe('Bombazar, Dragon of Destiny', () => {
  const position = {
    p1: {
      hand: ['Bombazar, Dragon of Destiny'],
      manaZone: { fire: 4, nature: 3 },
      battleZone: ['Filler', 'Bolshack Dragon'],
    },
    p2: { battleZone: ['Galklife Dragon', 'Fear Fang'], shieldZone: 5 },
  };

  driven('destroys all other creatures of exactly 6000 power and attacks at once', (begin) => {
    const duel = begin(position).use('Summon Bombazar');
    expect(duel.battleZones).toEqual({ p1: ['Filler', 'Bombazar, Dragon of Destiny'], p2: ['Fear Fang'] });
    duel.choose('Bombazar, Dragon of Destiny attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });

  driven('its player takes another turn and loses at the end of it', (begin) => {
    const duel = begin(position).use('Summon Bombazar').passUntil('p1 charge');
    expect([duel.duel.game.turn.active, duel.duel.result]).toEqual(['p1', undefined]);
    duel.passUntil('p1 attack').pass();
    expect(duel.duel.result?.winner).toBe('p2');
  });

  driven('two of them: two more turns, but the first ends the duel', (begin) => {
    const duel = begin({
      ...position,
      p1: {
        ...position.p1,
        hand: ['Bombazar, Dragon of Destiny', 'Bombazar, Dragon of Destiny'],
        manaZone: { fire: 8, nature: 6 },
      },
    });
    duel.use('Summon Bombazar').use('Summon Bombazar');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Bombazar, Dragon of Destiny']);
    duel.passUntil('p1 charge').passUntil('p1 attack').pass();
    expect(duel.duel.result?.winner).toBe('p2');
  });
});

describe('Gigavrand', () => {
  const position = (drawn: 1 | 2) => ({
    p1: {
      hand: drawn === 2 ? ['Brain Serum', 'Seamine'] : ['Eureka Charger', 'Seamine'],
      manaZone: { water: 4 },
      battleZone: ['Filler'],
    },
    p2: { battleZone: ['Gigavrand'], hand: 2 },
  });

  driven(
    'the opponent discards the hand at the end of a turn in which they drew 2 cards or more',
    (begin) => {
      const duel = begin(position(2)).use('Cast Brain Serum');
      if (duel.asked === 'p1 number') duel.choose('2');
      duel.passUntil('p2 charge');
      expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 3]);
    },
  );

  driven('not for one card', (begin) => {
    const duel = begin(position(1)).use('Cast Eureka Charger').passUntil('p2 charge');
    expect(duel.count('p1', 'hand')).toBe(2);
  });
});

describe('Fever Nuts', () => {
  driven('creatures of both players cost 1 less, but at least 1; spells do not', (begin) => {
    const options = (p1: readonly string[], p2: readonly string[]) =>
      begin({
        step: 'main',
        p1: {
          hand: ['Fear Fang', 'Seamine', 'Aqua Vehicle', 'Terror Pit', 'Crimson Hammer'],
          manaZone: { nature: 1, water: 1 },
          battleZone: ['Filler', ...p1],
        },
        p2: { battleZone: p2 },
      });
    expect(options(['Fever Nuts'], []).options).toContain('Summon Fear Fang');
    expect(options([], ['Fever Nuts']).options).toContain('Summon Fear Fang');
    expect(options([], []).options).not.toContain('Summon Fear Fang');
    const cheap = begin({
      p1: {
        hand: ['Black Feather, Shadow of Rage', 'Ghost Touch'],
        manaZone: { darkness: 1 },
        battleZone: ['Fever Nuts'],
      },
    });
    expect(cheap.options).toEqual(['Summon Black Feather, Shadow of Rage', 'Go on to the attack step']);
  });

  driven('does not go below 1', (begin) => {
    const duel = begin({
      p1: { hand: ['Tyrant Worm'], manaZone: 0, battleZone: ['Fever Nuts', 'Fever Nuts'] },
    });
    expect(duel.asked).toBe('p1 attack');
    const one = begin({
      p1: {
        hand: ['Fear Fang'],
        manaZone: { nature: 1 },
        battleZone: ['Fever Nuts', 'Fever Nuts', 'Fever Nuts'],
      },
    }).use('Summon Fear Fang');
    expect(powersOf(one, 'p1')).toContain('Fear Fang 3000');
    expect(one.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)']);
  });
});

describe('Ice Vapor, Shadow of Anguish', () => {
  const position = {
    p1: {
      hand: ['Eureka Charger', 'Fear Fang', 'Seamine'],
      manaZone: { water: 4, light: 1, nature: 3 },
      battleZone: ['Filler'],
      deck: ['Terror Pit', 'Filler'],
    },
    p2: { battleZone: ['Ice Vapor, Shadow of Anguish'], hand: 1 },
  };

  driven(
    'the opponent discards a card and loses one of the mana zone whenever they cast a spell',
    (begin) => {
      const duel = begin(position).use('Cast Eureka Charger');
      expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Seamine', 'Terror Pit']]);
      duel.choose('Seamine');
      expect(duel.asked).toBe('p1 choose');
      duel.choose('Light Filler');
      expect([duel.names('p1', 'graveyard'), duel.count('p2', 'hand')]).toEqual([
        ['Light Filler', 'Seamine'],
        1,
      ]);
    },
  );

  driven('not for a creature, and not for a spell of its own player', (begin) => {
    const creature = begin(position).use('Summon Fear Fang');
    expect(creature.count('p1', 'graveyard')).toBe(0);
    const own = begin({
      p1: { ...position.p1, battleZone: ['Ice Vapor, Shadow of Anguish', 'Filler'] },
    }).use('Cast Eureka Charger');
    expect([own.asked, own.count('p1', 'graveyard')]).toEqual(['p1 main', 0]);
  });
});
