import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Trenchdive Shark', () => {
  const position = (hand: readonly string[], shieldZone: readonly string[]) => ({
    p1: { hand: ['Trenchdive Shark', ...hand], manaZone: { water: 7 }, battleZone: ['Filler'], shieldZone },
    p2: { battleZone: ['Burning Mane'] },
  });

  driven('up to 2 cards of the hand become shields, and as many shields go to the hand', (begin) => {
    const duel = begin(position(['Fear Fang', 'Aqua Vehicle', 'Filler'], ['Terror Pit', 'Solar Ray']));
    duel.use('Summon Trenchdive Shark').choose('Yes');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 2]);
    duel.choose('Fear Fang', 'Aqua Vehicle');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 2, 2]);
    duel.choose('Card 1', 'Card 2');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'shieldZone')]).toEqual([
      ['Filler', 'Solar Ray', 'Terror Pit'],
      ['Aqua Vehicle', 'Fear Fang'],
    ]);
    expect(duel.battleZones.p2).toEqual(['Burning Mane']);
  });

  driven('one card for one shield, which may be the new one', (begin) => {
    const duel = begin(position(['Fear Fang', 'Filler'], ['Terror Pit']));
    duel.use('Summon Trenchdive Shark').choose('Yes').choose('Fear Fang');
    expect([duel.asked, duel.options.length, duel.decision.min, duel.decision.max]).toEqual([
      'p1 choose',
      2,
      1,
      1,
    ]);
    duel.choose('Card 2');
    expect([duel.names('p1', 'hand'), duel.zone('p1', 'shieldZone')]).toEqual([
      ['Fear Fang', 'Filler'],
      ['Terror Pit'],
    ]);
  });

  driven('no shield moves where none was added', (begin) => {
    const declined = begin(position(['Fear Fang'], ['Terror Pit']))
      .use('Summon Trenchdive Shark')
      .choose('No');
    expect([declined.asked, declined.count('p1', 'shieldZone')]).toEqual(['p1 attack', 1]);
    const none = begin(position(['Fear Fang'], ['Terror Pit']))
      .use('Summon Trenchdive Shark')
      .choose('Yes')
      .choose();
    expect([none.asked, none.zone('p1', 'hand'), none.count('p1', 'shieldZone')]).toEqual([
      'p1 attack',
      ['Fear Fang'],
      1,
    ]);
  });
});
