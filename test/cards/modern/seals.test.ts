import { describe, expect } from 'vitest';
import { type Driver, driven } from '../../support/driver.ts';

const ignored = ({ duel }: Driver): readonly string[] =>
  (duel.game.ignored ?? []).map(({ card }) => duel.game.cards[card]?.name ?? '');

describe('Will of Order', () => {
  driven('puts a seal on a creature of the opponent', (begin) => {
    const duel = begin({
      p1: { hand: ['Will of Order', 'Aqua Hulcus'], manaZone: { darkness: 4 }, battleZone: ['Aqua Soldier'] },
      p2: { battleZone: ['Bolshack Dragon', 'Aqua Soldier'], deck: ['Terror Pit', 'Holy Awe'] },
    });
    duel.use('Cast Will of Order');
    expect(duel.options).toEqual(['Bolshack Dragon', 'Aqua Soldier']);
    duel.choose('Bolshack Dragon');
    expect([duel.battleZones, ignored(duel)]).toEqual([
      { p1: ['Aqua Soldier'], p2: ['Aqua Soldier', 'Terror Pit (face down)'] },
      ['Bolshack Dragon'],
    ]);
  });

  driven('is cast in place of a darkness shield that would come to the hand', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon'] },
      p2: { hand: ['Will of Order'], shieldZone: ['Terror Pit'], battleZone: ['Aqua Soldier'] },
    });
    duel.choose('Bolshack Dragon attacks the player').choose('Will of Order');
    expect([ignored(duel), duel.names('p2', 'graveyard')]).toEqual([
      ['Bolshack Dragon'],
      ['Terror Pit', 'Will of Order'],
    ]);
  });
});

describe('The End of X', () => {
  driven('takes an own seal away and seals a creature of the opponent', (begin) => {
    const duel = begin({
      p1: {
        hand: ['The End of X', 'Aqua Hulcus'],
        manaZone: { fire: 5 },
        battleZone: [{ name: 'Bolshack Dragon', seals: ['Holy Awe'] }],
      },
      p2: { battleZone: ['Aqua Soldier'] },
    });
    duel.use('Cast The End of X');
    expect([duel.battleZones.p1, ignored(duel), duel.names('p1', 'graveyard')]).toEqual([
      ['Bolshack Dragon'],
      ['Aqua Soldier'],
      ['Holy Awe', 'The End of X'],
    ]);
  });
});

describe('Forbidden U Troopa', () => {
  driven('takes a seal away as it attacks, and the creature below can attack at once', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: [
          'Forbidden U Troopa',
          { name: 'Aqua Soldier', seals: ['Holy Awe'] },
          { name: 'Aqua Guard', seals: ['Terror Pit'] },
        ],
      },
      p2: { shieldZone: 5 },
    });
    duel
      .choose('Forbidden U Troopa attacks the player')
      .choose('Seal on Aqua Soldier')
      .choose('Shield 1')
      .passUntil('p1 attack');
    expect(duel.options).toContain('Aqua Soldier attacks the player');
    expect([ignored(duel), duel.names('p1', 'graveyard')]).toEqual([['Aqua Guard'], ['Holy Awe']]);
  });

  driven('attacks with nothing to take away', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Forbidden U Troopa'] },
      p2: { battleZone: [{ name: 'Aqua Soldier', seals: ['Holy Awe'] }], shieldZone: 2 },
    });
    duel.choose('Forbidden U Troopa attacks the player');
    expect([duel.asked, ignored(duel)]).toEqual(['p1 shields', ['Aqua Soldier']]);
  });
});

describe('Forbidden V Dekarupa', () => {
  driven('takes two seals away as it attacks, and draws for each if its player likes', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: [
          'Forbidden V Dekarupa',
          { name: 'Aqua Soldier', seals: ['Holy Awe', 'Holy Awe'] },
          { name: 'Aqua Guard', seals: ['Terror Pit'] },
        ],
        hand: 0,
      },
      p2: { shieldZone: 5 },
    });
    duel
      .choose('Forbidden V Dekarupa attacks the player')
      .choose('Seal on Aqua Soldier', 'Seal on Aqua Guard');
    duel.choose('Yes').choose('No');
    expect([ignored(duel), duel.count('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([
      ['Aqua Soldier'],
      1,
      ['Holy Awe', 'Terror Pit'],
    ]);
  });
});
