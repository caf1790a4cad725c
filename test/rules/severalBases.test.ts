import {
  any,
  blocker,
  called,
  choose,
  creature,
  crossedGets,
  crossGear,
  delayed,
  destroy,
  draw,
  evolutionCreature,
  gets,
  getsWhileThere,
  inOrder,
  itself,
  limited,
  onlyTopCard,
  power,
  put,
  returnToHand,
  self,
  spell,
  spellAbility,
  that,
  the,
  vortexEvolution,
  vortexEvolutionOn,
  when,
  wheneverAttacks,
  whenPut,
  wouldLeave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const sun = creature({ ...plain, name: 'Sun', races: ['Sol'], power: 5000 });
const moon = creature({ ...plain, name: 'Moon', races: ['Lune'], power: 5000 });
const eclipse = evolutionCreature({
  ...plain,
  name: 'Eclipse',
  power: 9000,
  abilities: [vortexEvolutionOn({ races: ['Sol'] }, { races: ['Lune'] })],
});
const suns = evolutionCreature({
  ...plain,
  name: 'Three Suns',
  power: 9000,
  abilities: [vortexEvolution({ races: ['Sol'] }, 3)],
});
const shade = spell({
  ...plain,
  name: 'Shade',
  abilities: [spellAbility(gets(yourCreatures({ races: ['Sol', 'Lune'] }), 'turn', power(-2000)))],
});
const gear = crossGear({ ...plain, name: 'Gear', abilities: [crossedGets(power(1000))] });
const doom = spell({
  ...plain,
  name: 'Doom',
  abilities: [
    spellAbility(
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ races: ['Lune'] })), 'doomed') },
        delayed(when({ event: 'attacks', what: any('you') }, destroy(the('doomed'))), 'once'),
      ),
    ),
  ],
});
const herald = creature({
  ...plain,
  name: 'Herald',
  races: ['Lune'],
  power: 5000,
  abilities: [wheneverAttacks(self, put(choose(yourHand({ type: 'creature' }))))],
});
const brute = creature({ ...plain, name: 'Brute', power: 6000 });
const halo = evolutionCreature({
  ...plain,
  name: 'Halo',
  power: 9000,
  abilities: [vortexEvolutionOn({ races: ['Sol'] }, { races: ['Lune'] }), wouldLeave(self, onlyTopCard)],
});
const dusk = spell({
  ...plain,
  name: 'Dusk',
  abilities: [spellAbility(returnToHand(yourCreatures({ names: ['Halo'] })))],
});
const bard = creature({
  ...plain,
  name: 'Bard',
  races: ['Lune'],
  power: 5000,
  abilities: [
    wheneverAttacks(self, put(choose(yourHand({ type: 'creature' })))),
    wheneverAttacks(self, gets(self, 'turn', power(3000))),
  ],
});
const warden = creature({
  ...plain,
  name: 'Warden',
  power: 1000,
  abilities: [wheneverAttacks({ of: 'opponent' }, returnToHand(that))],
});
const gambit = spell({
  ...plain,
  name: 'Gambit',
  abilities: [
    spellAbility(
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ races: ['Lune'] })), 'doomed') },
        put(choose(yourHand({ type: 'creature' }))),
        destroy(the('doomed')),
      ),
    ),
  ],
});
const nova = evolutionCreature({
  ...plain,
  name: 'Nova',
  power: 9000,
  abilities: [vortexEvolutionOn({ races: ['Sol'] }, { names: ['Eclipse'] })],
});
const zenith = spell({
  ...plain,
  name: 'Zenith',
  abilities: [
    spellAbility(
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ races: ['Lune'] })), 'doomed') },
        put(choose(yourHand({ names: ['Eclipse'] }))),
        put(choose(yourHand({ names: ['Nova'] }))),
        destroy(the('doomed')),
      ),
    ),
  ],
});
const flight = spell({
  ...plain,
  name: 'Flight',
  abilities: [
    spellAbility(
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ races: ['Lune'] })), 'gone') },
        returnToHand(the('gone')),
        put(choose(yourHand({ names: ['Moon'] }))),
        put(choose(yourHand({ names: ['Eclipse'] }))),
        destroy(the('gone')),
      ),
    ),
  ],
});
const cards = [sun, moon, eclipse, suns, shade, gear, doom, herald, brute, bard, warden, gambit];
const topCards = [...cards, halo, dusk];
const manaZone = { fire: 2 };

