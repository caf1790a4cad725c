import {
  any,
  become,
  cannot,
  cardsIn,
  castle,
  choose,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  exLife,
  extraTurn,
  freeze,
  fushigibirth,
  gacharangeCreature,
  gets,
  gNeoCreature,
  gNeoEvolution,
  guardman,
  hyperize,
  hyperMode,
  hyperSoulX,
  inOrder,
  itself,
  justDiver,
  machFighter,
  meteorburn,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  power,
  rearrangeShields,
  returnToHand,
  sasageru,
  seal,
  shinkarize,
  sMaxEvolution,
  sMaxEvolutionCreature,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  strikeBack,
  sympathy,
  tamaseed,
  twinpact,
  when,
  wheneverAttacks,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { until } from './goingOn.ts';
import { beast, charm, imp, powerOf } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const star = starEvolutionCreature({
  ...plain,
  name: 'Star',
  power: 9000,
  abilities: [starEvolution({ type: 'creature' })],
});

describe('110.4f, 609 rulings of the shield of an EX life', () => {
  const cub = beast('Cub', 3000, exLife);

  driven('304.3, 113.2a it takes its castle along, also once the shields were rearranged', (begin) => {
    const keep = castle({
      name: 'Keep',
      civilizations: ['fire'],
      cost: 1,
      abilities: [each(yourCreatures(), power(2000))],
    });
    const duel = begin({
      cards: [
        cub,
        keep,
        charm('Mix', rearrangeShields('you')),
        charm('Doom', destroy(yourCreatures({ names: ['Cub'] }))),
      ],
      p1: {
        hand: ['Cub', 'Keep', 'Mix', 'Doom'],
        manaZone: { fire: 4 },
        shieldZone: 1,
        battleZone: ['Filler'],
      },
    });
    duel.use('Summon Cub').use('Fortify with Keep');
    if (duel.asked !== 'p1 main') duel.choose('Shield 2');
    expect(powerOf(duel, 'p1', 'Cub')).toBe(5000);
    duel.use('Cast Mix').use('Cast Doom');
    expect([
      duel.names('p1', 'battleZone'),
      powerOf(duel, 'p1', 'Cub'),
      duel.names('p1', 'graveyard'),
    ]).toEqual([['Cub', 'Filler'], 3000, ['Doom', 'Filler', 'Keep', 'Mix']]);
  });

  driven('609.4, 101.2 it saves nothing where it cannot leave', (begin) => {
    const warden = beast(
      'Warden',
      1000,
      each(cardsIn('shieldZone', 'you'), cannot({ do: 'move', from: 'shieldZone' })),
    );
    const duel = begin({
      cards: [cub, warden, charm('Doom', destroy(yourCreatures({ names: ['Cub'] })))],
      p1: { hand: ['Cub', 'Doom'], manaZone: { fire: 2 }, shieldZone: 0, battleZone: ['Warden'] },
    });
    duel.use('Summon Cub').use('Cast Doom');
    expect([duel.battleZones.p1, duel.count('p1', 'shieldZone')]).toEqual([['Warden'], 1]);
  });

  driven('815.1a it keeps a second S-MAX creature once, then one returns', (begin) => {
    const max = (name: string, ...more: Parameters<typeof beast>[2][]) =>
      sMaxEvolutionCreature({ ...plain, name, abilities: [...sMaxEvolution, ...more] });
    const duel = begin({
      cards: [max('First', exLife), max('Second')],
      p1: { hand: ['First', 'Second'], manaZone: { fire: 2 }, shieldZone: 0, battleZone: ['Filler'] },
    });
    duel.use('Summon First').use('Summon Second');
    expect(duel.count('p1', 'shieldZone')).toBe(1);
    duel.choose('Second');
    expect([duel.asked, duel.count('p1', 'shieldZone'), duel.names('p1', 'battleZone')]).not.toEqual([
      'p1 attack',
      1,
      ['Filler', 'Second'],
    ]);
    if (duel.asked !== 'p1 attack') duel.choose('Second');
    expect([duel.names('p1', 'battleZone'), duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual(
      [['Filler', 'Second'], ['First'], ['Filler']],
    );
  });
});

describe('500.3, 500.5 rulings of what lasts until the next turn, which is an extra turn', () => {
  driven('just diver is over then', (begin) => {
    const hunter = beast(
      'Hunter',
      1000,
      wheneverAttacks(any('opponent'), destroy(choose(opponentsCreatures()))),
    );
    const duel = begin({
      cards: [beast('Diver', 3000, justDiver), imp, hunter, charm('Again', extraTurn())],
      p1: { hand: ['Diver', 'Again'], manaZone: { fire: 2 }, battleZone: ['Imp', 'Imp', 'Imp'] },
      p2: { battleZone: ['Hunter'] },
    });
    duel.use('Summon Diver').use('Cast Again').choose('Imp attacks the player');
    // Of three of the same name only one is offered.
    expect(duel.asked === 'p2 choose' && duel.options.includes('Diver')).toBe(false);
    while (duel.asked !== 'p1 attack') duel.choose(duel.options[0] ?? '');
    duel.pass().passUntil('p1 attack').choose('Imp attacks the player');
    expect([duel.asked, duel.options.includes('Diver')]).toEqual(['p2 choose', true]);
  });

  driven('816.2 a hyper mode is over then, and is released again', (begin) => {
    const duke = creature({
      ...plain,
      name: 'Duke',
      power: 2000,
      abilities: [hyperize(), hyperMode(8000, doubleBreaker)],
    });
    const duel = begin({
      cards: [duke, imp, charm('Again', extraTurn())],
      p1: { hand: ['Again'], manaZone: { fire: 1 }, battleZone: ['Duke', 'Imp'] },
    });
    duel.choose('Hyperize Duke').use('Cast Again');
    expect(powerOf(duel, 'p1', 'Duke')).toBe(8000);
    duel.passUntil('p1 charge').passUntil('p1 main');
    expect([powerOf(duel, 'p1', 'Duke'), duel.options.includes('Hyperize Duke')]).toEqual([2000, true]);
    duel.choose('Hyperize Duke');
    expect(powerOf(duel, 'p1', 'Duke')).toBe(8000);
  });
});

describe('816 rulings of a hyper mode and of what changes characteristics', () => {
  const duke = (...more: Parameters<typeof beast>[2][]) =>
    creature({ ...plain, name: 'Duke', power: 2000, abilities: [hyperMode(8000, doubleBreaker), ...more] });

  driven(
    '816.2b, 200 what has become another creature has no hyper mode until it is itself again',
    (begin) => {
      const duel = cast(
        begin,
        inOrder(
          { do: 'choose', what: { ...choose(yourGraveyard({ names: ['Imp'] })), as: 'model' } },
          become(yourCreatures({ names: ['Duke'] }), { ref: 'model' }, 'turn'),
        ),
        {
          cards: [duke(), imp],
          p1: { graveyard: ['Imp'], battleZone: ['Brute', { name: 'Duke', hyperMode: true }] },
        },
      );
      expect([powerOf(duel, 'p1', 'Imp'), powerOf(duel, 'p1', 'Duke')]).toEqual([3000, undefined]);
      duel.passUntil('p2 charge');
      expect(powerOf(duel, 'p1', 'Duke')).toBe(8000);
    },
  );

  driven('816.2b, 206.3 a fixed power is that of a released creature too', (begin) => {
    const leveller = beast('Leveller', 1000, each(yourCreatures(), { kind: 'setPower', to: 500 }));
    const duel = begin({
      cards: [duke(), leveller],
      step: 'attack',
      p1: { battleZone: [{ name: 'Duke', hyperMode: true }, 'Leveller'] },
    });
    expect(powerOf(duel, 'p1', 'Duke')).toBe(500);
    duel.choose('Duke attacks the player');
    expect(duel.decision.max).toBe(2);
  });

  driven('816.3, 803.2 a G-NEO creature that stays is released still', (begin) => {
    const grand = gNeoCreature({
      ...plain,
      name: 'Grand',
      abilities: [gNeoEvolution({ type: 'creature' }), hyperMode(8000, doubleBreaker)],
    });
    const duel = cast(begin, destroy(yourCreatures({ names: ['Grand'] })), {
      cards: [grand, imp],
      p1: { battleZone: ['Brute', { name: 'Grand', over: ['Imp'], hyperMode: true }] },
    });
    expect([duel.battleZones.p1, powerOf(duel, 'p1', 'Grand')]).toEqual([['Brute', 'Grand'], 8000]);
  });
});

describe('301.5, 506.1 rulings of mach fighter', () => {
  const untapped = { p2: { battleZone: ['Filler'] } } as const;

  driven('801.2 an evolution creature that is put attacks untapped creatures in that turn alone', (begin) => {
    const lord = evolutionCreature({
      ...plain,
      name: 'Lord',
      power: 9000,
      abilities: [evolution({ type: 'creature' }), machFighter],
    });
    const duel = begin({
      cards: [lord, imp],
      p1: { hand: ['Lord'], manaZone: { fire: 1 }, battleZone: ['Imp'] },
      ...untapped,
    });
    duel.use('Summon Lord');
    expect([duel.asked, duel.options.includes('Lord attacks Filler')]).toEqual(['p1 attack', true]);
    duel.passUntil('p2 charge').passUntil('p1 charge').passUntil('p1 attack');
    expect(duel.options.includes('Lord attacks Filler')).toBe(false);
  });

  driven('802.3 so does a NEO creature, on a base or by itself', (begin) => {
    const neo = neoCreature({
      ...plain,
      name: 'Neo',
      abilities: [neoEvolution({ type: 'creature' }), machFighter],
    });
    const result = (base: string | undefined) => {
      const duel = begin({
        cards: [neo, imp],
        p1: { hand: ['Neo'], manaZone: { fire: 1 }, battleZone: ['Imp'] },
        ...untapped,
      });
      duel.use('Summon Neo');
      if (duel.asked === 'p1 evolve') {
        if (base === undefined) duel.pass();
        else duel.choose(base);
      }
      return duel.options.filter((one) => one.startsWith('Neo attacks'));
    };
    expect([result('Imp'), result(undefined)]).toEqual([
      ['Neo attacks the player', 'Neo attacks Filler'],
      ['Neo attacks Filler'],
    ]);
  });

  driven('801.4c what was put in this turn has it still below a star that has gone', (begin) => {
    const duel = begin({
      cards: [
        beast('Rusher', 3000, machFighter),
        star,
        charm('Doom', destroy(yourCreatures({ names: ['Star'] }))),
      ],
      p1: { hand: ['Rusher', 'Star', 'Doom'], manaZone: { fire: 3 } },
      ...untapped,
    });
    duel.use('Summon Rusher').use('Summon Star');
    duel.use('Cast Doom');
    expect(duel.options.filter((one) => one.startsWith('Rusher'))).toEqual(['Rusher attacks Filler']);
  });
});

describe('507 rulings of guardman', () => {
  driven('505.6a the attack goes on against the guard once the attacked creature has left', (begin) => {
    const guard = beast(
      'Guard',
      1000,
      guardman,
      when({ event: 'tapped', what: itself }, returnToHand(yourCreatures({ names: ['Bait'] }))),
    );
    const duel = begin({
      cards: [guard, beast('Bait', 1000), imp],
      step: 'attack',
      p1: { battleZone: ['Imp', 'Filler'] },
      p2: { battleZone: [{ name: 'Bait', tapped: true }, 'Guard'] },
    });
    duel.choose('Imp attacks Bait').choose('Guard');
    expect([duel.asked, duel.battleZones.p2, duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      'p1 attack',
      [],
      ['Bait'],
      ['Guard'],
    ]);
  });

  driven('700.4 a freeze does not follow for an attack on a creature that a guard takes', (begin) => {
    const duel = begin({
      cards: [beast('Icy', 3000, freeze), beast('Guard', 9000, guardman), beast('Bait', 1000)],
      step: 'attack',
      p1: { battleZone: ['Icy', 'Filler'] },
      p2: { battleZone: [{ name: 'Bait', tapped: true }, 'Guard', 'Filler'] },
    });
    duel.choose('Icy attacks Bait').choose('Guard');
    expect([duel.asked, duel.battleZones]).toEqual([
      'p1 attack',
      { p1: ['Filler'], p2: ['Bait (tapped)', 'Guard (tapped)', 'Filler'] },
    ]);
  });
});

describe('112.3b, 810 rulings of strike back and twinpacts', () => {
  const giant = twinpact(
    'Giant / Spark',
    creature({ ...plain, name: 'Giant', cost: 7 }),
    spell({ name: 'Spark', civilizations: ['water'], cost: 2, abilities: [spellAbility(draw())] }),
  );
  const breaking = (
    begin: Parameters<Parameters<typeof driven>[1]>[0],
    filter: Parameters<typeof strikeBack>[0],
  ) =>
    begin({
      cards: [beast('Back', 2000, strikeBack(filter)), giant, imp],
      step: 'attack',
      p1: { battleZone: ['Imp', 'Filler'] },
      p2: { hand: ['Back'], shieldZone: ['Giant / Spark'] },
    }).choose('Imp attacks the player');

  driven('810.3 a twinpact is a card of the civilization of either half, and a spell too', (begin) => {
    for (const filter of [{ civilizations: ['water'] }, { type: 'spell' }, { type: 'creature' }] as const) {
      const duel = breaking(begin, filter);
      expect(duel.asked).toBe('p2 declareShields');
      duel.choose('Back');
      expect([duel.battleZones.p2, duel.zone('p2', 'graveyard')]).toEqual([['Back'], ['Giant / Spark']]);
    }
  });

  driven('810.3a it is no water creature, and no fire spell', (begin) => {
    for (const filter of [
      { civilizations: ['water'], type: 'creature' },
      { civilizations: ['fire'], type: 'spell' },
    ] as const)
      expect(breaking(begin, filter).asked).toBe('p1 attack');
  });
});

describe('818, 801 rulings of what is spent from below', () => {
  driven('818.1b what meteorburn spends gives its double breaker no more', (begin) => {
    const soul = creature({ ...plain, name: 'Soul', abilities: [hyperSoulX(doubleBreaker)] });
    const burner = evolutionCreature({
      ...plain,
      name: 'Burner',
      abilities: [evolution({ type: 'creature' }), meteorburn(1, draw())],
    });
    const result = (spends: boolean) => {
      const duel = begin({
        cards: [soul, burner],
        step: 'attack',
        p1: { battleZone: [{ name: 'Burner', over: ['Soul'] }] },
      }).choose('Burner attacks the player');
      if (spends) until(duel, 'p1 shields');
      else duel.passUntil('p1 shields');
      return [duel.decision.max, duel.count('p1', 'hand')];
    };
    expect([result(true), result(false)]).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  driven(
    '601.1a, 811.2b fushigibirth takes off the cost of a gacharange creature, which goes home',
    (begin) => {
      const robot = gacharangeCreature({ ...plain, name: 'Robot', cost: 4 });
      const duel = begin({
        cards: [robot, creature({ ...plain, name: 'Reborn', cost: 5, abilities: [fushigibirth(6, 'fire')] })],
        p1: { graveyard: ['Reborn'], manaZone: { fire: 2 }, battleZone: ['Robot', 'Filler'] },
      });
      duel.use('Summon Reborn');
      duel.choose('Robot');
      expect([duel.battleZones.p1, duel.zone('p1', 'superGRZone'), duel.count('p1', 'manaZone')]).toEqual([
        ['Filler', 'Reborn'],
        ['Robot'],
        2,
      ]);
    },
  );
});

describe('601.1e rulings of what makes cards cost less', () => {
  driven(
    '116.2a, 315, 804.1b sympathy counts a linked god once, and neither a sealed creature nor a tamaseed',
    (begin) => {
      const god = (name: string, side: 'left' | 'right', other: string) =>
        creature({
          ...plain,
          name,
          races: ['God'],
          abilities: [{ kind: 'keyword', name: 'godLink', beside: [{ side, of: [other] }] }],
        });
      const duel = begin({
        cards: [
          god('Sun', 'left', 'Moon'),
          god('Moon', 'right', 'Sun'),
          tamaseed({ name: 'Seed', civilizations: ['fire'], cost: 1, abilities: [shinkarize] }),
          imp,
          creature({ ...plain, name: 'Friend', cost: 9, abilities: [sympathy(yourCreatures())] }),
        ],
        p1: {
          hand: ['Friend'],
          manaZone: { fire: 9 },
          battleZone: [
            { name: 'Sun', links: [{ name: 'Moon', x: 1, y: 0 }] },
            { name: 'Imp', seals: ['Filler'] },
            'Seed',
            'Filler',
          ],
        },
      });
      duel.use('Summon Friend');
      expect(duel.duel.game.zones.p1.manaZone.filter(({ tapped }) => tapped)).toHaveLength(7);
    },
  );

  driven('810.3a what changes the cost of spells or creatures changes that half of a twinpact', (begin) => {
    const giant = twinpact(
      'Giant / Spark',
      creature({ ...plain, name: 'Giant', cost: 4 }),
      spell({ name: 'Spark', civilizations: ['fire'], cost: 4, abilities: [spellAbility(draw())] }),
    );
    const agent = beast(
      'Agent',
      1000,
      each({ in: 'hand', of: 'you', filter: { type: 'spell' } }, { kind: 'cost', by: -2, atLeast: 1 }),
    );
    const tax = beast(
      'Tax',
      1000,
      each({ in: 'hand', of: 'opponent', filter: { type: 'creature' } }, { kind: 'cost', by: 1, atLeast: 1 }),
    );
    const tapped = (use: string) => {
      const duel = begin({
        cards: [giant, agent, tax],
        p1: { hand: ['Giant / Spark'], manaZone: { fire: 6 }, battleZone: ['Agent'] },
        p2: { battleZone: ['Tax'] },
      }).use(use);
      return duel.duel.game.zones.p1.manaZone.filter((one) => one.tapped).length;
    };
    expect([tapped('Summon Giant'), tapped('Cast Spark')]).toEqual([5, 2]);
  });

  driven('601.1a, 803.2 sasageru spends the cards below a G-NEO creature, which stays', (begin) => {
    const grand = gNeoCreature({
      ...plain,
      name: 'Grand',
      races: ['Dispector'],
      abilities: [gNeoEvolution({ type: 'creature' }), sasageru(3)],
    });
    const duel = begin({
      cards: [grand, imp, creature({ ...plain, name: 'Lord', races: ['Dispector'], cost: 5 })],
      p1: { hand: ['Lord'], manaZone: { fire: 2 }, battleZone: [{ name: 'Grand', over: ['Imp'] }, 'Filler'] },
    });
    duel.choose(duel.options.find((one) => one.includes('Lord')) ?? '');
    until(duel, 'p1 attack');
    expect([duel.names('p1', 'battleZone'), duel.names('p1', 'graveyard')]).toEqual([
      ['Filler', 'Grand', 'Lord'],
      ['Imp'],
    ]);
  });
});

describe('116 rulings of seals between turns', () => {
  driven('607.1 what lasts for a turn is over on a creature that was sealed meanwhile', (begin) => {
    const officer = creature({ ...plain, name: 'Officer', races: ['Sonic Command'] });
    const duel = cast(
      begin,
      inOrder(
        gets(yourCreatures({ names: ['Imp'] }), 'turn', power(4000)),
        gets(yourCreatures({ names: ['Imp'] }), 'duel', power(500)),
        seal(yourCreatures({ names: ['Imp'] })),
      ),
      {
        cards: [imp, officer],
        p1: {
          battleZone: ['Brute', 'Imp'],
          deck: ['Filler', 'Officer', 'Officer', 'Filler', 'Filler'],
          manaZone: { fire: 2 },
        },
      },
    );
    duel.passUntil('p2 charge').passUntil('p1 main').use('Summon Officer');
    expect(powerOf(duel, 'p1', 'Imp')).toBe(3500);
  });
});
