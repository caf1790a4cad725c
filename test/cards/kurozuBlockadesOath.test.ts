import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const KUROZU = "Kurozu, Blockade's Oath";

describe(KUROZU, () => {
  driven('keeps the cards of the opponent in the graveyard', (begin) => {
    const duel = begin({
      p1: { battleZone: [KUROZU] },
      p2: {
        hand: ['Dark Reversal'],
        manaZone: { darkness: 2 },
        graveyard: ['Fear Fang'],
        battleZone: ['Filler'],
      },
      active: 'p2',
    });
    duel.use('Cast Dark Reversal');
    expect(duel.asked).toBe('p2 attack');
    expect(duel.zone('p2', 'hand')).toEqual([]);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Fear Fang', 'Dark Reversal']);
  });

  driven('lets its own player take cards from there', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Dark Reversal'],
        manaZone: { darkness: 2 },
        graveyard: ['Fear Fang'],
        battleZone: [KUROZU],
      },
    });
    duel.use('Cast Dark Reversal');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Dark Reversal']);
  });

  driven('lets an invasion from the graveyard be declared, and be put in vain', (begin) => {
    const DEADZONE = 'Deadzone, S-Rank Zombie';
    const duel = begin({
      p1: { graveyard: [DEADZONE], battleZone: ['Zagaan, Knight of Darkness', 'Fear Fang'] },
      p2: { battleZone: [KUROZU] },
    });
    duel
      .passUntil('p1 attack')
      .choose('Zagaan, Knight of Darkness attacks the player')
      .choose(`Declare ${DEADZONE}`);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({
      p1: ['Zagaan, Knight of Darkness (tapped)', 'Fear Fang'],
      p2: [KUROZU],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual([DEADZONE]);
  });

  driven('is summoned for three', (begin) => {
    const duel = begin({ p1: { hand: [KUROZU], manaZone: { light: 3 } } });
    duel.use(`Summon ${KUROZU}`);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual([KUROZU]);
  });
});
