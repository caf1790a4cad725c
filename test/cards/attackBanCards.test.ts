import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const attacksOf = (options: readonly string[], name: string): readonly string[] =>
  options.filter((option) => option.startsWith(`${name} attacks`));

describe.each([
  'Acid Reflux, the Fleshboiler',
  'Aqua Guard',
  'Ardent Lunatron',
  'Baira, the Hidden Lunatic',
  'Bloody Cymbal',
  'Dione',
  'Rosa Rossa',
  'Starbase Lunatron',
  'Telescope Horn',
  'Trident Tower Lunatron',
  'Battery Cluster',
  'Chekicul, Vizier of Endurance',
  'Gigabuster',
  'Gigagriff',
  'Gigaslug',
  'Hammerhead Cluster',
  'Hazard Crawler',
  'Kelp Candle',
  'Madrillon Fish',
  'Mikay, Rattling Doll',
  'Motorcycle Mutant',
  'Pierr, Psycho Doll',
  'Pulpy Goobie',
  'Thrash Crawler',
  'Titanium Cluster',
  'Tropic Crawler',
  'Zepimeteus',
  'Zeppelin Crawler',
  'Zorvaz, the Bonecrusher',
] as const)('%s', (name) => {
  driven('cannot attack', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [name, 'Filler'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    expect(duel.options).toEqual([
      'Filler attacks the player',
      'Filler attacks Burning Mane',
      'Attack no more',
    ]);
  });
});

describe.each([
  'Balforce, the Demonic Holy Spirit',
  'Belmol, the Explorer',
  'Betrale, the Explorer',
  'Cannoneer Bargon',
  'Cubela, the Oracle',
  'Raging Bamboo',
  'Regi Pael, Purple Shrine Guardian',
  'Rentia, the Explorer',
  'Belix, the Explorer',
  'Cauldron Shell',
  'Cutthroat Skyterror',
  'Engbelt, the Spydroid',
  'Ferrosaturn, Spectral Knight',
  'Ikaz, the Spydroid',
  'Jil Warka, Time Guardian',
  'Kanesill, the Explorer',
  'Keen, the Mobile Sage',
  'Kuukai, Finder of Karma',
  'Messa Bahna, Expanse Guardian',
  'Pala Olesis, Morning Guardian',
  'Poltalester, the Spydroid',
  'Rocketdive Skyterror',
  'Sarius, Vizier of Suppression',
  'Spectral Worm Giunair',
  'Telitol, the Explorer',
  'Trench Scarab',
  'Valkyer, Starstorm Elemental',
  'Vess, the Oracle',
  'Yuliana, Channeler of Suns',
] as const)('%s', (name) => {
  driven('attacks tapped creatures, but no players', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [name, 'Filler'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Fear Fang'] },
    });
    expect(attacksOf(duel.options, name)).toEqual([`${name} attacks Burning Mane`]);
    expect(attacksOf(duel.options, 'Filler')).toHaveLength(2);
  });
});

describe.each(['Avalanche Giant', 'Nocturnal Giant', 'Vile Mulder, Wing of the Void'] as const)(
  '%s',
  (name) => {
    driven('attacks players, but no creatures', (begin) => {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: [name, 'Filler'] },
        p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
      });
      expect(attacksOf(duel.options, name)).toEqual([`${name} attacks the player`]);
      expect(attacksOf(duel.options, 'Filler')).toHaveLength(2);
    });
  },
);

const hunters = [
  ['Aeris, Flight Elemental', 'Writhing Bone Ghoul', 'Iere, Vizier of Bullets'],
  ['Photocide, Lord of the Wastes', 'Iere, Vizier of Bullets', 'Writhing Bone Ghoul'],
  ['Ruthless Skyterror', 'Aqua Vehicle', 'Immortal Baron, Vorg'],
  ['Zereem Crawler', 'Immortal Baron, Vorg', 'Iere, Vizier of Bullets'],
] as const;

describe.each(hunters)('%s', (name, prey, safe) => {
  driven(`can attack an untapped ${prey}, no other untapped creature and no player`, (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [name, 'Filler'] },
      p2: { battleZone: [prey, safe, { name: 'Fear Fang', tapped: true }] },
    });
    expect(duel.options).toEqual([
      `${name} attacks ${prey}`,
      `${name} attacks Fear Fang`,
      'Filler attacks the player',
      'Filler attacks Fear Fang',
      'Attack no more',
    ]);
    duel.choose(`${name} attacks ${prey}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [`${name} (tapped)`, 'Filler'],
      p2: [safe, 'Fear Fang (tapped)'],
    });
  });
});

describe.each(['Gigazoul', 'Vashuna, Sword Dancer'] as const)('%s', (name) => {
  const position = (shields: number) => ({
    step: 'attack' as const,
    p1: { battleZone: [name, 'Filler'], shieldZone: 0 },
    p2: { shieldZone: shields, battleZone: [{ name: 'Burning Mane', tapped: true }] },
  });

  driven('cannot attack while the opponent has no shields', (begin) => {
    expect(attacksOf(begin(position(0)).options, name)).toEqual([]);
    expect(attacksOf(begin(position(0)).options, 'Filler')).toHaveLength(2);
  });

  driven('can attack while the opponent has one, whatever its player has', (begin) => {
    expect(attacksOf(begin(position(1)).options, name)).toEqual([
      `${name} attacks the player`,
      `${name} attacks Burning Mane`,
    ]);
  });
});
