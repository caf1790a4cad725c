import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Scissor Scarab', () => {
  driven('may search the deck for a Giant Insect and shows it', (begin) => {
    const position = {
      p1: {
        hand: ['Scissor Scarab'],
        manaZone: { nature: 7 },
        battleZone: ['Burning Mane'],
        deck: ['Fear Fang', 'Obsidian Scarab', 'Ancient Giant', 'Forest Hornet'],
      },
    };
    const duel = begin(position).use('Summon Scissor Scarab');
    expect(duel.options).toEqual(['Obsidian Scarab', 'Forest Hornet']);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 1]);
    duel.choose('Obsidian Scarab');
    expect([duel.zone('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([['Obsidian Scarab'], 3]);
    expect(begin(position).use('Summon Scissor Scarab').pass().count('p1', 'hand')).toBe(0);
  });
});
