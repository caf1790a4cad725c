import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const evaders = [
  ['Ancient Giant', 'Vampire Silphy', 'Bloody Squito', 'Seamine'],
  ['Calgo, Vizier of Rainclouds', 'Fear Fang', 'Gran Gure, Space Guardian', 'Hunter Fish'],
  ['Calgo, Vizier of Rainclouds', 'Fear Fang', 'Seamine', 'Hunter Fish'],
  ['Gulan Rias, Speed Guardian', 'Fear Fang', 'Bloody Squito', 'Seamine'],
  ['Purple Piercer', 'Fear Fang', 'Gran Gure, Space Guardian', 'Seamine'],
] as const;

describe.each(evaders)('%s', (name, companion, unable, able) => {
  driven(`cannot be blocked by ${unable}, but by ${able}`, (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [name, companion] },
      p2: { battleZone: [unable, able] },
    });
    duel.choose(`${name} attacks the player`);
    expect(duel.options).toEqual([`Block with ${able}`]);
  });
});

describe.each(['Sea Slug', 'Spikestrike Ichthys Q', 'Splash Zebrafish'] as const)('%s', (name) => {
  driven('cannot be blocked, others can', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: [name, 'Filler'] },
      p2: { battleZone: ['Seamine'] },
    };
    expect(begin(position).choose(`${name} attacks the player`).asked).toBe('p1 shields');
    expect(begin(position).choose('Filler attacks the player').asked).toBe('p2 block');
  });
});

const unassailable = [
  ['Gulan Rias, Speed Guardian', ['Writhing Bone Ghoul'], ['Iere, Vizier of Bullets']],
  ['Purple Piercer', ['Iere, Vizier of Bullets'], ['Writhing Bone Ghoul']],
  ['Steel-Turret Cluster', ['Immortal Baron, Vorg', 'Fear Fang'], ['Aqua Vehicle']],
] as const;

describe.each(unassailable)('%s', (name, unable, able) => {
  driven(`cannot be attacked by ${unable.join(' or ')}, but by ${able.join()}`, (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [...unable, ...able] },
      p2: {
        battleZone: [
          { name, tapped: true },
          { name: 'Filler', tapped: true },
        ],
      },
    });
    expect(duel.options.filter((option) => option.endsWith(`attacks ${name}`))).toEqual(
      able.map((one) => `${one} attacks ${name}`),
    );
    expect(duel.options.filter((option) => option.endsWith('attacks Filler'))).toHaveLength(
      unable.length + able.length,
    );
  });
});

describe.each(['Kooc Pollon', 'Otherworldly Warrior Naglu', 'Titanium Cluster'] as const)('%s', (name) => {
  driven('cannot be attacked, others can', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Gatling Skyterror'] },
      p2: { battleZone: [{ name, tapped: true }, { name: 'Filler', tapped: true }, name] },
    });
    expect(duel.options).toEqual([
      'Fear Fang attacks the player',
      'Fear Fang attacks Filler',
      'Gatling Skyterror attacks the player',
      'Gatling Skyterror attacks Filler',
      'Attack no more',
    ]);
  });
});
