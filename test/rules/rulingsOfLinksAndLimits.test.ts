import type { CardDefinition } from 'taiki';
import {
  alsoNamed,
  awakeningLink,
  become,
  called,
  cardsIn,
  choose,
  combines,
  creature,
  crossedGets,
  crossGear,
  destroy,
  doubleFaced,
  dragheartFortress,
  dragheartSuperCreature,
  dragheartWeapon,
  dragonSoulEvasion,
  draw,
  dreamCreature,
  equippedGets,
  exLife,
  godLink,
  inOrder,
  justDiver,
  kingCell,
  kingCreature,
  linkRelease,
  moveCell,
  opponentsCreatures,
  power,
  psychicCreature,
  psychicRelease,
  psychicSuperCreature,
  put,
  putUnder,
  returnToHand,
  revolutionChange,
  self,
  sMaxEvolution,
  sMaxEvolutionCreature,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  the,
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
import { beast, charm, imp } from './printed.ts';
import { there } from './there.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const blade = crossGear({
  name: 'Blade',
  civilizations: ['fire'],
  cost: 1,
  abilities: [crossedGets(power(1000))],
});
const spear = doubleFaced(
  dragheartWeapon({
    name: 'Spear',
    civilizations: ['fire'],
    cost: 2,
    abilities: [equippedGets(power(500))],
  }),
  dragheartFortress({ name: 'Spear Hall', civilizations: ['fire'], cost: 4, abilities: [] }),
);
const god = (
  name: string,
  side: 'left' | 'right',
  other: string,
  ...abilities: Parameters<typeof beast>[2][]
): CardDefinition =>
  creature({ ...plain, name, races: ['God'], abilities: [godLink({ side, of: [other] }), ...abilities] });
const sun = (...abilities: Parameters<typeof beast>[2][]) => god('Sun', 'left', 'Moon', ...abilities);
const moon = (...abilities: Parameters<typeof beast>[2][]) => god('Moon', 'right', 'Sun', ...abilities);
const PAIR = { name: 'Sun', links: [{ name: 'Moon', x: 1, y: 0 }] } as const;
const star = starEvolutionCreature({
  ...plain,
  name: 'Star',
  power: 9000,
  abilities: [starEvolution({ type: 'creature' })],
});

