import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const ninja = 'Hayabusamaru, Lightfang Ninja';

describe('Hayabusamaru, Lightfang Ninja', () => {
  driven('comes by ninja strike with 4 mana and makes a creature a blocker', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [ninja], manaZone: 4, battleZone: ['Tri-horn Shepherd', 'Aqua Soldier'] },
    });
    duel.choose('Fear Fang attacks the player').choose(`Declare ${ninja}`);
    expect(duel.options).toEqual(['Tri-horn Shepherd', 'Aqua Soldier', ninja]);
    duel.choose('Tri-horn Shepherd').choose('Block with Tri-horn Shepherd');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane'],
      p2: ['Tri-horn Shepherd (tapped)', 'Aqua Soldier', ninja],
    });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    duel.passUntil('p2 charge');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Tri-horn Shepherd', 'Aqua Soldier']);
    expect(duel.zone('p2', 'deck').at(-1)).toBe(ninja);
  });

  driven('is used once in an attack, and not with 3 mana', (begin) => {
    const twice = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [ninja, ninja], manaZone: 4, shieldZone: 1 },
    });
    twice
      .choose('Fear Fang attacks the player')
      .choose(`Declare ${ninja}`, `Declare ${ninja}`)
      .choose(ninja)
      .choose('Ninja strike');
    twice.passUntil('p1 attack');
    expect(twice.zone('p2', 'battleZone')).toEqual([ninja]);
    expect(twice.names('p2', 'hand')).toEqual(['Filler', ninja]);
    const poor = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [ninja], manaZone: 3, shieldZone: 1 },
    });
    poor.choose('Fear Fang attacks the player').passUntil('p1 attack');
    expect(poor.facts('usageDeclared')).toEqual([]);
  });

  driven('whoever passes at the attack may not use it later in that attack', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: [ninja], manaZone: 4, shieldZone: 2 },
    });
    duel.choose('Fear Fang attacks the player').pass();
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').passUntil('p1 attack');
    expect(duel.facts('usageDeclared')).toEqual([]);
    duel.choose('Burning Mane attacks the player');
    expect(duel.options).toEqual([`Declare ${ninja}`]);
  });

  driven('may be used by the attacking player when the opponent blocks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [ninja], manaZone: 4, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['King Coral'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with King Coral');
    expect(duel.asked).toBe('p1 declareUsage');
    duel.choose(`Declare ${ninja}`).choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Burning Mane', ninja], p2: [] });
  });

  driven('makes a blocker until the own next turn, and stays when it was summoned', (begin) => {
    const duel = begin({
      p1: { hand: [ninja], manaZone: { light: 3 }, battleZone: ['Tri-horn Shepherd'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'], shieldZone: 5 },
    });
    duel.use(`Summon ${ninja}`).choose('Tri-horn Shepherd').pass().passUntil('p2 attack');
    duel.choose('Fear Fang attacks the player');
    expect(duel.options.filter((option) => option.startsWith('Block'))).toEqual([
      'Block with Tri-horn Shepherd',
    ]);
    duel.choose('Block with Tri-horn Shepherd').pass().passUntil('p1 attack').pass().passUntil('p2 attack');
    expect(duel.battleZones).toEqual({ p1: ['Tri-horn Shepherd', ninja], p2: ['Burning Mane'] });
    duel.choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 shields');
  });
});
