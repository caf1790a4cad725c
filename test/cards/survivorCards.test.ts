import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const vanilla = 'Bladerush Skyterror Q';

describe('Balloonshroom Q', () => {
  const killed = (begin: Begin, own: readonly string[], foe: readonly string[], name: string) =>
    begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: foe },
      p2: { battleZone: own },
    })
      .use('Cast Terror Pit')
      .choose(name);

  driven('goes to the mana zone instead of being destroyed, as do its other Survivors', (begin) => {
    const itself = killed(begin, ['Balloonshroom Q', 'Filler'], [], 'Balloonshroom Q');
    expect([itself.zone('p2', 'manaZone'), itself.zone('p2', 'graveyard')]).toEqual([
      ['Balloonshroom Q'],
      [],
    ]);
    const another = killed(begin, ['Balloonshroom Q', vanilla], [], vanilla);
    expect([another.zone('p2', 'manaZone'), another.zone('p2', 'graveyard')]).toEqual([[vanilla], []]);
  });

  driven("does nothing for other creatures, nor for the opponent's Survivors", (begin) => {
    const other = killed(begin, ['Balloonshroom Q', 'Fear Fang'], [], 'Fear Fang');
    expect([other.zone('p2', 'manaZone'), other.zone('p2', 'graveyard')]).toEqual([[], ['Fear Fang']]);
    const foreign = killed(begin, [vanilla, 'Filler'], ['Balloonshroom Q'], vanilla);
    expect([foreign.zone('p2', 'manaZone'), foreign.zone('p2', 'graveyard')]).toEqual([[], [vanilla]]);
  });
});

describe('Ballus, Dogfight Enforcer Q', () => {
  driven("untaps each Survivor at the end of its player's turn, and no other creature", (begin) => {
    const duel = begin({
      step: 'end',
      p1: {
        battleZone: [
          { name: 'Ballus, Dogfight Enforcer Q', tapped: true },
          { name: vanilla, tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
      p2: { battleZone: [{ name: vanilla, tapped: true }] },
    });
    duel.passUntil('p1 standby').choose(vanilla);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'battleZone')).toEqual([
      'Ballus, Dogfight Enforcer Q',
      vanilla,
      'Fear Fang (tapped)',
    ]);
    expect(duel.facts('effectTriggered')).toHaveLength(2);
  });

  driven("does nothing at the end of the opponent's turn", (begin) => {
    const duel = begin({
      step: 'end',
      p1: {},
      p2: { battleZone: [{ name: 'Ballus, Dogfight Enforcer Q', tapped: true }] },
    });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.facts('effectTriggered')).toEqual([]);
  });
});

describe('Bladerush Skyterror Q', () => {
  driven('each Survivor breaks 2 shields, other creatures break 1', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Bladerush Skyterror Q', 'Skullsweeper Q', 'Fear Fang', 'Filler'] },
    };
    const duel = begin(position);
    duel.choose('Skullsweeper Q attacks the player').choose('Shield 1', 'Shield 2');
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 3]);
    duel.choose('Fear Fang attacks the player').choose('Shield 3');
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 2]);
  });
});

describe('Blazosaur Q', () => {
  driven('each Survivor has "power attacker +1000", other creatures do not', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Blazosaur Q', vanilla, 'Fear Fang'] },
      p2: { battleZone: ['Seamine', vanilla] },
    };
    const survivor = begin(position).choose(`${vanilla} attacks the player`);
    expect(survivor.asked).toBe('p2 block');
    expect(powersOf(survivor, 'p1')).toEqual(['Blazosaur Q 1000', `${vanilla} 6000`, 'Fear Fang 3000']);
    const other = begin(position).choose('Fear Fang attacks the player');
    expect(powersOf(other, 'p1')).toEqual(['Blazosaur Q 1000', `${vanilla} 5000`, 'Fear Fang 3000']);
    expect(powersOf(other, 'p2')).toEqual(['Seamine 4000', `${vanilla} 5000`]);
  });

  driven('two of them give it twice', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Blazosaur Q', 'Blazosaur Q', vanilla] },
      p2: { battleZone: ['Seamine'] },
    });
    duel.choose(`${vanilla} attacks the player`);
    expect(powersOf(duel, 'p1')[2]).toBe(`${vanilla} 7000`);
  });
});

describe('Gallia Zohl, Iron Guardian Q', () => {
  driven('each Survivor can block, other creatures cannot', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Filler', 'Fear Fang'] },
      p2: { battleZone: ['Gallia Zohl, Iron Guardian Q', vanilla, 'Fear Fang'] },
    });
    duel.choose('Filler attacks the player');
    expect(duel.options).toEqual(['Block with Gallia Zohl, Iron Guardian Q', `Block with ${vanilla}`]);
  });
});

