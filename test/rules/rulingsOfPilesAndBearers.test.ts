import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  aura,
  blocker,
  called,
  cardsIn,
  choose,
  creature,
  crossedGets,
  crossGear,
  d2Field,
  destroy,
  doubleFaced,
  dragheartCreature,
  dragheartFortress,
  dragheartWeapon,
  dragonEvasion,
  draw,
  equippedGets,
  evolution,
  evolutionCreature,
  forbiddenStarEvolution,
  gacharangeCreature,
  gNeoCreature,
  gNeoEvolution,
  inOrder,
  itself,
  meteorburn,
  ninjaStrike,
  onlyTopCard,
  opponentsCreatures,
  power,
  psychicCreature,
  psychicEvolutionCreature,
  psychicRelease,
  put,
  putUnder,
  returnToHand,
  revolutionChange,
  saver,
  self,
  shinkarize,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tamaseed,
  the,
  twinpact,
  ultraDoronGo,
  ultraSaver,
  vortexEvolution,
  when,
  wheneverAttacks,
  whenPut,
  wouldLeave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { until } from './goingOn.ts';
import { beast, charm, imp } from './printed.ts';
import { there } from './there.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const gear = (name: string): CardDefinition =>
  crossGear({ name, civilizations: ['fire'], cost: 1, abilities: [crossedGets(power(1000))] });
const weapon = (name: string): CardDefinition =>
  doubleFaced(
    dragheartWeapon({ name, civilizations: ['fire'], cost: 2, abilities: [equippedGets(power(500))] }),
    dragheartCreature({ ...plain, name: `${name} Dragon`, power: 7000 }),
  );
const blade = gear('Blade');
const spear = weapon('Spear');
const cub = doubleFaced(
  psychicCreature({ ...plain, name: 'Cub', power: 2000 }),
  psychicCreature({ ...plain, name: 'Lion', power: 8000 }),
);
const robot = gacharangeCreature({ ...plain, name: 'Robot', cost: 2 });
const wings = aura({ name: 'Wings', civilizations: ['fire'], cost: 1, power: 1500 });
const seed = tamaseed({ name: 'Seed', civilizations: ['fire'], cost: 1, abilities: [shinkarize] });
const star = (...abilities: Parameters<typeof beast>[2][]): CardDefinition =>
  starEvolutionCreature({
    ...plain,
    name: 'Star',
    power: 9000,
    abilities: [starEvolution({ type: 'creature' }), ...abilities],
  });
const grand = (...abilities: Parameters<typeof beast>[2][]): CardDefinition =>
  gNeoCreature({
    ...plain,
    name: 'Grand',
    power: 5000,
    abilities: [gNeoEvolution({ type: 'creature' }), ...abilities],
  });

/** The Star of p1, which lies on this base, is destroyed. */
const starDies = (
  begin: Begin,
  base: string,
  cards: readonly CardDefinition[],
  placed: Record<string, unknown> = {},
): Driver =>
  cast(begin, destroy(yourCreatures({ names: ['Star'] })), {
    cards: [star(), ...cards],
    p1: { battleZone: ['Brute', { name: 'Star', over: [base], ...placed }] },
  });

