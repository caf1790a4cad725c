import type { CardDefinition, Player, Zone } from 'taiki';
import type { CardObject } from 'taiki/inspect';
import { arrange } from 'taiki/testing';
import {
  allCreatures,
  allOf,
  atLeast,
  atMost,
  blocker,
  cardsIn,
  choose,
  civilizations,
  countOf,
  creature,
  destroy,
  draw,
  type Effect,
  each,
  eachWhile,
  field,
  gains,
  gets,
  has,
  hasWhile,
  inOrder,
  isAttacking,
  isLike,
  onlyIf,
  opponentsCreatures,
  power,
  powerAttacker,
  returnToHand,
  self,
  shieldForce,
  spell,
  spellAbility,
  times,
  twinpact,
  whenDestroyed,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
  yourTurn,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import {
  civilizationsOf,
  hasKeyword,
  powerOf,
} from '../../effects/questions/characteristics/characteristics.ts';
import type { World } from '../../effects/state/world.ts';
import { type Driver, driven } from '../support/driver.ts';
import { worldOf } from '../support/worldOf.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const says = (name: string, ...effects: readonly Effect[]) =>
  spell({ ...plain, name, abilities: [spellAbility(...effects)] });

const mouse = creature({ ...plain, name: 'Mouse', power: 1000 });
const horse = creature({ ...plain, name: 'Horse', power: 5000 });
const drum = creature({
  ...plain,
  name: 'Drum',
  power: 1000,
  abilities: [each(yourCreatures(), power(100))],
});
const doom = says('Doom', destroy(choose(allCreatures())));
const rescue = says('Rescue', returnToHand(choose(cardsIn(['battleZone', 'graveyard'], 'you'))));

/** `Mouse 3000`, for each creature in the battle zone of a player. */
const powers = (duel: Driver, cards: readonly CardDefinition[], player: Player = 'p1'): readonly string[] => {
  const world = worldOf(duel.duel.game, cards);
  return world.game.zones[player].battleZone.map(
    (object) => `${world.game.cards[object.card]?.name} ${powerOf(world, object)}`,
  );
};

describe('110.4 a static ability works in the zones that it names', () => {
  const zones: readonly Zone[] = ['manaZone', 'graveyard', 'shieldZone', 'hand', 'hyperspatialZone'];
  const ghost = (from: readonly Zone[]) =>
    creature({
      ...plain,
      name: 'Ghost',
      power: 1000,
      abilities: [{ ...each(yourCreatures(), power(2000)), from }],
    });

  for (const zone of zones) {
    driven(`there, and nowhere else: ${zone}`, (begin) => {
      for (const [from, is] of [
        [[zone], 'Mouse 3000'],
        [zones.filter((other) => other !== zone), 'Mouse 1000'],
      ] as const) {
        const cards = [ghost(from), mouse];
        const duel = begin({ cards, p1: { battleZone: ['Mouse'], [zone]: ['Ghost'] } });
        expect(powers(duel, cards)).toEqual([is]);
        const theirs = begin({ cards, p1: { battleZone: ['Mouse'] }, p2: { [zone]: ['Ghost'] } });
        expect(powers(theirs, cards)).toEqual(['Mouse 1000']);
      }
    });
  }

  driven('where it names none, the battle zone only', (begin) => {
    const cards = [ghost(['graveyard']), drum, mouse];
    const duel = begin({ cards, p1: { battleZone: ['Mouse'], graveyard: ['Ghost', 'Drum'] } });
    expect(powers(duel, cards)).toEqual(['Mouse 3000']);
    const there = begin({ cards, p1: { battleZone: ['Mouse', 'Drum'], graveyard: ['Ghost'] } });
    expect(powers(there, cards)).toEqual(['Mouse 3100', 'Drum 3100']);
  });

  driven('from the moment in which it comes there until it leaves', (begin) => {
    const cards = [ghost(['graveyard']), mouse, doom, rescue];
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Rescue'], manaZone: { fire: 2 }, battleZone: ['Mouse', 'Ghost'] },
      p2: { graveyard: ['Ghost'], battleZone: ['Mouse'] },
    });
    expect(powers(duel, cards)).toEqual(['Mouse 1000', 'Ghost 1000']);
    expect(powers(duel, cards, 'p2')).toEqual(['Mouse 3000']);
    duel.use('Cast Doom').choose('Ghost');
    expect(powers(duel, cards)).toEqual(['Mouse 3000']);
    duel.use('Cast Rescue').choose('Ghost');
    expect(powers(duel, cards)).toEqual(['Mouse 1000']);
    expect(powers(duel, cards, 'p2')).toEqual(['Mouse 3000']);
  });

  driven('409.1 but not while the card is being used', (begin) => {
    const lantern = spell({
      ...plain,
      name: 'Lantern',
      abilities: [
        { ...each(yourCreatures(), power(2000)), from: ['hand'] },
        spellAbility(destroy(allCreatures({ power: atMost(1000) }))),
      ],
    });
    const cards = [lantern, mouse, horse];
    const duel = begin({
      cards,
      p1: { hand: ['Lantern'], manaZone: { fire: 1 }, battleZone: ['Mouse', 'Horse'] },
    });
    expect(powers(duel, cards)).toEqual(['Mouse 3000', 'Horse 7000']);
    duel.use('Cast Lantern');
    expect(powers(duel, cards)).toEqual(['Horse 5000']);
  });
});

