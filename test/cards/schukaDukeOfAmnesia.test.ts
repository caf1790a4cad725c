import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Schuka, Duke of Amnesia', () => {
  const position = (p2: readonly string[]) => ({
    p1: {
      hand: ['Terror Pit', 'Fear Fang', 'Burning Mane'],
      manaZone: { darkness: 6 },
      battleZone: ['Filler'],
    },
    p2: { battleZone: ['Schuka, Duke of Amnesia', 'Filler'], hand: p2 },
  });

  driven('each player discards the hand when it is destroyed', (begin) => {
    const duel = begin(position(['Aqua Vehicle', 'Solar Ray']));
    duel.use('Cast Terror Pit').choose('Schuka, Duke of Amnesia');
    duel.passUntil('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 0]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Fear Fang', 'Terror Pit']);
    expect(duel.names('p2', 'graveyard')).toEqual(['Aqua Vehicle', 'Schuka, Duke of Amnesia', 'Solar Ray']);
  });

  driven('nothing is discarded when another creature is destroyed', (begin) => {
    const duel = begin(position(['Aqua Vehicle']))
      .use('Cast Terror Pit')
      .choose('Filler');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual(['p1 attack', 2, 1]);
  });

  driven('one hand may be empty', (begin) => {
    const duel = begin(position([])).use('Cast Terror Pit').choose('Schuka, Duke of Amnesia');
    duel.passUntil('p1 attack');
    expect([duel.count('p1', 'hand'), duel.names('p2', 'graveyard')]).toEqual([
      0,
      ['Schuka, Duke of Amnesia'],
    ]);
  });
});
