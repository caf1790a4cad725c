import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

const tapped = (name: string) => ({ name, tapped: true }) as const;

describe('Brave Bell', () => {
  driven('has 3000 power more while it battles a water or darkness creature', (begin) => {
    const outcome = (foe: string) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Brave Bell', 'Filler'] },
        p2: { battleZone: [tapped(foe)] },
      }).choose(`Brave Bell attacks ${foe}`).battleZones;
    expect(outcome('Seamine')).toEqual({ p1: ['Brave Bell (tapped)', 'Filler'], p2: [] });
    expect(outcome('Writhing Bone Ghoul')).toEqual({ p1: ['Brave Bell (tapped)', 'Filler'], p2: [] });
    expect(outcome('Fear Fang')).toEqual({ p1: ['Filler'], p2: ['Fear Fang (tapped)'] });
  });
});

describe('Rentia, the Explorer', () => {
  driven('has 3000 power more while it blocks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Gran Gure, Space Guardian', 'Explosive Dude Joe'] },
      p2: { battleZone: ['Rentia, the Explorer', 'Filler'] },
    });
    expect(powersOf(duel, 'p2')[0]).toBe('Rentia, the Explorer 2500');
    duel.choose('Explosive Dude Joe attacks the player').choose('Block with Rentia, the Explorer');
    expect([duel.asked, duel.zone('p1', 'graveyard')]).toEqual(['p1 attack', ['Explosive Dude Joe']]);
    expect(powersOf(duel, 'p2')[0]).toBe('Rentia, the Explorer 2500');
  });

  driven('has its printed power while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Explosive Dude Joe'] },
      p2: { battleZone: [tapped('Rentia, the Explorer')] },
    }).choose('Explosive Dude Joe attacks Rentia');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Rentia, the Explorer']);
  });
});

describe('Marshias, Spirit of the Sun', () => {
  const outcome = (foe: string) => ({
    step: 'attack' as const,
    p1: { battleZone: ['Marshias, Spirit of the Sun', 'Filler'] },
    p2: { battleZone: [tapped(foe), 'Filler'] },
  });

  driven('wins a battle against more power', (begin) => {
    const duel = begin(outcome('Hanusa, Radiance Elemental'));
    duel.choose('Marshias, Spirit of the Sun attacks Hanusa');
    expect(duel.battleZones).toEqual({
      p1: ['Marshias, Spirit of the Sun (tapped)', 'Filler'],
      p2: ['Filler'],
    });
  });

  driven('neither is destroyed in a battle with another', (begin) => {
    const duel = begin(outcome('Marshias, Spirit of the Sun'));
    duel.choose('Marshias, Spirit of the Sun attacks Marshias');
    expect([duel.count('p1', 'battleZone'), duel.count('p2', 'battleZone')]).toEqual([2, 2]);
  });
});

describe('Crash Lizard', () => {
  driven("puts a card of the opponent's mana zone into the graveyard when it wins a battle", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Crash Lizard', 'Fear Fang'], manaZone: ['Filler'] },
      p2: { battleZone: [tapped('Filler'), tapped('Burning Mane')], manaZone: ['Seamine', 'Terror Pit'] },
    }).choose('Crash Lizard attacks Burning Mane');
    expect([duel.asked, [...duel.options].sort()]).toEqual(['p1 choose', ['Seamine', 'Terror Pit']]);
    duel.choose('Seamine');
    expect([duel.zone('p2', 'manaZone'), duel.names('p2', 'graveyard')]).toEqual([
      ['Terror Pit'],
      ['Burning Mane', 'Seamine'],
    ]);
    duel.choose('Fear Fang attacks Filler');
    expect([duel.count('p2', 'manaZone'), duel.count('p1', 'manaZone')]).toEqual([1, 1]);
  });
});

describe('Fury Totem', () => {
  driven('puts the top card of the deck into the mana zone when it is blocked', (begin) => {
    const mana = (attacker: string) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Fury Totem', 'Filler'], manaZone: 0 },
        p2: { battleZone: ['Seamine'], manaZone: 0 },
      })
        .choose(`${attacker} attacks the player`)
        .choose('Block with Seamine');
    const duel = mana('Fury Totem');
    expect([duel.asked, duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([
      'p1 attack',
      1,
      0,
    ]);
    expect(mana('Filler').count('p1', 'manaZone')).toBe(0);
  });
});

