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

/** Spells that tap one of the opponent's creatures. */
describe.each([
  { card: 'Lightning Charger', mana: { light: 4 } },
  { card: 'Solar Trap', mana: { light: 1 } },
])('$card', ({ card, mana }) => {
  driven("taps one of the opponent's creatures", (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: mana, battleZone: ['Filler'] },
      p2: { battleZone: ['Seamine', 'Fear Fang'] },
    });
    duel.use(`Cast ${card}`);
    expect([duel.asked, duel.options, duel.decision.min]).toEqual(['p1 choose', ['Seamine', 'Fear Fang'], 1]);
    duel.choose('Fear Fang');
    expect([duel.asked, duel.battleZones]).toEqual([
      'p1 attack',
      { p1: ['Filler'], p2: ['Seamine', 'Fear Fang (tapped)'] },
    ]);
  });

  driven('taps none where the opponent has none', (begin) => {
    const duel = begin({ p1: { hand: [card], manaZone: mana, battleZone: ['Filler'] } });
    expect(duel.use(`Cast ${card}`).battleZones.p1).toEqual(['Filler']);
  });
});

describe('Geoshine, Spectral Knight', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Geoshine, Spectral Knight', 'Immortal Baron, Vorg'] },
    p2: { battleZone: ['Writhing Bone Ghoul', 'Fear Fang', 'Bloody Squito'] },
  } as const;

  driven('may tap a darkness or fire creature when it attacks', (begin) => {
    const duel = begin(position).choose('Geoshine, Spectral Knight attacks the player').choose('Yes');
    expect(duel.options).toEqual(['Immortal Baron, Vorg', 'Writhing Bone Ghoul', 'Bloody Squito']);
    duel.choose('Bloody Squito');
    expect([duel.asked, duel.zone('p2', 'battleZone')]).toEqual([
      'p1 shields',
      ['Writhing Bone Ghoul', 'Fear Fang', 'Bloody Squito (tapped)'],
    ]);
  });

  driven('need not, and not when another creature attacks', (begin) => {
    const declined = begin(position).choose('Geoshine, Spectral Knight attacks the player').choose('No');
    expect(declined.asked).toBe('p2 block');
    const other = begin(position).choose('Immortal Baron, Vorg attacks the player');
    expect(other.asked).toBe('p2 block');
  });
});

describe('Justice Jamming', () => {
  const position = {
    p1: { hand: ['Justice Jamming'], manaZone: { light: 3 }, battleZone: ['Immortal Baron, Vorg', 'Filler'] },
    p2: { battleZone: ['Explosive Dude Joe', 'Horrid Worm', 'Fear Fang'] },
  };

  driven('taps all darkness creatures, or all fire creatures', (begin) => {
    const fire = begin(position).use('Cast Justice Jamming');
    expect([fire.asked, fire.options.length]).toEqual(['p1 mode', 2]);
    fire.choose(fire.options[1] ?? '');
    expect(fire.battleZones).toEqual({
      p1: ['Immortal Baron, Vorg (tapped)', 'Filler'],
      p2: ['Explosive Dude Joe (tapped)', 'Horrid Worm', 'Fear Fang'],
    });
    const darkness = begin(position).use('Cast Justice Jamming');
    darkness.choose(darkness.options[0] ?? '');
    expect(darkness.battleZones).toEqual({
      p1: ['Immortal Baron, Vorg', 'Filler'],
      p2: ['Explosive Dude Joe', 'Horrid Worm (tapped)', 'Fear Fang'],
    });
  });
});
