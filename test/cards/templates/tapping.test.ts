import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Craze Valkyrie, the Drastic', () => {
  const position = (creatures: readonly string[]) => ({
    p1: {
      hand: ['Craze Valkyrie, the Drastic'],
      manaZone: { light: 6 },
      battleZone: ['Lok, Vizier of Hunting', 'Filler'],
    },
    p2: { battleZone: creatures },
  });

  driven("taps up to 2 of the opponent's creatures as it is put", (begin) => {
    const duel = begin(position(['Fear Fang', 'Burning Mane', 'Seamine'])).use('Summon Craze Valkyrie');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 2]);
    duel.choose('Fear Fang', 'Seamine');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Fear Fang (tapped)', 'Burning Mane', 'Seamine (tapped)']);
  });

  driven('may tap none', (begin) => {
    const duel = begin(position(['Fear Fang']))
      .use('Summon Craze Valkyrie')
      .choose();
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', ['Fear Fang']]);
  });
});

describe('Bonds of Justice', () => {
  driven('taps every creature without "blocker", of both players', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Bonds of Justice'],
        manaZone: { light: 4 },
        battleZone: ['Filler', 'Sea Slug', 'Seamine'],
      },
      p2: { battleZone: ['Fear Fang', 'King Coral', 'Burning Mane'] },
    });
    duel.use('Cast Bonds of Justice');
    expect(duel.battleZones).toEqual({
      p1: ['Filler (tapped)', 'Sea Slug', 'Seamine'],
      p2: ['Fear Fang (tapped)', 'King Coral', 'Burning Mane (tapped)'],
    });
  });

  driven('spares what has gained "blocker"', (begin) => {
    const duel = begin({
      p1: { hand: ['Bonds of Justice'], manaZone: { light: 4 }, battleZone: ['Sea Slug'] },
      p2: { battleZone: ['Gallia Zohl, Iron Guardian Q', 'Promephius Q', 'Filler'] },
    });
    duel.use('Cast Bonds of Justice');
    expect(duel.battleZones.p2).toEqual(['Gallia Zohl, Iron Guardian Q', 'Promephius Q', 'Filler (tapped)']);
  });
});
