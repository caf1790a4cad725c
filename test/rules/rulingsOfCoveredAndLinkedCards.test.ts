import type { CardDefinition } from 'taiki';
import {
  addToShields,
  any,
  aura,
  awakeningLink,
  battle,
  blocker,
  called,
  cannot,
  centralGodLink,
  choose,
  combines,
  creature,
  crossedGets,
  crossGear,
  destroy,
  doubleBreaker,
  doubleFaced,
  dragheartCreature,
  dragheartFortress,
  dragonEvasion,
  draw,
  evolution,
  evolutionCreature,
  exLife,
  forbiddenStarEvolution,
  gacharangeCreature,
  gNeoCreature,
  gNeoEvolution,
  godLink,
  has,
  hyperMode,
  hyperSoulX,
  inOrder,
  invasion,
  itself,
  kingCell,
  kingCreature,
  leftGodLink,
  linkRelease,
  megaLastBurst,
  named,
  neoCreature,
  neoEvolution,
  neoGacharangeCreature,
  opponentsCreatures,
  power,
  psychicCreature,
  psychicSuperCreature,
  putIntoMana,
  putUnder,
  returnToHand,
  seal,
  shieldForce,
  shinkarize,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tally,
  tamaseed,
  the,
  twinpact,
  vortexEvolution,
  when,
  whenPut,
  whenPutOnto,
  yourCreatures,
  yourGraveyard,
  yourMana,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { until } from './goingOn.ts';
import { beast, charm, imp, powerOf } from './printed.ts';
import { there } from './there.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
type Abilities = Parameters<typeof beast>[2][];
const star = starEvolutionCreature({
  ...plain,
  name: 'Star',
  power: 9000,
  abilities: [starEvolution({ type: 'creature' })],
});
const lord = (...abilities: Abilities): CardDefinition =>
  evolutionCreature({
    ...plain,
    name: 'Lord',
    power: 9000,
    abilities: [evolution({ type: 'creature' }), ...abilities],
  });
const god = (name: string, side: 'left' | 'right', other: string, ...abilities: Abilities): CardDefinition =>
  creature({ ...plain, name, races: ['God'], abilities: [godLink({ side, of: [other] }), ...abilities] });
const sun = (...abilities: Abilities) => god('Sun', 'left', 'Moon', ...abilities);
const moon = (...abilities: Abilities) => god('Moon', 'right', 'Sun', ...abilities);
const PAIR = { name: 'Sun', links: [{ name: 'Moon', x: 1, y: 0 }] } as const;
const robot = gacharangeCreature({ ...plain, name: 'Robot' });
const cub = doubleFaced(
  psychicCreature({ ...plain, name: 'Cub', power: 2000 }),
  psychicCreature({ ...plain, name: 'Lion', power: 8000 }),
);

/** Summons a god and links it with the Sun. */
function summonLinked(duel: Driver, name: string): Driver {
  duel.use(`Summon ${name}`);
  if (duel.asked !== 'p1 main' && duel.asked !== 'p1 attack')
    duel.choose(duel.options.find((one) => one.includes('Sun')) ?? '');
  return duel;
}

describe('801.4 rulings of creatures of several cards below others', () => {
  const trio = psychicSuperCreature({
    ...plain,
    name: 'Trio Dragon',
    cost: 20,
    power: 20000,
    abilities: [linkRelease],
  });
  const cells = [
    doubleFaced(
      psychicCreature({ ...plain, name: 'Lead', abilities: [awakeningLink(['Left', 'Right'])] }),
      trio,
    ),
    doubleFaced(psychicCreature({ ...plain, name: 'Left' }), trio),
    doubleFaced(psychicCreature({ ...plain, name: 'Right' }), trio),
  ];
  const TRIO = {
    name: 'Lead',
    otherFace: true,
    links: [
      { name: 'Left', x: 1, y: 0 },
      { name: 'Right', x: 2, y: 0 },
    ],
  } as const;
  const doom = charm('Doom', destroy(yourCreatures({ names: ['Star'] })));

  driven('806.1a of a psychic super creature no cell stays by itself', (begin) => {
    const duel = begin({
      cards: [star, doom, ...cells],
      p1: { hand: ['Star', 'Doom'], manaZone: { fire: 2 }, battleZone: [TRIO] },
    });
    duel.use('Summon Star').use('Cast Doom');
    expect([
      there(duel),
      duel.names('p1', 'hyperspatialZone'),
      duel.zone('p1', 'graveyard').includes('Star'),
    ]).toEqual([[], ['Lead', 'Left', 'Right'], true]);
  });

  driven('814.1d nor does one of a king creature', (begin) => {
    const king = kingCreature({
      name: 'Crowned',
      civilizations: ['fire', 'water'],
      cost: 6,
      power: 9000,
      abilities: [combines(['Sword', 'Orb'])],
    });
    const duel = begin({
      cards: [
        star,
        doom,
        doubleFaced(kingCell({ name: 'Sword', civilizations: ['fire'] }), king),
        doubleFaced(kingCell({ name: 'Orb', civilizations: ['water'] }), king),
      ],
      p1: {
        hand: ['Star', 'Doom'],
        manaZone: { fire: 2 },
        battleZone: [{ name: 'Sword', otherFace: true, links: [{ name: 'Orb', x: 1, y: 0 }] }],
      },
    });
    duel.use('Summon Star').use('Cast Doom');
    expect([there(duel), duel.names('p1', 'graveyard')]).toEqual([[], ['Doom', 'Orb', 'Star', 'Sword']]);
  });

  driven('309.6, 804.7 linked gods that go below another creature both go there', (begin) => {
    const duel = cast(
      begin,
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ names: ['Brute'] })), 'host') },
        putUnder(yourCreatures({ names: ['Sun'] }), the('host')),
      ),
      { cards: [sun(), moon()], p1: { battleZone: ['Brute', PAIR] } },
    );
    until(duel, 'p1 attack');
    expect(duel.battleZones.p1.map((one) => one.split(' ')[0])).toEqual(['Brute']);
    expect(duel.duel.game.zones.p1.battleZone[0]?.under).toHaveLength(2);
  });

  driven('818.1b a hyper soul X below linked gods is one of theirs, also once they are one', (begin) => {
    const soul = creature({ ...plain, name: 'Soul', abilities: [hyperSoulX(has(power(4000)))] });
    const duel = cast(
      begin,
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ names: ['Sun'] })), 'host') },
        putUnder(yourGraveyard({ names: ['Soul'] }), the('host')),
        destroy(yourCreatures({ names: ['Sun'] })),
      ),
      { cards: [sun(), moon(), soul], p1: { graveyard: ['Soul'], battleZone: ['Brute', PAIR] } },
    );
    expect(duel.options).toEqual(['Sun', 'Moon']);
    duel.choose('Moon');
    expect(there(duel)).toEqual(['Brute 5000', 'Sun 7000']);
  });

  driven('200.3a, 109.2b a mega last burst does not follow for a card that leaves from below', (begin) => {
    const giant = twinpact(
      'Giant / Spark',
      creature({ ...plain, name: 'Giant', abilities: [megaLastBurst] }),
      spell({ name: 'Spark', civilizations: ['fire'], cost: 2, abilities: [spellAbility(draw())] }),
    );
    const duel = cast(begin, destroy(yourCreatures({ names: ['Lord'] })), {
      cards: [giant, lord()],
      p1: { battleZone: ['Brute', { name: 'Lord', over: ['Giant / Spark'] }] },
    });
    expect([duel.asked, duel.count('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([
      'p1 attack',
      0,
      ['Giant / Spark', 'Lord', 'Order'],
    ]);
  });

  driven('310.7 the auras of two bases are both on what is put on both', (begin) => {
    const wing = (name: string) => aura({ name, civilizations: ['fire'], cost: 1, power: 1500 });
    const vortex = evolutionCreature({
      ...plain,
      name: 'Vortex',
      abilities: [vortexEvolution({ type: 'creature' }, 2)],
    });
    const duel = begin({
      cards: [vortex, robot, gacharangeCreature({ ...plain, name: 'Tank' }), wing('Wings'), wing('Tail')],
      p1: {
        hand: ['Vortex'],
        manaZone: { fire: 1 },
        battleZone: [
          { name: 'Robot', bears: [{ name: 'Wings' }] },
          { name: 'Tank', bears: [{ name: 'Tail' }] },
        ],
      },
    });
    duel.use('Summon Vortex');
    until(duel, 'p1 attack');
    expect(there(duel)).toEqual(['Tail - on Vortex', 'Vortex 6000', 'Wings - on Vortex']);
  });
});