describe('608.1 a static ability lasts while its card is there', () => {
  driven('on both sides, where both cards leave together', (begin) => {
    const quake = says('Quake', destroy(allCreatures({ power: atMost(4000) })));
    const cards = [quake, drum, horse];
    const duel = begin({
      cards,
      p1: { hand: ['Quake'], manaZone: { fire: 1 }, battleZone: ['Horse', 'Drum'] },
      p2: { battleZone: ['Drum', 'Horse'] },
    });
    expect([powers(duel, cards), powers(duel, cards, 'p2')]).toEqual([
      ['Horse 5100', 'Drum 1100'],
      ['Drum 1100', 'Horse 5100'],
    ]);
    duel.use('Cast Quake');
    expect([powers(duel, cards), powers(duel, cards, 'p2')]).toEqual([['Horse 5000'], ['Horse 5000']]);
  });
});

describe('608.1 a static ability lasts while its condition holds', () => {
  const lark = creature({
    ...plain,
    name: 'Lark',
    power: 1000,
    abilities: [
      has(power(100)),
      eachWhile(yourTurn, yourCreatures(), power(2000)),
      hasWhile(youHave(yourHand(), atLeast(1)), power(10)),
    ],
  });
  const cards = [lark, mouse];

  driven('turn by turn, and with the number of cards', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Lark', 'Mouse'] },
      p2: { battleZone: ['Lark', 'Mouse'] },
    });
    expect(powers(duel, cards)).toEqual(['Lark 3100', 'Mouse 3000']);
    expect(powers(duel, cards, 'p2')).toEqual(['Lark 1100', 'Mouse 1000']);
    duel.passUntil('p2 attack');
    expect(powers(duel, cards)).toEqual(['Lark 1100', 'Mouse 1000']);
    expect(powers(duel, cards, 'p2')).toEqual(['Lark 3110', 'Mouse 3000']);
    duel.passUntil('p1 attack');
    expect(powers(duel, cards)).toEqual(['Lark 3110', 'Mouse 3000']);
    expect(powers(duel, cards, 'p2')).toEqual(['Lark 1110', 'Mouse 1000']);
  });
});

describe('607 abilities that are gained', () => {
  const teacher = creature({
    ...plain,
    name: 'Teacher',
    power: 1000,
    abilities: [
      each(
        yourCreatures({ names: ['Pupil', 'Scholar'] }),
        gains(each(yourCreatures({ names: ['Mouse'] }), power(2000)), hasWhile(isAttacking, power(100))),
      ),
    ],
  });
  const pupil = creature({ ...plain, name: 'Pupil', power: 1000 });
  const scholar = creature({
    ...plain,
    name: 'Scholar',
    power: 1000,
    abilities: [each(yourCreatures({ names: ['Mouse'] }), power(10))],
  });
  const cards = [teacher, pupil, scholar, mouse, doom];

  driven('work as printed ones do, for each that has them, as long as it has them', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Doom'],
        manaZone: { fire: 1 },
        battleZone: ['Mouse', 'Pupil', 'Teacher', 'Pupil', 'Scholar'],
      },
      p2: { battleZone: ['Mouse', 'Pupil'] },
    });
    expect(powers(duel, cards)).toEqual([
      'Mouse 7010',
      'Pupil 1000',
      'Teacher 1000',
      'Pupil 1000',
      'Scholar 1000',
    ]);
    expect(powers(duel, cards, 'p2')).toEqual(['Mouse 1000', 'Pupil 1000']);
    duel.use('Cast Doom').choose('Teacher');
    expect(powers(duel, cards)[0]).toBe('Mouse 1010');
  });

  driven('for its attack', (begin) => {
    const duel = begin({ cards, step: 'attack', p1: { battleZone: ['Pupil', 'Teacher', 'Pupil'] } });
    duel.choose('Pupil attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(powers(duel, cards)).toEqual(['Pupil 1100', 'Teacher 1000', 'Pupil 1000']);
  });
});

