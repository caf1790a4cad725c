import { blocker, creature } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

const wall = creature({
  name: 'Wall',
  civilizations: ['light'],
  cost: 1,
  power: 500,
  abilities: [blocker],
});

describe('Aqua Grappler', () => {
  const position = {
    step: 'attack',
    p1: {
      battleZone: [
        'Aqua Grappler',
        { name: 'Filler', tapped: true },
        { name: 'Seamine', tapped: true },
        'Fear Fang',
      ],
      deck: 10,
    },
    p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
  } as const;

  driven('may draw a card for each other tapped creature of its player', (begin) => {
    const duel = begin(position).choose('Aqua Grappler attacks the player').choose('Yes');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual(['p1 shields', 2, 8]);
  });

  driven('need not, and draws nothing where the others are untapped', (begin) => {
    const declined = begin(position).choose('Aqua Grappler attacks the player').choose('No');
    expect([declined.asked, declined.count('p1', 'hand')]).toEqual(['p1 shields', 0]);
    const alone = begin({ step: 'attack', p1: { battleZone: ['Aqua Grappler', 'Fear Fang'] } });
    alone.choose('Aqua Grappler attacks the player').passUntil('p1 shields');
    expect(alone.count('p1', 'hand')).toBe(0);
  });
});

/** Puts a shield of its player into the graveyard when it attacks. */
describe.each(['Necrodragon Galbazeek', 'Steam Rumbler Kain'])('%s', (card) => {
  driven("puts one of its player's shields into the graveyard when it attacks", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Filler'], shieldZone: ['Terror Pit', 'Fear Fang'] },
    });
    duel.choose(`${card} attacks the player`);
    expect([duel.asked, duel.decision.min, duel.options.length]).toEqual(['p1 choose', 1, 2]);
    duel.choose('Card 1');
    expect([duel.asked, duel.zone('p1', 'graveyard')]).toEqual(['p1 shields', ['Terror Pit']]);
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Fear Fang']);
    expect(duel.decision.max).toBe(card === 'Necrodragon Galbazeek' ? 2 : 1);
  });

  driven('attacks without shields too; not when another creature attacks', (begin) => {
    const none = begin({ step: 'attack', p1: { battleZone: [card, 'Filler'], shieldZone: 0 } });
    expect(none.choose(`${card} attacks the player`).asked).toBe('p1 shields');
    const other = begin({ step: 'attack', p1: { battleZone: [card, 'Filler'], shieldZone: 2 } });
    other.choose('Filler attacks the player');
    expect([other.asked, other.count('p1', 'shieldZone')]).toEqual(['p1 shields', 2]);
  });
});

describe('Lalicious', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Lalicious', 'Filler'] },
    p2: { hand: ['Fear Fang', 'Terror Pit'], deck: ['Seamine', 'Burning Mane'] },
  } as const;

  driven("may look at the opponent's hand and the top card of the opponent's deck", (begin) => {
    const duel = begin(position);
    duel.facts();
    duel.choose('Lalicious attacks the player').choose('Yes');
    expect(duel.facts('cardLookedAt')).toEqual([
      'cardLookedAt Fear Fang',
      'cardLookedAt Terror Pit',
      'cardLookedAt Seamine',
    ]);
    expect(duel.zone('p2', 'deck')).toEqual(['Seamine', 'Burning Mane']);
  });

  driven('need not', (begin) => {
    const duel = begin(position).choose('Lalicious attacks the player').choose('No');
    expect([duel.asked, duel.facts('cardLookedAt')]).toEqual(['p1 shields', []]);
  });
});