describe('804 rulings of linked gods', () => {
  driven('609, 804.7 the EX life of a god that links saves both, before one of them leaves', (begin) => {
    const duel = begin({
      cards: [sun(), moon(exLife), charm('Doom', destroy(yourCreatures({ races: ['God'] })))],
      p1: {
        hand: ['Moon', 'Doom', 'Doom'],
        manaZone: { fire: 3 },
        shieldZone: 0,
        battleZone: ['Sun', 'Filler'],
      },
    });
    duel.use('Summon Moon');
    if (duel.asked !== 'p1 main') duel.choose(duel.options.find((one) => one.includes('Sun')) ?? '');
    expect([there(duel), duel.count('p1', 'shieldZone')]).toEqual([['Filler 1000', 'Sun 6000'], 1]);
    duel.use('Cast Doom');
    expect([there(duel), duel.count('p1', 'shieldZone')]).toEqual([['Filler 1000', 'Sun 6000'], 0]);
    duel.use('Cast Doom').choose('Sun');
    expect(there(duel)).toEqual(['Filler 1000', 'Moon 3000']);
  });

  driven(
    '804.3, 804.4, 109.2c just diver of a god that links protects both, and the one that stays',
    (begin) => {
      const duel = begin({
        cards: [
          sun(),
          moon(justDiver),
          charm('Doom', destroy(yourCreatures({ races: ['God'] }))),
          charm('Zap', destroy(choose(opponentsCreatures()))),
        ],
        p1: { hand: ['Moon', 'Doom'], manaZone: { fire: 2 }, battleZone: ['Sun'] },
        p2: { hand: ['Zap'], manaZone: { fire: 1 } },
      });
      duel.use('Summon Moon');
      if (duel.asked !== 'p1 main') duel.choose(duel.options.find((one) => one.includes('Sun')) ?? '');
      duel.use('Cast Doom').choose('Moon');
      duel.passUntil('p2 main').use('Cast Zap');
      expect(there(duel)).toEqual(['Sun 3000']);
    },
  );

  driven('303.5, 305.2, 804.4 the gear and the weapon of linked gods stay on the one that stays', (begin) => {
    for (const leaves of ['Sun', 'Moon']) {
      const duel = cast(begin, destroy(yourCreatures({ races: ['God'] })), {
        cards: [sun(), moon(), blade, spear],
        p1: { battleZone: ['Brute', { ...PAIR, bears: [{ name: 'Blade' }, { name: 'Spear' }] }] },
      });
      duel.choose(leaves);
      const stays = leaves === 'Sun' ? 'Moon' : 'Sun';
      expect(there(duel)).toEqual(
        [`Blade - on ${stays}`, 'Brute 5000', `${stays} 4500`, `Spear - on ${stays}`].sort(),
      );
    }
  });

  driven('116.2a nothing links with a sealed god; unsealed, the two are linked still', (begin) => {
    const officer = creature({ ...plain, name: 'Officer', races: ['Sonic Command'] });
    const duel = begin({
      cards: [god('Sun', 'left', 'Moon'), moon(), god('Star', 'right', 'Moon'), officer],
      p1: {
        hand: ['Star', 'Officer'],
        manaZone: { fire: 2 },
        battleZone: ['Filler', { ...PAIR, seals: ['Filler'] }],
      },
    });
    duel.use('Summon Officer');
    until(duel, 'p1 main');
    expect(there(duel)).toEqual(['Filler 1000', 'Officer 3000', 'Sun 6000']);
  });

  driven('409.1f, 804.1a of two gods that are put together the second links with the first', (begin) => {
    const duel = cast(begin, put(choose(yourGraveyard({ races: ['God'] }), 2)), {
      cards: [sun(), moon()],
      p1: { graveyard: ['Sun', 'Moon'] },
    });
    for (let tries = 0; duel.asked !== 'p1 attack' && tries < 9; tries++) {
      const labels = duel.options;
      const linking = labels.find((one) => /link|left|right/i.test(one));
      duel.choose(...(linking === undefined ? labels.slice(0, Math.max(1, duel.decision.min)) : [linking]));
    }
    expect(there(duel).map((one) => one.split(' ')[1])).toEqual(['5000', '6000']);
  });

  driven('804.7 of linked gods that return the card that leaves is one, and counts once', (begin) => {
    const mourner = beast(
      'Mourner',
      1000,
      when({ event: 'moved', what: { of: 'you', filter: { type: 'creature' } }, from: 'battleZone' }, draw()),
    );
    const duel = cast(begin, returnToHand(yourCreatures({ races: ['God'] })), {
      cards: [sun(), moon(), mourner],
      p1: { battleZone: ['Brute', 'Mourner', PAIR] },
    });
    duel.choose('Sun');
    expect([duel.names('p1', 'hand'), there(duel)]).toEqual([
      ['Filler', 'Sun'],
      ['Brute 5000', 'Moon 3000', 'Mourner 1000'],
    ]);
  });
});