describe('801.4, 813 rulings of what a star evolution creature leaves behind', () => {
  driven('805.3, 805.5 an awakened psychic creature below it is there as it lay, awakened', (begin) => {
    const duel = begin({
      cards: [star(), cub, charm('Doom', destroy(yourCreatures({ names: ['Star'] })))],
      p1: {
        hand: ['Star', 'Doom'],
        manaZone: { fire: 2 },
        battleZone: ['Filler', { name: 'Cub', otherFace: true }],
      },
    });
    duel.use('Summon Star');
    if (duel.asked === 'p1 evolve') duel.choose('Cub');
    duel.use('Cast Doom');
    expect(there(duel)).toEqual(['Filler 1000', 'Lion 8000']);
  });

  driven('807.3, 305.3 nor does a dragheart creature become the weapon that it was', (begin) => {
    const duel = begin({
      cards: [
        star(),
        spear,
        charm('Doom', destroy(yourCreatures({ names: ['Star'] }))),
        charm('Tuck', destroy(yourCreatures({ names: ['Spear Dragon'] }))),
      ],
      p1: {
        hand: ['Star', 'Doom', 'Tuck', 'Star'],
        manaZone: { fire: 4 },
        battleZone: [{ name: 'Spear', otherFace: true, tapped: true }],
      },
    });
    duel.use('Summon Star').use('Cast Doom');
    expect(there(duel)).toEqual(['Spear Dragon 7000 tapped']);
    // Once it has left it begins with its first side up again.
    duel.use('Cast Tuck');
    expect([there(duel), duel.zone('p1', 'hyperspatialZone')]).toEqual([[], ['Spear']]);
  });

  driven('801.2, 305.2 its weapon and its gear stay on the creature that was below it', (begin) => {
    const duel = starDies(begin, 'Imp', [imp, blade, spear], {
      bears: [{ name: 'Blade' }, { name: 'Spear' }],
    });
    expect(there(duel)).toEqual(['Blade - on Imp', 'Brute 5000', 'Imp 4500', 'Spear - on Imp']);
  });

  driven('303.3, 305.3, 703.4m on a tamaseed a gear stays uncrossed and a weapon goes home', (begin) => {
    const duel = starDies(begin, 'Seed', [seed, blade, spear], {
      bears: [{ name: 'Blade' }, { name: 'Spear' }],
    });
    expect([there(duel), duel.zone('p1', 'hyperspatialZone')]).toEqual([
      ['Blade -', 'Brute 5000', 'Seed -'],
      ['Spear'],
    ]);
  });

  driven('505.6a an attack is over as it leaves a tamaseed', (begin) => {
    const duel = begin({
      cards: [star(wheneverAttacks(self, destroy(self))), seed],
      step: 'attack',
      p1: { battleZone: [{ name: 'Star', over: ['Seed'] }, 'Filler'] },
      p2: { shieldZone: 3 },
    });
    duel.choose('Star attacks the player');
    expect([duel.asked, duel.count('p2', 'shieldZone'), duel.zone('p1', 'graveyard')]).toEqual([
      'p1 attack',
      3,
      ['Star'],
    ]);
  });

  const hunter = beast(
    'Hunter',
    4000,
    wheneverAttacks(self, destroy(opponentsCreatures({ names: ['Star'] }))),
  );

  driven('505.6a an attack on it is over as it leaves a tamaseed', (begin) => {
    const duel = begin({
      cards: [star(), seed, hunter],
      step: 'attack',
      p1: { battleZone: ['Hunter', 'Filler'] },
      p2: { battleZone: [{ name: 'Star', over: ['Seed'], tapped: true }], shieldZone: 3 },
    });
    duel.choose('Hunter attacks Star');
    expect([duel.asked, duel.battleZones, duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      { p1: ['Hunter (tapped)', 'Filler'], p2: ['Seed (tapped)'] },
      3,
    ]);
  });

  driven('801.4c, 505.6 an attack on it goes on against the creature that was below it', (begin) => {
    const duel = begin({
      cards: [star(), beast('Wall', 7000), hunter],
      step: 'attack',
      p1: { battleZone: ['Hunter', 'Filler'] },
      p2: { battleZone: [{ name: 'Star', over: ['Wall'], tapped: true }] },
    });
    duel.choose('Hunter attacks Star');
    expect([duel.asked, duel.battleZones]).toEqual(['p1 attack', { p1: ['Filler'], p2: ['Wall (tapped)'] }]);
  });

  driven('801.4c, 507.2a as it blocks, the creature that was below it goes on blocking', (begin) => {
    const raider = beast(
      'Raider',
      4000,
      when({ event: 'becomesBlocked', what: itself }, destroy(opponentsCreatures({ names: ['Star'] }))),
    );
    const duel = begin({
      cards: [star(blocker), beast('Wall', 7000), raider],
      step: 'attack',
      p1: { battleZone: ['Raider', 'Filler'] },
      p2: { battleZone: [{ name: 'Star', over: ['Wall'] }] },
    });
    duel.choose('Raider attacks the player').choose('Block with Star');
    expect([duel.asked, duel.battleZones, duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      { p1: ['Filler'], p2: ['Wall (tapped)'] },
      5,
    ]);
  });

  driven('703.4l a D2 field that comes to light below it leaves the other D2 field where it is', (begin) => {
    const d2 = (name: string) => d2Field({ name, civilizations: ['fire'], cost: 1, abilities: [] });
    const duel = cast(begin, destroy(yourCreatures({ names: ['Star'] })), {
      cards: [star(), d2('Casino'), d2('Dojo')],
      p1: { battleZone: ['Brute', 'Dojo', { name: 'Star', over: ['Casino'], tapped: true }] },
    });
    expect([[...duel.battleZones.p1].sort(), duel.names('p1', 'graveyard')]).toEqual([
      ['Brute', 'Casino', 'Dojo'],
      ['Order', 'Star'],
    ]);
  });

  driven('813.1b a forbidden star evolution creature leaves the card that was put below it', (begin) => {
    const rage = starEvolutionCreature({ ...plain, name: 'Rage', abilities: [forbiddenStarEvolution] });
    const duel = cast(
      begin,
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ names: ['Rage'] })), 'host') },
        putUnder(yourGraveyard({ names: ['Imp'] }), the('host')),
        destroy(yourCreatures({ names: ['Rage'] })),
      ),
      { cards: [rage, imp], p1: { graveyard: ['Imp'], battleZone: ['Brute', 'Rage'] } },
    );
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Brute', 'Imp'],
      ['Order', 'Rage'],
    ]);
  });

  driven('112.3c, 813.1 a ninja that has evolved stays as the card above it goes below the deck', (begin) => {
    const ninja = creature({
      ...plain,
      name: 'Ninja',
      abilities: [ninjaStrike(1), whenPut(self, put(choose(yourHand({ names: ['Star'] }))))],
    });
    const duel = begin({
      cards: [star(), ninja, imp],
      step: 'attack',
      p1: { battleZone: ['Imp'] },
      p2: { hand: ['Ninja', 'Star'], manaZone: { fire: 1 }, deck: 10 },
    });
    duel.choose('Imp attacks the player').choose('Ninja');
    until(duel, 'p1 shields');
    expect(duel.battleZones.p2).toEqual(['Star (over Ninja)']);
    until(duel, 'p2 charge');
    // One card is drawn for the turn, one goes below the deck.
    expect([duel.battleZones.p2, duel.zone('p2', 'deck').at(-1), duel.count('p2', 'deck')]).toEqual([
      ['Ninja'],
      'Star',
      10,
    ]);
  });
});