describe('Thrumiss, Zephyr Guardian', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Thrumiss, Zephyr Guardian', 'Fear Fang'] },
    p2: { battleZone: ['Burning Mane', 'Seamine'] },
  } as const;

  driven(
    "one of the opponent's creatures may be tapped whenever a creature of its player attacks",
    (begin) => {
      const duel = begin(position);
      for (const name of ['Fear Fang', 'Thrumiss, Zephyr Guardian']) {
        const attacking = begin(position).choose(`${name} attacks the player`).choose('Yes');
        expect(attacking.options).toEqual(['Burning Mane', 'Seamine']);
        attacking.choose('Seamine');
        expect([attacking.asked, attacking.battleZones.p2]).toEqual([
          'p1 shields',
          ['Burning Mane', 'Seamine (tapped)'],
        ]);
      }
      duel.choose('Fear Fang attacks the player').choose('No');
      expect([duel.asked, duel.battleZones.p2]).toEqual(['p2 block', ['Burning Mane', 'Seamine']]);
    },
  );

  driven("not when the opponent's creature attacks", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Thrumiss, Zephyr Guardian'] },
    });
    expect(duel.choose('Fear Fang attacks the player').asked).toBe('p1 shields');
  });
});

describe('Überdragon Bajula', () => {
  driven("is put on a Dragon; puts up to 2 cards of the opponent's mana zone into the graveyard", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Überdragon Bajula'],
        manaZone: { fire: 7 },
        battleZone: ['Bolshack Dragon', 'Bombat, General of Speed'],
      },
      p2: { manaZone: { water: 2, light: 2 } },
    });
    duel.use('Summon Überdragon Bajula');
    expect(duel.zone('p1', 'battleZone')).toEqual([
      'Überdragon Bajula (over Bolshack Dragon)',
      'Bombat, General of Speed',
    ]);
    duel.choose('Überdragon Bajula attacks the player');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 2]);
    duel.choose('Water Filler', 'Light Filler');
    expect([duel.count('p2', 'manaZone'), duel.count('p2', 'graveyard')]).toEqual([2, 2]);
    duel.choose('Shield 1', 'Shield 3', 'Shield 5');
    expect(duel.count('p2', 'shieldZone')).toBe(2);
  });

  driven('not on a Dragonoid; may leave the mana zone alone', (begin) => {
    const without = begin({
      p1: {
        hand: ['Überdragon Bajula'],
        manaZone: { fire: 7 },
        battleZone: ['Bombat, General of Speed'],
      },
    });
    expect(without.options).not.toContain('Summon Überdragon Bajula');
    const none = begin({
      step: 'attack',
      p1: { battleZone: ['Überdragon Bajula'] },
      p2: { manaZone: { water: 2 } },
    });
    none.choose('Überdragon Bajula attacks the player').choose();
    expect([none.asked, none.count('p2', 'manaZone')]).toEqual(['p1 shields', 2]);
  });
});

describe('Zero Nemesis, Shadow of Panic', () => {
  driven('the opponent discards a card at random whenever a creature of its player attacks', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Zero Nemesis, Shadow of Panic'],
        manaZone: { darkness: 6 },
        battleZone: ['Black Feather, Shadow of Rage', 'Fear Fang'],
      },
      p2: { hand: 3 },
    });
    duel.use('Summon Zero Nemesis');
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect([duel.asked, duel.count('p2', 'graveyard')]).toEqual(['p1 attack', 1]);
    duel.choose('Zero Nemesis, Shadow of Panic attacks the player').choose('Shield 1', 'Shield 2');
    expect([duel.count('p2', 'graveyard'), duel.count('p2', 'shieldZone')]).toEqual([2, 2]);
  });

  driven("not when the opponent's creature attacks, and only from a hand that has a card", (begin) => {
    const theirs = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'], hand: 2 },
      p2: { battleZone: ['Zero Nemesis, Shadow of Panic'], hand: 2 },
    });
    theirs.choose('Fear Fang attacks the player');
    expect([theirs.count('p1', 'hand'), theirs.count('p2', 'hand')]).toEqual([2, 2]);
    const empty = begin({
      step: 'attack',
      p1: { battleZone: ['Zero Nemesis, Shadow of Panic'] },
      p2: { hand: 0 },
    });
    expect(empty.choose('Zero Nemesis, Shadow of Panic attacks the player').asked).toBe('p1 shields');
  });
});

