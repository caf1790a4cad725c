import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

const attacking = (battleZone: readonly string[], p2: readonly string[]) =>
  ({ step: 'attack', p1: { battleZone }, p2: { battleZone: p2 } }) as const;

/** Blocks whenever it can. */
describe.each([
  'Ardent Lunatron',
  'Belmol, the Explorer',
  'Messa Bahna, Expanse Guardian',
  'Pierr, Psycho Doll',
])('%s', (card) => {
  driven('has to block', (begin) => {
    const duel = begin(attacking(['Fear Fang', 'Filler'], [card, 'Burning Mane']));
    duel.choose('Fear Fang attacks the player');
    expect(duel.facts('battleBegan')).toEqual(['battleBegan Fear Fang', `battleBegan ${card}`]);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('not while it is tapped', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: [{ name: card, tapped: true }] },
    });
    expect(duel.choose('Fear Fang attacks the player').asked).toBe('p1 shields');
  });
});

/** Untaps after a battle in which it blocked. */
describe('Kuukai, Finder of Karma', () => {
  driven('untaps after each battle in which it blocks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane', 'Filler'] },
      p2: { battleZone: ['Kuukai, Finder of Karma'] },
    });
    for (const name of ['Fear Fang', 'Burning Mane']) {
      duel.choose(`${name} attacks the player`).choose('Block with Kuukai');
      expect(duel.battleZones.p2).toEqual(['Kuukai, Finder of Karma']);
    }
    expect(duel.battleZones.p1).toEqual(['Filler']);
  });

  driven('is put on a Mecha Thunder; stays tapped when it is attacked', (begin) => {
    const evolving = begin({
      p1: {
        hand: ['Kuukai, Finder of Karma'],
        manaZone: { light: 5 },
        battleZone: ['La Guile, Seeker of Skyfire', 'Fear Fang'],
      },
    }).use('Summon Kuukai');
    expect(evolving.battleZones.p1).toEqual([
      'Kuukai, Finder of Karma (over La Guile, Seeker of Skyfire)',
      'Fear Fang',
    ]);
    const attacked = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: [{ name: 'Kuukai, Finder of Karma', tapped: true }] },
    });
    attacked.choose('Fear Fang attacks Kuukai');
    expect(attacked.battleZones.p2).toEqual(['Kuukai, Finder of Karma (tapped)']);
  });
});

describe('Ikaz, the Spydroid', () => {
  driven('a creature of its player untaps after a battle in which it blocks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['Ikaz, the Spydroid', { name: 'Burning Mane', tapped: true }] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Ikaz');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Ikaz, the Spydroid', 'Burning Mane']]);
    duel.choose('Burning Mane');
    expect(duel.battleZones).toEqual({
      p1: ['Filler'],
      p2: ['Ikaz, the Spydroid (tapped)', 'Burning Mane'],
    });
  });

  driven('even where it lost that battle; nothing when it does not block', (begin) => {
    const lost = begin({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Filler'] },
      p2: { battleZone: ['Ikaz, the Spydroid', { name: 'Burning Mane', tapped: true }] },
    });
    lost.choose('Bolshack Dragon attacks the player').choose('Block with Ikaz').choose('Burning Mane');
    expect(lost.battleZones.p2).toEqual(['Burning Mane']);
    const passed = begin(attacking(['Fear Fang', 'Filler'], ['Ikaz, the Spydroid']));
    expect(passed.choose('Fear Fang attacks the player').pass().asked).toBe('p1 shields');
  });
});

describe('Necrodragon Jagraveen', () => {
  driven('is destroyed after a battle in which it blocks', (begin) => {
    const duel = begin(attacking(['Fear Fang', 'Filler'], ['Necrodragon Jagraveen', 'Burning Mane']));
    duel.choose('Fear Fang attacks the player').choose('Block with Necrodragon Jagraveen');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Burning Mane'] });
  });

  driven('not after it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: [{ name: 'Necrodragon Jagraveen', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Necrodragon Jagraveen');
    expect(duel.battleZones.p2).toEqual(['Necrodragon Jagraveen (tapped)']);
  });
});

describe('Necrodragon Giland', () => {
  driven('is destroyed after any of its battles', (begin) => {
    const attacker = begin({
      step: 'attack',
      p1: { battleZone: ['Necrodragon Giland', 'Filler'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    }).choose('Necrodragon Giland attacks Fear Fang');
    expect(attacker.battleZones).toEqual({ p1: ['Filler'], p2: [] });
    const attacked = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: [{ name: 'Necrodragon Giland', tapped: true }] },
    }).choose('Fear Fang attacks Necrodragon Giland');
    expect(attacked.battleZones).toEqual({ p1: ['Filler'], p2: [] });
  });

  driven('not after an attack on the player', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Necrodragon Giland', 'Filler'] } });
    duel.choose('Necrodragon Giland attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.battleZones.p1).toEqual(['Necrodragon Giland (tapped)', 'Filler']);
  });
});

describe('Coliseum Shell', () => {
  driven('may put the top card of the deck into the mana zone when it becomes blocked', (begin) => {
    const position = {
      step: 'attack',
      p1: { battleZone: ['Coliseum Shell', 'Filler'], manaZone: 0, deck: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['Seamine'] },
    } as const;
    const duel = begin(position).choose('Coliseum Shell attacks the player').choose('Block').choose('Yes');
    expect([duel.asked, duel.zone('p1', 'manaZone')]).toEqual(['p1 attack', ['Fear Fang']]);
    const declined = begin(position).choose('Coliseum Shell attacks the player').choose('Block').choose('No');
    expect(declined.count('p1', 'manaZone')).toBe(0);
    const unblocked = begin(position).choose('Coliseum Shell attacks the player').pass();
    expect([unblocked.asked, unblocked.count('p1', 'manaZone')]).toEqual(['p1 shields', 0]);
  });
});

