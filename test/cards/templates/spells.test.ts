import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

/** Each is used as a shield trigger by the player who is attacked, and goes to the hand where it is not. */
describe.each([
  'Bonds of Justice',
  'Apocalypse Day',
  'Evolution Blueprint',
  'Glory Stone',
  "Hell's Scrapper",
  'Martial Law',
  'Spiritual Water',
  'Toxic Vibe',
  'Tragic Swamp',
  'Comet Missile',
  'Crisis Boulder',
  'Death Chaser',
  'Emergency Typhoon',
  'Faerie Life',
  'Flesh-to-Spirit Conversion',
  'Fruit of Eternity',
  'Intense Evil',
  'Miraculous Truce',
  'Mystic Dreamscape',
  'Nightmare Machine',
  "Pangaea's Will",
  "Phantom Dragon's Flame",
  'Proclamation of Death',
  'Protective Force',
  'Rise and Shine',
  'Roulette of Ruin',
  'Ten-Ton Crunch',
  'Stronghold of Lightning and Flame',
  'Valiant Spark',
  'Vacuum Gel',
  'Burst Shot',
  'Mana Crisis',
  'Logic Cube',
  'Thought Probe',
  'Boomerang Comet',
  'Eldritch Poison',
  'Flood Valve',
  'Liquid Scope',
  'Logic Sphere',
  'Mana Nexus',
  'Roar of the Earth',
  'Volcanic Arrows',
])('%s', (card) => {
  driven('is a shield trigger', (begin) => {
    const arrangement = {
      step: 'attack',
      p1: { battleZone: ['Zagaan, Knight of Darkness', 'Fear Fang'] },
      p2: { shieldZone: [card] },
    } as const;
    const duel = begin(arrangement).choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.options).toContain(`Shield trigger: ${card}`);
    duel.pass();
    expect(duel.zone('p2', 'hand')).toEqual([card]);
  });
});

describe('Burst Shot', () => {
  driven('destroys all creatures of 2000 power or less', (begin) => {
    const duel = begin({
      p1: { hand: ['Burst Shot'], manaZone: { fire: 6 }, battleZone: ['Burning Mane', 'Fear Fang'] },
      p2: { battleZone: ['Aqua Vehicle', 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Cast Burst Shot');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Deathliger, Lion of Chaos'] });
  });
});

describe('Lost Soul', () => {
  driven('the opponent discards all cards of the hand', (begin) => {
    const duel = begin({
      p1: { hand: ['Lost Soul', 'Filler'], manaZone: { darkness: 7 }, battleZone: ['Fear Fang'] },
      p2: { hand: ['Terror Pit', 'Burning Mane'] },
    });
    duel.use('Cast Lost Soul').passUntil('p1 attack');
    expect(duel.names('p2', 'graveyard')).toEqual(['Burning Mane', 'Terror Pit']);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 0]);
  });

  driven('does nothing to an empty hand', (begin) => {
    const duel = begin({
      p1: { hand: ['Lost Soul'], manaZone: { darkness: 7 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Lost Soul');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([0, 0]);
  });
});

describe('Mana Crisis', () => {
  driven("puts a card of the opponent's mana zone into the graveyard", (begin) => {
    const duel = begin({
      p1: { hand: ['Mana Crisis'], manaZone: { nature: 4 }, battleZone: ['Fear Fang'] },
      p2: { manaZone: { water: 1, fire: 1 } },
    });
    duel.use('Cast Mana Crisis');
    expect(duel.options).toEqual(['Water Filler', 'Fire Filler']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fire Filler');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Fire Filler']);
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([4, 1]);
  });
});

describe('Logic Cube', () => {
  driven('searches the deck for a spell, which is shown', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Logic Cube'],
        manaZone: { light: 3 },
        battleZone: ['Fear Fang'],
        deck: ['Filler', 'Solar Ray', 'Terror Pit'],
      },
    });
    duel.use('Cast Logic Cube');
    expect(duel.options).toEqual(['Solar Ray', 'Terror Pit']);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 1]);
    duel.choose('Terror Pit');
    expect(duel.zone('p1', 'hand')).toEqual(['Terror Pit']);
    expect(duel.facts('deckShuffled', 'cardRevealed')).toContain('cardRevealed Terror Pit');
  });
});