describe('206 what changes power', () => {
  const drummer = creature({
    ...plain,
    name: 'Drummer',
    power: 1000,
    abilities: [each(yourCreatures(), power(2000)), each(opponentsCreatures(), power(-500))],
  });
  const level = creature({
    ...plain,
    name: 'Level',
    power: 1000,
    abilities: [
      each(yourCreatures({ names: ['Mouse'] }), { kind: 'setPower', to: times(1500, countOf(yourHand())) }),
    ],
  });
  const sloth = creature({ ...plain, name: 'Sloth', power: 1000, abilities: [powerAttacker(-1000)] });
  const swarm = creature({
    ...plain,
    name: 'Swarm',
    power: 1000,
    abilities: [powerAttacker(times(100, countOf(yourHand()))), powerAttacker(2000), blocker],
  });
  const shade = creature({ ...plain, name: 'Shade', power: 0 });
  const draught = says('Draught', draw(2));

  driven('206.4 whatever is added adds up, from both sides', (begin) => {
    const cards = [drummer, mouse, horse];
    const duel = begin({
      cards,
      p1: { battleZone: ['Drummer', 'Horse', 'Drummer'] },
      p2: { battleZone: ['Drummer', 'Horse'] },
    });
    expect(powers(duel, cards)).toEqual(['Drummer 4500', 'Horse 8500', 'Drummer 4500']);
    expect(powers(duel, cards, 'p2')).toEqual(['Drummer 2000', 'Horse 6000']);
  });

  driven('206.3 a power that is fixed by a number is that number now', (begin) => {
    const cards = [level, drummer, mouse, draught];
    const duel = begin({
      cards,
      p1: {
        hand: ['Draught', 'Filler'],
        manaZone: { fire: 1 },
        battleZone: ['Mouse', 'Level', 'Drummer'],
      },
      p2: { hand: 2, battleZone: ['Level', 'Mouse'] },
    });
    expect(powers(duel, cards)).toEqual(['Mouse 3000', 'Level 3000', 'Drummer 3000']);
    duel.use('Cast Draught');
    expect(powers(duel, cards)).toEqual(['Mouse 4500', 'Level 3000', 'Drummer 3000']);
    expect(powers(duel, cards, 'p2')).toEqual(['Level 500', 'Mouse 3000']);
  });

  driven('206.3 it is fixed where nothing else changes it, too', (begin) => {
    const cards = [level, mouse];
    const duel = begin({ cards, p1: { hand: 2, battleZone: ['Mouse', 'Level'] } });
    expect(powers(duel, cards)).toEqual(['Mouse 3000', 'Level 1000']);
  });

  driven(
    'a power attacker has what its number says while it attacks, and what it loses so kills it',
    (begin) => {
      const cards = [swarm, sloth, mouse];
      const duel = begin({
        cards,
        step: 'attack',
        p1: { hand: 3, battleZone: ['Swarm', 'Sloth', 'Swarm'] },
      });
      expect(powers(duel, cards)).toEqual(['Swarm 1000', 'Sloth 1000', 'Swarm 1000']);
      duel.choose('Sloth attacks the player');
      expect(duel.battleZones.p1).toEqual(['Swarm', 'Swarm']);
      expect(duel.zone('p1', 'graveyard')).toEqual(['Sloth']);
      duel.choose('Swarm attacks the player');
      expect(duel.asked).toBe('p1 shields');
      expect(powers(duel, cards)).toEqual(['Swarm 3300', 'Swarm 1000']);
    },
  );

  driven('703.4c a creature that is printed without power is destroyed', (begin) => {
    const half = twinpact(
      'Half / Whole',
      creature({ ...plain, name: 'Half', power: 0 }),
      spell({ ...plain, name: 'Whole' }),
    );
    for (const name of ['Shade', 'Half / Whole']) {
      const duel = begin({
        cards: [shade, half],
        p1: { hand: [name], manaZone: { fire: 1 } },
      });
      duel.choose(`Summon ${name === 'Shade' ? 'Shade' : 'Half'}`).passUntil('p2 charge');
      expect(duel.battleZones.p1).toEqual([]);
      expect(duel.zone('p1', 'graveyard')).toEqual([name]);
    }
  });

  driven('what is no creature has no power, whatever changes it', (begin) => {
    const ground = field({
      ...plain,
      name: 'Ground',
      abilities: [each(cardsIn('battleZone', 'any'), power(2000))],
    });
    const extremes = says(
      'Extremes',
      inOrder(
        gets(cardsIn('battleZone', 'any', { power: atMost(99000) }), 'turn', power(1)),
        gets(cardsIn('battleZone', 'any', { extreme: 'highestPower' }), 'turn', power(2)),
      ),
    );
    const cards = [ground, extremes, mouse, horse];
    const duel = begin({
      cards,
      p1: { hand: ['Extremes'], manaZone: { fire: 1 }, battleZone: ['Mouse', 'Ground', 'Horse'] },
    });
    expect(powers(duel, cards)).toEqual(['Mouse 3000', 'Ground undefined', 'Horse 7000']);
    duel.use('Cast Extremes');
    expect(powers(duel, cards)).toEqual(['Mouse 3001', 'Ground undefined', 'Horse 7003']);
  });
});

