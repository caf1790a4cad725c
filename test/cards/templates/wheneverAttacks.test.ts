import { blocker, creature } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

const runt = creature({
  name: 'Runt',
  civilizations: ['light'],
  cost: 1,
  power: 500,
  abilities: [blocker],
});

/** Optional returns of a card from a zone to the hand, with cards that fit, and cards that do not. */
describe.each([
  {
    card: 'Amber Piercer',
    zone: 'graveyard',
    to: 'hand',
    fit: ['Burning Mane', 'Chaos Worm'],
    others: ['Terror Pit'],
  },
  {
    card: 'Gamil, Knight of Hatred',
    zone: 'graveyard',
    to: 'hand',
    fit: ['Horrid Worm', 'Chaos Worm'],
    others: ['Terror Pit', 'Burning Mane'],
  },
  {
    card: 'Ra Vu, Seeker of Lightning',
    zone: 'graveyard',
    to: 'hand',
    fit: ['Solar Ray', 'Sonic Wing'],
    others: ['Terror Pit', 'Emerald Grass'],
  },
  {
    card: 'Psyshroom',
    zone: 'graveyard',
    to: 'manaZone',
    fit: ['Burning Mane', 'Ultimate Force'],
    others: ['Terror Pit', 'Emerald Grass'],
  },
] as const)('$card', ({ card, zone, to, fit, others }) => {
  const arrangement = {
    step: 'attack',
    p1: { battleZone: [card, 'Filler'], [zone]: [...fit, ...others] },
    p2: { [zone]: [...fit] },
  } as const;

  driven(`may move ${fit.join(' or ')} from the ${zone} to the ${to}`, (begin) => {
    const duel = begin(arrangement).choose(`${card} attacks the player`).choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual([...fit]);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose(fit[1]);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p1', to)).toEqual([fit[1]]);
    expect(duel.zone('p1', zone)).toEqual([fit[0], ...others]);
    expect(duel.count('p2', zone)).toBe(2);
  });

  driven('need not, and not when another creature attacks', (begin) => {
    const duel = begin(arrangement).choose('Filler attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose(`${card} attacks the player`).choose('No');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.count('p1', to), duel.count('p1', zone)]).toEqual([0, fit.length + others.length]);
  });
});

describe('Bolzard Dragon', () => {
  driven("puts a card of the opponent's mana zone into the graveyard", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bolzard Dragon', 'Filler'], manaZone: { fire: 1 } },
      p2: { manaZone: { water: 1, nature: 1 } },
    });
    duel.choose('Filler attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose('Bolzard Dragon attacks the player');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Water Filler', 'Nature Filler']);
    duel.choose('Nature Filler');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Nature Filler']);
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([1, 1]);
  });

  driven('takes nothing from an empty mana zone', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bolzard Dragon'], manaZone: { fire: 1 } },
      p2: { manaZone: 0 },
    });
    duel.choose('Bolzard Dragon attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.count('p1', 'manaZone')).toBe(1);
  });
});

describe('Dark Titan Maginn', () => {
  driven('the opponent discards a card at random, none of an empty hand', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Dark Titan Maginn', 'Filler'], hand: ['Filler'] },
      p2: { hand: ['Fear Fang', 'Fear Fang'] },
    });
    duel.choose('Filler attacks the player').choose('Shield 1');
    expect(duel.count('p2', 'graveyard')).toBe(0);
    duel.choose('Dark Titan Maginn attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Fear Fang']);
    expect(duel.count('p1', 'hand')).toBe(1);
    const empty = begin({ step: 'attack', p1: { battleZone: ['Dark Titan Maginn'] } });
    empty.choose('Dark Titan Maginn attacks the player');
    expect(empty.asked).toBe('p1 shields');
    expect(empty.count('p2', 'graveyard')).toBe(0);
  });
});

describe('General Dark Fiend', () => {
  driven("puts one of its player's shields into the graveyard, without its shield trigger", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['General Dark Fiend', 'Filler'], shieldZone: ['Terror Pit', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.choose('General Dark Fiend attacks the player');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Card 1', 'Card 2']);
    duel.choose('Card 1');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.decision.min, duel.decision.max]).toEqual([2, 2]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Terror Pit']);
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Fear Fang']);
    expect([duel.count('p2', 'shieldZone'), duel.battleZones.p2]).toEqual([5, ['Burning Mane']]);
  });

  driven('attacks without shields too; another attack costs none', (begin) => {
    const bare = begin({ step: 'attack', p1: { battleZone: ['General Dark Fiend'], shieldZone: 0 } });
    bare.choose('General Dark Fiend attacks the player');
    expect(bare.asked).toBe('p1 shields');
    const other = begin({ step: 'attack', p1: { battleZone: ['General Dark Fiend', 'Filler'] } });
    other.choose('Filler attacks the player');
    expect(other.asked).toBe('p1 shields');
    expect(other.count('p1', 'shieldZone')).toBe(5);
  });
});