describe('Rainbow Stone', () => {
  const arrangement = {
    p1: {
      hand: ['Rainbow Stone'],
      manaZone: { nature: 4 },
      battleZone: ['Fear Fang'],
      deck: ['Filler', 'Solar Ray', 'Terror Pit'],
    },
  };

  driven('puts any card of the deck into the mana zone', (begin) => {
    const duel = begin(arrangement).use('Cast Rainbow Stone');
    expect(duel.options).toEqual(['Filler', 'Solar Ray', 'Terror Pit']);
    duel.choose('Solar Ray');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual(['Solar Ray']);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 2]);
    expect(duel.facts('deckShuffled')).toEqual(['deckShuffled']);
  });

  driven('may take none', (begin) => {
    const duel = begin(arrangement).use('Cast Rainbow Stone').choose();
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'manaZone'), duel.count('p1', 'deck')]).toEqual([4, 3]);
  });
});

describe('Recon Operation', () => {
  const arrangement = {
    p1: { hand: ['Recon Operation'], manaZone: { water: 2 }, battleZone: ['Fear Fang'] },
    p2: { shieldZone: ['Fear Fang', 'Burning Mane', 'Aqua Vehicle', 'Terror Pit'] },
  };

  driven("looks at up to 3 of the opponent's shields", (begin) => {
    const duel = begin(arrangement).use('Cast Recon Operation');
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 3]);
    duel.choose('Card 1', 'Card 2', 'Card 4');
    expect(duel.asked).toBe('p1 attack');
    expect([...duel.facts('cardLookedAt')].sort()).toEqual([
      'cardLookedAt Burning Mane',
      'cardLookedAt Fear Fang',
      'cardLookedAt Terror Pit',
    ]);
    expect(duel.zone('p2', 'shieldZone')).toEqual([
      'Fear Fang',
      'Burning Mane',
      'Aqua Vehicle',
      'Terror Pit',
    ]);
  });

  driven('may look at none', (begin) => {
    const duel = begin(arrangement).use('Cast Recon Operation').choose();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardLookedAt')).toEqual([]);
  });
});

describe('Liquid Scope', () => {
  driven("looks at the opponent's hand and shields, which stay there", (begin) => {
    const duel = begin({
      p1: { hand: ['Liquid Scope', 'Filler'], manaZone: { water: 4 }, battleZone: ['Fear Fang'] },
      p2: { hand: ['Burning Mane'], shieldZone: ['Aqua Vehicle', 'Terror Pit'] },
    });
    duel.use('Cast Liquid Scope').passUntil('p1 attack');
    expect([...duel.facts('cardLookedAt')].sort()).toEqual([
      'cardLookedAt Aqua Vehicle',
      'cardLookedAt Burning Mane',
      'cardLookedAt Terror Pit',
    ]);
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'shieldZone')]).toEqual([
      ['Burning Mane'],
      ['Aqua Vehicle', 'Terror Pit'],
    ]);
  });
});

describe('Rumble Gate', () => {
  driven('its creatures get 1000 power and can attack untapped creatures', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Rumble Gate'],
        manaZone: { fire: 4 },
        battleZone: ['Burning Mane', 'Gray Balloon, Shadow of Greed', 'Dark Clown'],
      },
      p2: { battleZone: ['Fear Fang', 'Filler'] },
    });
    duel.use('Cast Rumble Gate');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([
      'Burning Mane attacks the player',
      'Burning Mane attacks Fear Fang',
      'Burning Mane attacks Filler',
      'Gray Balloon, Shadow of Greed attacks Fear Fang',
      'Gray Balloon, Shadow of Greed attacks Filler',
      'Attack no more',
    ]);
    duel.choose('Burning Mane attacks Fear Fang');
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Rumble Gate']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Fear Fang']);
  });
});

describe('Thought Probe', () => {
  const position = (creatures: readonly string[]) => ({
    p1: { hand: ['Thought Probe'], manaZone: { water: 4 }, battleZone: ['Fear Fang', 'Filler', 'Filler'] },
    p2: { battleZone: creatures },
  });

  driven('draws 3 cards where the opponent has 3 creatures', (begin) => {
    const duel = begin(position(['Filler', 'Filler', 'Burning Mane'])).use('Cast Thought Probe');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([3, 17]);
  });

  driven('draws none where the opponent has 2', (begin) => {
    const duel = begin(position(['Filler', 'Burning Mane'])).use('Cast Thought Probe');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 20]);
  });
});