describe('801.2 a creature that is put on several is each of them', () => {
  driven('so what an effect has done to each adds up', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Shade', 'Three Suns'], manaZone, battleZone: ['Sun', 'Sun', 'Sun', 'Fear Fang'] },
    });
    duel.use('Cast Shade').use('Summon Three Suns');
    expect(powersOf(duel, 'p1', cards)).toEqual(['Three Suns 3000', 'Fear Fang 3000']);
    duel.pass();
    expect(powersOf(duel, 'p1', cards)).toEqual(['Three Suns 9000', 'Fear Fang 3000']);
  });

  driven('so what is crossed onto any of them is crossed onto it', (begin) => {
    for (const base of ['Sun', 'Moon']) {
      const duel = begin({
        cards,
        p1: { hand: ['Eclipse'], manaZone, battleZone: ['Sun', 'Moon', 'Gear', 'Fear Fang'] },
      });
      duel.choose('Cross Gear').choose(base).use('Summon Eclipse');
      expect(powersOf(duel, 'p1', cards)).toContain('Eclipse 10000');
    }
  });

  driven('so what an effect has chosen before is it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Eclipse'], manaZone, battleZone: ['Sun', 'Moon', 'Fear Fang'] },
    });
    duel.use('Cast Doom').use('Summon Eclipse').choose('Fear Fang attacks the player');
    duel.choose('Shield 1');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Doom', 'Eclipse', 'Moon', 'Sun']);
  });

  const attackingBard = (begin: Begin, battleZone: readonly string[]): Driver =>
    begin({
      cards,
      step: 'attack',
      p1: { hand: ['Eclipse'], battleZone: ['Sun', 'Bard', 'Fear Fang'] },
      p2: { battleZone },
    }).choose('Bard attacks the player');

  driven('so what is on standby for any of them is for it', (begin) => {
    const duel = attackingBard(begin, []).choose('put');
    expect(duel.asked).toBe('p1 shields');
    expect(powersOf(duel, 'p1', cards)).toEqual(['Eclipse 12000', 'Fear Fang 3000']);
  });

  driven('so what is on standby and names any of them names it, also for the other player', (begin) => {
    const duel = attackingBard(begin, ['Warden']).choose('put');
    expect([duel.asked, ...duel.battleZones.p1]).toEqual(['p1 attack', 'Fear Fang']);
    expect(duel.names('p1', 'hand')).toEqual(['Bard', 'Eclipse', 'Sun']);
  });

  driven('so what an effect in progress has chosen before is it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Gambit', 'Eclipse'], manaZone, battleZone: ['Sun', 'Moon', 'Fear Fang'] },
    }).use('Cast Gambit');
    expect([duel.asked, ...duel.battleZones.p1]).toEqual(['p1 attack', 'Fear Fang']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Eclipse', 'Gambit', 'Moon', 'Sun']);
  });

  driven('so it is found below yet another one that is put on several', (begin) => {
    const duel = begin({
      cards: [...cards, nova, zenith],
      p1: {
        hand: ['Zenith', 'Eclipse', 'Nova'],
        manaZone,
        battleZone: ['Sun', 'Sun', 'Moon', 'Fear Fang'],
      },
    });
    duel.use('Cast Zenith');
    while (duel.asked !== 'p1 attack') duel.choose(duel.options[0] ?? '');
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
  });

  driven('605.2a so a limit of any of them is its own', (begin) => {
    const eager = creature({
      ...plain,
      name: 'Eager',
      races: ['Lune'],
      power: 5000,
      abilities: [
        wheneverAttacks(self, put(choose(yourHand({ type: 'creature' })))),
        limited({ times: 1, per: 'turn', by: 'this' }, wheneverAttacks(self, draw())),
        limited(
          { times: 1, per: 'turn', by: 'this' },
          wheneverAttacks(self, gets(self, 'turn', power(1000))),
        ),
      ],
    });
    const duel = begin({
      cards: [...cards, eager],
      step: 'attack',
      p1: { hand: ['Eclipse'], battleZone: ['Sun', 'Eager', 'Fear Fang'] },
    });
    duel.choose('Eager attacks the player').choose('put').choose('draw');
    const used = duel.duel.log.flatMap((fact) => (fact.kind === 'effectBegan' ? [fact.object] : []));
    const [eclipsed] = duel.duel.game.zones.p1.battleZone;
    expect(used.slice(1)).toEqual([eclipsed?.id, eclipsed?.id]);
  });

  driven('400.5 but what has left before is not', (begin) => {
    const duel = begin({
      cards: [...cards, flight],
      p1: { hand: ['Flight', 'Eclipse'], manaZone, battleZone: ['Sun', 'Moon', 'Fear Fang'] },
    });
    duel.use('Cast Flight').passUntil('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Eclipse (over Sun, Moon)', 'Fear Fang']);
  });

  driven('801.2a so it goes on with the attack of any of them', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { hand: ['Eclipse'], battleZone: ['Sun', 'Herald', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Brute', tapped: true }] },
    });
    duel.choose('Herald attacks Brute');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Eclipse (tapped, over Sun, Herald)', 'Fear Fang'], p2: [] });
  });

  driven('801.2a so it goes on with the battle of any of them', (begin) => {
    const duelist = creature({
      ...plain,
      name: 'Duelist',
      races: ['Lune'],
      power: 5000,
      abilities: [when({ event: 'battles', what: itself }, put(choose(yourHand({ type: 'creature' }))))],
    });
    const duel = begin({
      cards: [...cards, duelist],
      step: 'attack',
      p1: { hand: ['Eclipse'], battleZone: ['Sun', 'Duelist', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Brute', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Duelist attacks Brute');
    expect(duel.battleZones).toEqual({
      p1: ['Eclipse (tapped, over Sun, Duelist)', 'Fear Fang'],
      p2: ['Fear Fang'],
    });
  });

  driven('801.2a so it blocks if any of them does', (begin) => {
    const guard = creature({
      ...plain,
      name: 'Guard',
      races: ['Lune'],
      power: 5000,
      abilities: [
        blocker,
        when({ event: 'blocks', what: itself }, put(choose(yourHand({ type: 'creature' })))),
      ],
    });
    const duel = begin({
      cards: [...cards, guard],
      step: 'attack',
      p1: { battleZone: ['Brute', 'Fear Fang'] },
      p2: { hand: ['Eclipse'], battleZone: ['Sun', 'Guard', 'Fear Fang'], shieldZone: 2 },
    });
    duel.choose('Brute attacks the player').choose('Guard');
    expect([duel.asked, duel.battleZones, duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      { p1: ['Fear Fang'], p2: ['Eclipse (tapped, over Sun, Guard)', 'Fear Fang'] },
      2,
    ]);
  });

  driven('so what any of them triggered earlier in the same effect is for it', (begin) => {
    const mourner = creature({
      ...plain,
      name: 'Mourner',
      races: ['Lune'],
      power: 5000,
      abilities: [
        when({ event: 'destroyed', what: any('you'), tense: 'destroyed' }, gets(self, 'turn', power(1000))),
      ],
    });
    const rite = spell({
      ...plain,
      name: 'Rite',
      abilities: [
        spellAbility(
          inOrder(
            destroy(yourCreatures({ names: ['Fear Fang'] })),
            put(choose(yourHand({ names: ['Eclipse'] }))),
          ),
        ),
      ],
    });
    const duel = begin({
      cards: [...cards, mourner, rite],
      p1: { hand: ['Rite', 'Eclipse'], manaZone, battleZone: ['Sun', 'Mourner', 'Fear Fang', 'Brute'] },
    });
    duel.use('Cast Rite');
    expect(powersOf(duel, 'p1', [...cards, mourner, rite])).toEqual(['Eclipse 10000', 'Brute 6000']);
  });

  driven('so what waits for another turn to destroy any of them destroys it', (begin) => {
    const inNextTurn = { event: 'startOfTurn', of: 'opponent' } as const;
    const omen = creature({
      ...plain,
      name: 'Omen',
      races: ['Lune'],
      power: 5000,
      abilities: [whenPut(self, delayed(when(inNextTurn, destroy(self)), 'once'))],
    });
    const fate = spell({
      ...plain,
      name: 'Fate',
      abilities: [
        spellAbility(
          inOrder(
            { do: 'choose', what: called(choose(yourCreatures({ races: ['Lune'] })), 'doomed') },
            delayed(when(inNextTurn, destroy(the('doomed'))), 'once'),
          ),
        ),
      ],
    });
    const side = { manaZone, battleZone: ['Sun', 'Fear Fang'] };
    const source = begin({ cards: [...cards, omen], p1: { ...side, hand: ['Omen', 'Eclipse'] } });
    source.use('Summon Omen').use('Summon Eclipse');
    const named = begin({
      cards: [...cards, fate],
      p1: { ...side, battleZone: ['Sun', 'Moon', 'Fear Fang'], hand: ['Fate', 'Eclipse'] },
    });
    named.use('Cast Fate').use('Summon Eclipse');
    for (const duel of [source, named]) {
      expect(duel.battleZones.p1[0]).toMatch(/^Eclipse|^Fear Fang/);
      duel.passUntil('p2 charge');
      expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    }
  });

  driven('so what lasts while any of them is there goes on, on all creatures', (begin) => {
    const beacon = creature({
      ...plain,
      name: 'Beacon',
      races: ['Lune'],
      power: 5000,
      abilities: [whenPut(self, getsWhileThere(yourCreatures(), power(1000)))],
    });
    const duel = begin({
      cards: [...cards, beacon],
      p1: { hand: ['Beacon', 'Eclipse'], manaZone, battleZone: ['Sun', 'Fear Fang'] },
    });
    duel.use('Summon Beacon').use('Summon Eclipse');
    expect(powersOf(duel, 'p1', [...cards, beacon])).toEqual(['Eclipse 10000', 'Fear Fang 4000']);
  });

  driven('and what is crossed onto another creature stays there', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Eclipse'], manaZone, battleZone: ['Sun', 'Moon', 'Gear', 'Fear Fang'] },
    });
    duel.choose('Cross Gear').choose('Fear Fang').use('Summon Eclipse');
    expect(powersOf(duel, 'p1', cards)).toEqual(expect.arrayContaining(['Eclipse 9000', 'Fear Fang 4000']));
  });

  driven('801.2b it is tapped if any of them is', (begin) => {
    const tapped = (name: string) => ({ name, tapped: true });
    for (const battleZone of [
      [tapped('Sun'), 'Moon'],
      ['Sun', tapped('Moon')],
    ]) {
      const duel = begin({
        cards,
        p1: { hand: ['Eclipse'], manaZone, battleZone: [...battleZone, 'Fear Fang'] },
      });
      duel.use('Summon Eclipse');
      expect(duel.battleZones.p1).toEqual(['Eclipse (tapped, over Sun, Moon)', 'Fear Fang']);
    }
  });

  driven('506.1a so it has been there as long as any of them, once its top card has left', (begin) => {
    const fresh = (name: string) => ({ name, fresh: true });
    for (const [battleZone, attacks] of [
      [[fresh('Sun'), 'Moon'], ['Sun attacks the player']],
      [['Sun', fresh('Moon')], ['Sun attacks the player']],
      [[fresh('Sun'), fresh('Moon')], []],
    ] as const) {
      const duel = begin({
        cards: topCards,
        p1: { hand: ['Halo', 'Dusk'], manaZone, battleZone: [...battleZone, 'Fear Fang'] },
      });
      duel.use('Summon Halo').choose('Sun', 'Moon').use('Cast Dusk').passUntil('p1 attack');
      expect(duel.battleZones.p1).toEqual(['Sun (over Moon)', 'Fear Fang']);
      expect(duel.options).toEqual([...attacks, 'Fear Fang attacks the player', 'Attack no more']);
    }
  });
});

