import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const blockers = [
  'Bloody Cymbal',
  'Cubela, the Oracle',
  'Dione',
  'Regi Pael, Purple Shrine Guardian',
  'Rentia, the Explorer',
  'Rosa Rossa',
  'Starbase Lunatron',
  'Telescope Horn',
  'Trident Tower Lunatron',
  'Acid Reflux, the Fleshboiler',
  'Aqua Guard',
  'Aqua Skydiver',
  'Baira, the Hidden Lunatic',
  'Balforce, the Demonic Holy Spirit',
  'Balza, Seeker of Hyperpearls',
  'Battery Cluster',
  'Belix, the Explorer',
  'Betrale, the Explorer',
  'Crystal Spinslicer',
  'Cursed Pincher',
  'Engbelt, the Spydroid',
  'Fantasy Fish',
  'Ferrosaturn, Spectral Knight',
  'Frenzy Drum',
  'Funky Wizard',
  'Funnoo, Officer of Bloody Winds',
  'Gallia Zohl, Iron Guardian Q',
  'Gigabuster',
  'Gigagriff',
  'Gigaslug',
  'Hammerhead Cluster',
  'Hazard Crawler',
  'Hunter Cluster',
  'Jil Warka, Time Guardian',
  'Kanesill, the Explorer',
  'Keen, the Mobile Sage',
  'Kizar Basiku, the Outrageous',
  'Kuukai, Finder of Karma',
  'La Byle, Seeker of the Winds',
  'Laveil, Seeker of Catastrophe',
  'Lurking Eel',
  'Madrillon Fish',
  'Melodic Hunter',
  'Mikay, Rattling Doll',
  'Milieus, the Daystretcher',
  'Motorcycle Mutant',
  'Necrodragon Jagraveen',
  'Pala Olesis, Morning Guardian',
  'Poltalester, the Spydroid',
  'Prowling Elephish',
  'Pulpy Goobie',
  'Sarius, Vizier of Suppression',
  'Scout Cluster',
  'Sea Slug',
  'Sol Galla, Halo Guardian',
  'Spectral Worm Giunair',
  'Syforce, Aurora Elemental',
  'Syrius, Firmament Elemental',
  'Telitol, the Explorer',
  'Thrash Crawler',
  'Tide Patroller',
  'Titanium Cluster',
  'Valkyer, Starstorm Elemental',
  'Vess, the Oracle',
  'Yuliana, Channeler of Suns',
  'Zepimeteus',
  'Zorvaz, the Bonecrusher',
] as const;

describe.each(blockers)('blocker: %s', (name) => {
  const position = (tapped: boolean) => ({
    step: 'attack' as const,
    p1: { battleZone: ['Fear Fang', 'Filler'] },
    p2: { battleZone: [{ name, tapped }, 'Burning Mane'] },
  });

  driven('can block, others cannot', (begin) => {
    const duel = begin(position(false)).choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual([`Block with ${name}`]);
    duel.choose(name);
    expect(duel.facts('battleBegan', 'shieldBroken')).toEqual([
      'battleBegan Fear Fang',
      `battleBegan ${name}`,
    ]);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('need not block, and cannot while it is tapped', (begin) => {
    expect(begin(position(false)).choose('Fear Fang attacks the player').pass().asked).toBe('p1 shields');
    expect(begin(position(true)).choose('Fear Fang attacks the player').asked).toBe('p1 shields');
  });
});
