import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const blockers = [
  'Aqua Guard',
  'Cursed Pincher',
  'Gallia Zohl, Iron Guardian Q',
  'Gigagriff',
  'Hazard Crawler',
  'Hunter Cluster',
  'Kanesill, the Explorer',
  'La Byle, Seeker of the Winds',
  'Laveil, Seeker of Catastrophe',
  'Lurking Eel',
  'Madrillon Fish',
  'Milieus, the Daystretcher',
  'Sarius, Vizier of Suppression',
  'Sea Slug',
  'Syforce, Aurora Elemental',
  'Syrius, Firmament Elemental',
  'Telitol, the Explorer',
  'Thrash Crawler',
  'Vess, the Oracle',
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
