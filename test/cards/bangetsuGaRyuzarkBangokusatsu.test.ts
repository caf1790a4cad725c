import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const card = 'Bangetsu 卍 Ga Ryuzark 卍 / Bangokusatsu';

describe('Bangetsu 卍 Ga Ryuzark 卍 / Bangokusatsu', () => {
  driven('comes at the end of the own turn onto four magic tools, from hand or graveyard', (begin) => {
    for (const place of ['hand', 'graveyard'] as const) {
      const tools = ['Grigyan, Darma', 'Baredu, Daspell', 'Durinri, Darma'];
      const duel = begin({
        p1: {
          battleZone: ['Grigyan, Darma'],
          ...(place === 'hand' ? { hand: [card], graveyard: tools } : { graveyard: [...tools, card] }),
        },
        p2: { battleZone: ['Burning Mane'] },
      });
      expect(duel.asked).toBe('p1 declareUsage');
      duel.choose('Declare Bangetsu 卍 Ga Ryuzark 卍');
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({
        p1: [`${card} (over Grigyan, Darma, Grigyan, Darma, Baredu, Daspell, Durinri, Darma)`],
        p2: ['Burning Mane'],
      });
      expect([duel.count('p1', 'hand'), duel.count('p1', 'graveyard')]).toEqual([0, 0]);
    }
  });

  driven('must be declared before any effect of the end of the turn resolves', (begin) => {
    const duel = begin({
      p1: {
        hand: [card],
        battleZone: ['Durinri, Darma'],
        graveyard: ['Baredu, Daspell', 'Durinri, Darma'],
        deck: ['Grigyan, Darma', 'Filler', 'Filler', 'Filler'],
      },
    });
    duel.passUntil('p1 declareUsage').pass().choose('Yes');
    expect(duel.names('p1', 'graveyard')).toContain('Grigyan, Darma');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual([card]);
    const declared = begin({
      p1: {
        hand: [card],
        battleZone: ['Durinri, Darma'],
        graveyard: ['Baredu, Daspell', 'Durinri, Darma'],
        deck: ['Grigyan, Darma', 'Filler', 'Filler', 'Filler'],
      },
    });
    declared
      .passUntil('p1 declareUsage')
      .choose('Declare')
      .choose('Durinri, Darma')
      .choose('Yes')
      .passUntil('p2 charge');
    expect(declared.zone('p1', 'battleZone').map((name) => name.split(' (')[0])).toEqual([card]);
  });

  driven(
    "misfires with three magic tools, and is not declared at the end of the opponent's turn",
    (begin) => {
      const duel = begin({
        p1: { hand: [card], graveyard: ['Durinri, Darma', 'Grigyan, Darma', 'Grigyan, Darma'] },
      });
      duel.choose('Declare Bangetsu 卍 Ga Ryuzark 卍').passUntil('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual([card]);
      expect(duel.battleZones).toEqual({ p1: [], p2: [] });
      const theirs = begin({
        p2: {
          hand: [card],
          graveyard: ['Durinri, Darma', 'Grigyan, Darma', 'Grigyan, Darma', 'Baredu, Daspell'],
        },
      });
      theirs.passUntil('p2 charge');
      expect(theirs.facts('usageDeclared')).toEqual([]);
      expect(theirs.count('p2', 'battleZone')).toBe(0);
    },
  );

  driven('lets the opponent untap at most three mana cards', (begin) => {
    const mana = (count: number) =>
      Array.from({ length: count }, () => ({ name: 'Nature Filler', tapped: true }));
    const duel = begin({
      p1: { battleZone: [card], manaZone: mana(4) },
      p2: { manaZone: mana(5), battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    duel.passUntil('p2 choose').choose('Nature Filler', 'Nature Filler', 'Nature Filler');
    const tapped = (player: 'p1' | 'p2') =>
      duel.zone(player, 'manaZone').filter((name) => name.includes('tapped')).length;
    expect(tapped('p2')).toBe(2);
    expect(duel.zone('p2', 'battleZone')).toEqual(['Fear Fang']);
    duel.passUntil('p1 charge');
    expect([tapped('p1'), tapped('p2')]).toEqual([0, 2]);
  });

  driven('destroys every creature as a spell, and has 11000 power and two breaks as a creature', (begin) => {
    const cast = begin({
      p1: { hand: [card], manaZone: { darkness: 8 }, battleZone: ['Fear Fang'] },
      p2: {
        battleZone: ['Burning Mane', 'Deathliger, Lion of Chaos', 'Cyberdice Vegas, Gambling Expert of D'],
      },
    });
    expect(cast.options).toEqual(['Cast Bangokusatsu', 'Go on to the attack step']);
    cast.use('Cast Bangokusatsu').passUntil('p2 charge');
    expect(cast.battleZones).toEqual({ p1: [], p2: ['Cyberdice Vegas, Gambling Expert of D'] });
    expect(cast.names('p1', 'graveyard')).toEqual([card, 'Fear Fang']);
    const fight = begin({
      step: 'attack',
      p1: { battleZone: [card, card, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }], shieldZone: 2 },
    });
    fight.choose(`${card} attacks Deathliger`).choose(`${card} attacks the player`).passUntil('p1 attack');
    expect(fight.count('p2', 'shieldZone')).toBe(0);
    expect(fight.battleZones).toEqual({ p1: [`${card} (tapped)`, `${card} (tapped)`, 'Fear Fang'], p2: [] });
  });
});
