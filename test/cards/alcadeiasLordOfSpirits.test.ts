import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Alcadeias, Lord of Spirits', () => {
  driven('neither player can cast spells other than light spells', (begin) => {
    const position = (own: string, foe: string) => ({
      p1: {
        hand: ['Holy Awe', 'Terror Pit'],
        manaZone: { light: 6, darkness: 6 },
        battleZone: [own, 'Filler'],
      },
      p2: { battleZone: [foe] },
    });
    for (const banned of [
      position('Alcadeias, Lord of Spirits', 'Fear Fang'),
      position('Fear Fang', 'Alcadeias, Lord of Spirits'),
    ])
      expect(begin(banned).options.filter((option) => option.startsWith('Cast'))).toEqual(['Cast Holy Awe']);
    expect(
      begin(position('Fear Fang', 'Fear Fang')).options.filter((option) => option.startsWith('Cast')),
    ).toHaveLength(2);
  });

  driven('not by a shield trigger either', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Alcadeias, Lord of Spirits', 'Filler'] },
      p2: { shieldZone: ['Terror Pit', 'Filler'] },
    });
    duel.choose('Filler attacks the player').choose('Shield 1');
    expect([duel.asked, duel.zone('p2', 'hand')]).toEqual(['p1 attack', ['Terror Pit']]);
  });
});
