import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

describe('Cocco Lupia', () => {
  const asked = (
    begin: Begin,
    card: string,
    fire: number,
    creatures: readonly string[],
    foes: readonly string[] = [],
  ) =>
    begin({
      p1: { hand: [card], manaZone: { fire }, battleZone: [...creatures, 'Filler'] },
      p2: { battleZone: [...foes, 'Filler'] },
    }).options;

  driven('Dragons of its player cost 2 less', (begin) => {
    expect(asked(begin, 'Bolshack Dragon', 4, ['Cocco Lupia'])).toContain('Summon Bolshack Dragon');
    expect(asked(begin, 'Bolshack Dragon', 3, ['Cocco Lupia'])).not.toContain('Summon Bolshack Dragon');
    expect(asked(begin, 'Bolshack Dragon', 2, ['Cocco Lupia', 'Cocco Lupia'])).toContain(
      'Summon Bolshack Dragon',
    );
  });

  driven('but not less than 2', (begin) => {
    const lupias = ['Cocco Lupia', 'Cocco Lupia', 'Cocco Lupia'];
    expect(asked(begin, 'Bolshack Dragon', 1, lupias)).not.toContain('Summon Bolshack Dragon');
    const duel = begin({
      p1: { hand: ['Bolshack Dragon'], manaZone: { fire: 3 }, battleZone: [...lupias, 'Filler'] },
    });
    duel.use('Summon Bolshack Dragon');
    expect(duel.zone('p1', 'manaZone').filter((card) => card.endsWith('(tapped)'))).toHaveLength(2);
  });

  driven("neither Dragonoids nor other creatures, and nothing with the opponent's", (begin) => {
    expect(asked(begin, 'Onslaughter Triceps', 2, ['Cocco Lupia'])).not.toContain(
      'Summon Onslaughter Triceps',
    );
    expect(asked(begin, 'Explosive Dude Joe', 2, ['Cocco Lupia'])).not.toContain('Summon Explosive Dude Joe');
    expect(asked(begin, 'Bolshack Dragon', 5, [], ['Cocco Lupia'])).not.toContain('Summon Bolshack Dragon');
  });
});