describe('107 what changes civilizations', () => {
  const dyer = creature({
    ...plain,
    name: 'Dyer',
    power: 1000,
    abilities: [each(yourMana({ names: ['Nature Filler'] }), civilizations('water', 'light'))],
  });
  const dew = spell({ name: 'Dew', civilizations: ['water'], cost: 2, abilities: [spellAbility(draw())] });
  const painter = creature({
    name: 'Painter',
    civilizations: [],
    cost: 0,
    power: 1000,
    abilities: [
      each(yourCreatures(), power(1000)),
      each(yourMana({ names: ['Nature Filler'] }), civilizations('water')),
    ],
  });
  const eraser = spell({
    name: 'Eraser',
    civilizations: [],
    cost: 0,
    abilities: [spellAbility(destroy(choose(allCreatures({ names: ['Painter', 'Dyer'] }))))],
  });
  const leaf = spell({ name: 'Leaf', civilizations: ['nature'], cost: 1, abilities: [spellAbility(draw())] });

  driven('changes mana that nothing else has touched', (begin) => {
    for (const name of ['Painter', 'Dyer']) {
      const duel = begin({
        cards: [painter, eraser, dyer, dew, drum],
        p1: {
          hand: ['Painter', 'Eraser', 'Dew'],
          manaZone: { nature: 2 },
          battleZone: name === 'Dyer' ? ['Dyer'] : ['Drum'],
        },
      });
      if (name === 'Painter') {
        expect(duel.options).not.toContain('Cast Dew');
        duel.use('Summon Painter');
      }
      expect(duel.options).toContain('Cast Dew');
      duel.use('Cast Eraser');
      expect(duel.zone('p1', 'graveyard')).toContain(name);
      expect(duel.duel.decision?.options.map(({ label }) => label)).not.toContain('Cast Dew');
    }
  });

  driven('changes what mana pays for, while it is there', (begin) => {
    const cards = [dyer, dew, leaf, doom];
    const duel = begin({
      cards,
      p1: {
        hand: ['Dew', 'Leaf', 'Doom'],
        manaZone: { fire: 1, nature: 3 },
        battleZone: ['Dyer'],
      },
    });
    expect(duel.options).toEqual(['Cast Dew', 'Cast Doom', 'Go on to the attack step']);
    duel.use('Cast Doom');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.options).toEqual(['Cast Leaf', 'Go on to the attack step']);
  });
});

