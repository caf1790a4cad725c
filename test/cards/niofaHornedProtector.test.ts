import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Niofa, Horned Protector', () => {
  driven('may search the deck for a nature creature and shows it', (begin) => {
    const position = {
      p1: {
        hand: ['Niofa, Horned Protector'],
        manaZone: { nature: 6 },
        battleZone: ['Tri-horn Shepherd', 'Burning Mane'],
        deck: ['Fear Fang', 'Ultimate Force', 'Aqua Vehicle', 'Forest Hornet'],
      },
    };
    const duel = begin(position).use('Summon Niofa, Horned Protector');
    expect(duel.options).toEqual(['Fear Fang', 'Forest Hornet']);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 1]);
    duel.choose('Forest Hornet');
    expect([duel.zone('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([['Forest Hornet'], 3]);
    const nothing = begin(position).use('Summon Niofa, Horned Protector').pass();
    expect([nothing.count('p1', 'hand'), nothing.count('p1', 'deck')]).toEqual([0, 4]);
  });
});
