import {
  another,
  any,
  attacksEachTurnIfAble,
  cannot,
  cannotAttack,
  cannotAttackPlayers,
  choose,
  creature,
  crossed,
  crossGear,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  gains,
  has,
  opponentsCreatures,
  power,
  returnToHand,
  ruleUntil,
  self,
  skipRestOfTurn,
  speedAttacker,
  tapAbility,
  tapAbilityWithMana,
  that,
  topOfDeckTo,
  when,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['light'], cost: 1, power: 2000 } as const;
const scribe = creature({ ...plain, name: 'Scribe', abilities: [tapAbility(draw())] });
const mage = creature({
  ...plain,
  name: 'Mage',
  abilities: [tapAbility(destroy(choose(opponentsCreatures())))],
});
const abbot = creature({
  ...plain,
  name: 'Abbot',
  abilities: [tapAbility(draw(), yourCreatures({ civilizations: ['light'] }))],
});
const swift = creature({ ...plain, name: 'Swift', abilities: [speedAttacker, tapAbility(draw())] });
const banned = creature({ ...plain, name: 'Banned', abilities: [cannotAttack, tapAbility(draw())] });
const shy = creature({ ...plain, name: 'Shy', abilities: [cannotAttackPlayers, tapAbility(draw())] });
const driven506 = creature({
  ...plain,
  name: 'Driven',
  abilities: [attacksEachTurnIfAble, tapAbility(draw())],
});
const lock = creature({
  ...plain,
  name: 'Lock',
  abilities: [has(cannot({ do: 'useTapAbility', who: 'any' }))],
});
const cards = [scribe, mage, abbot, swift, banned, shy, driven506, lock];
const USE = 'uses its tap ability';

describe('602.1 a tap ability for which mana is tapped too', () => {
  const sage = creature({ ...plain, name: 'Sage', abilities: [tapAbilityWithMana(2, draw(3))] });

  driven('is used with as many untapped cards of the mana zone, which its player picks', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: [sage],
      p1: { battleZone: ['Sage'], manaZone: ['Fear Fang', 'Burning Mane', 'Aqua Vehicle'] },
    });
    duel.choose(`Sage ${USE}`);
    expect(duel.asked).toBe('p1 choose');
    duel.choose('Fear Fang', 'Aqua Vehicle');
    expect(duel.battleZones.p1).toEqual(['Sage (tapped)']);
    expect(duel.zone('p1', 'manaZone')).toEqual([
      'Fear Fang (tapped)',
      'Burning Mane',
      'Aqua Vehicle (tapped)',
    ]);
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('is not used with fewer', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: [sage],
      p1: { battleZone: ['Sage'], manaZone: ['Fear Fang'] },
    });
    expect(duel.options).toEqual(['Sage attacks the player', 'Attack no more']);
  });
});