describe('Windmill Mutant', () => {
  driven('the opponent discards a card at random when it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Windmill Mutant', 'Fear Fang', 'Filler'] },
      p2: { hand: ['Seamine', 'Terror Pit'] },
    });
    duel.choose('Windmill Mutant attacks the player').choose('Shield 1');
    expect([duel.count('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([2, 1]);
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect([duel.count('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([3, 1]);
  });
});

describe('Sabermask Scarab', () => {
  driven('returns a card of the mana zone to the hand when it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Sabermask Scarab', 'Filler'], manaZone: ['Fear Fang', 'Terror Pit'] },
    });
    duel.choose('Sabermask Scarab attacks the player');
    expect([duel.options, duel.decision.min]).toEqual([['Fear Fang', 'Terror Pit'], 1]);
    duel.choose('Terror Pit');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'manaZone')]).toEqual([['Terror Pit'], ['Fear Fang']]);
    const empty = begin({ step: 'attack', p1: { battleZone: ['Sabermask Scarab'], manaZone: 0 } });
    expect(empty.choose('Sabermask Scarab attacks the player').asked).toBe('p1 shields');
  });
});

describe('Super Dragon Machine Dolzark', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Super Dragon Machine Dolzark', 'Bolshack Dragon', 'Fear Fang'] },
    p2: { battleZone: ['Burning Mane', 'Gran Gure, Space Guardian', 'Seamine'], manaZone: 0 },
  } as const;

  driven('a creature of 5000 power or less may go to the mana zone when another Dragon attacks', (begin) => {
    const duel = begin(position).choose('Bolshack Dragon attacks the player').choose('Yes');
    expect(duel.options).toEqual(['Burning Mane', 'Seamine']);
    duel.choose('Seamine');
    expect([duel.zone('p2', 'manaZone'), duel.battleZones.p2]).toEqual([
      ['Seamine'],
      ['Burning Mane', 'Gran Gure, Space Guardian'],
    ]);
    const declined = begin(position).choose('Bolshack Dragon attacks the player').choose('No');
    expect(declined.count('p2', 'manaZone')).toBe(0);
  });

  driven('not when it attacks itself, and not when another creature does', (begin) => {
    for (const name of ['Super Dragon Machine Dolzark', 'Fear Fang'])
      expect(begin(position).choose(`${name} attacks the player`).asked).toBe('p2 block');
  });
});

describe('Brigade Shell Q', () => {
  const position = (deck: readonly string[], attacker: string) =>
    [
      { step: 'attack', p1: { battleZone: ['Brigade Shell Q', 'Gigaling Q', 'Fear Fang'], deck } },
      `${attacker} attacks the player`,
    ] as const;

  driven('a Survivor that attacks reveals the top card: a Survivor goes to the hand', (begin) => {
    for (const name of ['Brigade Shell Q', 'Gigaling Q']) {
      const [arrangement, attack] = position(['Smash Horn Q', 'Filler'], name);
      const duel = begin(arrangement).choose(attack);
      expect([duel.zone('p1', 'hand'), duel.zone('p1', 'deck')]).toEqual([['Smash Horn Q'], ['Filler']]);
      expect(duel.facts('cardRevealed')).toEqual(['cardRevealed Smash Horn Q']);
    }
  });

  driven('another card goes to the graveyard; a creature that is no Survivor reveals nothing', (begin) => {
    const [arrangement, attack] = position(['Terror Pit', 'Filler'], 'Gigaling Q');
    const other = begin(arrangement).choose(attack);
    expect([other.count('p1', 'hand'), other.zone('p1', 'graveyard')]).toEqual([0, ['Terror Pit']]);
    const [same, foreign] = position(['Smash Horn Q', 'Filler'], 'Fear Fang');
    const none = begin(same).choose(foreign);
    expect([none.asked, none.count('p1', 'deck')]).toEqual(['p1 shields', 2]);
  });
});

