import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Lurking Eel', () => {
  driven('blocks fire and nature creatures only', (begin) => {
    const blockers = (attacker: string) => {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: [attacker, 'Filler'] },
        p2: { battleZone: ['Lurking Eel', 'Seamine'] },
      });
      return duel.choose(`${attacker} attacks the player`).options;
    };
    for (const attacker of ['Immortal Baron, Vorg', 'Fear Fang'])
      expect(blockers(attacker)).toEqual(['Block with Lurking Eel', 'Block with Seamine']);
    for (const attacker of ['Aqua Vehicle', 'Writhing Bone Ghoul', 'Iere, Vizier of Bullets'])
      expect(blockers(attacker)).toEqual(['Block with Seamine']);
  });

  driven('blocks every creature once something gives it "blocker" (507.1a)', (begin) => {
    const duel = begin({
      p1: { hand: ['Full Defensor'], manaZone: { light: 2 }, battleZone: ['Lurking Eel'] },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    duel.use('Cast Full Defensor').passUntil('p2 attack').choose('Aqua Vehicle attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p1 block', ['Block with Lurking Eel']]);
  });
});
