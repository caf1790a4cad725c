import type { PlayerInput } from 'taiki/testing';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

const tapped = (name: string) => ({ name, tapped: true }) as const;

/** Metamorph works with seven cards in the mana zone, not with six. */
const SEVEN = 7;
const SIX = 6;

const attacking = (begin: Begin, mana: number, card: string, p1: PlayerInput = {}, p2: PlayerInput = {}) =>
  begin({ step: 'attack', p1: { manaZone: mana, battleZone: [card, 'Filler'], ...p1 }, p2 });

const used = (
  begin: Begin,
  card: string,
  civilization: string,
  mana: number,
  p1: PlayerInput = {},
  p2: PlayerInput = {},
) => {
  const duel = begin({
    p1: { hand: [card], manaZone: { [civilization]: mana }, battleZone: ['Filler'], ...p1 },
    p2,
  });
  return duel.use(duel.options.find((label) => label.endsWith(` ${card}`)) ?? card);
};

/** Gets power while it has metamorph. */
describe.each([
  { card: 'Automobile Man', power: 2000, more: 2000 },
  { card: 'Brutal Revenger', power: 3000, more: 2000 },
  { card: 'Leila, Butterfly Shogun of Death', power: 1000, more: 7000 },
])('$card', ({ card, power, more }) => {
  driven(
    `has ${more} power more with seven cards in the mana zone, not for those of the opponent`,
    (begin) => {
      const powerWith = (mine: number, theirs: number) =>
        powersOf(
          begin({ p1: { manaZone: mine, battleZone: [card, 'Filler'] }, p2: { manaZone: theirs } }),
          'p1',
        );
      expect(powerWith(SEVEN, 0)).toEqual([`${card} ${power + more}`, 'Filler 1000']);
      expect(powerWith(SIX, 9)).toEqual([`${card} ${power}`, 'Filler 1000']);
    },
  );
});

describe('Automobile Man', () => {
  driven('destroys what it battles with seven cards in the mana zone', (begin) => {
    const battled = (mana: number) =>
      attacking(
        begin,
        mana,
        'Automobile Man',
        {},
        { battleZone: [tapped('Seamine'), tapped('Hazard Crawler')] },
      ).choose('Automobile Man attacks Hazard Crawler').battleZones;
    expect(battled(SEVEN)).toEqual({ p1: ['Filler'], p2: ['Seamine (tapped)'] });
    expect(battled(SIX)).toEqual({ p1: ['Filler'], p2: ['Seamine (tapped)', 'Hazard Crawler (tapped)'] });
  });
});

describe('Brutal Revenger', () => {
  driven('attacks with seven cards in the mana zone only', (begin) => {
    const attack = 'Brutal Revenger attacks the player';
    expect(attacking(begin, SEVEN, 'Brutal Revenger').options).toContain(attack);
    expect(attacking(begin, SIX, 'Brutal Revenger').options).not.toContain(attack);
  });

  driven('blocks with or without', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Filler'] },
      p2: { battleZone: ['Brutal Revenger'] },
    });
    expect(duel.choose('Filler attacks the player').options).toContain('Block with Brutal Revenger');
  });
});

describe('Leila, Butterfly Shogun of Death', () => {
  driven('breaks two shields with seven cards in the mana zone', (begin) => {
    const card = 'Leila, Butterfly Shogun of Death';
    const broken = (mana: number) =>
      attacking(begin, mana, card).choose(`${card} attacks the player`).decision.max;
    expect([broken(SEVEN), broken(SIX)]).toEqual([2, 1]);
  });
});

describe('Rugeeza, Assault Soldier', () => {
  const card = 'Rugeeza, Assault Soldier';

  driven('cannot be attacked with seven cards in the mana zone', (begin) => {
    const options = (mana: number) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Filler'] },
        p2: { manaZone: mana, battleZone: [tapped(card), tapped('Fear Fang')] },
      }).options;
    expect(options(SEVEN)).toEqual([
      'Filler attacks the player',
      'Filler attacks Fear Fang',
      'Attack no more',
    ]);
    expect(options(SIX)).toContain(`Filler attacks ${card}`);
  });

  driven('attacks with 3000 power more', (begin) => {
    const power = (mana: number) => {
      const duel = attacking(begin, mana, card, {}, { battleZone: ['Seamine'] }).choose(
        `${card} attacks the player`,
      );
      return powersOf(duel, 'p1')[0];
    };
    expect([power(SEVEN), power(SIX)]).toEqual([`${card} 5000`, `${card} 2000`]);
  });
});