describe('805-808, 814 rulings of cells and sides', () => {
  const trio = (...abilities: Parameters<typeof beast>[2][]) =>
    psychicSuperCreature({ ...plain, name: 'Trio Dragon', cost: 20, power: 20000, abilities });
  const cells = (whole: CardDefinition) => [
    doubleFaced(
      psychicCreature({ ...plain, name: 'Lead', abilities: [awakeningLink(['Left', 'Right'])] }),
      whole,
    ),
    doubleFaced(psychicCreature({ ...plain, name: 'Left' }), whole),
    doubleFaced(psychicCreature({ ...plain, name: 'Right' }), whole),
  ];
  const TRIO = {
    name: 'Lead',
    otherFace: true,
    links: [
      { name: 'Left', x: 1, y: 0 },
      { name: 'Right', x: 2, y: 0 },
    ],
  } as const;
  const chip = (type: 'psychicSuperCreature' | 'dragheartSuperCreature') =>
    moveCell(choose(cardsIn('battleZone', 'any', { type })), 'hand');

  driven('806.1c an effect that takes one cell away releases the links', (begin) => {
    const duel = cast(begin, chip('psychicSuperCreature'), {
      cards: cells(trio(linkRelease)),
      p1: { battleZone: ['Brute', TRIO] },
    });
    until(duel, 'p1 attack');
    expect([duel.count('p1', 'hyperspatialZone'), there(duel).length]).toEqual([1, 3]);
    expect(there(duel).filter((one) => one.includes('Trio'))).toEqual([]);
  });

  driven('703.4g, 806.1a without link release a cell that is alone then goes home too', (begin) => {
    const duo = psychicSuperCreature({ ...plain, name: 'Duo Dragon', cost: 10, power: 9000, abilities: [] });
    const duel = cast(begin, chip('psychicSuperCreature'), {
      cards: [
        doubleFaced(psychicCreature({ ...plain, name: 'Sol', abilities: [awakeningLink(['Luna'])] }), duo),
        doubleFaced(psychicCreature({ ...plain, name: 'Luna' }), duo),
      ],
      p1: {
        battleZone: ['Brute', { name: 'Sol', otherFace: true, links: [{ name: 'Luna', x: 1, y: 0 }] }],
      },
    });
    until(duel, 'p1 attack');
    expect([duel.names('p1', 'hyperspatialZone'), there(duel)]).toEqual([['Luna', 'Sol'], ['Brute 5000']]);
  });

  driven('808.1d dragon soul evasion takes the place of a cell that an effect takes away', (begin) => {
    const world = dragheartSuperCreature({
      ...plain,
      name: 'World Dragon',
      cost: 20,
      power: 12000,
      abilities: [dragonSoulEvasion],
    });
    const hall = (name: string, ...abilities: Parameters<typeof beast>[2][]) =>
      doubleFaced(dragheartFortress({ name, civilizations: ['fire'], cost: 4, abilities }), world);
    const duel = cast(begin, chip('dragheartSuperCreature'), {
      cards: [hall('East Hall', awakeningLink(['West Hall'])), hall('West Hall')],
      p1: {
        battleZone: [
          'Brute',
          { name: 'East Hall', otherFace: true, links: [{ name: 'West Hall', x: 1, y: 0 }] },
        ],
      },
    });
    until(duel, 'p1 attack');
    expect([duel.count('p1', 'hyperspatialZone'), there(duel).length]).toEqual([1, 2]);
    expect(there(duel).some((one) => one.endsWith('Hall -'))).toBe(true);
  });

  driven('805.5, 305.2 what was on each psychic creature is on the super creature', (begin) => {
    const duo = psychicSuperCreature({ ...plain, name: 'Duo Dragon', cost: 10, power: 9000 });
    const duel = begin({
      cards: [
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
        blade,
        spear,
      ],
      step: 'attack',
      p1: {
        battleZone: [
          { name: 'Sol', bears: [{ name: 'Blade' }] },
          { name: 'Luna', bears: [{ name: 'Spear' }] },
        ],
      },
    });
    duel.choose('Sol attacks the player');
    expect(there(duel)).toEqual(['Blade - on Sol', 'Duo Dragon 10500 tapped', 'Spear - on Sol']);
  });

  driven('805.5, 505.6 an attack on an awakened creature goes on once it was released', (begin) => {
    const held = doubleFaced(
      psychicCreature({ ...plain, name: 'Cub', power: 9000 }),
      psychicCreature({ ...plain, name: 'Lion', power: 8000, abilities: [psychicRelease] }),
    );
    const hunter = beast(
      'Hunter',
      4000,
      wheneverAttacks(self, destroy(opponentsCreatures({ names: ['Lion'] }))),
    );
    const duel = begin({
      cards: [held, hunter],
      step: 'attack',
      p1: { battleZone: ['Hunter', 'Filler'] },
      p2: { battleZone: [{ name: 'Cub', otherFace: true, tapped: true }] },
    });
    duel.choose(
      duel.options.find((one) => one.startsWith('Hunter attacks') && !one.includes('player')) ?? '',
    );
    expect([duel.asked, there(duel), there(duel, 'p2')]).toEqual([
      'p1 attack',
      ['Filler 1000'],
      ['Cub 9000 tapped'],
    ]);
  });

  driven('701.26a, 814.1 of a king creature that changes places all cells go to the hand', (begin) => {
    const king = kingCreature({
      name: 'Crowned',
      civilizations: ['fire', 'water'],
      cost: 6,
      power: 9000,
      abilities: [combines(['Sword', 'Orb'])],
    });
    const duel = begin({
      cards: [
        doubleFaced(kingCell({ name: 'Sword', civilizations: ['fire'] }), king),
        doubleFaced(kingCell({ name: 'Orb', civilizations: ['water'] }), king),
        beast('Hero', 7000, revolutionChange({ type: 'creature' })),
      ],
      step: 'attack',
      p1: {
        hand: ['Hero'],
        battleZone: [{ name: 'Sword', otherFace: true, links: [{ name: 'Orb', x: 1, y: 0 }] }],
      },
    });
    duel.choose(duel.options.find((one) => one.endsWith('attacks the player')) ?? '').choose('Hero');
    expect([duel.asked, duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([
      'p1 shields',
      ['Hero (tapped)'],
      ['Orb', 'Sword'],
    ]);
  });

  driven('701.26a, 117.1 so do all cells of a psychic super creature go home', (begin) => {
    const duel = begin({
      cards: [...cells(trio()), beast('Hero', 7000, revolutionChange({ type: 'creature' }))],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: [TRIO] },
    });
    duel.choose(duel.options.find((one) => one.endsWith('attacks the player')) ?? '').choose('Hero');
    expect([duel.asked, duel.battleZones.p1, duel.names('p1', 'hyperspatialZone')]).toEqual([
      'p1 shields',
      ['Hero (tapped)'],
      ['Lead', 'Left', 'Right'],
    ]);
  });

  driven('701.26b, 804.7 of linked gods one card changes places, and the other one stays', (begin) => {
    const duel = begin({
      cards: [sun(), moon(), beast('Hero', 7000, revolutionChange({ type: 'creature' }))],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: [PAIR] },
    });
    duel.choose(duel.options.find((one) => one.endsWith('attacks the player')) ?? '').choose('Hero');
    duel.choose('Sun');
    expect([duel.asked, [...duel.battleZones.p1].sort(), duel.zone('p1', 'hand')]).toEqual([
      'p1 shields',
      ['Hero (tapped)', 'Moon (tapped)'],
      ['Sun'],
    ]);
  });

  driven(
    '701.26b, 806.1b of a super creature with link release one cell, and the others turn over',
    (begin) => {
      const duel = begin({
        cards: [...cells(trio(linkRelease)), beast('Hero', 7000, revolutionChange({ type: 'creature' }))],
        step: 'attack',
        p1: { hand: ['Hero'], battleZone: [TRIO] },
      });
      duel.choose(duel.options.find((one) => one.endsWith('attacks the player')) ?? '').choose('Hero');
      if (duel.options.includes('Right')) duel.choose('Right');
      else duel.choose(duel.options.find((one) => one.includes('Right')) ?? '');
      while (duel.asked !== 'p1 shields') duel.choose(duel.options[0] ?? '');
      duel.choose('Shield 1');
      expect([[...duel.battleZones.p1].sort(), duel.zone('p1', 'hyperspatialZone')]).toEqual([
        ['Hero (tapped)', 'Lead (tapped)', 'Left (tapped)'],
        ['Right'],
      ]);
      expect(duel.count('p2', 'shieldZone')).toBe(4);
    },
  );
});