describe.each([
  {
    card: 'Laguna, Lightning Enforcer',
    deck: ['Fear Fang', 'Solar Ray', 'Terror Pit'],
    fit: ['Solar Ray', 'Terror Pit'],
  },
  {
    card: 'King Ponitas',
    deck: ['Fear Fang', 'Brain Serum', 'Aqua Vehicle'],
    fit: ['Brain Serum', 'Aqua Vehicle'],
  },
])('$card', ({ card, deck, fit }) => {
  const arrangement = { step: 'attack', p1: { battleZone: [card, 'Filler'], deck } } as const;

  driven(`searches the deck for one of ${fit.join(', ')}, which is shown`, (begin) => {
    const duel = begin(arrangement).choose(`${card} attacks the player`);
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(fit);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 1]);
    duel.choose(fit[0] ?? '');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p1', 'hand')).toEqual([fit[0]]);
    expect(duel.facts('deckShuffled', 'cardRevealed')).toEqual([`cardRevealed ${fit[0]}`, 'deckShuffled']);
  });

  driven('may take none; does not search when another creature attacks', (begin) => {
    const duel = begin(arrangement).choose('Filler attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose(`${card} attacks the player`).choose();
    expect(duel.asked).toBe('p1 shields');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 3]);
  });
});

describe.each([
  {
    card: 'Plasma Chaser',
    zones: { p1: [], p2: ['Burning Mane', 'Fear Fang', 'Filler'] },
    none: { p1: ['Aqua Vehicle'], p2: [] },
    drawn: 3,
  },
  {
    card: 'Chaos Fish',
    zones: { p1: ['Aqua Vehicle', 'King Coral', 'Filler'], p2: ['Aqua Vehicle'] },
    none: { p1: ['Filler'], p2: ['Aqua Vehicle'] },
    drawn: 2,
  },
])('$card', ({ card, zones, none, drawn }) => {
  const position = ({ p1, p2 }: { p1: readonly string[]; p2: readonly string[] }) =>
    ({ step: 'attack', p1: { battleZone: [card, ...p1] }, p2: { battleZone: p2 } }) as const;

  driven(`its player may draw ${drawn} cards`, (begin) => {
    const duel = begin(position(zones)).choose(`${card} attacks the player`).choose('Yes');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([drawn, 20 - drawn]);
    expect(duel.count('p2', 'hand')).toBe(0);
  });

  driven('draws none for none, and need not draw', (begin) => {
    const declined = begin(position(zones)).choose(`${card} attacks the player`).choose('No');
    expect(declined.count('p1', 'hand')).toBe(0);
    const duel = begin(position(none)).choose(`${card} attacks the player`);
    if (duel.asked === 'p1 confirm') duel.choose('Yes');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 20]);
  });
});

describe('Silver Axe', () => {
  const arrangement = {
    step: 'attack',
    p1: { battleZone: ['Silver Axe', 'Filler'], deck: ['Fear Fang', 'Terror Pit'], manaZone: 0 },
  } as const;

  driven('may put the top card of the deck into the mana zone', (begin) => {
    const duel = begin(arrangement).choose('Silver Axe attacks the player').choose('Yes');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.zone('p1', 'manaZone'), duel.zone('p1', 'deck')]).toEqual([['Fear Fang'], ['Terror Pit']]);
  });

  driven('need not, and not when another creature attacks', (begin) => {
    const duel = begin(arrangement).choose('Filler attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose('Silver Axe attacks the player').choose('No');
    expect([duel.count('p1', 'manaZone'), duel.count('p1', 'deck')]).toEqual([0, 2]);
  });
});