describe('Salvage Cluster', () => {
  driven('returns to the hand instead of being destroyed with seven cards in the mana zone', (begin) => {
    const destroyed = (mana: number) => {
      const p2 = { manaZone: mana, battleZone: ['Salvage Cluster', 'Fear Fang'] };
      const duel = used(begin, 'Terror Pit', 'darkness', 6, {}, p2).choose('Salvage Cluster');
      return [duel.names('p2', 'hand'), duel.names('p2', 'graveyard'), duel.battleZones.p2];
    };
    expect(destroyed(SEVEN)).toEqual([['Salvage Cluster'], [], ['Fear Fang']]);
    expect(destroyed(SIX)).toEqual([[], ['Salvage Cluster'], ['Fear Fang']]);
  });

  driven('cannot be blocked with or without', (begin) => {
    const duel = attacking(begin, 0, 'Salvage Cluster', {}, { battleZone: ['Seamine'] });
    expect(duel.choose('Salvage Cluster attacks the player').asked).toBe('p1 shields');
  });
});

describe('Innocent, the Invoked', () => {
  driven('is a base of any race with seven cards in the mana zone', (begin) => {
    const options = (mana: number) =>
      begin({
        p1: {
          hand: ['Crystal Lancer'],
          manaZone: { water: mana },
          battleZone: ['Innocent, the Invoked', 'Filler'],
        },
      }).options;
    expect(options(SEVEN)).toContain('Summon Crystal Lancer');
    expect(options(SIX)).not.toContain('Summon Crystal Lancer');
  });
});

describe('Dynamite Peak', () => {
  driven(
    'while it is tapped, gives "power attacker +3000" and "double breaker" with seven cards in the mana zone',
    (begin) => {
      const p1 = (peak: string | ReturnType<typeof tapped>) => ({ battleZone: [peak, 'Fear Fang'] });
      const attack = (mana: number, peak: string | ReturnType<typeof tapped>) => {
        const duel = attacking(begin, mana, '', p1(peak), { battleZone: ['Seamine'] }).choose(
          'Fear Fang attacks the player',
        );
        return powersOf(duel, 'p1')[1];
      };
      expect(attack(SEVEN, tapped('Dynamite Peak'))).toBe('Fear Fang 6000');
      expect(attack(SEVEN, 'Dynamite Peak')).toBe('Fear Fang 3000');
      expect(attack(SIX, tapped('Dynamite Peak'))).toBe('Fear Fang 3000');
      const duel = attacking(begin, SEVEN, '', p1(tapped('Dynamite Peak'))).choose(
        'Fear Fang attacks the player',
      );
      expect(duel.decision.max).toBe(2);
    },
  );
});