describe('Aurora of Reversal', () => {
  const arrangement = {
    p1: {
      hand: ['Aurora of Reversal'],
      manaZone: { nature: 5 },
      battleZone: ['Burning Mane'],
      shieldZone: ['Fear Fang', 'Terror Pit', 'Aqua Vehicle'],
    },
  };

  driven('puts any number of shields into the mana zone', (begin) => {
    const duel = begin(arrangement).use('Cast Aurora of Reversal');
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 3]);
    duel.choose('Card 1', 'Card 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Aqua Vehicle']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Fear Fang',
      'Terror Pit',
    ]);
  });

  driven('none is a number', (begin) => {
    const duel = begin(arrangement).use('Cast Aurora of Reversal').choose();
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'shieldZone'), duel.count('p1', 'manaZone')]).toEqual([3, 5]);
  });
});

describe('Ghastly Drain', () => {
  driven('takes any number of shields into the hand, without their shield triggers', (begin) => {
    const arrangement = {
      p1: {
        hand: ['Ghastly Drain'],
        manaZone: { darkness: 3 },
        battleZone: ['Burning Mane'],
        shieldZone: ['Fear Fang', 'Terror Pit', 'Aqua Vehicle'],
      },
      p2: { battleZone: ['Filler'] },
    };
    const duel = begin(arrangement).use('Cast Ghastly Drain');
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 3]);
    duel.choose('Card 1', 'Card 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual(['Fear Fang', 'Terror Pit']);
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Aqua Vehicle']);
    expect(duel.battleZones.p2).toEqual(['Filler']);
    const none = begin(arrangement).use('Cast Ghastly Drain').choose();
    expect(none.count('p1', 'shieldZone')).toBe(3);
  });
});

describe('Blaze Cannon', () => {
  driven('its creatures get 4000 power while they attack, and double breaker', (begin) => {
    const duel = begin({
      p1: { hand: ['Blaze Cannon'], manaZone: { fire: 7 }, battleZone: ['Burning Mane', 'Filler'] },
      p2: { battleZone: [{ name: 'Hunter Fish', tapped: true }] },
    });
    duel.use('Cast Blaze Cannon').choose('Burning Mane attacks Hunter Fish');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane (tapped)', 'Filler'], p2: [] });
    duel.choose('Filler attacks the player');
    expect([duel.decision.min, duel.decision.max]).toEqual([2, 2]);
  });

  driven('cannot be cast with another card in the mana zone', (begin) => {
    const duel = begin({
      p1: { hand: ['Blaze Cannon'], manaZone: { fire: 7, water: 1 }, battleZone: ['Burning Mane'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Blaze Cannon']);
  });
});

describe.each(['Boomerang Comet', 'Flood Valve'])('%s', (card) => {
  driven("returns a card of its player's mana zone to the hand", (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: { light: 3, water: 2, fire: 1 }, battleZone: ['Burning Mane'] },
    });
    duel.use(`Cast ${card}`).choose('Fire Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Fire Filler']);
    const comet = card === 'Boomerang Comet';
    expect(duel.zone('p1', 'manaZone').includes(card)).toBe(comet);
    expect([duel.count('p1', 'graveyard'), duel.count('p1', 'manaZone')]).toEqual(comet ? [0, 6] : [1, 5]);
  });
});

describe('Logic Sphere', () => {
  driven('returns a spell, and no creature, from the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Logic Sphere'],
        manaZone: ['Solar Ray', 'Emerald Grass', 'Terror Pit'],
        battleZone: ['Burning Mane'],
      },
    });
    duel.use('Cast Logic Sphere');
    expect(duel.options).toEqual(['Solar Ray', 'Terror Pit']);
    duel.choose('Terror Pit');
    expect(duel.zone('p1', 'hand')).toEqual(['Terror Pit']);
    const none = begin({
      p1: { hand: ['Logic Sphere'], manaZone: { light: 3 }, battleZone: ['Burning Mane'] },
    });
    none.use('Cast Logic Sphere');
    expect(none.asked).toBe('p1 attack');
    expect([none.count('p1', 'hand'), none.count('p1', 'manaZone')]).toEqual([0, 3]);
  });
});