describe('602.1 a tap ability', () => {
  driven(
    'is used instead of attacking: the creature is tapped, the effect follows, and others attack',
    (begin) => {
      const duel = begin({ step: 'attack', cards, p1: { battleZone: ['Scribe', 'Fear Fang'] } });
      expect(duel.options).toEqual([
        'Scribe attacks the player',
        'Fear Fang attacks the player',
        `Scribe ${USE}`,
        'Attack no more',
      ]);
      duel.choose(`Scribe ${USE}`);
      expect(duel.facts()).toEqual([
        'abilityActivated Scribe',
        'effectTriggered Scribe',
        'effectBegan Scribe',
        'cardDrawn Filler',
        'effectResolved Scribe',
      ]);
      expect(duel.battleZones.p1).toEqual(['Scribe (tapped)', 'Fear Fang']);
      expect([duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([1, 5]);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
      expect(duel.duel.log.find(({ kind }) => kind === 'abilityActivated')).toMatchObject({
        state: 'turn.attack.declaration.tapAbility.using',
        rule: '602.1',
      });
    },
  );

  driven('is used after another creature has attacked', (begin) => {
    const duel = begin({ step: 'attack', cards, p1: { battleZone: ['Scribe', 'Fear Fang'] } });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose(`Scribe ${USE}`);
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.asked).toBe('p2 charge');
  });

  driven(
    'is no attack: nothing triggers on one, and it is the second attack that counts as the first',
    (begin) => {
      const first = creature({
        ...plain,
        name: 'First',
        abilities: [when({ event: 'attacks', what: any('you'), nth: 1 }, topOfDeckTo('manaZone'))],
      });
      const duel = begin({
        step: 'attack',
        cards: [...cards, first],
        p1: { battleZone: ['Scribe', 'First', 'Fear Fang'] },
      });
      duel.choose(`Scribe ${USE}`);
      expect(duel.count('p1', 'manaZone')).toBe(0);
      duel.choose('Fear Fang attacks the player').choose('Shield 1');
      expect(duel.count('p1', 'manaZone')).toBe(1);
    },
  );

  driven('asks for what it chooses while it resolves', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Mage'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    duel.choose(`Mage ${USE}`);
    expect(duel.asked).toBe('p1 choose');
    expect(duel.duel.state).toBe('turn.attack.declaration.tapAbility.apResolve.resolving');
    duel.choose('Fear Fang');
    expect(duel.battleZones).toEqual({ p1: ['Mage (tapped)'], p2: ['Burning Mane'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Fear Fang']);
    expect(duel.asked).toBe('p2 charge');
  });

  driven('what its tapping triggers resolves in the same window, the active player first', (begin) => {
    const bell = creature({
      ...plain,
      name: 'Bell',
      abilities: [when({ event: 'tapped', what: any('opponent') }, draw())],
    });
    const duel = begin({
      step: 'attack',
      cards: [...cards, bell],
      p1: { battleZone: ['Scribe', 'Fear Fang'] },
      p2: { battleZone: ['Bell'] },
    });
    duel.choose(`Scribe ${USE}`);
    expect(duel.facts('effectBegan')).toEqual(['effectBegan Scribe', 'effectBegan Bell']);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 1]);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('may be used again by a creature that was untapped', (begin) => {
    const waker = creature({
      ...plain,
      name: 'Waker',
      abilities: [tapAbility({ do: 'untap', what: choose(yourCreatures({ other: true })) })],
    });
    const duel = begin({ step: 'attack', cards: [...cards, waker], p1: { battleZone: ['Scribe', 'Waker'] } });
    duel.choose(`Scribe ${USE}`).choose(`Waker ${USE}`).choose(`Scribe ${USE}`);
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('is not offered to the other player', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Scribe', 'Abbot'] },
    });
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
  });
});

describe('602.1 a tap ability that other creatures are tapped for', () => {
  const other = 'uses the tap ability of Abbot';

  driven('is used by each of them, and by its bearer if it is one of them', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Abbot', 'Lah, Purification Enforcer', 'Fear Fang'] },
    });
    expect(duel.options).toEqual([
      'Abbot attacks the player',
      'Lah, Purification Enforcer attacks the player',
      'Fear Fang attacks the player',
      `Abbot ${USE}`,
      `Lah, Purification Enforcer ${other}`,
      'Attack no more',
    ]);
    duel.choose(`Lah, Purification Enforcer ${other}`).choose(`Abbot ${USE}`);
    expect(duel.battleZones.p1).toEqual([
      'Abbot (tapped)',
      'Lah, Purification Enforcer (tapped)',
      'Fear Fang',
    ]);
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('110.5a resolves though its bearer has left', (begin) => {
    const exile = creature({
      ...plain,
      name: 'Exile',
      abilities: [
        when(
          { event: 'tapped', what: any('you') },
          returnToHand(choose(yourCreatures({ names: ['Abbot'] }))),
        ),
      ],
    });
    const duel = begin({
      step: 'attack',
      cards: [...cards, exile],
      p1: { battleZone: ['Abbot', 'Exile', 'Lah, Purification Enforcer'] },
    });
    duel.choose(`Lah, Purification Enforcer ${other}`).choose('Exile');
    expect(duel.battleZones.p1).toEqual(['Exile', 'Lah, Purification Enforcer (tapped)']);
    expect(duel.names('p1', 'hand')).toEqual(['Abbot', 'Filler']);
  });

  driven('of two bearers each has its own', (begin) => {
    const duel = begin({ step: 'attack', cards, p1: { battleZone: ['Abbot', 'Abbot'] } });
    const uses = duel.decision.options.flatMap((option) =>
      option.uses === undefined ? [] : [[option.card?.id, option.uses.id]],
    );
    const [one, two] = duel.duel.game.zones.p1.battleZone.map(({ id }) => id);
    expect(uses).toEqual([
      [one, one],
      [one, two],
      [two, one],
      [two, two],
    ]);
  });

  driven('303 a cross gear names the creature that it is crossed onto', (begin) => {
    const harp = crossGear({
      name: 'Harp',
      civilizations: ['light'],
      cost: 1,
      abilities: [tapAbility(draw(), crossed)],
    });
    const duel = begin({
      cards: [harp],
      p1: { hand: ['Harp'], manaZone: { light: 2 }, battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    duel.use('Harp').use('Harp').choose('Burning Mane');
    expect(duel.options).toEqual([
      'Fear Fang attacks the player',
      'Burning Mane attacks the player',
      'Burning Mane uses the tap ability of Harp',
      'Attack no more',
    ]);
    duel.choose('Burning Mane uses the tap ability of Harp');
    expect(duel.battleZones.p1).toContain('Burning Mane (tapped)');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('`that` is the creature that was tapped', (begin) => {
    const drill = creature({
      ...plain,
      name: 'Drill',
      abilities: [
        tapAbility({ do: 'lasting', affects: that, effects: [power(3000)], until: 'turn' }, yourCreatures()),
      ],
    });
    const duel = begin({
      step: 'attack',
      cards: [drill],
      p1: { battleZone: ['Drill', 'Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
    });
    duel.choose('Fear Fang uses the tap ability of Drill');
    duel.choose('Drill attacks Gran Gure');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Burning Mane']);
    expect(duel.duel.game.lasting).toMatchObject([{ affects: [duel.duel.game.zones.p1.battleZone[0]?.id] }]);
  });
});

describe('602.3a a creature that cannot attack uses no tap ability', () => {
  const reasonFor = (
    begin: Parameters<Parameters<typeof driven>[1]>[0],
    battleZone: readonly (string | { name: string; tapped?: boolean; fresh?: boolean })[],
    foes: readonly (string | { name: string; tapped: boolean })[] = [],
  ) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: [...battleZone, 'Fear Fang'] },
      p2: { battleZone: foes },
    });
    const offered = duel.options.filter((label) => label.includes('tap ability'));
    const why = duel.duel
      .explain()
      .filter(({ what }) => what === 'be tapped for a tap ability')
      .map(({ rule, reason, by }) => [rule, reason, by]);
    return { offered, why };
  };

  driven('one that is tapped', (begin) => {
    expect(reasonFor(begin, [{ name: 'Scribe', tapped: true }])).toEqual({
      offered: [],
      why: [['602.3a', 'it is tapped', undefined]],
    });
  });

  driven('one that has just been put, unless it has speed attacker', (begin) => {
    expect(reasonFor(begin, [{ name: 'Scribe', fresh: true }])).toEqual({
      offered: [],
      why: [['602.3a', 'it has not been in the battle zone since the start of the turn', undefined]],
    });
    expect(reasonFor(begin, [{ name: 'Swift', fresh: true }]).offered).toEqual([`Swift ${USE}`]);
  });

  driven('one that an effect forbids to attack', (begin) => {
    expect(reasonFor(begin, ['Banned'])).toEqual({
      offered: [],
      why: [['602.3a', 'it could not attack', undefined]],
    });
  });

  driven('one that cannot attack players, where there is no creature for it to attack', (begin) => {
    expect(reasonFor(begin, ['Shy'], ['Burning Mane']).offered).toEqual([]);
    expect(reasonFor(begin, ['Shy'], [{ name: 'Burning Mane', tapped: true }]).offered).toEqual([
      `Shy ${USE}`,
    ]);
  });

  driven('506.1b one that must attack; another one may use its own first', (begin) => {
    expect(reasonFor(begin, ['Driven', 'Scribe'])).toEqual({
      offered: [`Scribe ${USE}`],
      why: [['506.1b', 'it must attack', undefined]],
    });
  });

  driven('602.3 none where a card forbids tap abilities, and no longer than that', (begin) => {
    expect(reasonFor(begin, ['Scribe'], ['Lock'])).toEqual({
      offered: [],
      why: [['602.3', 'tap abilities cannot be used', 'Lock']],
    });
    const hush = creature({
      ...plain,
      name: 'Hush',
      abilities: [whenPut(self, ruleUntil('turn', cannot({ do: 'useTapAbility', who: 'opponent' })))],
    });
    const duel = begin({
      active: 'p2',
      cards: [...cards, hush],
      p1: { battleZone: ['Scribe'] },
      p2: { hand: ['Hush'], manaZone: { light: 1 } },
    });
    duel.use('Summon Hush').passUntil('p1 attack');
    expect(duel.options).toContain(`Scribe ${USE}`);
  });
});

describe('tap abilities that are gained', () => {
  driven('are used by the creature that has gained them, as long as it has', (begin) => {
    const teacher = creature({
      ...plain,
      name: 'Teacher',
      abilities: [each(yourCreatures({ other: true }), gains(tapAbility(draw())))],
    });
    const duel = begin({
      step: 'attack',
      cards: [teacher],
      p1: { battleZone: ['Teacher', 'Fear Fang', 'Burning Mane'] },
    });
    expect(duel.options).toContain(`Fear Fang ${USE}`);
    expect(duel.options).not.toContain(`Teacher ${USE}`);
    duel.choose(`Fear Fang ${USE}`);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('801.2 an evolution creature uses its own, in the turn in which it is put', (begin) => {
    const saint = evolutionCreature({
      ...plain,
      name: 'Saint',
      power: 5000,
      abilities: [evolution({ civilizations: ['light'] }), tapAbility(draw())],
    });
    const duel = begin({
      cards: [...cards, saint],
      p1: { hand: ['Saint'], manaZone: { light: 1 }, battleZone: ['Scribe'] },
    });
    duel.use('Summon Saint');
    expect(duel.options).toEqual(['Saint attacks the player', `Saint ${USE}`, 'Attack no more']);
  });
});

describe('101.1 a skipped turn', () => {
  driven('loses the effect that is on standby', (begin) => {
    const dusk = creature({
      ...plain,
      name: 'Dusk',
      abilities: [when({ event: 'tapped', what: another('you') }, skipRestOfTurn)],
    });
    const duel = begin({ step: 'attack', cards: [...cards, dusk], p1: { battleZone: ['Scribe', 'Dusk'] } });
    duel.choose(`Scribe ${USE}`).choose('Dusk');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p1', 'hand')).toBe(0);
  });
});

describe('703.1 a creature that dies as it is tapped for a tap ability', () => {
  driven('has used it (110.5a)', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ["Rikabu's Screwdriver", 'Fear Fang'] },
      p2: { battleZone: ['Bangren, Ancient Arhat', 'Bloody Squito'] },
    });
    duel.choose("Rikabu's Screwdriver uses its tap ability");
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Bangren, Ancient Arhat'] });
  });
});