describe('Gigaling Q', () => {
  driven('each Survivor has "slayer", other creatures do not', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Gigaling Q', 'Blazosaur Q', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Filler'] },
    };
    const survivor = begin(position).choose('Blazosaur Q attacks Deathliger, Lion of Chaos');
    expect(survivor.asked).toBe('p1 attack');
    expect(survivor.battleZones).toEqual({ p1: ['Gigaling Q', 'Burning Mane'], p2: ['Filler'] });
    const other = begin(position).choose('Burning Mane attacks Deathliger, Lion of Chaos');
    expect(other.asked).toBe('p1 attack');
    expect(other.battleZones).toEqual({
      p1: ['Gigaling Q', 'Blazosaur Q'],
      p2: ['Deathliger, Lion of Chaos (tapped)', 'Filler'],
    });
  });
});

describe('Skullsweeper Q', () => {
  driven('the opponent chooses and discards a card when a Survivor attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: ['Fear Fang'], battleZone: ['Skullsweeper Q', vanilla, 'Filler'] },
      p2: { hand: ['Burning Mane', 'Forest Hornet'] },
    });
    duel.choose(`${vanilla} attacks the player`);
    expect(duel.asked).toBe('p2 choose');
    expect(duel.options).toEqual(['Burning Mane', 'Forest Hornet']);
    duel.choose('Burning Mane');
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Forest Hornet'],
      ['Burning Mane'],
    ]);
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
  });

  driven('not when another creature attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Skullsweeper Q', 'Filler'] },
      p2: { hand: ['Burning Mane', 'Forest Hornet'] },
    });
    duel.choose('Filler attacks the player');
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 shields', 2]);
  });
});

describe('Smash Horn Q', () => {
  driven('each Survivor of its player has 1000 more power', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Smash Horn Q', vanilla, 'Fear Fang'] },
      p2: { battleZone: [vanilla] },
    });
    expect(powersOf(duel, 'p1')).toEqual(['Smash Horn Q 3000', `${vanilla} 6000`, 'Fear Fang 3000']);
    expect(powersOf(duel, 'p2')).toEqual([`${vanilla} 5000`]);
  });

  driven('no longer when it has left', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Smash Horn Q', vanilla] },
    });
    duel.use('Cast Terror Pit').choose('Smash Horn Q');
    expect(powersOf(duel, 'p2')).toEqual([`${vanilla} 5000`]);
  });
});

describe('Spikestrike Ichthys Q', () => {
  driven('no Survivor of its player can be blocked', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Spikestrike Ichthys Q', 'Blazosaur Q', 'Filler'] },
      p2: { battleZone: ['Seamine'] },
    };
    expect(begin(position).choose('Blazosaur Q attacks the player').asked).toBe('p1 shields');
    expect(begin(position).choose('Filler attacks the player').asked).toBe('p2 block');
  });
});

describe('Split-Head Hydroturtle Q', () => {
  const position = {
    step: 'attack' as const,
    p1: { battleZone: ['Split-Head Hydroturtle Q', 'Blazosaur Q', 'Filler'] },
  };

  driven('its player may draw a card when a Survivor attacks', (begin) => {
    const drawn = begin(position).choose('Blazosaur Q attacks the player').choose('Yes');
    expect([drawn.asked, drawn.count('p1', 'hand')]).toEqual(['p1 shields', 1]);
    const declined = begin(position).choose('Split-Head Hydroturtle Q attacks the player').choose('No');
    expect([declined.asked, declined.count('p1', 'hand')]).toEqual(['p1 shields', 0]);
  });

  driven('not when another creature attacks', (begin) => {
    expect(begin(position).choose('Filler attacks the player').asked).toBe('p1 shields');
  });
});

describe('Rumblesaur Q', () => {
  driven('Survivors attack in the turn in which they are summoned, other creatures do not', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Promephius Q', 'Aqua Vehicle'],
        manaZone: { water: 5 },
        battleZone: [{ name: 'Rumblesaur Q', tapped: true }],
      },
    });
    duel.use('Summon Promephius Q').use('Summon Aqua Vehicle');
    expect(duel.options).toEqual(['Promephius Q attacks the player', 'Attack no more']);
  });
});

