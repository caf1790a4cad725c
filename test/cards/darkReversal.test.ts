import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Dark Reversal', () => {
  driven('returns a creature from the graveyard to the hand', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Dark Reversal'],
        manaZone: { darkness: 1, nature: 2 },
        battleZone: ['Fear Fang'],
        graveyard: ['Burning Mane', 'Death Smoke', 'Draglide'],
      },
      p2: { graveyard: ['Aqua Vehicle'] },
    });
    duel.use('Cast Dark Reversal');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Burning Mane', 'Draglide']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Draglide');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Draglide']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Burning Mane', 'Death Smoke', 'Dark Reversal']);
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'hand')]).toEqual([['Aqua Vehicle'], 0]);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('returns nothing where there is no creature', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Dark Reversal'],
        manaZone: { darkness: 2 },
        battleZone: ['Fear Fang'],
        graveyard: ['Death Smoke'],
      },
      p2: { graveyard: ['Aqua Vehicle'] },
    });
    duel.use('Cast Dark Reversal');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([
      0,
      ['Death Smoke', 'Dark Reversal'],
    ]);
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'], graveyard: ['Aqua Vehicle'] },
      p2: { shieldZone: ['Dark Reversal'], graveyard: ['Draglide'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Shield trigger: Dark Reversal');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Draglide'],
      ['Dark Reversal'],
    ]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Aqua Vehicle']);
  });

  driven('goes to the hand where its shield trigger is not used', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Dark Reversal'], graveyard: ['Draglide'] },
    });
    duel.choose('Fear Fang attacks the player').pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Burning Mane']);
    expect(duel.zone('p2', 'hand')).toEqual(['Dark Reversal']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Draglide']);
  });
});
