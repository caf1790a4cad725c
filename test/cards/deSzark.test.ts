import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('卍 De Szark 卍', () => {
  driven('is summoned onto four magic tools as one of them is put, and destroys a creature', (begin) => {
    const duel = begin({
      p1: {
        hand: ['卍 De Szark 卍', 'Durinri, Darma'],
        manaZone: { darkness: 2 },
        graveyard: ['Grigyan, Darma', 'Grigyan, Darma', 'Baredu, Daspell', 'Fear Fang'],
        battleZone: ['Fear Fang'],
      },
      p2: { battleZone: ['Burning Mane', 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Summon Durinri, Darma');
    expect(duel.asked).toBe('p1 declareUsage');
    duel.choose('Declare 卍 De Szark 卍').choose('Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [
        'Fear Fang',
        '卍 De Szark 卍 (over Durinri, Darma, Grigyan, Darma, Grigyan, Darma, Baredu, Daspell)',
      ],
      p2: ['Burning Mane'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang']);
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('works from the graveyard too, where it must be declared all the same', (begin) => {
    const arrangement = {
      p1: {
        hand: ['Durinri, Darma'],
        manaZone: { darkness: 2 },
        graveyard: ['卍 De Szark 卍', 'Grigyan, Darma', 'Grigyan, Darma', 'Grigyan, Darma'],
      },
      p2: { battleZone: ['Burning Mane'] },
    } as const;
    const used = begin(arrangement).use('Summon Durinri, Darma').choose('Declare 卍 De Szark 卍');
    expect(used.asked).toBe('p2 charge');
    expect(used.facts('usageDeclared')).toEqual(['usageDeclared 卍 De Szark 卍']);
    expect(used.count('p1', 'graveyard')).toBe(0);
    expect(used.zone('p2', 'graveyard')).toEqual(['Burning Mane']);
    const passed = begin(arrangement).use('Summon Durinri, Darma').pass();
    passed.passUntil('p2 charge');
    expect(passed.battleZones).toEqual({ p1: ['Durinri, Darma'], p2: ['Burning Mane'] });
    expect(passed.count('p1', 'graveyard')).toBe(4);
  });

  driven('stays where it is when there are only three magic tools', (begin) => {
    const duel = begin({
      p1: {
        hand: ['卍 De Szark 卍', 'Durinri, Darma'],
        manaZone: { darkness: 2 },
        graveyard: ['Grigyan, Darma', 'Grigyan, Darma'],
      },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.use('Summon Durinri, Darma').choose('Declare 卍 De Szark 卍').passUntil('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Durinri, Darma'], p2: ['Burning Mane'] });
    expect(duel.zone('p1', 'hand')).toEqual(['卍 De Szark 卍']);
  });

  driven("puts the opponent's creatures tapped with four cards under it, not with three", (begin) => {
    const tool = 'Durinri, Darma';
    const arrangement = (over: readonly string[]) => ({
      active: 'p2' as const,
      p1: { battleZone: [{ name: '卍 De Szark 卍', over }] },
      p2: { hand: ['Burning Mane'], manaZone: { nature: 2 } },
    });
    const four = begin(arrangement([tool, tool, tool, tool])).use('Summon Burning Mane');
    four.passUntil('p1 charge');
    expect(four.zone('p2', 'battleZone')).toEqual(['Burning Mane (tapped)']);
    const three = begin(arrangement([tool, tool, tool])).use('Summon Burning Mane');
    three.passUntil('p1 charge');
    expect(three.zone('p2', 'battleZone')).toEqual(['Burning Mane']);
  });

  driven('leaves own creatures untapped, breaks two shields and has 9000 power', (begin) => {
    const tool = 'Durinri, Darma';
    const duel = begin({
      p1: {
        hand: ['Burning Mane'],
        manaZone: { nature: 2 },
        battleZone: [
          { name: '卍 De Szark 卍', over: [tool, tool, tool, tool] },
          '卍 De Szark 卍',
          'Fear Fang',
        ],
      },
      p2: { battleZone: [{ name: 'Gigaberos', tapped: true }] },
    });
    duel.use('Summon Burning Mane').passUntil('p1 attack');
    duel.choose('卍 De Szark 卍 attacks the player').choose('Shield 1', 'Shield 2');
    duel.choose('卍 De Szark 卍 attacks Gigaberos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
    expect(duel.zone('p2', 'battleZone')).toEqual([]);
    expect(duel.zone('p1', 'battleZone').slice(1)).toEqual([
      '卍 De Szark 卍 (tapped)',
      'Fear Fang',
      'Burning Mane',
    ]);
  });
});
