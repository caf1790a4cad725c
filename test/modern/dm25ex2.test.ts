import { loadSets } from '@taiki/modern';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';

const cards = await loadSets(['dm25ex2']);
const CASTLE = '自由の王道 桃天守閣 / 心の王道 龍王武陣';
const DOJO = '心の王道 龍王武陣';
const GREED = '欲望の邪道 ニガ=アブシューム / 支配の邪道 獄鬼夜城';
const NIGHT = '支配の邪道 獄鬼夜城';

/** Passes, or takes the first option if nobody may pass, until the decision is asked. */
function goOn(duel: Driver, asked: string): void {
  while (duel.asked !== asked)
    if (duel.decision.min === 0 || duel.decision.options.some(({ pass }) => pass)) duel.pass();
    else duel.choose(duel.options[0] ?? '');
}

describe(CASTLE, () => {
  driven('uses Dragons for 2 less and turns over when one is destroyed', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Bolshack Dragon', 'Terror Pit'],
        manaZone: { fire: 4, darkness: 6 },
        battleZone: [CASTLE, 'Fear Fang'],
      },
      p2: { battleZone: ['Fear Fang'], shieldZone: 2 },
    });
    duel.use('Summon Bolshack Dragon');
    expect(duel.battleZones.p1).toEqual([CASTLE, 'Fear Fang', 'Bolshack Dragon']);
  });

  driven(
    'untaps the first creature that taps in a turn, and turns over when a shield of the opponent leaves',
    (begin) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: [{ name: CASTLE, otherFace: true }, 'Fear Fang', 'Aqua Hulcus'] },
        p2: { shieldZone: 3, battleZone: ['Fear Fang'] },
      });
      duel.choose('Fear Fang attacks the player');
      goOn(duel, 'p1 attack');
      expect(duel.options).toContain('Fear Fang attacks the player');
      expect(duel.duel.view('judge').zones.p1.battleZone.map(({ current }) => current.name)).toEqual([
        CASTLE,
        'Fear Fang',
        'Aqua Hulcus',
      ]);
      duel.choose('Aqua Hulcus attacks the player');
      goOn(duel, 'p1 attack');
      expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
    },
  );

  driven('turns to its other side when a Dragon is destroyed', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [CASTLE, 'Bolshack Dragon', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }], shieldZone: 1 },
    });
    duel.choose('Bolshack Dragon attacks Bolshack Dragon');
    expect(duel.duel.view('judge').zones.p1.battleZone.map(({ current }) => current.name)).toEqual([
      DOJO,
      'Fear Fang',
    ]);
  });
});

describe(GREED, () => {
  driven('destroys what breaks shields, unless it turns over instead', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Aqua Hulcus', GREED] },
      p2: { shieldZone: 3, battleZone: ['Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player');
    goOn(duel, 'p1 replace');
    duel.choose(`Replace: ${GREED}`);
    expect(duel.duel.view('judge').zones.p1.battleZone.map(({ current }) => current.name)).toEqual([
      'Fear Fang',
      'Aqua Hulcus',
      NIGHT,
    ]);
  });

  driven('gives up a shield for a card and a cheaper creature, and may turn back', (begin) => {
    const duel = begin({
      cards,
      step: 'startOfTurn',
      p1: {
        hand: ['Aqua Hulcus'],
        manaZone: { water: 1 },
        battleZone: [{ name: GREED, otherFace: true }],
        shieldZone: 2,
        deck: ['Aqua Guard', 'Aqua Guard', 'Aqua Guard', 'Aqua Guard'],
      },
    });
    while (duel.asked !== 'p1 confirm') duel.choose(duel.options[0] ?? '');
    duel.choose('Yes');
    goOn(duel, 'p1 main');
    expect(duel.count('p1', 'shieldZone')).toBe(1);
    duel.use('Summon Aqua Hulcus');
    expect(duel.names('p1', 'battleZone')).toContain('Aqua Hulcus');
  });
});
