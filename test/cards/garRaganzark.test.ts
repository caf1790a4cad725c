import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Gar Raganzark', () => {
  const tools = ['Grigyan, Darma', 'Durinri, Darma', 'Durinri, Darma'];

  driven(
    'comes onto four magic tools when a magic tool is cast, which lies in the graveyard by then',
    (begin) => {
      const duel = begin({
        p1: {
          hand: ['Gar Raganzark', 'Baredu, Daspell'],
          manaZone: { water: 2 },
          graveyard: tools,
          battleZone: ['Fear Fang'],
        },
        p2: { battleZone: ['Burning Mane'] },
      });
      duel.use('Cast Baredu, Daspell');
      expect(duel.options).toEqual(['Declare Gar Raganzark']);
      duel.choose('Declare Gar Raganzark').choose('Filler');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({
        p1: [
          'Fear Fang',
          'Gar Raganzark (over Grigyan, Darma, Durinri, Darma, Durinri, Darma, Baredu, Daspell)',
        ],
        p2: ['Burning Mane'],
      });
      expect(duel.zone('p1', 'graveyard')).toEqual(['Filler']);
    },
  );

  driven('comes from the graveyard when a magic tool is summoned, declared all the same', (begin) => {
    const arrangement = {
      p1: { hand: ['Durinri, Darma'], manaZone: { darkness: 2 }, graveyard: ['Gar Raganzark', ...tools] },
    } as const;
    const used = begin(arrangement)
      .use('Summon Durinri, Darma')
      .choose('Declare Gar Raganzark')
      .passUntil('p2 charge');
    expect(used.zone('p1', 'battleZone')).toEqual([
      'Gar Raganzark (over Durinri, Darma, Grigyan, Darma, Durinri, Darma, Durinri, Darma)',
    ]);
    expect(used.facts('usageDeclared')).toEqual(['usageDeclared Gar Raganzark']);
    const passed = begin(arrangement).use('Summon Durinri, Darma').pass().passUntil('p2 charge');
    expect(passed.zone('p1', 'battleZone')).toEqual(['Durinri, Darma']);
    expect(passed.count('p1', 'graveyard')).toBe(4);
  });

  driven('fails with three magic tools, and is not declared for other cards', (begin) => {
    const three = begin({
      p1: { hand: ['Gar Raganzark', 'Durinri, Darma'], manaZone: { darkness: 2 }, graveyard: tools.slice(1) },
    });
    three.use('Summon Durinri, Darma').choose('Declare Gar Raganzark').passUntil('p2 charge');
    expect(three.zone('p1', 'battleZone')).toEqual(['Durinri, Darma']);
    expect(three.zone('p1', 'hand')).toEqual(['Gar Raganzark']);
    const other = begin({
      p1: {
        hand: ['Gar Raganzark', 'Fear Fang'],
        manaZone: { nature: 3 },
        graveyard: [...tools, 'Baredu, Daspell'],
      },
    });
    other.use('Summon Fear Fang').passUntil('p2 charge');
    expect(other.facts('usageDeclared')).toEqual([]);
  });

  driven('blocks, and has 9000 power and two breaks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gigaberos', 'Gar Raganzark', 'Fear Fang'] },
      p2: { battleZone: ['Gar Raganzark', 'Burning Mane'] },
    });
    duel.choose('Gigaberos attacks the player').choose('Block with Gar Raganzark');
    duel.choose('Gar Raganzark attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Gar Raganzark (tapped)', 'Fear Fang'],
      p2: ['Gar Raganzark (tapped)', 'Burning Mane'],
    });
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });
});