describe.each([
  {
    card: 'Stained Glass',
    fit: ['Bolshack Dragon', 'Burning Mane'],
    mine: 'Burning Mane',
    others: ['Aqua Vehicle'],
    own: false,
  },
  {
    card: 'King Neptas',
    fit: ['Aqua Vehicle', 'Burning Mane'],
    mine: 'Burning Mane',
    others: ['Fear Fang'],
    own: true,
  },
])('$card', ({ card, fit, mine, others, own }) => {
  const arrangement = {
    step: 'attack',
    p1: { battleZone: [card, mine] },
    p2: { battleZone: [...fit, ...others] },
  } as const;

  driven(`may return ${fit.join(' or ')} to the hand`, (begin) => {
    const duel = begin(arrangement).choose(`${card} attacks the player`).choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(own ? [mine, ...fit] : fit);
    duel.choose(fit[0] ?? '');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p2', 'hand')).toEqual([fit[0]]);
    expect(duel.battleZones.p2).toEqual([fit[1], ...others]);
  });

  driven('need not, and not when another creature attacks', (begin) => {
    const duel = begin(arrangement).choose(`${mine} attacks the player`);
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose(`${card} attacks the player`).choose('No');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p2).toEqual([...fit, ...others]);
  });
});

describe('King Neptas', () => {
  driven('returns a blocker before it can block', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['King Neptas'] },
      p2: { battleZone: ['King Coral'] },
    });
    duel.choose('King Neptas attacks the player').choose('Yes');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p2).toEqual([]);
  });
});

describe.each(['Wyn, the Oracle', 'Curious Eye', 'Stinger Ball'])('%s', (card) => {
  driven("may look at one of the opponent's shields, which stays where it is", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Filler'] },
      p2: { shieldZone: ['Fear Fang', 'Burning Mane', 'Aqua Vehicle'] },
    });
    duel.choose(`${card} attacks the player`).choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.facts('cardLookedAt');
    duel.choose('Card 2');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Fear Fang', 'Burning Mane', 'Aqua Vehicle']);
    expect(duel.facts('cardLookedAt')).toEqual(['cardLookedAt Burning Mane']);
  });

  driven('need not', (begin) => {
    const declined = begin({ step: 'attack', p1: { battleZone: [card] } });
    declined.choose(`${card} attacks the player`).choose('No');
    expect(declined.asked).toBe('p1 shields');
    expect(declined.facts('cardLookedAt')).toEqual([]);
  });
});

describe('Armored Warrior Quelos', () => {
  driven('a card of each mana zone that is not fire goes to the graveyard', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Armored Warrior Quelos', 'Filler'], manaZone: { fire: 2, water: 1, light: 1 } },
      p2: { manaZone: { fire: 1, nature: 1, darkness: 1 } },
    });
    duel
      .choose('Filler attacks the player')
      .choose('Shield 1')
      .choose('Armored Warrior Quelos attacks the player');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toHaveLength(2);
    expect(duel.options).not.toContain('Fire Filler');
    duel.choose('Light Filler');
    expect(duel.asked).toBe('p2 choose');
    expect(duel.options).toHaveLength(2);
    duel.choose('Nature Filler');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Light Filler']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Nature Filler']);
  });

  driven('spares those who have fire only', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Armored Warrior Quelos'], manaZone: { fire: 2 } },
      p2: { manaZone: { fire: 2 } },
    });
    duel.choose('Armored Warrior Quelos attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([2, 2]);
  });
});

describe('Earthstomp Giant', () => {
  driven("returns all creatures of its player's mana zone to the hand", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Earthstomp Giant'], manaZone: ['Fear Fang', 'Terror Pit', 'Chaos Worm'] },
      p2: { manaZone: ['Fear Fang'] },
    });
    duel.choose('Earthstomp Giant attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.decision.min, duel.decision.max]).toEqual([2, 2]);
    expect(duel.names('p1', 'hand')).toEqual(['Chaos Worm', 'Fear Fang']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Terror Pit']);
    expect(duel.count('p2', 'manaZone')).toBe(1);
  });

  driven('returns nothing where there are only spells', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Earthstomp Giant'], manaZone: ['Terror Pit'] },
    });
    duel.choose('Earthstomp Giant attacks the player');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([0, 1]);
  });
});

