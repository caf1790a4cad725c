import { allCards } from 'taiki';
import {
  choose,
  creature,
  destroy,
  doronGo,
  exileCreature,
  instead,
  onlyExileNamed,
  optional,
  self,
  ultraDoronGo,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  exileCreature({
    ...plain,
    name: 'Outlaw, First',
    abilities: [doronGo({ nameContains: 'Outlaw' }), onlyExileNamed('Outlaw')],
  }),
  exileCreature({ ...plain, name: 'Outlaw, Second', abilities: [onlyExileNamed('Outlaw')] }),
  exileCreature({
    ...plain,
    name: 'Outlaw, Saved',
    abilities: [doronGo({ nameContains: 'Outlaw' }), optional(wouldBeDestroyed(self, instead('hand')))],
  }),
  exileCreature({
    ...plain,
    name: 'Outlaw, Gone',
    abilities: [ultraDoronGo({ nameContains: 'Outlaw' })],
  }),
  exileCreature({ ...plain, name: 'Sheriff' }),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
];
const mana = { fire: 3 } as const;

describe('204.3, 101.2 exile creatures', () => {
  driven('used: doron go puts another in its place, whatever the opponent has', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Doom', 'Outlaw, Second', 'Raider'],
        manaZone: mana,
        battleZone: ['Outlaw, First', 'Raider'],
      },
      p2: { battleZone: ['Outlaw, Second'] },
    });
    duel.use('Cast Doom').choose('Outlaw, First').choose('Yes');
    expect([duel.battleZones, duel.names('p1', 'hand')]).toEqual([
      { p1: ['Raider', 'Outlaw, Second'], p2: ['Outlaw, Second'] },
      ['Raider'],
    ]);
  });

  driven('doron go puts none that it does not name', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Sheriff'], manaZone: mana, battleZone: ['Outlaw, First', 'Raider'] },
    });
    duel.use('Cast Doom').choose('Outlaw, First').choose('Yes');
    expect([duel.asked, duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([
      'p1 main',
      ['Raider'],
      ['Sheriff'],
    ]);
  });

  driven(
    'attacking: destroyed in its battle, it is followed by another that is not in the attack',
    (begin) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['Outlaw, First', 'Raider'], hand: ['Outlaw, Second'] },
        p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }, 'Raider'] },
      });
      duel.choose('Outlaw, First attacks Bolshack Dragon').choose('Yes');
      expect([duel.asked, duel.battleZones]).toEqual([
        'p1 attack',
        { p1: ['Raider', 'Outlaw, Second'], p2: ['Bolshack Dragon (tapped)', 'Raider'] },
      ]);
      expect(duel.options.filter((option) => option.includes('Outlaw'))).toEqual([]);
    },
  );

  driven("in the other player's turn its owner decides, and may decline", (begin) => {
    const position = {
      cards,
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Raider'], hand: ['Outlaw, Second'] },
      p2: { battleZone: [{ name: 'Outlaw, First', tapped: true }], hand: ['Outlaw, Second'] },
    } as const;
    const duel = begin(position);
    duel.choose('Bolshack Dragon attacks Outlaw, First');
    expect(duel.asked).toBe('p2 confirm');
    duel.choose('Yes');
    expect([duel.asked, duel.battleZones.p2, duel.names('p1', 'hand')]).toEqual([
      'p1 attack',
      ['Outlaw, Second'],
      ['Outlaw, Second'],
    ]);
    const declined = begin(position);
    declined.choose('Bolshack Dragon attacks Outlaw, First').choose('No');
    expect([declined.battleZones.p2, declined.names('p2', 'hand')]).toEqual([[], ['Outlaw, Second']]);
  });

  driven('replaced: what returns to the hand instead has not been destroyed', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Doom', 'Outlaw, Second'],
        manaZone: { fire: 1 },
        battleZone: ['Outlaw, Saved', 'Raider'],
      },
    });
    duel.use('Cast Doom').choose('Outlaw, Saved').choose('Replace: Outlaw, Saved');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([
      ['Raider'],
      ['Outlaw, Saved', 'Outlaw, Second'],
    ]);
  });

  driven(
    'its source gone: once it has left, the next one is put, and the one after it is summoned in vain',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Doom', 'Outlaw, First', 'Outlaw, First'],
          manaZone: mana,
          battleZone: ['Outlaw, Second', 'Raider'],
        },
      });
      duel.use('Cast Doom').choose('Outlaw, Second');
      duel.use('Summon Outlaw, First');
      expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 main', ['Raider', 'Outlaw, First']]);
      duel.use('Summon Outlaw, First');
      expect([duel.asked, duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([
        'p1 attack',
        ['Raider', 'Outlaw, First'],
        ['Outlaw, First'],
      ]);
    },
  );

  driven('a second copy: while it is there, neither doron go nor ultra doron go puts one', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Doom', 'Doom', 'Outlaw, Second'],
        manaZone: mana,
        battleZone: ['Outlaw, First', 'Outlaw, First', 'Outlaw, Gone'],
      },
    });
    duel.use('Cast Doom').choose('Outlaw, Gone');
    if (duel.asked === 'p1 confirm') duel.choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Outlaw, First', 'Outlaw, First']);
    duel.use('Cast Doom').choose('Outlaw, First');
    if (duel.asked === 'p1 confirm') duel.choose('Yes');
    expect([duel.asked, duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([
      'p1 main',
      ['Outlaw, First'],
      ['Outlaw, Second'],
    ]);
  });
});