describe('110.4f rulings of shield force', () => {
  const force = shieldForce(has(power(2000)));

  driven('801.2 an evolution creature has its own, whatever it was put on', (begin) => {
    const duel = begin({
      cards: [lord(force), imp],
      p1: { hand: ['Lord'], manaZone: { fire: 1 }, battleZone: ['Imp'] },
    });
    duel.use('Summon Lord');
    if (duel.asked !== 'p1 attack') duel.choose('Shield 1');
    expect(powerOf(duel, 'p1', 'Lord')).toBe(11000);
  });

  driven('801.4c the creature below has its own again once the one above has left', (begin) => {
    const warder = beast('Warder', 1000, force);
    const duel = begin({
      cards: [star, warder, charm('Doom', destroy(yourCreatures({ names: ['Star'] })))],
      p1: { hand: ['Warder', 'Star', 'Doom'], manaZone: { fire: 3 }, battleZone: ['Filler'] },
    });
    duel.use('Summon Warder');
    if (duel.asked !== 'p1 main') duel.choose('Shield 1');
    expect(powerOf(duel, 'p1', 'Warder')).toBe(3000);
    duel.use('Summon Star');
    if (duel.asked === 'p1 evolve') duel.choose('Warder');
    expect(powerOf(duel, 'p1', 'Star')).toBe(9000);
    duel.use('Cast Doom');
    expect(powerOf(duel, 'p1', 'Warder')).toBe(3000);
  });

  driven('804.1b a god that links has its own, and so has the creature that they are', (begin) => {
    const duel = begin({
      cards: [sun(), moon(force)],
      p1: { hand: ['Moon'], manaZone: { fire: 1 }, battleZone: ['Sun'] },
    });
    duel.use('Summon Moon');
    for (let tries = 0; duel.asked !== 'p1 attack' && tries < 5; tries++)
      duel.choose(duel.options.find((one) => /Sun|Shield 1/.test(one)) ?? '');
    expect(there(duel)).toEqual(['Sun 8000']);
  });
});