describe('810.3a, 805.3 rulings of the side of what comes to light', () => {
  driven('a twinpact below an awakened creature is its creature half, as the top card leaves', (begin) => {
    const giant = twinpact(
      'Giant / Spark',
      creature({ ...plain, name: 'Giant', power: 4000 }),
      spell({ name: 'Spark', civilizations: ['fire'], cost: 2, abilities: [spellAbility(draw())] }),
    );
    const risen = doubleFaced(
      psychicEvolutionCreature({ ...plain, name: 'Cub', abilities: [evolution({ type: 'creature' })] }),
      psychicEvolutionCreature({
        ...plain,
        name: 'Lion',
        power: 8000,
        abilities: [evolution({ type: 'creature' }), wouldLeave(self, onlyTopCard)],
      }),
    );
    const duel = cast(begin, destroy(yourCreatures({ names: ['Lion'] })), {
      cards: [risen, giant],
      p1: { battleZone: ['Brute', { name: 'Cub', otherFace: true, over: ['Giant / Spark'] }] },
    });
    expect([there(duel), duel.zone('p1', 'hyperspatialZone')]).toEqual([
      ['Brute 5000', 'Giant / Spark 4000'],
      ['Cub'],
    ]);
  });
});

describe('803, 813.1a rulings of what leaves by another replacement', () => {
  const saverOf = (saving: CardDefinition) => (begin: Begin) =>
    cast(begin, destroy(yourCreatures({ names: ['Brute'] })), {
      cards: [saving, imp],
      p1: { battleZone: ['Brute', { name: saving.name, over: ['Imp'] }] },
    });

  driven('813.1a a star evolution creature that dies for another leaves with the card below it', (begin) => {
    const duel = saverOf(star(saver({ type: 'creature' })))(begin);
    duel.choose('Replace: Star');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Brute'],
      ['Imp', 'Order', 'Star'],
    ]);
  });

  driven('803.2a so does a G-NEO creature', (begin) => {
    const duel = saverOf(grand(ultraSaver({ type: 'creature' })))(begin);
    duel.choose('Replace: Grand');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Brute'],
      ['Grand', 'Imp', 'Order'],
    ]);
  });

  driven(
    '803.2, 310.7 a G-NEO creature keeps the aura as the gacharange creature below it leaves',
    (begin) => {
      const duel = cast(begin, destroy(yourCreatures({ names: ['Grand'] })), {
        cards: [grand(), robot, wings],
        p1: { battleZone: ['Brute', { name: 'Grand', over: ['Robot'], bears: [{ name: 'Wings' }] }] },
      });
      expect([there(duel), duel.zone('p1', 'superGRZone'), duel.names('p1', 'graveyard')]).toEqual([
        ['Brute 5000', 'Grand 6500', 'Wings - on Grand'],
        ['Robot'],
        ['Order'],
      ]);
    },
  );

  driven(
    '601.1a, 803.2 by abyss rush a G-NEO creature stays at the end, and the card below goes',
    (begin) => {
      const duel = begin({
        cards: [grand(...abyssRush), imp],
        p1: { graveyard: ['Grand'], manaZone: { fire: 1 }, battleZone: ['Imp'], deck: 10 },
        p2: { shieldZone: 5 },
      });
      duel.use('Summon Grand');
      if (duel.asked === 'p1 evolve') duel.choose('Imp');
      expect(duel.battleZones.p1).toEqual(['Grand (over Imp)']);
      duel.passUntil('p1 attack').pass();
      until(duel, 'p2 charge');
      expect([duel.battleZones.p1, duel.zone('p1', 'deck').at(-1)]).toEqual([['Grand'], 'Imp']);
      duel.passUntil('p1 charge').passUntil('p2 charge');
      expect(duel.battleZones.p1).toEqual(['Grand']);
    },
  );
});

