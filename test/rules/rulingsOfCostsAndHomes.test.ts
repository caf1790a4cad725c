import type { CardDefinition } from 'taiki';
import {
  additionalCost,
  alternativeCost,
  any,
  awakeningLink,
  blocker,
  cannotBeChosenByOpponent,
  choose,
  creature,
  crossedGets,
  crossGear,
  destroy,
  doubleFaced,
  draw,
  exLife,
  gacharangeCreature,
  godLink,
  guardStrike,
  hasWhile,
  hyperEnergy,
  hyperize,
  hyperMode,
  ifYouDo,
  insteadDo,
  isNoCreature,
  itself,
  linkRelease,
  ninjaStrike,
  opponentsCreatures,
  power,
  psychicCreature,
  psychicSuperCreature,
  putIntoMana,
  returnToHand,
  revolutionChange,
  saver,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tamaseedCreature,
  ultraSaver,
  when,
  wheneverAttacks,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { until } from './goingOn.ts';
import { beast, charm, imp } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
type Abilities = Parameters<typeof beast>[2][];
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

/** What lies in a battle zone, with its power. */
const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view('judge')
    .zones[player].battleZone.map(
      ({ current, tapped }) => `${current.name} ${current.power ?? '-'}${tapped ? ' tapped' : ''}`,
    )
    .sort();

describe('601.1a, 117.1 rulings of costs that are paid with cards of another home', () => {
  driven('a psychic creature that is returned to the hand pays for that', (begin) => {
    const free = creature({
      ...plain,
      name: 'Free',
      cost: 9,
      abilities: [alternativeCost(returnToHand(choose(yourCreatures({ names: ['Cub'] }))))],
    });
    const duel = begin({
      cards: [free, cub],
      p1: { hand: ['Free'], battleZone: ['Cub', 'Filler'] },
    });
    duel.use('Summon Free');
    until(duel, 'p1 attack');
    expect([
      duel.names('p1', 'battleZone'),
      duel.zone('p1', 'hand'),
      duel.zone('p1', 'hyperspatialZone'),
    ]).toEqual([['Filler', 'Free'], [], ['Cub']]);
  });

  driven('101.3a "if you do" follows where a gacharange creature goes to the mana zone, and on', (begin) => {
    const duel = cast(begin, ifYouDo(putIntoMana(yourCreatures({ names: ['Robot'] })), draw(2)), {
      cards: [robot],
      p1: { battleZone: ['Brute', 'Robot'] },
    });
    until(duel, 'p1 attack');
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'superGRZone'), duel.count('p1', 'manaZone')]).toEqual([
      2,
      ['Robot'],
      1,
    ]);
  });

  driven('804.7 of linked gods that are destroyed for a cost one is, and the cost is paid', (begin) => {
    const toll = spell({
      ...plain,
      name: 'Toll',
      abilities: [additionalCost(destroy(choose(yourCreatures({ races: ['God'] })))), spellAbility(draw(2))],
    });
    const duel = begin({
      cards: [toll, sun(), moon()],
      p1: { hand: ['Toll'], manaZone: { fire: 1 }, battleZone: [PAIR, 'Filler'] },
    });
    duel.use('Cast Toll');
    for (let tries = 0; duel.asked !== 'p1 attack' && tries < 5; tries++)
      duel.choose(duel.options.find((one) => one === 'Moon') ?? duel.options[0] ?? '');
    expect([there(duel), duel.count('p1', 'hand')]).toEqual([['Filler 1000', 'Sun 3000'], 2]);
  });
});

