import type { PlayerInput } from 'taiki/testing';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

const tapped = (name: string) => ({ name, tapped: true }) as const;
const MANA = { light: 4, water: 4, darkness: 4, fire: 4, nature: 4 } as const;

/** Emerald Claw, which gives 2000 power, is crossed onto the creature; its player is then in the main step. */
const crossed = (begin: Begin, card: string, p1: PlayerInput = {}, p2: PlayerInput = {}): Driver =>
  begin({
    p1: { manaZone: MANA, battleZone: ['Emerald Claw', card, 'Filler'], hand: ['Terror Pit'], ...p1 },
    p2,
  })
    .use('Cross Emerald Claw')
    .choose(card);

const uncrossed = (begin: Begin, card: string, p1: PlayerInput = {}, p2: PlayerInput = {}): Driver =>
  begin({
    p1: { manaZone: MANA, battleZone: ['Emerald Claw', card, 'Filler'], hand: ['Terror Pit'], ...p1 },
    p2,
  });

/** Gets 3000 power and a race while a cross gear is crossed onto it. */
describe.each([
  { card: 'Aqua Moon Edge', race: 'Cyber Moon' },
  { card: 'Arissa, Apostle of the Holy Strike', race: 'Angel Command' },
  { card: 'Deathblood, Mysterious Demon', race: 'Demon Command' },
  { card: 'Fifi, the Awakened Dragon Fairy', race: 'Earth Dragon' },
  { card: 'Mysterious, Armed Soldier', race: 'Volcano Dragon' },
])('$card', ({ card, race }) => {
  const racesOf = ({ duel }: Driver): readonly string[] =>
    duel
      .view('p1')
      .zones.p1.battleZone.flatMap((one) => (one.hidden || one.name !== card ? [] : one.current.races));

  driven('has 3000 power more and the race while a cross gear is crossed onto it', (begin) => {
    const duel = crossed(begin, card);
    expect(powersOf(duel, 'p1').slice(1)).toEqual([`${card} 7000`, 'Filler 1000']);
    expect(racesOf(duel)).toContain(race);
    const without = uncrossed(begin, card);
    expect(powersOf(without, 'p1').slice(1)).toEqual([`${card} 2000`, 'Filler 1000']);
    expect(racesOf(without)).not.toContain(race);
  });

  driven('not while it is crossed onto another', (begin) => {
    const duel = uncrossed(begin, card).use('Cross Emerald Claw').choose('Filler');
    expect(powersOf(duel, 'p1').slice(1)).toEqual([`${card} 2000`, 'Filler 3000']);
  });

  driven('not when the cross gear has left', (begin) => {
    const duel = crossed(begin, card, { hand: ['Spiral Lance'] }).use('Cast Spiral Lance');
    expect(powersOf(duel, 'p1')).toEqual([`${card} 2000`, 'Filler 1000']);
  });
});

describe("Deklowaz's Brooch", () => {
  const card = "Deklowaz's Brooch";

  driven(
    'the opponent discards two cards when it is destroyed while a cross gear is crossed onto it',
    (begin) => {
      const p2 = { hand: ['Fear Fang', 'Seamine', 'Solar Ray'] };
      const hand = { hand: ['Intense Evil'] };
      const duel = crossed(begin, card, hand, p2).use('Cast Intense Evil').choose(card);
      expect([duel.asked, duel.decision.max]).toEqual(['p2 choose', 2]);
      duel.choose('Fear Fang', 'Solar Ray');
      expect(duel.names('p2', 'graveyard')).toEqual(['Fear Fang', 'Solar Ray']);
      const without = uncrossed(begin, card, hand, p2).use('Cast Intense Evil').choose(card);
      expect(without.count('p2', 'hand')).toBe(3);
    },
  );
});