describe('605.2e what has gone is what it was', () => {
  const martyr = creature({
    ...plain,
    name: 'Martyr',
    power: 1000,
    abilities: [
      whenDestroyed(
        self,
        inOrder(
          onlyIf(isLike(self, { tapped: true }), draw(2)),
          onlyIf(isLike(self, { fresh: true, names: ['Martyr'] }), draw()),
        ),
      ),
    ],
  });
  const quake = says('Quake', destroy(allCreatures()));

  driven('each of those that have gone together', (begin) => {
    for (const [first, second, drawn] of [
      [{}, {}, 0],
      [{ tapped: true }, {}, 2],
      [{}, { tapped: true }, 2],
      [{ fresh: true }, { tapped: true }, 3],
      [{ tapped: true, fresh: true }, {}, 3],
    ] as const) {
      const duel = begin({
        cards: [martyr, quake],
        p1: {
          hand: ['Quake'],
          manaZone: { fire: 1 },
          battleZone: [{ name: 'Martyr', ...first }, { name: 'Martyr', ...second }, 'Martyr'],
        },
      });
      duel.use('Cast Quake').choose('Martyr').choose('Martyr');
      expect(duel.battleZones.p1).toEqual([]);
      expect(duel.count('p1', 'hand')).toBe(drawn);
    }
  });
});

describe('what is found does not depend on what was asked for first', () => {
  const judge = creature({
    ...plain,
    name: 'Judge',
    power: 1000,
    abilities: [
      hasWhile(youHave(yourCreatures({ power: atLeast(1) })), power(4000)),
      hasWhile(youHave(yourCreatures({ keyword: 'slayer' }), atMost(9)), power(500)),
      hasWhile(youHave(yourCreatures({ civilizations: ['water'] }), atMost(9)), power(50)),
    ],
  });
  const lord = creature({
    ...plain,
    name: 'Lord',
    power: 1000,
    abilities: [
      each(
        yourCreatures({ names: ['Mouse'] }),
        power(2000),
        gains(blocker, has(power(300))),
        civilizations('water'),
      ),
    ],
  });
  const warder = creature({ ...plain, name: 'Warder', power: 1000, abilities: [shieldForce(blocker)] });
  const cards = [judge, lord, mouse, warder];
  const questions = {
    power: (world: World, object: CardObject) => powerOf(world, object),
    blocker: (world: World, object: CardObject) => hasKeyword(world, object, 'blocker'),
    civilizations: (world: World, object: CardObject) => civilizationsOf(world, object, mouse),
  };
  const answers = { power: 3300, blocker: true, civilizations: ['water'] };
  const names = ['power', 'blocker', 'civilizations'] as const;

  for (const first of names) {
    test(`${first}, and then the others, of a game with conditions that ask for all of it`, () => {
      const { game } = arrange({
        cards,
        p1: { hand: ['Warder'], battleZone: ['Judge', 'Mouse', 'Lord'] },
      }).fork();
      const world = worldOf(game, cards);
      const [asker, asked] = world.game.zones.p1.battleZone;
      if (asker === undefined || asked === undefined) throw new Error('They are not there.');
      for (const name of [first, ...names]) expect(questions[name](world, asked)).toEqual(answers[name]);
      expect(powerOf(world, asker)).toBe(5550);
    });
  }
});

describe('608 a static ability while all cards in mana are of a civilization', () => {
  /** Words that no registered card uses yet. */
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const purist = creature({
    ...plain,
    name: 'Purist',
    abilities: [hasWhile(allOf(yourMana(), { civilizations: ['water'] }), power(3000))],
  });

  driven('has the power, and loses it with one card of another civilization', (begin) => {
    const position = (manaZone: { readonly water: number; readonly fire?: number }) => ({
      cards: [purist],
      step: 'attack' as const,
      p1: { battleZone: ['Purist', 'Fear Fang'], manaZone },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }] },
    });
    const pure = begin(position({ water: 2 })).choose('Purist attacks Tri-horn Shepherd');
    expect(pure.battleZones).toEqual({ p1: ['Purist (tapped)', 'Fear Fang'], p2: [] });
    const mixed = begin(position({ water: 2, fire: 1 })).choose('Purist attacks Tri-horn Shepherd');
    expect(mixed.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Tri-horn Shepherd (tapped)'] });
  });
});