describe('804.1c rulings of what is put, where it links', () => {
  const SEALED = { name: 'Imp', seals: ['Filler'] } as const;

  driven('703.4j a god that is no Command takes no seal although it links with one that is', (begin) => {
    const command = { ...sun(), races: ['God', 'Sonic Command'] };
    const duel = begin({
      cards: [command, moon(), imp],
      p1: { hand: ['Moon'], manaZone: { fire: 1 }, battleZone: ['Sun', SEALED] },
    });
    summonLinked(duel, 'Moon');
    expect([there(duel).includes('Sun 6000'), duel.zone('p1', 'graveyard')]).toEqual([true, []]);
  });

  driven('116.4a one that is takes a seal by its own civilization alone', (begin) => {
    const command = { ...moon(), races: ['God', 'Sonic Command'] };
    const water = { ...sun(), civilizations: ['water'] as const };
    const duel = begin({
      cards: [command, water, creature({ ...plain, name: 'Carp', civilizations: ['water'] }), imp],
      p1: {
        hand: ['Moon'],
        manaZone: { fire: 1 },
        battleZone: ['Sun', { name: 'Carp', seals: ['Filler'] }],
      },
    });
    summonLinked(duel, 'Moon');
    expect([there(duel).includes('Sun 6000'), duel.zone('p1', 'graveyard')]).toEqual([true, []]);
    const fire = begin({
      cards: [command, water, imp],
      p1: { hand: ['Moon'], manaZone: { fire: 1 }, battleZone: ['Sun', SEALED] },
    });
    summonLinked(fire, 'Moon');
    expect(fire.zone('p1', 'graveyard')).toEqual(['Filler']);
  });

  driven('110.4f the EX life of the god that lies there makes no second shield', (begin) => {
    const duel = begin({
      cards: [sun(exLife), moon()],
      p1: { hand: ['Sun', 'Moon'], manaZone: { fire: 2 }, shieldZone: 0, battleZone: ['Filler'] },
    });
    duel.use('Summon Sun');
    expect(duel.count('p1', 'shieldZone')).toBe(1);
    summonLinked(duel, 'Moon');
    expect([there(duel).includes('Sun 6000'), duel.count('p1', 'shieldZone')]).toEqual([true, 1]);
  });

  driven('603.2 a watcher of creatures of some power sees that of the god that was put', (begin) => {
    const watcher = beast('Watcher', 1000, whenPut(any('you', { power: { min: 5000 } }), draw()));
    const duel = begin({
      cards: [sun(), moon(), watcher],
      p1: { hand: ['Moon'], manaZone: { fire: 1 }, battleZone: ['Sun', 'Watcher'] },
    });
    summonLinked(duel, 'Moon');
    expect([there(duel).includes('Sun 6000'), duel.count('p1', 'hand')]).toEqual([true, 0]);
  });
});