describe('Marianna, Light Weapon', () => {
  const card = 'Marianna, Light Weapon';
  const deck = { deck: ['Terror Pit', 'Brain Serum', 'Filler', 'Filler'] };

  driven('may search for a spell with shield trigger and cast it as it attacks', (begin) => {
    const duel = crossed(begin, card, { ...deck, hand: ['Filler'] }).passUntil('p1 attack');
    duel.choose(`${card} attacks the player`);
    expect(duel.options).toEqual(['Terror Pit', 'Brain Serum']);
    duel.choose('Brain Serum').choose('Yes');
    expect([duel.asked, duel.names('p1', 'graveyard')]).toEqual(['p1 number', []]);
  });

  driven('does not keep a spell that it does not cast: it goes back into the deck', (begin) => {
    const found = () => {
      const duel = crossed(begin, card, { ...deck, hand: ['Filler'] }).passUntil('p1 attack');
      return duel.choose(`${card} attacks the player`).choose('Terror Pit');
    };
    const kept = found().choose('No');
    expect(kept.names('p1', 'hand')).toEqual(['Filler']);
    expect(kept.names('p1', 'deck')).toEqual(['Brain Serum', 'Filler', 'Filler', 'Terror Pit']);
    const cast = found().choose('Yes');
    expect([cast.names('p1', 'hand'), cast.names('p1', 'deck')]).toEqual([
      ['Filler'],
      ['Brain Serum', 'Filler', 'Filler'],
    ]);
  });

  driven('not while nothing is crossed onto it; breaks two shields', (begin) => {
    const duel = uncrossed(begin, card, deck).passUntil('p1 attack').choose(`${card} attacks the player`);
    expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 2]);
  });
});

describe('Metalchaos Dragon', () => {
  driven('untaps after its first attack of the turn', (begin) => {
    const p2 = { battleZone: [tapped('Fear Fang'), tapped('Burning Mane')] };
    const duel = crossed(begin, 'Metalchaos Dragon', {}, p2).passUntil('p1 attack');
    duel.choose('Metalchaos Dragon attacks Fear Fang');
    expect(duel.battleZones.p1[1]).toBe('Metalchaos Dragon');
    duel.choose('Metalchaos Dragon attacks Burning Mane');
    expect([duel.battleZones.p1[1], duel.count('p2', 'battleZone')]).toEqual([
      'Metalchaos Dragon (tapped)',
      0,
    ]);
    const without = uncrossed(begin, 'Metalchaos Dragon', {}, p2).passUntil('p1 attack');
    expect(without.choose('Metalchaos Dragon attacks Fear Fang').battleZones.p1[1]).toBe(
      'Metalchaos Dragon (tapped)',
    );
  });
});

describe('Mint Mirage', () => {
  driven('cannot be blocked while a cross gear is crossed onto it', (begin) => {
    const p2 = { battleZone: ['Seamine'] };
    const duel = crossed(begin, 'Mint Mirage', {}, p2).passUntil('p1 attack');
    expect(duel.choose('Mint Mirage attacks the player').asked).toBe('p1 shields');
    const without = uncrossed(begin, 'Mint Mirage', {}, p2).passUntil('p1 attack');
    expect(without.choose('Mint Mirage attacks the player').asked).toBe('p2 block');
  });

  driven('a cross gear crossed onto it may go to the graveyard instead of it', (begin) => {
    const hand = { hand: ['Intense Evil'] };
    const destroyed = (replace: string) =>
      crossed(begin, 'Mint Mirage', hand).use('Cast Intense Evil').choose('Mint Mirage').choose(replace);
    const duel = destroyed('Replace: ');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Mint Mirage', 'Filler'],
      ['Emerald Claw', 'Intense Evil'],
    ]);
    expect(destroyed('Do not').battleZones.p1).toEqual(['Emerald Claw', 'Filler']);
  });
});