describe('Sniper Mosquito', () => {
  driven("returns a card of its player's mana zone to the hand; has no choice but which", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Sniper Mosquito', 'Filler'], manaZone: { fire: 1, nature: 1 } },
    });
    duel.choose('Filler attacks the player').choose('Shield 1');
    expect(duel.count('p1', 'manaZone')).toBe(2);
    duel.choose('Sniper Mosquito attacks the player');
    expect(duel.asked).toBe('p1 choose');
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fire Filler');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'manaZone')]).toEqual([
      ['Fire Filler'],
      ['Nature Filler'],
    ]);
  });

  driven('returns nothing from an empty mana zone', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Sniper Mosquito'], manaZone: 0 } });
    duel.choose('Sniper Mosquito attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.count('p1', 'hand')).toBe(0);
  });
});

describe('Flametropus', () => {
  const arrangement = {
    step: 'attack',
    p1: { battleZone: ['Flametropus', 'Filler'], manaZone: { fire: 1, water: 1 } },
    p2: { battleZone: [{ name: 'Senatine Jade Tree', tapped: true }] },
  } as const;

  driven('may put a card of the mana zone into the graveyard, for 3000 power and double breaker', (begin) => {
    const duel = begin(arrangement)
      .choose('Flametropus attacks the player')
      .choose('Yes')
      .choose('Water Filler');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.decision.min, duel.decision.max]).toEqual([2, 2]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Water Filler']);
    const battle = begin(arrangement)
      .choose('Flametropus attacks Senatine Jade Tree')
      .choose('Yes')
      .choose('Water Filler');
    expect(battle.battleZones).toEqual({ p1: ['Flametropus (tapped)', 'Filler'], p2: [] });
  });

  driven('gets nothing where it does not, or where there is no mana', (begin) => {
    const declined = begin(arrangement).choose('Flametropus attacks the player').choose('No');
    expect([declined.decision.min, declined.decision.max]).toEqual([1, 1]);
    expect(declined.count('p1', 'manaZone')).toBe(2);
    const bare = begin({ ...arrangement, p1: { ...arrangement.p1, manaZone: 0 } });
    bare.choose('Flametropus attacks the player');
    if (bare.asked === 'p1 confirm') bare.choose('Yes');
    expect([bare.decision.min, bare.decision.max]).toEqual([1, 1]);
  });
});

describe('Marrow Ooze, the Twister', () => {
  driven('is destroyed after its attack on a player', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Marrow Ooze, the Twister', 'Filler'] } });
    duel.choose('Marrow Ooze, the Twister attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Filler']);
    expect(duel.count('p2', 'shieldZone')).toBe(4);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Marrow Ooze, the Twister']);
  });

  driven('is destroyed also after the attack was blocked and it won the battle', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: [runt],
      p1: { battleZone: ['Marrow Ooze, the Twister', 'Filler'] },
      p2: { battleZone: ['Runt'] },
    });
    duel.choose('Marrow Ooze, the Twister attacks the player').choose('Block with Runt');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Marrow Ooze, the Twister']);
  });

  driven('stays after it attacked a creature, and when another creature attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: [runt],
      p1: { battleZone: ['Marrow Ooze, the Twister', 'Filler'] },
      p2: { battleZone: [{ name: 'Runt', tapped: true }] },
    });
    duel.choose('Filler attacks the player').choose('Shield 1');
    expect(duel.battleZones.p1).toEqual(['Marrow Ooze, the Twister', 'Filler (tapped)']);
    duel.choose('Marrow Ooze, the Twister attacks Runt').passUntil('p2 charge');
    expect(duel.battleZones).toEqual({
      p1: ['Marrow Ooze, the Twister (tapped)', 'Filler (tapped)'],
      p2: [],
    });
  });
});

describe('Spiral Grass', () => {
  driven('untaps after a battle that it fought as a blocking creature', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Filler'] },
      p2: { battleZone: ['Spiral Grass'] },
    });
    duel.choose('Burning Mane attacks the player').choose('Block with Spiral Grass');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Spiral Grass'] });
    duel.choose('Filler attacks the player');
    expect(duel.asked).toBe('p2 block');
  });

  driven('does not untap after it attacked, and not when it lost', (begin) => {
    const attacking = begin({
      step: 'attack',
      p1: { battleZone: ['Spiral Grass', 'Filler'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    attacking.choose('Spiral Grass attacks Burning Mane');
    expect(attacking.battleZones).toEqual({ p1: ['Spiral Grass (tapped)', 'Filler'], p2: [] });
    const lost = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['Spiral Grass'] },
    });
    lost.choose('Fear Fang attacks the player').choose('Block with Spiral Grass');
    expect(lost.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Filler'], p2: [] });
  });
});
