import {
  attacksEachTurnIfAble,
  battle,
  called,
  cannot,
  choose,
  creature,
  doubleBreaker,
  draw,
  dynamo,
  each,
  evolution,
  evolutionCreature,
  gainsAbilitiesOf,
  gets,
  has,
  inOrder,
  opponentsCreatures,
  self,
  speedAttacker,
  spell,
  spellAbility,
  the,
  untap,
  wheneverAttacks,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['water'], races: ['Dynamo'], cost: 2, power: 2000 } as const;
const coil = creature({ ...plain, name: 'Coil', abilities: [dynamo, wheneverAttacks(self, draw())] });
const drill = creature({ ...plain, name: 'Drill', power: 3000, abilities: [dynamo, doubleBreaker] });
const ghost = creature({ ...plain, name: 'Ghost', abilities: [dynamo, has(cannot({ do: 'beBlocked' }))] });
const eager = creature({ ...plain, name: 'Eager', abilities: [dynamo, attacksEachTurnIfAble] });
const plug = creature({ ...plain, name: 'Plug', power: 1000, abilities: [] });
const lock = creature({
  ...plain,
  name: 'Lock',
  races: [],
  abilities: [has(cannot({ do: 'useTapAbility', who: 'any' }))],
});
const challenge = spell({
  name: 'Challenge',
  civilizations: ['water'],
  cost: 1,
  abilities: [
    spellAbility(
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures()), 'mine') },
        battle(the('mine'), choose(opponentsCreatures())),
      ),
    ),
  ],
});
const waker = creature({
  ...plain,
  name: 'Waker',
  races: [],
  abilities: [wheneverAttacks(self, untap(yourCreatures({ races: ['Dynamo'] })))],
});
const cards = [coil, drill, ghost, eager, plug, lock, challenge, waker];
const USE = 'uses its dynamo';

const powersOf = (duel: Driver): readonly (number | undefined)[] =>
  duel.duel
    .view('p1')
    .zones.p1.battleZone.map((card) => ('current' in card ? card.current.power : undefined));

describe('602.1 dynamo', () => {
  driven('gives its power and its abilities to another dynamo, until the end of the turn', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Drill', 'Plug', 'Fear Fang'] },
      p2: { manaZone: [] },
    });
    expect(duel.options).toEqual([
      'Drill attacks the player',
      'Plug attacks the player',
      'Fear Fang attacks the player',
      `Drill ${USE}`,
      'Attack no more',
    ]);
    duel.choose(`Drill ${USE}`);
    expect(duel.facts()).toEqual([
      'abilityActivated Drill',
      'effectTriggered Drill',
      'effectBegan Drill',
      'lastingEffectBegan Drill',
      'effectResolved Drill',
    ]);
    expect(duel.battleZones.p1).toEqual(['Drill (tapped)', 'Plug', 'Fear Fang']);
    expect(powersOf(duel)).toEqual([3000, 4000, 3000]);
    duel.choose('Plug attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
    duel.choose('Attack no more');
    expect(powersOf(duel)).toEqual([3000, 1000, 3000]);
    expect(duel.asked).toBe('p2 charge');
  });

  driven('gives static abilities too, and what triggers is controlled by who bears it', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Ghost', 'Coil', 'Plug'] },
      p2: { battleZone: ['Gran Gure, Space Guardian'] },
    });
    duel.choose(`Ghost ${USE}`).choose('Plug').choose(`Coil ${USE}`).choose('Plug');
    duel.choose('Plug attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.facts('effectBegan', 'cardDrawn').slice(-2)).toEqual([
      'effectBegan Plug',
      'cardDrawn Filler',
    ]);
    expect(powersOf(duel)).toEqual([2000, 2000, 5000]);
  });

  driven('two that give to one another have what the other had as it gave, and no more', (begin) => {
    const duel = begin({ step: 'attack', cards, p1: { battleZone: ['Coil', 'Drill', 'Waker'] } });
    duel.choose(`Coil ${USE}`).choose('Waker attacks the player').choose('Shield 1').choose(`Drill ${USE}`);
    expect(powersOf(duel)).toEqual([7000, 5000, 2000]);
    duel.choose('Coil attacks the player');
    expect(duel.facts('cardDrawn')).toEqual(['cardDrawn Filler', 'cardDrawn Filler']);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.decision.max).toBe(2);
  });

  driven('is offered once to a creature that has been given another dynamo', (begin) => {
    const duel = begin({ step: 'attack', cards, p1: { battleZone: ['Coil', 'Drill', 'Plug'] } });
    duel.choose(`Coil ${USE}`).choose('Drill');
    expect(duel.options.filter((label) => label.includes(USE))).toEqual([`Drill ${USE}`]);
    duel.choose(`Drill ${USE}`).choose('Plug');
    expect(duel.options.filter((label) => label.includes(USE))).toEqual([`Plug ${USE}`]);
  });

  driven('602.3a needs a creature that could attack, 506.1b and does not have to', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: [{ name: 'Coil', fresh: true }, 'Eager', 'Plug'] },
    });
    expect(duel.options.filter((label) => label.includes(USE))).toEqual([]);
    expect(
      duel.duel
        .explain()
        .filter(({ what }) => what === 'be tapped for a tap ability')
        .map(({ card, rule }) => [card?.name, rule]),
    ).toEqual([
      ['Coil', '602.3a'],
      ['Eager', '506.1b'],
    ]);
  });

  driven('is no tap ability: a ban on those does not reach it', (begin) => {
    const duel = begin({ step: 'attack', cards, p1: { battleZone: ['Coil', 'Plug', 'Lock'] } });
    expect(duel.options).toContain(`Coil ${USE}`);
  });
});