describe('609 rulings of savers of several cards', () => {
  driven('804.7 of linked gods that die for another one does', (begin) => {
    const duel = cast(begin, destroy(yourCreatures({ names: ['Brute'] })), {
      cards: [sun(saver({ names: ['Brute'] })), moon()],
      p1: { battleZone: ['Brute', PAIR] },
    });
    duel.choose(duel.options.find((one) => one.startsWith('Replace')) ?? '');
    duel.choose('Sun');
    expect([there(duel), duel.names('p1', 'graveyard')]).toEqual([
      ['Brute 5000', 'Moon 3000'],
      ['Order', 'Sun'],
    ]);
  });

  driven('806.1b of a super creature with link release that dies for another one cell does', (begin) => {
    const trio = psychicSuperCreature({
      ...plain,
      name: 'Trio Dragon',
      cost: 20,
      power: 20000,
      abilities: [linkRelease, ultraSaver({ names: ['Brute'] })],
    });
    const duel = cast(begin, destroy(yourCreatures({ names: ['Brute'] })), {
      cards: [
        doubleFaced(
          psychicCreature({ ...plain, name: 'Lead', abilities: [awakeningLink(['Left', 'Right'])] }),
          trio,
        ),
        doubleFaced(psychicCreature({ ...plain, name: 'Left' }), trio),
        doubleFaced(psychicCreature({ ...plain, name: 'Right' }), trio),
      ],
      p1: {
        battleZone: [
          'Brute',
          {
            name: 'Lead',
            otherFace: true,
            links: [
              { name: 'Left', x: 1, y: 0 },
              { name: 'Right', x: 2, y: 0 },
            ],
          },
        ],
      },
    });
    duel.choose(duel.options.find((one) => one.startsWith('Replace')) ?? '');
    until(duel, 'p1 attack');
    expect([
      there(duel).length,
      duel.count('p1', 'hyperspatialZone'),
      there(duel).includes('Brute 5000'),
    ]).toEqual([3, 1, true]);
  });

  driven('609.4 an effect that puts a psychic creature into the hand instead can be done', (begin) => {
    const keeper = beast(
      'Keeper',
      1000,
      wouldBeDestroyed(self, insteadDo(returnToHand(choose(yourCreatures({ names: ['Cub'] }))))),
    );
    const duel = cast(begin, destroy(yourCreatures({ names: ['Keeper'] })), {
      cards: [keeper, cub],
      p1: { battleZone: ['Brute', 'Keeper', 'Cub'] },
    });
    until(duel, 'p1 attack');
    expect([duel.names('p1', 'battleZone'), duel.zone('p1', 'hyperspatialZone')]).toEqual([
      ['Brute', 'Keeper'],
      ['Cub'],
    ]);
  });
});

describe('601.1a, 816.2d rulings of what is tapped for a cost', () => {
  driven('804.1b linked gods are tapped as one creature, of the sum of their costs', (begin) => {
    const energetic = creature({ ...plain, name: 'Energetic', cost: 6, abilities: [hyperEnergy] });
    const duel = begin({
      cards: [energetic, sun(), moon(), creature({ ...plain, name: 'Two', cost: 2 })],
      p1: { hand: ['Energetic'], manaZone: { fire: 4 }, battleZone: [PAIR, 'Two'] },
    });
    // The gods cost 2 together, as the other creature does: only one of them is tapped, for 2 less.
    duel.choose(duel.options.find((one) => one.includes('Energetic')) ?? '');
    until(duel, 'p1 attack');
    expect(duel.battleZones.p1.filter((one) => one.includes('tapped')).length).toBe(1);
  });

  driven('602.1 linked gods and a creature that came in this turn are tapped to hyperize', (begin) => {
    const duke = creature({ ...plain, name: 'Duke', power: 2000, abilities: [hyperize(2), hyperMode(8000)] });
    const duel = begin({
      cards: [duke, sun(), moon(), imp],
      p1: { hand: ['Imp'], manaZone: { fire: 1 }, battleZone: ['Duke', PAIR] },
    });
    expect(duel.options.some((one) => one.startsWith('Hyperize'))).toBe(false);
    duel.use('Summon Imp').choose('Hyperize Duke');
    expect(there(duel)).toEqual(['Duke 8000', 'Imp 3000 tapped', 'Sun 6000 tapped']);
  });
});

