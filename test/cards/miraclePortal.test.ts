import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Miracle Portal', () => {
  const position = (battleZone: readonly string[], hand: readonly string[] = []) => ({
    p1: {
      hand: ['Miracle Portal', ...hand],
      manaZone: { light: 4, water: 2 },
      battleZone: [...battleZone, 'Filler'],
    },
    p2: { battleZone: ['Seamine', { name: 'Fear Fang', tapped: true }] },
  });
  const attacksOf = (options: readonly string[], name: string) =>
    options.filter((option) => option.startsWith(`${name} attacks`));

  driven('one of its creatures cannot be blocked this turn', (begin) => {
    const chosen = begin(position(['Burning Mane']))
      .use('Cast Miracle Portal')
      .choose('Burning Mane');
    expect(chosen.choose('Burning Mane attacks the player').asked).toBe('p1 shields');
    const other = begin(position(['Burning Mane']))
      .use('Cast Miracle Portal')
      .choose('Burning Mane');
    expect(other.choose('Filler attacks the player').asked).toBe('p2 block');
  });

  driven('attacks the player, no creature, although it cannot attack', (begin) => {
    for (const name of ['Aqua Guard', 'Emerald Grass']) {
      const duel = begin(position([name]))
        .use('Cast Miracle Portal')
        .choose(name);
      expect(attacksOf(duel.options, name)).toContain(`${name} attacks the player`);
    }
    const guard = begin(position(['Aqua Guard']))
      .use('Cast Miracle Portal')
      .choose('Aqua Guard');
    expect(attacksOf(guard.options, 'Aqua Guard')).toEqual(['Aqua Guard attacks the player']);
  });

  driven('attacks the player, no creature, in the turn in which it is summoned', (begin) => {
    const duel = begin(position([], ['Aqua Vehicle']))
      .use('Summon Aqua Vehicle')
      .use('Cast Miracle Portal');
    duel.choose('Aqua Vehicle');
    expect(attacksOf(duel.options, 'Aqua Vehicle')).toEqual(['Aqua Vehicle attacks the player']);
  });

  driven('neither where another creature was chosen, nor while it is tapped', (begin) => {
    const duel = begin(position(['Aqua Guard'], ['Aqua Vehicle'])).use('Summon Aqua Vehicle');
    duel.use('Cast Miracle Portal').choose('Filler');
    expect([attacksOf(duel.options, 'Aqua Guard'), attacksOf(duel.options, 'Aqua Vehicle')]).toEqual([
      [],
      [],
    ]);
    const again = begin(position(['Aqua Guard']))
      .use('Cast Miracle Portal')
      .choose('Aqua Guard');
    again.choose('Aqua Guard attacks the player').choose('Shield 1');
    expect(attacksOf(again.options, 'Aqua Guard')).toEqual([]);
  });
});
