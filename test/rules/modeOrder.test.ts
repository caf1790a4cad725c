import { any, creature, draw, oneOf, topOfDeckTo, whenPut } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1, power: 1000 } as const;
const rookie = creature({ ...plain, name: 'Rookie' });
const guide = creature({
  ...plain,
  name: 'Guide',
  abilities: [whenPut(any('you', { names: ['Rookie'] }), oneOf(draw(), topOfDeckTo('manaZone')))],
});

describe('605.1, D-5 effects of one name whose modes were chosen as they triggered', () => {
  driven('are told apart where their modes differ, and their player orders them', (begin) => {
    const duel = begin({
      cards: [rookie, guide],
      rules: { modeChoice: 'onTrigger' },
      p1: { hand: ['Rookie'], manaZone: { nature: 1 }, battleZone: ['Guide', 'Guide'] },
    });
    duel.use('Summon Rookie');
    const [first = '', second = ''] = duel.options;
    duel.choose(first).choose(second);
    expect(duel.asked).toBe('p1 standby');
    const [drawing = '', charging = ''] = duel.options;
    expect(drawing).not.toBe(charging);
    duel.facts();
    duel.choose(charging);
    expect(duel.facts('cardDrawn', 'cardMoved').map((fact) => fact.split(' ')[0])).toEqual([
      'cardMoved',
      'cardDrawn',
    ]);
  });

  driven('are alike where their modes are', (begin) => {
    const duel = begin({
      cards: [rookie, guide],
      rules: { modeChoice: 'onTrigger' },
      p1: { hand: ['Rookie'], manaZone: { nature: 1 }, battleZone: ['Guide', 'Guide'] },
    });
    duel.use('Summon Rookie');
    const [first = ''] = duel.options;
    duel.choose(first).choose(first);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(2);
  });
});