describe.each([
  ['Factory Shell Q', 'nature', 6, ['Balloonshroom Q', 'Gigaling Q'], ['Fear Fang', 'Solar Ray']],
  ['Forbos, Sanctum Guardian Q', 'light', 6, ['Solar Ray', 'Terror Pit'], ['Fear Fang', 'Gigaling Q']],
] as const)('%s', (name, civilization, cost, fit, others) => {
  const position = (hand: string, battleZone: readonly string[]) => ({
    p1: {
      hand: [hand],
      manaZone: { [civilization]: cost, water: 3 },
      battleZone: [...battleZone, 'Filler'],
      deck: [...fit, ...others],
    },
  });

  driven(`as it is put, its player may search the deck for ${fit.join(' or ')}`, (begin) => {
    const duel = begin(position(name, [])).use(`Summon ${name}`);
    expect([duel.asked, duel.options, duel.decision.min]).toEqual(['p1 choose', fit, 0]);
    duel.choose(fit[1]);
    expect(duel.zone('p1', 'hand')).toEqual([fit[1]]);
    expect([...duel.facts('cardRevealed', 'deckShuffled')].sort()).toEqual([
      `cardRevealed ${fit[1]}`,
      'deckShuffled',
    ]);
  });

  driven('also as another Survivor is put, but not as another creature is', (begin) => {
    const survivor = begin(position('Promephius Q', [name])).use('Summon Promephius Q');
    expect([survivor.asked, survivor.options]).toEqual(['p1 choose', fit]);
    const other = begin(position('Aqua Vehicle', [name])).use('Summon Aqua Vehicle');
    expect([other.asked, other.count('p1', 'deck')]).toEqual(['p1 attack', 4]);
  });

  driven('603.2: once for each Survivor that gives the ability', (begin) => {
    const duel = begin(position('Promephius Q', [name, name])).use('Summon Promephius Q');
    if (duel.asked === 'p1 standby') duel.choose(duel.options[0] ?? '');
    duel.choose(fit[0]);
    expect([duel.asked, duel.options]).toEqual(['p1 choose', [fit[1]]]);
    duel.choose(fit[1]);
    expect(duel.names('p1', 'hand')).toEqual([...fit].sort());
  });
});

describe('Grave Worm Q', () => {
  const position = (hand: string, battleZone: readonly string[]) => ({
    p1: {
      hand: [hand],
      manaZone: { darkness: 5, water: 3 },
      battleZone: [...battleZone, 'Filler'],
      graveyard: ['Balloonshroom Q', 'Gigaling Q', 'Fear Fang'],
    },
    p2: { graveyard: ['Blazosaur Q'] },
  });

  driven('as a Survivor is put, its player may return a Survivor from the graveyard', (begin) => {
    const duel = begin(position('Grave Worm Q', [])).use('Summon Grave Worm Q').choose('Yes');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Balloonshroom Q', 'Gigaling Q']]);
    duel.choose('Gigaling Q');
    expect(duel.zone('p1', 'hand')).toEqual(['Gigaling Q']);
    const another = begin(position('Promephius Q', ['Grave Worm Q']))
      .use('Summon Promephius Q')
      .choose('Yes');
    expect(another.options).toEqual(['Balloonshroom Q', 'Gigaling Q']);
  });

  driven('need not, and not as another creature is put', (begin) => {
    const declined = begin(position('Grave Worm Q', [])).use('Summon Grave Worm Q').choose('No');
    expect([declined.count('p1', 'hand'), declined.count('p1', 'graveyard')]).toEqual([0, 3]);
    const other = begin(position('Aqua Vehicle', ['Grave Worm Q'])).use('Summon Aqua Vehicle');
    expect([other.count('p1', 'hand'), other.facts('effectTriggered')]).toEqual([0, []]);
  });
});

describe('Ripple Lotus Q', () => {
  const position = (hand: string, battleZone: readonly string[]) => ({
    p1: { hand: [hand], manaZone: { water: 6 }, battleZone: [...battleZone, 'Filler'] },
    p2: { battleZone: ['Fear Fang', 'Seamine'] },
  });

  driven("as a Survivor is put, its player may tap one of the opponent's creatures", (begin) => {
    const duel = begin(position('Ripple Lotus Q', [])).use('Summon Ripple Lotus Q').choose('Yes');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Seamine']]);
    duel.choose('Seamine');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Seamine (tapped)']);
    const another = begin(position('Promephius Q', ['Ripple Lotus Q'])).use('Summon Promephius Q');
    expect(another.choose('Yes').options).toEqual(['Fear Fang', 'Seamine']);
  });

  driven('need not, and not as another creature is put', (begin) => {
    const declined = begin(position('Ripple Lotus Q', [])).use('Summon Ripple Lotus Q').choose('No');
    expect(declined.battleZones.p2).toEqual(['Fear Fang', 'Seamine']);
    const other = begin(position('Aqua Vehicle', ['Ripple Lotus Q'])).use('Summon Aqua Vehicle');
    expect([other.battleZones.p2, other.facts('effectTriggered')]).toEqual([['Fear Fang', 'Seamine'], []]);
  });
});