describe('115.2 dynamo when a battle begins', () => {
  driven(
    'is used by each player, the active player first, and the battle compares what they made of it',
    (begin) => {
      const duel = begin({
        step: 'attack',
        cards,
        p1: { battleZone: ['Plug', { name: 'Drill', fresh: true }] },
        p2: { battleZone: [{ name: 'Plug', tapped: true }, 'Coil'] },
      });
      duel.choose('Plug attacks Plug');
      expect([duel.asked, duel.duel.state]).toEqual([
        'p1 confirm',
        'turn.attack.battle.beginning.apResolve.resolving',
      ]);
      duel.choose('Yes');
      expect(duel.asked).toBe('p2 confirm');
      duel.choose('Yes');
      expect(duel.battleZones).toEqual({
        p1: ['Plug (tapped)', 'Drill (tapped)'],
        p2: ['Coil'],
      });
      expect(duel.asked).toBe('p2 charge');
    },
  );

  driven('may be declined, and then gives nothing', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Plug'] },
      p2: { battleZone: [{ name: 'Plug', tapped: true }, 'Coil'] },
    });
    duel.choose('Plug attacks Plug').choose('No');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Coil'] });
  });

  driven('101.4f is used in a battle that an effect begins, inside that effect', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Challenge'], manaZone: { water: 1 }, battleZone: ['Plug', 'Drill'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Challenge').choose('Plug');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.battleZones).toEqual({ p1: ['Plug', 'Drill (tapped)'], p2: [] });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('is not used by a creature that is tapped', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Fear Fang', { name: 'Coil', tapped: true }, 'Plug'] },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Gran Gure');
    expect(duel.asked).toBe('p1 attack');
  });
});

describe('608.2 the abilities of another object', () => {
  const copier = creature({
    ...plain,
    name: 'Copier',
    cost: 1,
    abilities: [
      whenPut(
        self,
        inOrder(
          { do: 'choose', what: called(choose(yourCreatures({ other: true })), 'model') },
          gets(self, 'duel', gainsAbilitiesOf(the('model'))),
        ),
      ),
    ],
  });
  const wizard = evolutionCreature({
    ...plain,
    name: 'Wizard',
    cost: 1,
    power: 6000,
    abilities: [evolution({ races: ['Dynamo'] })],
  });
  const left = creature({
    ...plain,
    name: 'Left',
    abilities: [each(yourCreatures({ names: ['Right'] }), gainsAbilitiesOf(self)), doubleBreaker],
  });
  const right = creature({
    ...plain,
    name: 'Right',
    abilities: [each(yourCreatures({ names: ['Left'] }), gainsAbilitiesOf(self)), speedAttacker],
  });
  const abilitiesOf = (duel: Driver) =>
    duel.duel.view('p1').zones.p1.battleZone.map((card) => ('current' in card ? card.current.abilities : []));

  driven('are copied as the effect begins, and stay though the object leaves', (begin) => {
    const duel = begin({
      cards: [copier, drill, wizard],
      p1: { hand: ['Copier', 'Wizard'], manaZone: { water: 2 }, battleZone: ['Drill'] },
    });
    duel.use('Copier');
    expect(abilitiesOf(duel)[1]?.slice(1)).toEqual(['Dynamo', 'Double breaker']);
    duel.use('Wizard').choose('Drill');
    expect(duel.battleZones.p1).toEqual(['Wizard (over Drill)', 'Copier']);
    expect(abilitiesOf(duel)[1]?.slice(1)).toEqual(['Dynamo', 'Double breaker']);
  });

  driven('of a static ability are those that are printed: two that copy one another settle', (begin) => {
    const duel = begin({ cards: [left, right], p1: { battleZone: ['Left', 'Right'] } });
    expect(abilitiesOf(duel).map(({ length }) => length)).toEqual([4, 4]);
    duel.passUntil('p1 attack').choose('Right attacks the player');
    expect(duel.decision.max).toBe(2);
  });

  driven('602.1 with several dynamos is used for one of them, and asked for once', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Coil', { name: 'Drill', fresh: true }, 'Plug', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
    });
    duel.choose(`Coil ${USE}`).choose('Drill').choose('Fear Fang attacks Gran Gure');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('No');
    expect(duel.asked).toBe('p1 attack');
  });
});