describe('Irvine, the Spydroid', () => {
  driven('may return all light spells from the graveyard as it attacks', (begin) => {
    const card = 'Irvine, the Spydroid';
    const graveyard = ['Solar Ray', 'Holy Awe', 'Terror Pit', 'Iere, Vizier of Bullets'];
    const duel = attacking(begin, SEVEN, card, { graveyard })
      .choose(`${card} attacks the player`)
      .choose('Yes');
    expect(duel.names('p1', 'hand')).toEqual(['Holy Awe', 'Solar Ray']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Iere, Vizier of Bullets', 'Terror Pit']);
    const without = attacking(begin, SIX, card, { graveyard }).choose(`${card} attacks the player`);
    expect([without.asked, without.count('p1', 'hand')]).toEqual(['p1 shields', 0]);
  });
});

describe('Moritz, the Spydroid', () => {
  driven("taps one of the opponent's creatures when it or another of yours is put", (begin) => {
    const card = 'Moritz, the Spydroid';
    const p2 = { battleZone: ['Fear Fang', 'Seamine'] };
    const duel = used(begin, card, 'light', SEVEN, {}, p2).choose('Seamine');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Seamine (tapped)']);
    const other = used(begin, 'Iere, Vizier of Bullets', 'light', SEVEN, { battleZone: [card] }, p2).choose(
      'Fear Fang',
    );
    expect(other.battleZones.p2).toEqual(['Fear Fang (tapped)', 'Seamine']);
    expect(used(begin, card, 'light', SIX, {}, p2).battleZones.p2).toEqual(['Fear Fang', 'Seamine']);
  });
});

describe('Rias, Vizier of Recovery', () => {
  driven('may draw as it is put', (begin) => {
    const card = 'Rias, Vizier of Recovery';
    expect(used(begin, card, 'light', SEVEN).choose('Yes').count('p1', 'hand')).toBe(1);
    expect(used(begin, card, 'light', SEVEN).choose('No').count('p1', 'hand')).toBe(0);
    const without = used(begin, card, 'light', SIX);
    expect([without.asked, without.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('Aqua Spy', () => {
  driven('may look at all shields of one player as it is put', (begin) => {
    const shields = { shieldZone: ['Seamine', 'Fear Fang'] };
    const looked = (mana: number, mode: string) => {
      const duel = used(begin, 'Aqua Spy', 'water', mana, shields, { shieldZone: ['Terror Pit'] });
      if (duel.asked === 'p1 mode') duel.choose(mode).choose('Yes');
      return duel.facts('cardsLookedAt', 'cardLookedAt');
    };
    expect(looked(SEVEN, '2: ')).toHaveLength(1);
    expect(looked(SEVEN, '1: ')).toHaveLength(2);
    expect(looked(SIX, '1: ')).toEqual([]);
  });
});

describe('Cannonball Sling', () => {
  driven(
    'destroys a creature of power 2000 or less, with seven cards in the mana zone of 6000 or less',
    (begin) => {
      const p2 = { battleZone: ['Burning Mane', 'Hazard Crawler', 'Cantankerous Giant'] };
      expect(used(begin, 'Cannonball Sling', 'fire', SEVEN, {}, p2).options).toEqual([
        'Burning Mane',
        'Hazard Crawler',
      ]);
      const duel = used(begin, 'Cannonball Sling', 'fire', SIX, {}, p2);
      expect(duel.battleZones.p2).toEqual(['Hazard Crawler', 'Cantankerous Giant']);
    },
  );
});

describe('Ghost Punish', () => {
  driven('the opponent chooses what to discard, with seven cards in the mana zone you do', (begin) => {
    const p2 = { hand: ['Terror Pit', 'Fear Fang'] };
    const mine = used(begin, 'Ghost Punish', 'darkness', SEVEN, {}, p2);
    expect([mine.asked, mine.options]).toEqual(['p1 choose', ['Terror Pit', 'Fear Fang']]);
    expect(mine.choose('Terror Pit').names('p2', 'graveyard')).toEqual(['Terror Pit']);
    expect(used(begin, 'Ghost Punish', 'darkness', SIX, {}, p2).asked).toBe('p2 choose');
  });
});

describe('Screw Rocket', () => {
  driven(
    "puts one of the opponent's cross gears into the graveyard, with seven cards in the mana zone two",
    (begin) => {
      const p1 = { battleZone: ['Fire Blade'] };
      const p2 = { battleZone: ['Emerald Claw', 'Invisible Suit', 'Quake Staff', 'Filler'] };
      const two = used(begin, 'Screw Rocket', 'fire', SEVEN, p1, p2);
      expect([two.options, two.decision.min]).toEqual([['Emerald Claw', 'Invisible Suit', 'Quake Staff'], 2]);
      expect(two.choose('Emerald Claw', 'Quake Staff').battleZones).toEqual({
        p1: ['Fire Blade'],
        p2: ['Invisible Suit', 'Filler'],
      });
      expect(used(begin, 'Screw Rocket', 'fire', SIX, p1, p2).decision.max).toBe(1);
    },
  );
});

describe('Seventh Tower', () => {
  driven(
    'puts the top card of the deck into the mana zone, with seven cards there the top three',
    (begin) => {
      const mana = (count: number) => used(begin, 'Seventh Tower', 'nature', count).count('p1', 'manaZone');
      expect([mana(SEVEN), mana(SIX)]).toEqual([10, 7]);
    },
  );
});