describe('303, 305, 310 rulings of what lies on creatures', () => {
  driven('109.2c, 310.8b below another creature goes an aura, but neither a gear nor a weapon', (begin) => {
    const under = (name: string) =>
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ names: ['Brute'] })), 'host') },
        putUnder(yourCreatures({ names: [name] }), the('host')),
      );
    const duel = cast(begin, under('Imp'), {
      cards: [imp, blade, spear],
      p1: { battleZone: ['Brute', { name: 'Imp', bears: [{ name: 'Blade' }, { name: 'Spear' }] }] },
    });
    expect([there(duel), duel.battleZones.p1.includes('Brute (over Imp)')]).toEqual([
      ['Blade -', 'Brute 5000'],
      true,
    ]);
    expect(duel.zone('p1', 'hyperspatialZone')).toEqual(['Spear']);
  });

  driven('801.2 what was on each of two bases is on what is put on both', (begin) => {
    const vortex = evolutionCreature({
      ...plain,
      name: 'Vortex',
      abilities: [vortexEvolution({ type: 'creature' }, 2)],
    });
    const duel = begin({
      cards: [vortex, imp, beast('Runt', 1000), blade, gear('Axe'), spear, weapon('Lance')],
      p1: {
        hand: ['Vortex'],
        manaZone: { fire: 1 },
        battleZone: [
          { name: 'Imp', bears: [{ name: 'Blade' }, { name: 'Spear' }] },
          { name: 'Runt', bears: [{ name: 'Axe' }, { name: 'Lance' }] },
        ],
      },
    });
    duel.use('Summon Vortex');
    until(duel, 'p1 attack');
    expect(there(duel)).toEqual([
      'Axe - on Vortex',
      'Blade - on Vortex',
      'Lance - on Vortex',
      'Spear - on Vortex',
      'Vortex 6000',
    ]);
  });

  driven('303.3, 305.3 a dragheart that evades keeps neither its gear nor its weapon', (begin) => {
    const hall = doubleFaced(
      dragheartFortress({ name: 'Hall', civilizations: ['fire'], cost: 3, abilities: [] }),
      dragheartCreature({ ...plain, name: 'Hall Dragon', abilities: [dragonEvasion] }),
    );
    const duel = cast(begin, destroy(yourCreatures({ names: ['Hall Dragon'] })), {
      cards: [hall, blade, spear],
      p1: {
        battleZone: [
          'Brute',
          { name: 'Hall', otherFace: true, bears: [{ name: 'Blade' }, { name: 'Spear' }] },
        ],
      },
    });
    expect([there(duel), duel.zone('p1', 'hyperspatialZone')]).toEqual([
      ['Blade -', 'Brute 5000', 'Hall -'],
      ['Spear'],
    ]);
  });

  driven('805.5 a psychic creature that is released keeps both', (begin) => {
    const held = doubleFaced(
      psychicCreature({ ...plain, name: 'Cub', power: 2000 }),
      psychicCreature({ ...plain, name: 'Lion', power: 8000, abilities: [psychicRelease] }),
    );
    const duel = cast(begin, destroy(yourCreatures({ names: ['Lion'] })), {
      cards: [held, blade, spear],
      p1: {
        battleZone: [
          'Brute',
          { name: 'Cub', otherFace: true, bears: [{ name: 'Blade' }, { name: 'Spear' }] },
        ],
      },
    });
    expect(there(duel)).toEqual(['Blade - on Cub', 'Brute 5000', 'Cub 3500', 'Spear - on Cub']);
  });
});

