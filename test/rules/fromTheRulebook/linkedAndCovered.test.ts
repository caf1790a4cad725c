import {
  aura,
  awakeningLink,
  choose,
  creature,
  crossedGets,
  crossGear,
  destroy,
  doubleBreaker,
  doubleFaced,
  dragheartFortress,
  dragheartSuperCreature,
  dragonSoulEvasion,
  draw,
  evolution,
  evolutionCreature,
  gacharangeCreature,
  gains,
  gets,
  godLink,
  power,
  putIntoMana,
  returnToHand,
  when,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../../support/driver.ts';
import { charm, ONE_MANA, SMALL } from './madeUp.ts';

const god = { civilizations: ['nature'], races: ['God'], cost: 3 } as const;
const LEFT = creature({
  ...god,
  name: 'Left God',
  power: 3000,
  abilities: [godLink({ side: 'left', of: ['Right God'] })],
});
const RIGHT = creature({
  ...god,
  name: 'Right God',
  power: 4000,
  abilities: [godLink({ side: 'right', of: ['Left God'] })],
});
const GODS = { name: 'Left God', links: [{ name: 'Right God', x: 1, y: 0 }] } as const;

const powers = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view('judge')
    .zones[player].battleZone.map(
      ({ current, tapped }) => `${current.name} ${current.power ?? '-'}${tapped ? ' tapped' : ''}`,
    );

describe('109.2c what is done to a creature is done to all of its cards', () => {
  driven('linked gods: the one that stays keeps what the creature was given', (begin) => {
    const duel = begin({
      cards: [
        LEFT,
        RIGHT,
        SMALL,
        charm('Growth', gets(choose(yourCreatures()), 'turn', power(500), gains(doubleBreaker))),
        charm('Doing', destroy(choose(yourCreatures()))),
      ],
      p1: { hand: ['Growth', 'Doing', 'Small'], manaZone: { nature: 2 }, battleZone: [GODS] },
      p2: { shieldZone: 5 },
    });
    duel.use('Cast Growth');
    expect(powers(duel)).toEqual(['Left God 7500']);
    duel.use('Cast Doing');
    duel.choose('Left God');
    expect(powers(duel)).toEqual(['Right God 4500']);
    duel.passUntil('p1 attack');
    duel.choose('Right God attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });
});

describe('310.7a an evolution of a creature with an aura', () => {
  const ROBOT = gacharangeCreature({ ...god, races: ['Robot'], name: 'Robot', cost: 2, power: 2000 });
  const LORD = evolutionCreature({
    civilizations: ['nature'],
    cost: 1,
    name: 'Lord',
    power: 5000,
    abilities: [evolution({ type: 'gacharangeCreature' })],
  });
  const WINGS = aura({ civilizations: ['nature'], cost: 1, name: 'Wings', power: 3000 });
  const cards = [
    ROBOT,
    LORD,
    WINGS,
    SMALL,
    charm('Recall', returnToHand(choose(yourCreatures()))),
    charm('Bury', putIntoMana(choose(yourCreatures()))),
  ];

  driven('goes under the aura, which adds its power', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Lord', 'Recall'],
        manaZone: { nature: 2 },
        battleZone: [{ name: 'Robot', bears: [{ name: 'Wings' }] }],
      },
    });
    duel.use('Summon Lord');
    expect(powers(duel).filter((one) => !one.startsWith('Wings'))).toEqual(['Lord 8000']);
    duel.use('Cast Recall');
    expect([
      duel.battleZones.p1,
      duel.names('p1', 'hand').toSorted(),
      duel.names('p1', 'superGRZone'),
    ]).toEqual([[], ['Lord', 'Wings'], ['Robot']]);
  });
});

describe('303.3d, 303.4a a crossed gear', () => {
  const GEAR = crossGear({
    name: 'Blade',
    civilizations: ['nature'],
    cost: 1,
    abilities: [crossedGets(power(1000))],
  });

  driven('stays untapped as its creature attacks, and cannot be crossed onto it again', (begin) => {
    const duel = begin({
      cards: [GEAR, SMALL],
      p1: {
        hand: ['Small'],
        manaZone: { nature: 2 },
        battleZone: [{ name: 'Small', bears: [{ name: 'Blade' }] }],
      },
      p2: { shieldZone: 2 },
    });
    expect(duel.options.filter((option) => option.includes('Blade'))).toEqual([]);
    duel.passUntil('p1 attack');
    duel.choose('Small attacks the player');
    expect(powers(duel)).toContain('Small 2000 tapped');
    expect(powers(duel)).toContain('Blade -');
  });
});

describe('808.1d a cell that leaves', () => {
  const WORLD_CARD = dragheartSuperCreature({
    civilizations: ['nature'],
    cost: 20,
    name: 'World',
    power: 12000,
    abilities: [dragonSoulEvasion],
  });
  const fortress = (name: string, other: readonly string[]) =>
    doubleFaced(
      dragheartFortress({
        name,
        civilizations: ['nature'],
        cost: 4,
        abilities: other.length === 0 ? [] : [awakeningLink(other)],
      }),
      WORLD_CARD,
    );
  const WORLD = { name: 'East', otherFace: true, links: [{ name: 'West', x: 1, y: 0 }] } as const;
  driven('is no creature that leaves: what watches creatures sees none', (begin) => {
    const watcher = creature({
      civilizations: ['nature'],
      cost: 1,
      name: 'Mourner',
      power: 1000,
      abilities: [
        when(
          { event: 'moved', what: { of: 'you', filter: { type: 'creature' } }, from: 'battleZone' },
          draw(),
        ),
      ],
    });
    const duel = begin({
      cards: [
        fortress('East', ['West']),
        fortress('West', []),
        watcher,
        charm('Doing', destroy(choose(yourCreatures({ power: { min: 9000 } })))),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: [WORLD, 'Mourner'], deck: 3 },
    });
    duel.use('Cast Doing');
    duel.choose('East');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['West', 'Mourner'], 0]);
  });
});