describe('Terradragon Dagradolgran', () => {
  const card = 'Terradragon Dagradolgran';

  driven('shields that it would break go to the mana zone', (begin) => {
    const p2 = { shieldZone: ['Terror Pit', 'Fear Fang', 'Seamine'] };
    const duel = crossed(begin, card, {}, p2).passUntil('p1 attack').choose(`${card} attacks the player`);
    duel.choose('Shield 1', 'Shield 2');
    expect([duel.names('p2', 'manaZone'), duel.count('p2', 'shieldZone')]).toEqual([
      ['Fear Fang', 'Terror Pit'],
      1,
    ]);
    const without = uncrossed(begin, card, {}, p2)
      .passUntil('p1 attack')
      .choose(`${card} attacks the player`);
    expect(without.choose('Shield 2', 'Shield 3').count('p2', 'manaZone')).toBe(0);
  });
});

describe('Uranus, the Paladin', () => {
  const card = 'Uranus, the Paladin';
  const battleZone = ['Emerald Claw', card, 'Fire Blade', 'Filler'];
  const lance = { hand: ['Spiral Lance'], manaZone: MANA };

  driven('the opponent cannot choose a cross gear that is crossed onto it', (begin) => {
    const duel = crossed(begin, card, { hand: ['Filler'], battleZone }, lance);
    duel.passUntil('p2 main').use('Cast Spiral Lance');
    expect(duel.names('p1', 'battleZone')).toEqual(['Emerald Claw', 'Filler', card]);
    const without = uncrossed(begin, card, { battleZone }, lance)
      .passUntil('p2 main')
      .use('Cast Spiral Lance');
    expect(without.options).toEqual(['Emerald Claw', 'Fire Blade']);
  });

  driven('its player can', (begin) => {
    const duel = crossed(begin, card, { battleZone, hand: ['Spiral Lance'] }).use('Cast Spiral Lance');
    expect(duel.options).toEqual(['Emerald Claw', 'Fire Blade']);
  });
});

describe('Ice Medusa', () => {
  driven('when it is destroyed, its cross gears may be crossed onto another creature', (begin) => {
    const p1 = {
      battleZone: ['Emerald Claw', 'Ice Medusa', 'Filler', 'Fear Fang', 'Fire Blade'],
      hand: ['Intense Evil'],
    };
    const duel = crossed(begin, 'Ice Medusa', p1)
      .use('Cross Fire Blade')
      .choose('Ice Medusa')
      .use('Cast Intense Evil')
      .choose('Ice Medusa');
    duel.choose('Yes').choose('Fear Fang');
    expect(duel.facts('gearCrossed').slice(2)).toEqual([
      'gearCrossed Emerald Claw',
      'gearCrossed Fire Blade',
    ]);
    expect(powersOf(duel, 'p1')).toContain('Fear Fang 5000');
  });

  driven('not those of others, and it need not', (begin) => {
    const p1 = { battleZone: ['Emerald Claw', 'Ice Medusa', 'Filler', 'Fire Blade'], hand: ['Intense Evil'] };
    const duel = uncrossed(begin, 'Ice Medusa', p1)
      .use('Cross Fire Blade')
      .choose('Filler')
      .use('Cast Intense Evil');
    duel.choose('Ice Medusa').choose('Yes');
    expect(duel.facts('gearCrossed')).toHaveLength(1);
    const kept = crossed(begin, 'Ice Medusa', p1).use('Cast Intense Evil').choose('Ice Medusa').choose('No');
    expect(powersOf(kept, 'p1')).toContain('Filler 1000');
  });
});

describe('Full Throttle Sergeant', () => {
  driven('is tapped to cross a cross gear with a creature without paying', (begin) => {
    const battleZone = ['Emerald Claw', 'Full Throttle Sergeant', 'Filler'];
    const duel = begin({ step: 'attack', p1: { battleZone }, p2: { battleZone: ['Fire Blade'] } });
    duel.choose('Full Throttle Sergeant uses').choose('Filler');
    expect(duel.battleZones.p1).toEqual(['Emerald Claw', 'Full Throttle Sergeant (tapped)', 'Filler']);
    expect(powersOf(duel, 'p1').at(-1)).toBe('Filler 3000');
  });
});

