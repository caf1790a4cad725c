import { loadSets } from '@taiki/modern';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const cards = await loadSets(['DM23-EX2']);

describe('the dynamos', () => {
  driven(
    '伝印速 ヴェルモンド charges mana as it is tapped for another, which then does the same',
    (begin) => {
      const duel = begin({
        step: 'attack',
        cards,
        p1: { battleZone: ['伝印速 ヴェルモンド', '早食王のリンパオ / ライク・ア・ローリング・ストーム'] },
      });
      duel.choose('伝印速 ヴェルモンド uses its dynamo').choose('When this becomes tapped');
      duel.choose('Yes');
      expect(duel.count('p1', 'manaZone')).toBe(1);
      duel.choose('早食王のリンパオ / ライク・ア・ローリング・ストーム attacks the player').choose('Yes');
      expect(duel.count('p1', 'manaZone')).toBe(2);
      expect(duel.asked).toBe('p1 shields');
    },
  );

  driven('韋駄天モー cannot be blocked by what has less power than it has with that of another', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['韋駄天モー / 鼓動する石版', '伝印の精霊龍 エメラモンド'] },
      p2: { battleZone: ['Dia Nork, Moonlight Guardian'] },
    });
    duel.choose('伝印の精霊龍 エメラモンド uses its dynamo').choose('When this becomes tapped');
    duel.choose('No').choose('韋駄天モー / 鼓動する石版 attacks the player').choose('No');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.decision.max).toBe(2);
  });
});