describe('Smash Warrior Stagrandu', () => {
  driven('attacks untapped creatures, with 9000 more power against 6000 or more', (begin) => {
    const big = (power: number) =>
      creature({ name: `Rival ${power}`, civilizations: ['light'], cost: 1, power });
    const duel = (power: number) =>
      begin({
        step: 'attack',
        cards: [big(power)],
        p1: { battleZone: ['Smash Warrior Stagrandu', 'Filler'] },
        p2: { battleZone: [`Rival ${power}`] },
      }).choose(`Smash Warrior Stagrandu attacks Rival ${power}`);
    expect(duel(6000).battleZones).toEqual({ p1: ['Smash Warrior Stagrandu (tapped)', 'Filler'], p2: [] });
    expect(duel(9500).battleZones).toEqual({ p1: ['Smash Warrior Stagrandu (tapped)', 'Filler'], p2: [] });
    expect(duel(10000).battleZones).toEqual({ p1: ['Filler'], p2: [] });
    expect(duel(5500).battleZones).toEqual({ p1: ['Filler'], p2: ['Rival 5500'] });
  });

  driven('not against players, and not when another creature attacks', (begin) => {
    const position = {
      step: 'attack',
      p1: { battleZone: ['Smash Warrior Stagrandu', 'Bolshack Dragon'] },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
    } as const;
    const player = begin(position).choose('Smash Warrior Stagrandu attacks the player');
    expect(powersOf(player, 'p1')[0]).toBe('Smash Warrior Stagrandu 1000');
    const other = begin(position).choose('Bolshack Dragon attacks Gran Gure');
    expect(powersOf(other, 'p1')[0]).toBe('Smash Warrior Stagrandu 1000');
  });
});

describe('Bubble Scarab', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Bolshack Dragon', 'Filler'], graveyard: 0 },
    p2: {
      battleZone: ['Bubble Scarab', { name: 'Seamine', tapped: true }],
      hand: ['Fear Fang', 'Terror Pit'],
    },
  } as const;

  driven('a card may be discarded for 3000 more power of a creature that is attacked', (begin) => {
    const duel = begin(position).choose('Bolshack Dragon attacks Seamine');
    expect(duel.asked).toBe('p2 confirm');
    duel.choose('Yes').choose('Terror Pit');
    expect(duel.battleZones).toEqual({
      p1: ['Filler'],
      p2: ['Bubble Scarab', 'Seamine (tapped)'],
    });
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([['Fear Fang'], ['Terror Pit']]);
  });

  driven('need not; nothing for an attack on the player, or without a card', (begin) => {
    const declined = begin(position).choose('Bolshack Dragon attacks Seamine').choose('No');
    expect([declined.battleZones.p2, declined.count('p2', 'hand')]).toEqual([['Bubble Scarab'], 2]);
    expect(begin(position).choose('Filler attacks the player').asked).toBe('p1 shields');
    const empty = begin({ ...position, p2: { ...position.p2, hand: 0 } });
    empty.choose('Bolshack Dragon attacks Seamine').passUntil('p1 attack');
    expect(empty.battleZones.p2).toEqual(['Bubble Scarab']);
  });
});

/** Cannot be blocked. */
describe.each(['Aqua Ranger', 'Candy Cluster', 'Melnia, the Aqua Shadow'])('%s', (card) => {
  driven('cannot be blocked, others can', (begin) => {
    const asked = (attacker: string) =>
      begin({
        step: 'attack',
        cards: [wall],
        p1: { battleZone: [card, 'Filler'] },
        p2: { battleZone: ['Wall'] },
      }).choose(`${attacker} attacks the player`).asked;
    expect([asked(card), asked('Filler')]).toEqual(['p1 shields', 'p2 block']);
  });
});