describe('Drill Bowgun', () => {
  const cast = (begin: Begin, onto: string) => {
    const p1 = {
      manaZone: MANA,
      hand: ['Filler'],
      battleZone: ['Invisible Suit', 'Fear Fang', 'Burning Mane', 'Iere, Vizier of Bullets'],
    };
    const duel = begin({ p1, p2: { hand: ['Drill Bowgun'], manaZone: MANA, battleZone: ['Fire Blade'] } });
    if (onto !== '') duel.use('Cross Invisible Suit').choose(onto);
    return duel.passUntil('p2 main').use('Cast Drill Bowgun');
  };

  driven(
    "puts one of the opponent's cross gears into the graveyard, and destroys its creature of power 2000 or less",
    (begin) => {
      expect(cast(begin, 'Burning Mane').names('p1', 'graveyard')).toEqual([
        'Burning Mane',
        'Invisible Suit',
      ]);
      expect(cast(begin, 'Fear Fang').names('p1', 'graveyard')).toEqual(['Invisible Suit']);
      const without = cast(begin, '');
      expect([without.names('p1', 'graveyard'), without.battleZones.p2]).toEqual([
        ['Invisible Suit'],
        ['Fire Blade'],
      ]);
    },
  );
});

describe('Warp Rifle', () => {
  const cast = (begin: Begin, onto: string) => {
    const p1 = {
      manaZone: MANA,
      hand: ['Warp Rifle'],
      battleZone: ['Invisible Suit', 'Fear Fang', 'Burning Mane'],
    };
    const duel = begin({ p1, p2: { battleZone: ['Fire Blade'] } });
    if (onto !== '') duel.use('Cross Invisible Suit').choose(onto);
    return duel.use('Cast Warp Rifle');
  };

  driven('returns a cross gear and its creature to the hand', (begin) => {
    const duel = cast(begin, 'Fear Fang');
    expect(duel.options).toEqual(['Invisible Suit', 'Fire Blade']);
    duel.choose('Invisible Suit');
    expect([duel.names('p1', 'hand'), duel.battleZones.p1]).toEqual([
      ['Fear Fang', 'Invisible Suit'],
      ['Burning Mane'],
    ]);
    expect(cast(begin, '').choose('Invisible Suit').names('p1', 'hand')).toEqual(['Invisible Suit']);
  });
});

/** Shield trigger cross: generated by its shield trigger, it may be crossed onto a creature at once. */
describe.each([
  { card: 'Inferno Scissors' },
  { card: 'Maximum Defense' },
  { card: 'Octillion Force' },
  { card: 'Powered Mask' },
  { card: 'Quick Defense' },
])('$card', ({ card }) => {
  const broken = (begin: Begin, battleZone: readonly string[]) =>
    begin({ step: 'attack', p1: { battleZone: ['Filler'] }, p2: { shieldZone: [card, card], battleZone } })
      .choose('Filler attacks the player')
      .choose('Shield 1');

  driven('is generated as a shield trigger and may be crossed onto one of your creatures', (begin) => {
    const duel = broken(begin, ['Fear Fang', 'Burning Mane']).choose(`Shield trigger: ${card}`).choose('Yes');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    duel.choose('Burning Mane');
    expect(duel.facts('gearCrossed')).toEqual([`gearCrossed ${card}`]);
    expect(duel.battleZones.p2).toContain(card);
  });

  driven('need not be crossed, and cannot be without a creature', (begin) => {
    const kept = broken(begin, ['Fear Fang']).choose(`Shield trigger: ${card}`).choose('No');
    expect([kept.facts('gearCrossed'), kept.battleZones.p2]).toEqual([[], ['Fear Fang', card]]);
    const alone = broken(begin, []).choose(`Shield trigger: ${card}`);
    if (alone.asked === 'p2 confirm') alone.choose('Yes');
    expect([alone.facts('gearCrossed'), alone.battleZones.p2]).toEqual([[], [card]]);
  });

  driven('is not crossed when it is generated from the hand', (begin) => {
    const duel = begin({ p1: { hand: [card], manaZone: MANA, battleZone: ['Fear Fang'] } }).use(
      `Generate ${card}`,
    );
    expect([duel.facts('gearCrossed'), duel.asked]).toEqual([[], 'p1 main']);
  });
});