describe('Emperor Maroll', () => {
  driven('returns the creature that blocks it to the hand', (begin) => {
    const duel = begin(attacking(['Emperor Maroll', 'Filler'], ['Seamine', 'Burning Mane']));
    duel.choose('Emperor Maroll attacks the player').choose('Block with Seamine');
    expect(duel.battleZones).toEqual({ p1: ['Emperor Maroll (tapped)', 'Filler'], p2: ['Burning Mane'] });
    expect([duel.zone('p2', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([['Seamine'], 5]);
  });

  driven('returns to the hand when its player puts another creature, and is put on a Cyber Lord', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Emperor Maroll', 'Fear Fang'],
        manaZone: { water: 3, nature: 3 },
        battleZone: ['Pokolul', 'Filler'],
      },
    });
    duel.use('Summon Emperor Maroll');
    expect(duel.battleZones.p1).toEqual(['Emperor Maroll (over Pokolul)', 'Filler']);
    duel.use('Summon Fear Fang');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([
      ['Filler', 'Fear Fang'],
      ['Emperor Maroll', 'Pokolul'],
    ]);
  });
});

describe.each(['Kelp Candle', 'Zeppelin Crawler'])('%s', (card) => {
  driven('takes one of the top 4 cards when it blocks; the rest goes below the deck', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Filler'] },
      p2: { battleZone: [card], deck: ['Fear Fang', 'Terror Pit', 'Seamine', 'Aqua Vehicle', 'Filler'] },
    });
    duel.choose('Burning Mane attacks the player').choose(`Block with ${card}`);
    expect([duel.asked, duel.options]).toEqual([
      'p2 choose',
      ['Fear Fang', 'Terror Pit', 'Seamine', 'Aqua Vehicle'],
    ]);
    duel.choose('Terror Pit').choose('Aqua Vehicle', 'Fear Fang', 'Seamine');
    expect(duel.zone('p2', 'hand')).toEqual(['Terror Pit']);
    expect(duel.zone('p2', 'deck')).toEqual(['Filler', 'Aqua Vehicle', 'Fear Fang', 'Seamine']);
  });

  driven('looks at nothing when it does not block', (begin) => {
    const duel = begin(attacking(['Fear Fang', 'Filler'], [card]));
    duel.choose('Fear Fang attacks the player').pass();
    expect([duel.asked, duel.facts('cardLookedAt')]).toEqual(['p1 shields', []]);
  });
});

describe('Submarine Project', () => {
  driven('takes one of the top 4 cards; the rest goes below the deck in any order', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Submarine Project'],
        manaZone: { water: 3 },
        battleZone: ['Filler'],
        deck: ['Fear Fang', 'Terror Pit', 'Seamine', 'Aqua Vehicle', 'Filler'],
      },
    });
    duel.use('Cast Submarine Project').choose('Seamine').choose('Terror Pit', 'Aqua Vehicle', 'Fear Fang');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'deck')]).toEqual([
      ['Seamine'],
      ['Filler', 'Terror Pit', 'Aqua Vehicle', 'Fear Fang'],
    ]);
  });

  driven('is cast as a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { shieldZone: ['Submarine Project'], deck: ['Seamine', 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield trigger').choose('Seamine');
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Seamine'],
      ['Submarine Project'],
    ]);
  });
});

describe('Tropic Crawler', () => {
  driven('the opponent returns a creature of their choice when it blocks', (begin) => {
    const duel = begin(attacking(['Fear Fang', 'Filler'], ['Tropic Crawler', 'Burning Mane']));
    duel.choose('Fear Fang attacks the player').choose('Block with Tropic Crawler');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Filler']]);
    duel.choose('Fear Fang');
    expect([duel.zone('p1', 'hand'), duel.battleZones]).toEqual([
      ['Fear Fang'],
      { p1: ['Filler'], p2: ['Tropic Crawler (tapped)', 'Burning Mane'] },
    ]);
  });

  driven('another creature may be returned, and then they battle', (begin) => {
    const duel = begin(attacking(['Fear Fang', 'Filler'], ['Tropic Crawler']));
    duel.choose('Fear Fang attacks the player').choose('Block with Tropic Crawler').choose('Filler');
    expect([duel.zone('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([['Filler'], ['Fear Fang']]);
  });
});

describe('Agira, the Warlord Crawler', () => {
  const agira = 'Agira, the Warlord Crawler';
  const position = (blocker: string) =>
    ({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Filler'] },
      p2: { battleZone: [agira, blocker], deck: 5 },
    }) as const;

  driven('its player may draw a card whenever a Gladiator or Earth Eater of theirs blocks', (begin) => {
    const duel = begin(position('Tropic Crawler')).choose('Burning Mane attacks the player');
    duel.choose('Block with Tropic Crawler').choose(agira).choose('Yes');
    expect(duel.count('p2', 'hand')).toBe(1);
  });

  driven('not for a creature of another race', (begin) => {
    const duel = begin(position('Seamine')).choose('Burning Mane attacks the player').choose('Block');
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 0]);
  });
});