describe('801.1b several bases are laid below the creature in any order', () => {
  const evolved = (begin: Begin, ...order: readonly string[]): Driver =>
    begin({
      cards: topCards,
      p1: { hand: ['Halo', 'Dusk'], manaZone, battleZone: ['Sun', 'Moon', 'Fear Fang'] },
    })
      .use('Summon Halo')
      .choose(...order);

  driven('so its player says which creature remains when it leaves alone', (begin) => {
    for (const [first, second] of [
      ['Sun', 'Moon'],
      ['Moon', 'Sun'],
    ] as const) {
      const duel = evolved(begin, first, second);
      expect(duel.zone('p1', 'battleZone')).toContain(`Halo (over ${first}, ${second})`);
      duel.use('Cast Dusk');
      expect(duel.zone('p1', 'battleZone')).toContain(`${first} (over ${second})`);
    }
  });

  driven('what has been done to either stays, whichever lies above', (begin) => {
    for (const order of [
      ['Sun', 'Moon'],
      ['Moon', 'Sun'],
    ]) {
      const duel = begin({
        cards: topCards,
        p1: {
          hand: ['Shade', 'Eclipse'],
          manaZone,
          deck: ['Halo', 'Filler'],
          battleZone: ['Sun', 'Moon', 'Fear Fang'],
        },
      });
      duel
        .use('Cast Shade')
        .use('Summon Eclipse')
        .choose(...order);
      expect(powersOf(duel, 'p1', topCards)).toEqual(['Eclipse 5000', 'Fear Fang 3000']);
    }
  });

  driven('copies of one card need no order', (begin) => {
    const duel = begin({
      cards: topCards,
      p1: {
        hand: ['Three Suns', 'Halo'],
        manaZone: { fire: 1 },
        battleZone: ['Sun', 'Sun', 'Sun', 'Fear Fang'],
      },
    }).use('Summon Three Suns');
    expect([duel.asked, duel.names('p1', 'battleZone')]).toEqual(['p1 attack', ['Fear Fang', 'Three Suns']]);
  });
});