describe('Roar of the Earth', () => {
  driven('returns a creature that costs 6 or more from the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Roar of the Earth'],
        manaZone: [
          'Fear Fang',
          'Gran Gure, Space Guardian',
          'Red-Eye Scorpion',
          'Natural Snare',
          'Bolshack Dragon',
        ],
        battleZone: ['Burning Mane'],
      },
    });
    duel.use('Cast Roar of the Earth');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Gran Gure, Space Guardian', 'Bolshack Dragon']);
    duel.choose('Bolshack Dragon');
    expect(duel.zone('p1', 'hand')).toEqual(['Bolshack Dragon']);
    expect(duel.count('p1', 'manaZone')).toBe(4);
  });
});

describe('Mana Nexus', () => {
  driven("puts a card of the mana zone among its player's shields, face down", (begin) => {
    const duel = begin({
      p1: { hand: ['Mana Nexus'], manaZone: { nature: 4, fire: 1 }, battleZone: ['Burning Mane'] },
    });
    duel.use('Cast Mana Nexus').choose('Fire Filler');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'shieldZone'), duel.count('p1', 'manaZone')]).toEqual([6, 4]);
    expect(duel.duel.view('p2').zones.p1.shieldZone.every(({ hidden }) => hidden)).toBe(true);
  });
});

describe('Sundrop Armor', () => {
  driven("puts a card of the hand among its player's shields", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Sundrop Armor', 'Fear Fang', 'Filler'],
        manaZone: { light: 4 },
        battleZone: ['Burning Mane'],
      },
    });
    duel.use('Cast Sundrop Armor');
    expect(duel.options).toEqual(['Fear Fang', 'Filler']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fear Fang');
    expect([duel.count('p1', 'shieldZone'), duel.zone('p1', 'hand')]).toEqual([6, ['Filler']]);
  });

  driven('adds nothing from an empty hand', (begin) => {
    const duel = begin({
      p1: { hand: ['Sundrop Armor'], manaZone: { light: 4 }, battleZone: ['Burning Mane'] },
    });
    duel.use('Cast Sundrop Armor');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'shieldZone')).toBe(5);
  });
});

describe('Eldritch Poison', () => {
  const position = (battleZone: readonly string[]) => ({
    p1: {
      hand: ['Eldritch Poison'],
      manaZone: ['Horrid Worm', 'Terror Pit', 'Fear Fang'],
      battleZone,
    },
  });

  driven('returns a creature of the mana zone where a darkness creature was destroyed', (begin) => {
    const duel = begin(position(['Horrid Worm', 'Chaos Worm', 'Burning Mane'])).use('Cast Eldritch Poison');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.options).toEqual(['Horrid Worm', 'Chaos Worm']);
    duel.choose('Horrid Worm');
    expect(duel.options).toEqual(['Horrid Worm', 'Fear Fang']);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.battleZones.p1).toEqual(['Chaos Worm', 'Burning Mane']);
  });

  driven('returns nothing where none was', (begin) => {
    const declined = begin(position(['Horrid Worm']))
      .use('Cast Eldritch Poison')
      .choose('No');
    expect([declined.count('p1', 'hand'), declined.battleZones.p1]).toEqual([0, ['Horrid Worm']]);
    const none = begin(position(['Burning Mane'])).use('Cast Eldritch Poison');
    if (none.asked === 'p1 confirm') none.choose('Yes');
    expect(none.asked).toBe('p1 attack');
    expect([none.count('p1', 'hand'), none.battleZones.p1]).toEqual([0, ['Burning Mane']]);
  });
});

describe('Psychic Shaper', () => {
  driven('of the top 4 cards the water cards go to the hand, the others to the graveyard', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Psychic Shaper'],
        manaZone: { water: 6 },
        battleZone: ['Burning Mane'],
        deck: ['Aqua Vehicle', 'Fear Fang', 'Brain Serum', 'Terror Pit', 'King Coral'],
      },
    });
    duel.use('Cast Psychic Shaper');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual(['Aqua Vehicle', 'Brain Serum']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Fear Fang', 'Psychic Shaper', 'Terror Pit']);
    expect(duel.zone('p1', 'deck')).toEqual(['King Coral']);
    expect(duel.facts('cardRevealed')).toHaveLength(4);
  });
});