describe('817 rulings of dream creatures', () => {
  const dream = dreamCreature({ ...plain, name: 'Duke', races: ['Dragon'] });

  driven(
    '817.2, 202.4 no other element of its name is put either, such as one that has the name too',
    (begin) => {
      const duel = cast(begin, put(yourGraveyard({ type: 'creature' })), {
        cards: [dream, beast('Double', 2000, alsoNamed('Duke')), imp],
        p1: { graveyard: ['Double', 'Imp'], battleZone: ['Brute', 'Duke'] },
      });
      until(duel, 'p1 attack');
      expect([duel.names('p1', 'battleZone'), duel.names('p1', 'graveyard')]).toEqual([
        ['Brute', 'Duke', 'Imp'],
        ['Double', 'Order'],
      ]);
    },
  );

  driven('817.2 a dream creature is put beside another element of its name that is no dream', (begin) => {
    const duel = cast(begin, put(yourGraveyard({ names: ['Duke'], type: 'dreamCreature' })), {
      cards: [dream, beast('Double', 2000, alsoNamed('Duke'))],
      p1: { graveyard: ['Duke'], battleZone: ['Brute', 'Double'] },
    });
    until(duel, 'p1 attack');
    expect(duel.names('p1', 'battleZone')).toEqual(['Brute', 'Double', 'Duke']);
  });

  driven('409.1f of two that an effect puts at once the second stays where it was', (begin) => {
    const duel = cast(begin, put(yourGraveyard({ names: ['Duke'] })), {
      cards: [dream],
      p1: { graveyard: ['Duke', 'Duke'] },
    });
    until(duel, 'p1 attack');
    expect([duel.names('p1', 'battleZone'), duel.names('p1', 'graveyard')]).toEqual([
      ['Brute', 'Duke'],
      ['Duke', 'Order'],
    ]);
  });

  driven(
    '817.3, 801.4c while one lies below another creature a second is put, and then both stay',
    (begin) => {
      const duel = begin({
        cards: [dream, star, charm('Doom', destroy(yourCreatures({ names: ['Star'] })))],
        p1: { hand: ['Star', 'Duke', 'Doom'], manaZone: { fire: 3 }, battleZone: ['Duke'] },
      });
      expect(duel.options.some((one) => one.includes('Duke'))).toBe(false);
      duel.use('Summon Star').use('Summon Duke').use('Cast Doom');
      expect(duel.names('p1', 'battleZone')).toEqual(['Duke', 'Duke']);
    },
  );

  driven('200, 817.2 what has become one keeps another from being put, until it is itself', (begin) => {
    const duel = cast(
      begin,
      inOrder(
        { do: 'choose', what: called(choose(yourGraveyard({ names: ['Duke'] })), 'model') },
        become(yourCreatures({ names: ['Brute'] }), the('model'), 'turn'),
        put(yourGraveyard({ names: ['Duke'] })),
      ),
      { cards: [dream], p1: { graveyard: ['Duke'], hand: ['Duke'], manaZone: { fire: 2 } } },
    );
    expect([duel.asked, duel.names('p1', 'battleZone'), duel.names('p1', 'graveyard')]).toEqual([
      'p1 attack',
      ['Brute'],
      ['Duke', 'Order'],
    ]);
    duel.passUntil('p2 charge').passUntil('p1 main');
    expect(duel.options.some((one) => one.includes('Duke'))).toBe(true);
  });
});