describe('112.3, 509.5 rulings of what shields do to creatures of several cards', () => {
  driven(
    '509.5b a guard strike on a creature that then evolves, links or is released forbids its attack still',
    (begin) => {
      const guard = spell({ ...plain, name: 'Guard', abilities: [guardStrike, spellAbility(draw())] });
      const caller = beast(
        'Caller',
        3000,
        when(
          { event: 'endOfAttack', what: itself },
          { do: 'put', what: choose({ in: 'hand', of: 'you', filter: { names: ['Moon'] } }) },
        ),
      );
      const duel = begin({
        cards: [guard, caller, sun(), moon()],
        step: 'attack',
        p1: { hand: ['Moon'], battleZone: ['Caller', 'Sun'] },
        p2: { shieldZone: ['Guard', 'Filler'] },
      });
      duel
        .choose('Caller attacks the player')
        .choose('Shield 1')
        .choose(duel.options[0] ?? '');
      for (let tries = 0; !['p1 attack', 'p2 charge'].includes(duel.asked) && tries < 6; tries++)
        duel.choose(duel.options.find((one) => one.includes('Sun')) ?? duel.options[0] ?? '');
      expect([duel.asked, there(duel).includes('Sun 6000')]).toEqual(['p2 charge', true]);
    },
  );

  driven('605.2b one god that cannot be chosen keeps both from being chosen', (begin) => {
    const duel = cast(begin, destroy(choose(opponentsCreatures())), {
      cards: [sun(), moon(cannotBeChosenByOpponent), imp],
      p2: { battleZone: [PAIR, 'Imp'] },
    });
    expect([duel.asked, there(duel, 'p2')]).toEqual(['p1 attack', ['Sun 6000']]);
  });

  driven('112.3a, 110.4f a shield trigger god links as it comes, and its EX life is made', (begin) => {
    const duel = begin({
      cards: [sun(), moon(shieldTrigger, exLife, blocker), imp],
      step: 'attack',
      p1: { battleZone: ['Imp', 'Filler'] },
      p2: { shieldZone: ['Moon'], battleZone: ['Sun'] },
    });
    duel.choose('Imp attacks the player').choose('Moon');
    for (let tries = 0; duel.asked !== 'p1 attack' && tries < 5; tries++)
      duel.choose(duel.options.find((one) => one.includes('Sun')) ?? duel.options[0] ?? '');
    expect([there(duel, 'p2'), duel.count('p2', 'shieldZone')]).toEqual([['Sun 6000'], 1]);
  });

  driven('112.3c, 804.1a a ninja that is a god goes below the deck alone', (begin) => {
    const duel = begin({
      cards: [sun(), moon(ninjaStrike(1)), imp],
      step: 'attack',
      p1: { battleZone: ['Imp'] },
      p2: { hand: ['Moon'], manaZone: { fire: 1 }, battleZone: ['Sun'], deck: 10 },
    });
    duel.choose('Imp attacks the player').choose('Moon');
    for (let tries = 0; duel.asked !== 'p1 shields' && tries < 5; tries++)
      duel.choose(duel.options.find((one) => one.includes('Sun')) ?? duel.options[0] ?? '');
    expect(there(duel, 'p2')).toEqual(['Sun 6000']);
    for (let tries = 0; duel.asked !== 'p2 charge' && tries < 8; tries++)
      duel.choose(duel.options.find((one) => one === 'Moon') ?? duel.options[0] ?? '');
    expect([there(duel, 'p2'), duel.zone('p2', 'deck').at(-1)]).toEqual([['Sun 3000'], 'Moon']);
  });
});

describe('315, 303.3 rulings of a tamaseed that is a creature now and then', () => {
  const idol = tamaseedCreature({
    ...plain,
    name: 'Idol',
    abilities: [hasWhile(youHave(yourCreatures({ names: ['Imp'] }), { max: 0 }), isNoCreature)],
  });
  const blade = crossGear({
    name: 'Blade',
    civilizations: ['fire'],
    cost: 1,
    abilities: [crossedGets(power(1000))],
  });

  driven('303.3 a gear is uncrossed as it stops being one, and does not come back with it', (begin) => {
    const duel = begin({
      cards: [idol, imp, blade, charm('Doom', destroy(yourCreatures({ names: ['Imp'] })))],
      p1: {
        hand: ['Doom', 'Imp'],
        manaZone: { fire: 2 },
        battleZone: ['Imp', { name: 'Idol', bears: [{ name: 'Blade' }] }],
      },
    });
    expect(there(duel)).toContain('Idol 4000');
    duel.use('Cast Doom');
    expect(there(duel)).toEqual(['Blade -', 'Idol -']);
    duel.use('Summon Imp');
    expect(there(duel)).toContain('Idol 3000');
  });

  driven('701.26 it changes places only while it is a creature', (begin) => {
    const hero = beast('Hero', 7000, revolutionChange({ type: 'creature' }));
    const fall = beast('Imp', 3000, wheneverAttacks(any('you'), destroy(self)));
    const duel = begin({
      cards: [idol, fall, hero],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: ['Imp', 'Idol'] },
    });
    duel.choose('Idol attacks the player').choose('Hero');
    if (duel.asked === 'p1 standby') duel.choose('Imp');
    until(duel, 'p1 shields');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Idol (tapped)'], ['Hero']]);
  });
});