describe('Searing Wave', () => {
  driven("destroys the opponent's creatures of 3000 power or less, and costs a shield", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Searing Wave'],
        manaZone: { fire: 5 },
        battleZone: ['Burning Mane'],
        shieldZone: ['Terror Pit', 'Filler'],
      },
      p2: { battleZone: ['Fear Fang', 'Aqua Vehicle', 'Senatine Jade Tree'] },
    });
    duel.use('Cast Searing Wave').choose('Card 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Senatine Jade Tree'] });
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Filler']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Searing Wave', 'Terror Pit']);
  });
});

describe('Snake Attack', () => {
  driven('gives double breaker to its creatures, and costs a shield', (begin) => {
    const duel = begin({
      p1: { hand: ['Snake Attack'], manaZone: { darkness: 4 }, battleZone: ['Burning Mane', 'Filler'] },
    });
    duel.use('Cast Snake Attack').choose('Card 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'shieldZone')).toBe(4);
    duel.choose('Filler attacks the player');
    expect([duel.decision.min, duel.decision.max]).toEqual([2, 2]);
  });
});

describe('Volcanic Arrows', () => {
  driven('destroys a creature of 6000 power or less, and costs a shield', (begin) => {
    const duel = begin({
      p1: { hand: ['Volcanic Arrows'], manaZone: { fire: 2 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Dark Clown', 'Zagaan, Knight of Darkness'] },
    });
    duel.use('Cast Volcanic Arrows');
    expect(duel.options).toEqual(['Burning Mane', 'Dark Clown']);
    duel.choose('Dark Clown').choose('Card 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Zagaan, Knight of Darkness']);
    expect(duel.count('p1', 'shieldZone')).toBe(4);
  });

  driven('costs a shield also where there is nothing to destroy', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Volcanic Arrows'],
        manaZone: { fire: 2 },
        battleZone: ['Zagaan, Knight of Darkness'],
        shieldZone: 1,
      },
    });
    duel.use('Cast Volcanic Arrows');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'shieldZone'), duel.count('p1', 'graveyard')]).toEqual([0, 2]);
  });
});

describe("Pangaea's Will", () => {
  const position = (
    battleZone: readonly (string | { readonly name: string; readonly over: readonly string[] })[],
  ) => ({
    p1: { hand: ["Pangaea's Will"], manaZone: { nature: 3 }, battleZone: ['Filler'] },
    p2: { battleZone },
  });

  driven('801.4: the top card of an evolution creature goes to the mana zone, its base stays', (begin) => {
    const duel = begin(position([{ name: 'Ultracide Worm', over: ['Horrid Worm'] }, 'Fear Fang']));
    duel.use("Cast Pangaea's Will");
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p2', 'manaZone').at(-1), duel.names('p2', 'battleZone')]).toEqual([
      'Ultracide Worm',
      ['Fear Fang', 'Horrid Worm'],
    ]);
  });

  driven('moves nothing where the opponent has none', (begin) => {
    const duel = begin(position(['Fear Fang'])).use("Cast Pangaea's Will");
    expect([duel.asked, duel.zone('p2', 'battleZone')]).toEqual(['p1 attack', ['Fear Fang']]);
  });
});

describe('Protective Force', () => {
  driven('one of its creatures with "blocker" gets 4000 power until the end of the turn', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Protective Force'],
        manaZone: { light: 1 },
        battleZone: ['Seamine', 'Filler', 'King Coral'],
      },
      p2: { battleZone: ['Seamine'] },
    });
    duel.use('Cast Protective Force');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Seamine', 'King Coral']]);
    duel.choose('Seamine');
    expect(powersOf(duel, 'p1')).toEqual(['Seamine 8000', 'Filler 1000', 'King Coral 1000']);
    duel.passUntil('p2 charge');
    expect(powersOf(duel, 'p1')).toEqual(['Seamine 4000', 'Filler 1000', 'King Coral 1000']);
  });

  driven('does nothing without one', (begin) => {
    const duel = begin({
      p1: { hand: ['Protective Force'], manaZone: { light: 1 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Seamine'] },
    });
    duel.use('Cast Protective Force');
    expect([duel.asked, powersOf(duel, 'p2')]).toEqual(['p1 attack', ['Seamine 4000']]);
  });
});
