import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Bodacious Giant', () => {
  const position = (tapped: boolean) =>
    ({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: {
        battleZone: [
          { name: 'Bodacious Giant', tapped },
          { name: 'Aqua Hulcus', tapped: true },
        ],
        shieldZone: 5,
      },
    }) as const;

  driven('while it is tapped, creatures of the opponent have to attack it, until one has', (begin) => {
    const duel = begin(position(true));
    expect(duel.options).toEqual([
      'Fear Fang attacks Bodacious Giant',
      'Burning Mane attacks Bodacious Giant',
    ]);
    expect(duel.duel.explain()).toContainEqual(
      expect.objectContaining({ what: 'attack the player', rule: '506.1b', by: 'Bodacious Giant' }),
    );
    duel.choose('Burning Mane attacks Bodacious Giant');
    expect(duel.options).toEqual([
      'Fear Fang attacks the player',
      'Fear Fang attacks Bodacious Giant',
      'Fear Fang attacks Aqua Hulcus',
      'Attack no more',
    ]);
  });

  driven('untapped it asks for nothing', (begin) => {
    expect(begin(position(false)).options).toContain('Attack no more');
  });
});

describe('Forbidding Totem', () => {
  const position = (totem: object) =>
    ({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: {
        battleZone: [
          'Forbidding Totem',
          { name: 'Carnival Totem', ...totem },
          { name: 'Aqua Hulcus', tapped: true },
        ],
      },
    }) as const;

  driven('attacking creatures of the opponent attack Mystery Totems if they can, and may stay', (begin) => {
    expect(begin(position({ tapped: true })).options).toEqual([
      'Fear Fang attacks Carnival Totem',
      'Attack no more',
    ]);
    expect(begin(position({})).options).toEqual([
      'Fear Fang attacks the player',
      'Fear Fang attacks Aqua Hulcus',
      'Attack no more',
    ]);
  });
});

describe('Spinal Parasite', () => {
  driven('the opponent chooses a creature that can attack: it has to', (begin) => {
    const duel = begin({
      step: 'end',
      p1: { battleZone: ['Spinal Parasite'] },
      p2: { battleZone: ['Fear Fang', 'Gran Gure, Space Guardian', 'Burning Mane'] },
    }).passUntil('p2 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    duel.choose('Fear Fang').passUntil('p2 attack');
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Burning Mane attacks the player']);
    duel.choose('Fear Fang attacks the player');
    while (duel.asked !== 'p2 attack') duel.choose(duel.options[0] ?? '');
    expect(duel.options).toContain('Attack no more');
  });
});

describe('Storm Wrangler, the Furious', () => {
  const attack = (begin: Parameters<Parameters<typeof driven>[1]>[0]) =>
    begin({
      step: 'attack',
      p1: { battleZone: ['Storm Wrangler, the Furious', 'Fear Fang'] },
      p2: {
        battleZone: [
          'Seamine',
          'Marrow Ooze, the Twister',
          { name: 'Gran Gure, Space Guardian', tapped: true },
        ],
      },
    }).choose('Storm Wrangler, the Furious attacks the player');

  driven('the chosen blocker has to block it, and no other can', (begin) => {
    const duel = attack(begin).choose('Yes');
    expect(duel.options).toEqual(['Seamine', 'Marrow Ooze, the Twister']);
    duel.choose('Seamine');
    while (duel.asked === 'p2 block') {
      expect(duel.options).toEqual(['Block with Seamine']);
      duel.choose('Block with Seamine');
    }
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toMatchObject({ p1: ['Storm Wrangler, the Furious (tapped)', 'Fear Fang'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Seamine']);
    duel.choose('Fear Fang attacks the player');
    expect(duel.options).toEqual(['Block with Marrow Ooze, the Twister']);
  });

  driven('without that, any may', (begin) => {
    const duel = attack(begin).pass();
    expect(duel.options).toEqual(['Block with Seamine', 'Block with Marrow Ooze, the Twister']);
    expect(duel.decision.min).toBe(0);
  });
});

describe('Ulex, the Dauntless', () => {
  driven('the opponent cannot tap it; its player can', (begin) => {
    const position = {
      p1: {
        hand: ['Holy Awe'],
        manaZone: { light: 6 },
        battleZone: ['Filler'],
      },
      p2: { battleZone: ['Ulex, the Dauntless', 'Fear Fang'] },
    } as const;
    const duel = begin(position).use('Cast Holy Awe');
    expect(duel.battleZones.p2).toEqual(['Ulex, the Dauntless', 'Fear Fang (tapped)']);
    const attack = begin({
      step: 'attack',
      p1: { battleZone: ['Ulex, the Dauntless', 'Filler'] },
      p2: { shieldZone: 5 },
    }).choose('Ulex, the Dauntless attacks the player');
    expect(attack.battleZones.p1).toEqual(['Ulex, the Dauntless (tapped)', 'Filler']);
  });
});

describe('Diamond Cutter', () => {
  const position = {
    p1: {
      hand: ['Diamond Cutter', 'Burning Mane'],
      manaZone: { light: 5, nature: 2 },
      battleZone: ['Gran Gure, Space Guardian', 'Gigazoul', { name: 'Fear Fang', tapped: true }],
    },
    p2: { battleZone: [{ name: 'Aqua Hulcus', tapped: true }], shieldZone: 5 },
  } as const;

  driven('creatures attack players whatever forbids it, also those that have just come', (begin) => {
    const duel = begin(position).use('Cast Diamond Cutter').use('Summon Burning Mane').passUntil('p1 attack');
    expect(duel.options).toEqual([
      'Gran Gure, Space Guardian attacks the player',
      'Gran Gure, Space Guardian attacks Aqua Hulcus',
      'Gigazoul attacks the player',
      'Gigazoul attacks Aqua Hulcus',
      'Burning Mane attacks the player',
      'Attack no more',
    ]);
  });
});

describe('Lu Gila, Silver Rift Guardian', () => {
  driven('evolution creatures enter tapped, of both players; it blocks and attacks no players', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Storm Wrangler, the Furious', 'Fear Fang'],
        manaZone: { nature: 7 },
        battleZone: ['Burning Mane'],
      },
      p2: { battleZone: ['Lu Gila, Silver Rift Guardian'] },
    });
    duel.use('Summon Storm Wrangler, the Furious').use('Summon Fear Fang');
    expect(duel.battleZones.p1).toEqual([
      'Storm Wrangler, the Furious (tapped, over Burning Mane)',
      'Fear Fang',
    ]);
    const attack = begin({
      step: 'attack',
      p1: { battleZone: ['Lu Gila, Silver Rift Guardian', 'Fear Fang'] },
      p2: { battleZone: ['Lu Gila, Silver Rift Guardian'] },
    });
    expect(attack.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
    expect(attack.choose('Fear Fang attacks the player').options).toEqual([
      'Block with Lu Gila, Silver Rift Guardian',
    ]);
  });
});