describe('815.1a rulings of S-MAX creatures below others', () => {
  const max = (name: string) => sMaxEvolutionCreature({ ...plain, name, abilities: [...sMaxEvolution] });

  driven('one that comes to light as the card above it leaves is one too many', (begin) => {
    const duel = begin({
      cards: [max('First'), max('Second'), star, charm('Doom', destroy(yourCreatures({ names: ['Star'] })))],
      p1: {
        hand: ['Second', 'Doom'],
        manaZone: { fire: 2 },
        battleZone: ['Filler', { name: 'Star', over: ['First'] }],
      },
    });
    duel.use('Summon Second');
    expect(duel.asked).toBe('p1 main');
    duel.use('Cast Doom');
    expect([...duel.options].sort()).toEqual(['First', 'Second']);
    duel.choose('First');
    expect([duel.names('p1', 'battleZone'), duel.zone('p1', 'hand')]).toEqual([
      ['Filler', 'First'],
      ['Second'],
    ]);
  });

  driven('one that goes below another creature is counted no more', (begin) => {
    const duel = cast(
      begin,
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ names: ['Brute'] })), 'host') },
        putUnder(yourCreatures({ names: ['First'] }), the('host')),
        put(yourGraveyard({ names: ['Second'] })),
      ),
      { cards: [max('First'), max('Second')], p1: { graveyard: ['Second'], battleZone: ['Brute', 'First'] } },
    );
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Brute (over First)', 'Second']]);
  });
});

describe('116.4, 810.3a rulings of seals and twinpacts', () => {
  const both = (name: string, first: 'fire' | 'water', second: 'fire' | 'water', ...races: string[]) =>
    twinpact(
      `${name} / ${name} Spell`,
      creature({ ...plain, name, civilizations: [first], races }),
      spell({ name: `${name} Spell`, civilizations: [second], cost: 2, abilities: [spellAbility(draw())] }),
    );

  driven('the creature half of a Command says which seal goes, and that of a sealed card', (begin) => {
    const duel = begin({
      cards: [
        both('Officer', 'fire', 'water', 'Sonic Command'),
        both('Coal', 'fire', 'water'),
        both('Tide', 'water', 'fire'),
        creature({ ...plain, name: 'Carp', civilizations: ['water'] }),
      ],
      p1: {
        hand: ['Officer / Officer Spell'],
        manaZone: { fire: 1 },
        battleZone: [
          { name: 'Coal / Coal Spell', seals: ['Filler'] },
          { name: 'Tide / Tide Spell', seals: ['Filler'] },
          { name: 'Carp', seals: ['Filler'] },
        ],
      },
    });
    duel.use('Summon Officer');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'graveyard'), duel.options.some((one) => one.startsWith('Coal'))]).toEqual([
      1,
      true,
    ]);
  });

  driven('703.4j a Command that comes by revolution change takes one too', (begin) => {
    const duel = begin({
      cards: [
        creature({
          ...plain,
          name: 'Hero',
          races: ['Sonic Command'],
          abilities: [revolutionChange({ names: ['Imp'] })],
        }),
        imp,
      ],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: ['Imp', { name: 'Imp', seals: ['Filler'] }] },
    });
    duel.choose('Imp attacks the player').choose('Hero');
    expect([duel.asked, [...duel.battleZones.p1].sort(), duel.zone('p1', 'graveyard')]).toEqual([
      'p1 shields',
      ['Hero (tapped)', 'Imp'],
      ['Filler'],
    ]);
  });
});