describe('Glasya, Channeler of Suns', () => {
  driven('may tap a darkness or fire creature of either player when it attacks', (begin) => {
    const position = {
      step: 'attack',
      p1: { battleZone: ['Glasya, Channeler of Suns', 'Immortal Baron, Vorg'] },
      p2: { battleZone: ['Fear Fang', 'Writhing Bone Ghoul'] },
    } as const;
    const duel = begin(position).choose('Glasya, Channeler of Suns attacks the player').choose('Yes');
    expect([...duel.options].sort()).toEqual(['Immortal Baron, Vorg', 'Writhing Bone Ghoul']);
    duel.choose('Writhing Bone Ghoul');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Writhing Bone Ghoul (tapped)']);
    const none = begin(position).choose('Glasya, Channeler of Suns attacks the player').choose('No');
    expect([none.asked, none.battleZones.p2]).toEqual(['p1 shields', position.p2.battleZone]);
  });
});

describe('Nostalgia Fish', () => {
  driven("returns one of the opponent's creatures with less power when it attacks", (begin) => {
    const position = (...battleZone: readonly string[]) =>
      ({
        step: 'attack',
        p1: { battleZone: ['Nostalgia Fish', 'Filler'] },
        p2: { battleZone, hand: 0 },
      }) as const;
    const duel = begin(position('Fear Fang', 'Burning Mane', 'Filler', 'Bolshack Dragon'));
    duel.choose('Nostalgia Fish attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Burning Mane', 'Filler']]);
    duel.choose('Burning Mane');
    expect([duel.asked, duel.zone('p2', 'hand')]).toEqual(['p1 shields', ['Burning Mane']]);
    const none = begin(position('Fear Fang')).choose('Nostalgia Fish attacks the player');
    expect([none.asked, none.battleZones.p2]).toEqual(['p1 shields', ['Fear Fang']]);
  });
});

describe('Dolunka', () => {
  driven("may draw when one of the opponent's fire or nature creatures attacks", (begin) => {
    const duel = (attacker: string) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Fear Fang', 'Immortal Baron, Vorg', 'Aqua Vehicle'] },
        p2: { battleZone: ['Dolunka'], hand: 0 },
      }).choose(`${attacker} attacks the player`);
    for (const attacker of ['Fear Fang', 'Immortal Baron, Vorg']) {
      const drawing = duel(attacker);
      expect(drawing.asked).toBe('p2 confirm');
      expect(drawing.choose('Yes').count('p2', 'hand')).toBe(1);
    }
    expect(duel('Aqua Vehicle').asked).toBe('p1 shields');
  });
});

describe('Dominica, Channeler of Suns', () => {
  driven('is put tapped, and does not untap at the start of the turn', (begin) => {
    const duel = begin({
      p1: { hand: ['Dominica, Channeler of Suns'], manaZone: { light: 5 }, battleZone: ['Filler'] },
    }).use('Summon Dominica, Channeler of Suns');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Dominica, Channeler of Suns (tapped)']);
    duel.choose('Filler attacks the player').choose('Shield 1').passUntil('p2 charge').passUntil('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Dominica, Channeler of Suns (tapped)']);
  });

  driven("untaps at the end of a turn in which one of the opponent's creatures attacked", (begin) => {
    const position = {
      step: 'attack',
      p1: { battleZone: ['Filler', 'Fear Fang'] },
      p2: { battleZone: [tapped('Dominica, Channeler of Suns')], hand: 1 },
    } as const;
    const duel = begin(position).choose('Filler attacks the player').choose('Shield 1');
    expect(duel.battleZones.p2).toEqual(['Dominica, Channeler of Suns (tapped)']);
    expect(duel.passUntil('p2 charge').battleZones.p2).toEqual(['Dominica, Channeler of Suns']);
    const peaceful = begin(position).passUntil('p2 charge');
    expect(peaceful.battleZones.p2).toEqual(['Dominica, Channeler of Suns (tapped)']);
  });
});