/** The gear is crossed onto Fear Fang, of power 3000. */
const wearing = (begin: Begin, gear: string, p1: PlayerInput = {}, p2: PlayerInput = {}) =>
  begin({ p1: { hand: ['Filler'], manaZone: MANA, battleZone: [gear, 'Fear Fang', 'Filler'], ...p1 }, p2 })
    .use(`Cross ${gear}`)
    .choose('Fear Fang');

describe('Inferno Scissors', () => {
  driven('as the crossed creature attacks, destroys creatures of total power 3000 or less', (begin) => {
    const p2 = { battleZone: ['Burning Mane', 'Candy Drop', 'Seamine'] };
    const duel = wearing(begin, 'Inferno Scissors', {}, p2)
      .passUntil('p1 attack')
      .choose('Fear Fang attacks the player');
    expect(duel.options).toEqual(['Burning Mane', 'Candy Drop']);
    duel.choose('Burning Mane', 'Candy Drop');
    expect(duel.battleZones.p2).toEqual(['Seamine']);
  });
});

describe('Maximum Defense', () => {
  driven('the crossed creature has 5000 power more, blocks and cannot attack', (begin) => {
    const duel = wearing(begin, 'Maximum Defense').passUntil('p1 attack');
    expect(powersOf(duel, 'p1').slice(1)).toEqual(['Fear Fang 8000', 'Filler 1000']);
    expect(duel.options).toEqual(['Filler attacks the player', 'Attack no more']);
    const blocking = wearing(begin, 'Maximum Defense', {}, { battleZone: ['Filler'] }).passUntil('p2 attack');
    expect(blocking.choose('Filler attacks the player').options).toEqual(['Block with Fear Fang']);
  });
});

describe('Octillion Force', () => {
  driven('the crossed creature attacks with 9000 power more and breaks three shields', (begin) => {
    const duel = wearing(begin, 'Octillion Force', {}, { battleZone: ['Seamine'] }).passUntil('p1 attack');
    duel.choose('Fear Fang attacks the player');
    expect(powersOf(duel, 'p1').slice(1)).toEqual(['Fear Fang 12000', 'Filler 1000']);
    expect(duel.pass().decision.max).toBe(3);
  });
});

describe('Powered Mask', () => {
  driven('the crossed creature has 1000 power more for each tapped creature', (begin) => {
    const battleZone = ['Powered Mask', 'Fear Fang', tapped('Filler')];
    const duel = wearing(
      begin,
      'Powered Mask',
      { battleZone },
      { battleZone: [tapped('Seamine'), 'Seamine'] },
    );
    expect(powersOf(duel, 'p1').slice(1)).toEqual(['Fear Fang 5000', 'Filler 1000']);
  });
});

describe('Quick Defense', () => {
  driven('the crossed creature blocks', (begin) => {
    const duel = wearing(begin, 'Quick Defense', {}, { battleZone: ['Filler'] }).passUntil('p2 attack');
    expect(duel.choose('Filler attacks the player').options).toEqual(['Block with Fear Fang']);
  });

  driven('may be crossed onto another when the crossed creature is destroyed', (begin) => {
    const duel = wearing(begin, 'Quick Defense', { hand: ['Intense Evil'] })
      .use('Cast Intense Evil')
      .choose('Fear Fang');
    duel.choose('Yes');
    expect(duel.facts('gearCrossed')).toEqual(['gearCrossed Quick Defense', 'gearCrossed Quick Defense']);
  });
});