describe('505-507 rulings of what stops being a creature', () => {
  driven('507.2c a blocking dragheart that evades has blocked: no battle, no break', (begin) => {
    const hall = doubleFaced(
      dragheartFortress({ name: 'Hall', civilizations: ['fire'], cost: 3, abilities: [] }),
      dragheartCreature({ ...plain, name: 'Hall Dragon', power: 1000, abilities: [dragonEvasion, blocker] }),
    );
    const raider = beast(
      'Raider',
      4000,
      when(
        { event: 'becomesBlocked', what: itself },
        destroy(opponentsCreatures({ names: ['Hall Dragon'] })),
      ),
    );
    const duel = begin({
      cards: [hall, raider],
      step: 'attack',
      p1: { battleZone: ['Raider', 'Filler'] },
      p2: { battleZone: [{ name: 'Hall', otherFace: true }] },
    });
    duel
      .choose('Raider attacks the player')
      .choose(duel.options.find((one) => one.startsWith('Block')) ?? '');
    expect([duel.asked, there(duel, 'p2'), there(duel), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      ['Hall -'],
      ['Filler 1000', 'Raider 4000 tapped'],
      5,
    ]);
  });

  driven('507.2c nor does the tamaseed that a blocking creature leaves battle', (begin) => {
    const raider = beast(
      'Raider',
      4000,
      when({ event: 'becomesBlocked', what: itself }, destroy(opponentsCreatures({ names: ['Star'] }))),
    );
    const duel = begin({
      cards: [
        starEvolutionCreature({
          ...plain,
          name: 'Star',
          power: 9000,
          abilities: [starEvolution({ type: 'creature' }), blocker],
        }),
        tamaseed({ name: 'Seed', civilizations: ['fire'], cost: 1, abilities: [shinkarize] }),
        raider,
      ],
      step: 'attack',
      p1: { battleZone: ['Raider', 'Filler'] },
      p2: { battleZone: [{ name: 'Star', over: ['Seed'] }] },
    });
    duel.choose('Raider attacks the player').choose('Block with Star');
    expect([duel.asked, there(duel, 'p2'), there(duel), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      ['Seed - tapped'],
      ['Filler 1000', 'Raider 4000 tapped'],
      5,
    ]);
    expect(duel.facts().filter((fact) => fact.startsWith('battle'))).toEqual([]);
  });

  driven('115.3a what evades as a battle begins does not battle', (begin) => {
    const hall = doubleFaced(
      dragheartFortress({ name: 'Hall', civilizations: ['fire'], cost: 3, abilities: [] }),
      dragheartCreature({ ...plain, name: 'Hall Dragon', power: 1000, abilities: [dragonEvasion] }),
    );
    const raider = beast(
      'Raider',
      4000,
      when({ event: 'battles', what: itself }, destroy(opponentsCreatures({ names: ['Hall Dragon'] }))),
    );
    const duel = cast(
      begin,
      battle(choose(yourCreatures({ names: ['Raider'] })), choose(opponentsCreatures())),
      {
        cards: [hall, raider],
        p1: { battleZone: ['Brute', 'Raider'] },
        p2: { battleZone: [{ name: 'Hall', otherFace: true }] },
      },
    );
    expect([there(duel, 'p2'), duel.facts().filter((fact) => /^battle(Won|Lost)/.test(fact))]).toEqual([
      ['Hall -'],
      [],
    ]);
  });
});

