import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Full Defensor', () => {
  driven("its player's creatures can block until the start of the next turn", (begin) => {
    const duel = begin({
      p1: { hand: ['Full Defensor'], manaZone: { light: 2 }, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Forest Hornet'] },
    });
    duel.use('Cast Full Defensor').passUntil('p2 attack').choose('Forest Hornet attacks the player');
    expect(duel.asked).toBe('p1 block');
    expect(duel.options).toEqual(['Block with Fear Fang', 'Block with Burning Mane']);
    duel
      .pass()
      .choose('Shield 1')
      .passUntil('p1 attack')
      .passUntil('p2 attack')
      .choose('Forest Hornet attacks the player');
    expect(duel.asked).toBe('p2 shields');
  });

  driven('also by its shield trigger, at once', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['Burning Mane'], shieldZone: ['Full Defensor', 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Shield trigger: Full Defensor');
    duel.choose('Filler attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p2 block', ['Block with Burning Mane']]);
  });
});