describe('701.26 rulings of changing places with cards that have a zone of their own', () => {
  const hero = beast('Hero', 7000, revolutionChange({ type: 'creature' }));

  driven('310.8, 811.2b a gacharange creature goes home, and its aura to the hand', (begin) => {
    const duel = begin({
      cards: [hero, robot, wings],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: [{ name: 'Robot', bears: [{ name: 'Wings' }] }] },
    });
    duel.choose('Robot attacks the player').choose('Hero');
    until(duel, 'p1 shields');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand'), duel.zone('p1', 'superGRZone')]).toEqual([
      ['Hero (tapped)'],
      ['Wings'],
      ['Robot'],
    ]);
  });

  driven('117.1, 703.4m a psychic creature goes home, and so does the weapon of a creature', (begin) => {
    const duel = begin({
      cards: [hero, cub, spear],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: [{ name: 'Cub', bears: [{ name: 'Spear' }] }] },
    });
    duel.choose('Cub attacks the player').choose('Hero');
    until(duel, 'p1 shields');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand'), duel.names('p1', 'hyperspatialZone')]).toEqual([
      ['Hero (tapped)'],
      [],
      ['Cub', 'Spear'],
    ]);
  });
});

describe('801 rulings of cards below that have a zone of their own', () => {
  driven('117.1, 118.1 meteorburn spends them, and they go home', (begin) => {
    const burner = (count: number) =>
      evolutionCreature({
        ...plain,
        name: 'Burner',
        abilities: [vortexEvolution({ type: 'creature' }, 2), meteorburn(count, draw())],
      });
    const duel = begin({
      cards: [burner(2), cub, robot],
      step: 'attack',
      p1: { battleZone: [{ name: 'Burner', over: ['Cub', 'Robot'] }] },
    });
    duel.choose('Burner attacks the player');
    until(duel, 'p1 shields');
    expect([
      duel.battleZones.p1,
      duel.count('p1', 'hand'),
      duel.zone('p1', 'hyperspatialZone'),
      duel.zone('p1', 'superGRZone'),
      duel.zone('p1', 'graveyard'),
    ]).toEqual([['Burner (tapped)'], 1, ['Cub'], ['Robot'], []]);
  });

  driven('109.2b ultra doron go does not follow for a card that leaves from below', (begin) => {
    const exile = creature({
      ...plain,
      name: 'Exile',
      races: ['Dragon'],
      abilities: [ultraDoronGo({ names: ['Next'] })],
    });
    const duel = cast(begin, returnToHand(yourCreatures({ names: ['Lord'] })), {
      cards: [
        exile,
        creature({ ...plain, name: 'Next' }),
        evolutionCreature({
          ...plain,
          name: 'Lord',
          abilities: [{ kind: 'keyword', name: 'evolution', base: { type: 'creature' } }],
        }),
      ],
      p1: { hand: ['Next'], battleZone: ['Brute', { name: 'Lord', over: ['Exile'] }] },
    });
    until(duel, 'p1 attack');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([['Brute'], ['Exile', 'Lord', 'Next']]);
  });

  driven('801.2, 117.1 a psychic creature below goes home as the creature above returns', (begin) => {
    const duel = cast(
      begin,
      returnToHand(choose(cardsIn('battleZone', 'you', { type: 'creature', other: true }))),
      {
        cards: [cub],
        p1: { battleZone: [{ name: 'Brute', over: ['Cub'] }] },
      },
    );
    expect([
      duel.count('p1', 'battleZone'),
      duel.zone('p1', 'hand'),
      duel.zone('p1', 'hyperspatialZone'),
    ]).toEqual([0, ['Brute'], ['Cub']]);
  });
});