describe('609.4, 117.1, 118.1 rulings of "that many"', () => {
  driven('what goes home on its way was returned, and counts', (begin) => {
    const duel = cast(
      begin,
      inOrder(tally(returnToHand(opponentsCreatures()), 'returned'), draw(named('returned'))),
      { cards: [cub, robot, imp], p2: { battleZone: ['Cub', 'Robot', 'Imp'] } },
    );
    until(duel, 'p1 attack');
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('of linked gods one was', (begin) => {
    const duel = cast(
      begin,
      inOrder(tally(returnToHand(opponentsCreatures()), 'returned'), draw(named('returned'))),
      { cards: [sun(), moon(), imp], p2: { battleZone: [PAIR, 'Imp'] } },
    );
    until(duel, 'p1 attack');
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('803.2 of a G-NEO creature that stays none was', (begin) => {
    const grand = gNeoCreature({ ...plain, name: 'Grand', abilities: [gNeoEvolution({ type: 'creature' })] });
    const duel = cast(begin, inOrder(tally(destroy(opponentsCreatures()), 'dead'), draw(named('dead'))), {
      cards: [grand, imp],
      p2: { battleZone: [{ name: 'Grand', over: ['Imp'] }, 'Imp'] },
    });
    until(duel, 'p1 attack');
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('116.2a, 801 rulings of sealed piles', () => {
  driven('802.4 a NEO creature that was sealed over a card attacks at once, unsealed', (begin) => {
    const neo = neoCreature({ ...plain, name: 'Neo', abilities: [neoEvolution({ type: 'creature' })] });
    const officer = creature({ ...plain, name: 'Officer', races: ['Sonic Command'] });
    const duel = begin({
      cards: [neo, imp, officer, charm('Bind', seal(yourCreatures({ names: ['Neo'] })))],
      p1: { hand: ['Neo', 'Bind', 'Officer'], manaZone: { fire: 3 }, battleZone: ['Imp'] },
    });
    duel.use('Summon Neo');
    if (duel.asked === 'p1 evolve') duel.choose('Imp');
    duel.use('Cast Bind').use('Summon Officer');
    expect([duel.asked, duel.options.includes('Neo attacks the player')]).toEqual(['p1 attack', true]);
  });

  driven('116.2a central gods: a sealed one is not among those that are linked anew', (begin) => {
    const west = creature({ ...plain, name: 'West', races: ['God'], abilities: [leftGodLink] });
    const middle = creature({
      ...plain,
      name: 'Middle',
      races: ['God'],
      abilities: [centralGodLink, doubleBreaker],
    });
    const duel = begin({
      cards: [west, middle],
      p1: {
        hand: ['Middle'],
        manaZone: { fire: 1 },
        battleZone: [{ name: 'West', seals: ['Filler'] }, 'Filler'],
      },
    });
    duel.use('Summon Middle');
    expect([duel.asked, there(duel).filter((one) => one.startsWith('Middle'))]).toEqual([
      'p1 attack',
      ['Middle 3000'],
    ]);
  });
});

describe('801, 804 rulings of linked gods below others and in an attack', () => {
  driven('801.4b the first of two gods below a star stays, with the other one below', (begin) => {
    const duel = begin({
      cards: [star, sun(), moon(), charm('Doom', destroy(yourCreatures({ names: ['Star'] })))],
      p1: { hand: ['Star', 'Doom'], manaZone: { fire: 2 }, battleZone: [PAIR] },
    });
    duel.use('Summon Star').use('Cast Doom');
    expect([there(duel), duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Sun 3000'],
      ['Sun (over Moon)'],
      ['Doom', 'Star'],
    ]);
  });

  driven('803.2 both gods below a G-NEO creature leave for it', (begin) => {
    const grand = gNeoCreature({ ...plain, name: 'Grand', abilities: [gNeoEvolution({ type: 'creature' })] });
    const duel = begin({
      cards: [grand, sun(), moon(), charm('Doom', destroy(yourCreatures({ names: ['Grand'] })))],
      p1: { hand: ['Grand', 'Doom'], manaZone: { fire: 2 }, battleZone: [PAIR] },
    });
    duel.use('Summon Grand');
    if (duel.asked === 'p1 evolve') duel.choose('Sun');
    duel.use('Cast Doom');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Grand'],
      ['Doom', 'Moon', 'Sun'],
    ]);
  });

  driven('801.2a an invasion is put on both, and goes on with their attack', (begin) => {
    const invader = lord(invasion({ type: 'creature' }));
    const duel = begin({
      cards: [invader, sun(), moon()],
      step: 'attack',
      p1: { hand: ['Lord'], battleZone: [PAIR] },
    });
    duel.choose(duel.options.find((one) => one.endsWith('attacks the player')) ?? '').choose('Lord');
    until(duel, 'p1 shields');
    expect(duel.duel.game.zones.p1.battleZone.map(({ under, tapped }) => [under.length, tapped])).toEqual([
      [2, true],
    ]);
  });

  const hunter = beast(
    'Hunter',
    5000,
    when({ event: 'attacks', what: itself }, destroy(opponentsCreatures({ races: ['God'] }))),
    when({ event: 'becomesBlocked', what: itself }, destroy(opponentsCreatures({ races: ['God'] }))),
  );

  driven('804.4, 505.6 an attack on linked gods goes on against the one that stays', (begin) => {
    const duel = begin({
      cards: [{ ...sun(), power: 7000 }, moon(), hunter],
      step: 'attack',
      p1: { battleZone: ['Hunter', 'Filler'] },
      p2: { battleZone: [{ ...PAIR, tapped: true }] },
    });
    duel.choose(
      duel.options.find((one) => one.startsWith('Hunter attacks') && !one.includes('player')) ?? '',
    );
    duel.choose('Moon');
    expect([duel.asked, there(duel), there(duel, 'p2')]).toEqual([
      'p1 attack',
      ['Filler 1000'],
      ['Sun 7000 tapped'],
    ]);
  });

  driven('804.4, 507.2a the one that stays goes on blocking', (begin) => {
    const duel = begin({
      cards: [{ ...sun(), power: 7000 }, moon(blocker), { ...hunter, abilities: hunter.abilities.slice(1) }],
      step: 'attack',
      p1: { battleZone: ['Hunter', 'Filler'] },
      p2: { battleZone: [PAIR] },
    });
    duel
      .choose('Hunter attacks the player')
      .choose(duel.options.find((one) => one.startsWith('Block')) ?? '');
    duel.choose('Moon');
    expect([duel.asked, there(duel), there(duel, 'p2'), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      ['Filler 1000'],
      ['Sun 7000 tapped'],
      5,
    ]);
  });

  driven('700.3, 804.1b where one of them cannot leave neither does', (begin) => {
    const duel = cast(begin, destroy(yourCreatures({ races: ['God'] })), {
      cards: [sun(), moon(has(cannot({ do: 'move', from: 'battleZone' })))],
      p1: { battleZone: ['Brute', PAIR] },
    });
    expect([duel.asked, there(duel)]).toEqual(['p1 attack', ['Brute 5000', 'Sun 6000']]);
  });

  driven('701.32a, 804.7 of linked gods that become shields one does', (begin) => {
    const duel = cast(begin, addToShields(yourCreatures({ races: ['God'] })), {
      cards: [sun(), moon()],
      p1: { battleZone: ['Brute', PAIR], shieldZone: 1 },
    });
    duel.choose('Moon');
    expect([there(duel), duel.names('p1', 'shieldZone')]).toEqual([
      ['Brute 5000', 'Sun 3000'],
      ['Filler', 'Moon'],
    ]);
  });
});

describe('805-806 rulings of psychic creatures that are not alone', () => {
  const duo = psychicSuperCreature({ ...plain, name: 'Duo Dragon', cost: 10, power: 9000, abilities: [] });
  const pair = [
    doubleFaced(
      psychicCreature({
        ...plain,
        name: 'Sol',
        abilities: [
          awakeningLink(['Luna'], { event: 'attacks', what: { of: 'any', filter: { itself: true } } }),
        ],
      }),
      duo,
    ),
    doubleFaced(psychicCreature({ ...plain, name: 'Luna' }), duo),
  ];

  driven('116.2a one does not link with one that is sealed', (begin) => {
    const duel = begin({
      cards: [...pair, imp],
      step: 'attack',
      p1: { battleZone: ['Sol', { name: 'Luna', seals: ['Imp'] }] },
    });
    duel.choose('Sol attacks the player');
    expect([duel.asked, there(duel).includes('Sol 3000 tapped')]).toEqual(['p1 shields', true]);
  });

  driven('200.3a nor with one that lies below another creature', (begin) => {
    const duel = begin({
      cards: [...pair, lord()],
      step: 'attack',
      p1: { battleZone: ['Sol', { name: 'Lord', over: ['Luna'] }] },
    });
    duel.choose('Sol attacks the player');
    expect([duel.asked, there(duel)]).toEqual(['p1 shields', ['Lord 9000', 'Sol 3000 tapped']]);
  });

  driven('805.3 a creature that is put on an awakened one is put on that side', (begin) => {
    const result = (onto: string, otherFace: boolean) => {
      const watcher = beast('Watcher', 1000, whenPutOnto(any('you'), { names: [onto] }, draw()));
      const duel = begin({
        cards: [cub, watcher, lord()],
        p1: {
          hand: ['Lord'],
          manaZone: { fire: 1 },
          battleZone: ['Watcher', { name: 'Cub', ...(otherFace ? { otherFace } : {}) }],
        },
      });
      duel.use('Summon Lord').choose('Cub');
      return duel.count('p1', 'hand');
    };
    expect([result('Lion', true), result('Cub', true), result('Lion', false), result('Cub', false)]).toEqual([
      1, 0, 0, 1,
    ]);
  });

  driven('117.1 cells below a NEO creature go home as it returns to the hand', (begin) => {
    const neo = neoCreature({ ...plain, name: 'Neo', abilities: [neoEvolution({ type: 'creature' })] });
    const duel = begin({
      cards: [...pair, neo, charm('Recall', returnToHand(yourCreatures({ names: ['Neo'] })))],
      p1: {
        hand: ['Neo', 'Recall'],
        manaZone: { fire: 2 },
        battleZone: ['Filler', { name: 'Sol', otherFace: true, links: [{ name: 'Luna', x: 1, y: 0 }] }],
      },
    });
    duel.use('Summon Neo');
    if (duel.asked === 'p1 evolve') duel.choose(duel.options.find((one) => !one.includes('Filler')) ?? '');
    duel.use('Cast Recall');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand'), duel.names('p1', 'hyperspatialZone')]).toEqual([
      ['Filler'],
      ['Neo'],
      ['Luna', 'Sol'],
    ]);
  });
});

describe('303, 305, 310 rulings of what lies on creatures that evolve', () => {
  driven('803.2 a G-NEO creature that stays keeps the gear of its base', (begin) => {
    const grand = gNeoCreature({ ...plain, name: 'Grand', abilities: [gNeoEvolution({ type: 'creature' })] });
    const blade = crossGear({
      name: 'Blade',
      civilizations: ['fire'],
      cost: 1,
      abilities: [crossedGets(power(1000))],
    });
    const duel = begin({
      cards: [grand, imp, blade, charm('Doom', destroy(yourCreatures({ names: ['Grand'] })))],
      p1: {
        hand: ['Grand', 'Doom'],
        manaZone: { fire: 2 },
        battleZone: [{ name: 'Imp', bears: [{ name: 'Blade' }] }],
      },
    });
    duel.use('Summon Grand');
    if (duel.asked === 'p1 evolve') duel.choose('Imp');
    duel.use('Cast Doom');
    expect(there(duel)).toEqual(['Blade - on Grand', 'Grand 4000']);
  });

  driven('811, 310.8 a NEO gacharange creature goes home, what lies on and below it does not', (begin) => {
    const neo = neoGacharangeCreature({
      ...plain,
      name: 'Neobot',
      abilities: [neoEvolution({ type: 'creature' })],
    });
    const duel = cast(begin, destroy(yourCreatures({ names: ['Neobot'] })), {
      cards: [neo, imp, aura({ name: 'Wings', civilizations: ['fire'], cost: 1, power: 1500 })],
      p1: { battleZone: ['Brute', { name: 'Neobot', over: ['Imp'], bears: [{ name: 'Wings' }] }] },
    });
    expect([there(duel), duel.zone('p1', 'superGRZone'), duel.names('p1', 'graveyard')]).toEqual([
      ['Brute 5000'],
      ['Neobot'],
      ['Imp', 'Order', 'Wings'],
    ]);
  });

  driven('816.2, 116.2a a hyper mode is released still once its creature is not sealed any more', (begin) => {
    const duke = creature({ ...plain, name: 'Duke', power: 2000, abilities: [hyperMode(8000)] });
    const officer = creature({ ...plain, name: 'Officer', races: ['Sonic Command'] });
    const duel = begin({
      cards: [duke, officer, charm('Bind', seal(yourCreatures({ names: ['Duke'] })))],
      p1: {
        hand: ['Bind', 'Officer'],
        manaZone: { fire: 2 },
        battleZone: ['Filler', { name: 'Duke', hyperMode: true }],
      },
    });
    duel.use('Cast Bind').use('Summon Officer');
    expect(powerOf(duel, 'p1', 'Duke')).toBe(8000);
  });

  driven('110.4f, 400.5 an EX life shield that has left and is a shield again saves nothing', (begin) => {
    const duel = begin({
      cards: [
        beast('Cub', 3000, exLife),
        charm('Loop', inOrder(putIntoMana(yourShields()), addToShields(yourMana({ names: ['Relic'] })))),
        beast('Relic', 1000),
        charm('Doom', destroy(yourCreatures({ names: ['Cub'] }))),
      ],
      p1: {
        hand: ['Cub', 'Loop', 'Doom'],
        manaZone: { fire: 3 },
        shieldZone: 0,
        battleZone: ['Filler'],
        deck: ['Relic', 'Filler', 'Filler'],
      },
    });
    duel.use('Summon Cub').use('Cast Loop');
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Relic']);
    duel.use('Cast Doom');
    expect([duel.battleZones.p1, duel.zone('p1', 'shieldZone')]).toEqual([['Filler'], ['Relic']]);
  });
});

describe('801.4c rulings of summoning sickness of what comes to light', () => {
  const rage = starEvolutionCreature({ ...plain, name: 'Rage', abilities: [forbiddenStarEvolution] });
  const tuck = inOrder(
    { do: 'choose', what: called(choose(yourCreatures({ names: ['Rage'] })), 'host') },
    putUnder(yourGraveyard({ names: ['Imp'] }), the('host')),
    destroy(yourCreatures({ names: ['Rage'] })),
  );

  driven('what was put below in this turn does not attack in it, but in the next', (begin) => {
    const duel = cast(begin, tuck, {
      cards: [rage, imp],
      p1: { graveyard: ['Imp'], battleZone: ['Brute', 'Rage'] },
    });
    expect([duel.battleZones.p1, duel.asked]).toEqual([['Brute', 'Imp'], 'p1 attack']);
    expect(duel.options.filter((one) => one.startsWith('Imp'))).toEqual([]);
    duel.passUntil('p2 charge').passUntil('p1 charge').passUntil('p1 attack');
    expect(duel.options.filter((one) => one.startsWith('Imp'))).toEqual(['Imp attacks the player']);
  });

  driven('what was put below in an earlier turn attacks', (begin) => {
    const duel = begin({
      cards: [
        rage,
        imp,
        charm(
          'Tuck',
          { do: 'choose', what: called(choose(yourCreatures({ names: ['Rage'] })), 'host') },
          putUnder(yourGraveyard({ names: ['Imp'] }), the('host')),
        ),
        charm('Doom', destroy(yourCreatures({ names: ['Rage'] }))),
      ],
      p1: {
        hand: ['Tuck', 'Doom'],
        manaZone: { fire: 1 },
        graveyard: ['Imp'],
        battleZone: ['Rage', 'Filler'],
      },
    });
    duel.use('Cast Tuck').passUntil('p2 charge').passUntil('p1 charge').passUntil('p1 main').use('Cast Doom');
    expect(duel.options).toContain('Imp attacks the player');
  });
});
