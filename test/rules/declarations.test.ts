import type { Effect } from 'taiki/words';
import {
  any,
  attackChance,
  blocker,
  cannot,
  choose,
  creature,
  discard,
  draw,
  each,
  field,
  from,
  gains,
  has,
  ifYouDo,
  inOrder,
  limited,
  may,
  ninjaStrike,
  oneOf,
  onlyIf,
  opponentsMana,
  put,
  putIntoGraveyard,
  returnToHand,
  self,
  spell,
  spellAbility,
  that,
  topOfDeckTo,
  useFree,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 2000 } as const;
const attacks = { event: 'attacks', what: any('you') } as const;
const fromHand = (name: string, effect: Effect) =>
  creature({ ...plain, name, abilities: [from(['hand'], when(attacks, effect))] });
const lurker = fromHand('Lurker', draw());
const dropper = creature({
  ...plain,
  name: 'Dropper',
  abilities: [wheneverAttacks(self, discard(yourHand()))],
});
const sentry = creature({ ...plain, name: 'Sentry', power: 1000, abilities: [blocker] });
const ninja = creature({ ...plain, name: 'Ninja', abilities: [ninjaStrike(1)] });
const shinobi = creature({ ...plain, name: 'Shinobi', abilities: [ninjaStrike(1)] });
const flash = spell({
  name: 'Flash',
  civilizations: ['fire'],
  cost: 1,
  abilities: [attackChance({}), spellAbility(draw())],
});
const banOf = (name: string, act: 'summon' | 'cast' | 'use') =>
  creature({ ...plain, name, abilities: [has(cannot({ do: act, who: 'any' }))] });
const path = (name: string, of: 'you' | 'any', zone: 'manaZone' | 'graveyard', names: readonly string[]) =>
  creature({
    ...plain,
    name,
    abilities: [
      each(
        { in: ['manaZone', 'graveyard'], of, filter: { names } },
        { kind: 'can', permission: { do: 'summonFrom', zone } },
      ),
    ],
  });
const road = path('Road', 'you', 'manaZone', ['Ninja', 'Lurker']);
const highway = path('Highway', 'any', 'manaZone', ['Ninja']);
const crypt = path('Crypt', 'you', 'graveyard', ['Ninja']);
const byway = path('Byway', 'you', 'manaZone', ['Shinobi']);

/** Ways to say that an ability uses its own card, and one that uses another. */
const USES: readonly (readonly [name: string, effect: Effect, mayBeDeclared: boolean])[] = [
  ['Plainly', useFree(self), false],
  ['Optionally', may(useFree(self)), false],
  ['Afterwards', may(draw(), useFree(self)), false],
  ['In Order', inOrder(draw(), useFree(self)), false],
  ['If Done', ifYouDo(draw(), useFree(self)), false],
  ['First Done', ifYouDo(useFree(self), draw()), false],
  ['Only If', onlyIf(youHave(yourCreatures()), useFree(self)), false],
  ['Another', useFree(choose(yourHand({ names: ['Fear Fang'] }))), true],
  ['Draws', may(draw()), true],
  ['Draws Twice', ifYouDo(draw(), draw()), true],
  ['The Attacker', useFree(that), true],
];
const users = USES.map(([name, effect]) => fromHand(name, effect));
const bans = [banOf('No Summoning', 'summon'), banOf('No Casting', 'cast'), banOf('No Use', 'use')];
const revenant = creature({
  ...plain,
  name: 'Revenant',
  abilities: [
    from(
      ['hand', 'graveyard'],
      when({ event: 'attacks', what: any('you') }, inOrder(draw(), returnToHand(self))),
    ),
  ],
});
const cards = [
  lurker,
  dropper,
  sentry,
  ninja,
  shinobi,
  flash,
  road,
  highway,
  crypt,
  byway,
  ...users,
  ...bans,
];

describe('603.4 what was declared misfires', () => {
  driven('where its card has left the zone in which the ability works', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { hand: ['Lurker'], battleZone: ['Dropper', 'Fear Fang'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.choose('Dropper attacks the player').choose('Declare Lurker').choose('Dropper', 'Lurker');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.duel.log.filter(({ kind }) => kind === 'effectMisfired')).toMatchObject([
      { name: 'Lurker', why: 'the declared card is no longer where its ability works', rule: '603.4' },
    ]);
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([0, ['Lurker']]);
  });

  driven('but not where its card lies in another zone in which it works (110.4d)', (begin) => {
    const duel = begin({
      cards: [...cards, revenant],
      step: 'attack',
      p1: { hand: ['Revenant'], battleZone: ['Dropper', 'Fear Fang'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.choose('Dropper attacks the player').choose('Declare Revenant').choose('Dropper', 'Revenant');
    expect(duel.facts('effectMisfired')).toEqual([]);
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([2, []]);
  });

  driven('where it may be done so often only: two are declared, and one of them works', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Fear Fang'] },
      p2: { hand: ['Ninja', 'Shinobi', 'Ninja'], manaZone: { fire: 1 } },
    });
    duel.choose('Fear Fang attacks the player').choose('Declare Ninja', 'Declare Shinobi');
    duel.choose('Ninja').choose('Shield 1');
    expect(duel.duel.log.filter(({ kind }) => kind === 'effectMisfired')).toMatchObject([
      { name: 'Shinobi', why: 'it was already used as often as it may be', rule: '603.4' },
    ]);
    expect(duel.battleZones.p2).toEqual(['Ninja']);
    duel.choose('Fear Fang attacks the player').choose('Declare Shinobi').choose('Shield 1');
    expect(duel.battleZones.p2).toEqual(['Ninja', 'Shinobi']);
    expect(duel.facts('effectResolved')).toEqual(['effectResolved Ninja', 'effectResolved Shinobi']);
  });

  driven('what the other player has done in the attack does not count', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { hand: ['Ninja'], manaZone: { fire: 1 }, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: ['Ninja'], manaZone: { fire: 1 }, battleZone: ['Sentry'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Declare Ninja');
    duel.choose('Block with Sentry').choose('Declare Ninja');
    expect(duel.facts('effectResolved', 'effectMisfired')).toEqual([
      'effectResolved Ninja',
      'effectResolved Ninja',
    ]);
  });
});

describe('603.2f a declaration', () => {
  driven('settles the "may" of the use alone: a further "may" in its effect is asked', (begin) => {
    const ambush = creature({
      name: 'Ambush',
      civilizations: ['fire'],
      cost: 3,
      power: 2000,
      abilities: [from(['hand'], when({ event: 'attacks', what: any('you') }, may(put(self), may(draw()))))],
    });
    for (const [answer, drawn] of [
      ['Yes', 1],
      ['No', 0],
    ] as const) {
      const duel = begin({
        cards: [ambush],
        step: 'attack',
        p1: { hand: ['Ambush'], battleZone: ['Fear Fang', 'Burning Mane'] },
      });
      duel.choose('Fear Fang attacks the player').choose('Declare Ambush');
      expect(duel.asked).toBe('p1 confirm');
      expect(duel.battleZones.p1).toContain('Ambush');
      duel.choose(answer);
      expect([answer, duel.count('p1', 'hand')]).toEqual([answer, drawn]);
    }
  });

  driven('says which ability it is, where that has a name', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { hand: ['Lurker'], battleZone: ['Fear Fang'] },
      p2: { hand: ['Ninja'], manaZone: { fire: 1 } },
    });
    duel.choose('Fear Fang attacks the player').choose('Declare Lurker').choose('Declare Ninja');
    expect(duel.duel.log.filter(({ kind }) => kind === 'usageDeclared')).toMatchObject([
      { name: 'Lurker', ability: 'triggered' },
      { name: 'Ninja', ability: 'ninjaStrike' },
    ]);
  });
});

describe('603.2e who must declare, and when', () => {
  const onPut = (name: string) =>
    creature({
      ...plain,
      name,
      abilities: [from(['hand'], when({ event: 'put', what: any('any') }, draw()))],
    });

  driven('what works in a private zone too, also in the battle zone among changed abilities', (begin) => {
    const haunt = creature({
      ...plain,
      name: 'Haunt',
      abilities: [from(['hand', 'battleZone'], when(attacks, draw()))],
    });
    const banner = creature({ ...plain, name: 'Banner', abilities: [each(yourCreatures(), gains(blocker))] });
    const duel = begin({
      cards: [haunt, banner],
      step: 'attack',
      p1: { battleZone: ['Haunt', 'Banner'] },
    });
    duel.choose('Banner attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p1 declareUsage', ['Declare Haunt']]);
    duel.pass();
    expect([duel.asked, duel.facts('effectTriggered')]).toEqual(['p1 shields', []]);
  });

  driven('D-11 the active player declares and resolves before the other player declares', (begin) => {
    const duel = begin({
      cards: [onPut('Lurker'), onPut('Spy')],
      p1: { hand: ['Lurker', 'Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Filler'] },
      p2: { hand: ['Spy'] },
    });
    duel.use('Summon Fear Fang').choose('Declare Lurker').choose('Declare Spy');
    expect(duel.facts('usageDeclared', 'effectResolved')).toEqual([
      'usageDeclared Lurker',
      'effectResolved Lurker',
      'usageDeclared Spy',
      'effectResolved Spy',
    ]);
  });

  driven('D-5 a mode is chosen as the effect resolves, not where something is declared', (begin) => {
    const guide = creature({
      ...plain,
      name: 'Guide',
      abilities: [whenPut(any('you'), oneOf(draw(), topOfDeckTo('manaZone')))],
    });
    const duel = begin({
      cards: [onPut('Lurker'), guide],
      p1: { hand: ['Lurker', 'Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Guide'] },
    });
    duel.use('Summon Fear Fang');
    expect(duel.asked).toBe('p1 declareUsage');
    duel.choose('Declare Lurker');
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Guide', 'Lurker');
    expect(duel.asked).toBe('p1 mode');
  });
});

describe('110.4d what may be summoned from another zone may be declared from there', () => {
  const offered = (begin: Begin, road: string, hand: 'p1' | 'p2' = 'p2') => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: hand === 'p1' ? [road, 'Fear Fang'] : ['Fear Fang'] },
      p2: { manaZone: ['Ninja', 'Lurker'], battleZone: hand === 'p2' ? [road] : [] },
    });
    duel.choose('Fear Fang attacks the player');
    return duel.asked === 'p2 declareUsage' ? duel.options : [];
  };

  driven('from that zone', (begin) => {
    expect(offered(begin, 'Road')).toEqual(['Declare Ninja']);
    expect(offered(begin, 'Highway')).toEqual(['Declare Ninja']);
  });

  driven('not from another, nor another card, nor for the other player', (begin) => {
    expect(offered(begin, 'Crypt')).toEqual([]);
    expect(offered(begin, 'Byway')).toEqual([]);
    expect(offered(begin, 'Highway', 'p1')).toEqual([]);
    expect(offered(begin, 'Fear Fang')).toEqual([]);
  });

  driven('but only what uses its own card', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { manaZone: ['Lurker'], battleZone: ['Road', 'Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });
});

describe('D-7 what may not be summoned may not be declared', () => {
  for (const [name, , mayBeDeclared] of USES) {
    driven(`${name}: ${mayBeDeclared ? 'does not use its own card' : 'uses its own card'}`, (begin) => {
      const askedUnder = (ban: string) => {
        const duel = begin({
          cards,
          step: 'attack',
          p1: { hand: [name], battleZone: ['Fear Fang'] },
          p2: { battleZone: [ban] },
        });
        return duel.choose('Fear Fang attacks the player').asked;
      };
      expect(askedUnder('No Summoning')).toBe(mayBeDeclared ? 'p1 declareUsage' : 'p1 shields');
      expect(askedUnder('No Use')).toBe(mayBeDeclared ? 'p1 declareUsage' : 'p1 shields');
      expect(askedUnder('No Casting')).toBe('p1 declareUsage');
    });
  }

  driven('a spell may not be where casting is forbidden', (begin) => {
    for (const [ban, asked] of [
      ['No Summoning', 'p1 declareUsage'],
      ['No Casting', 'p1 shields'],
      ['No Use', 'p1 shields'],
    ] as const) {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { hand: ['Flash'], battleZone: ['Fear Fang'] },
        p2: { battleZone: [ban] },
      });
      expect(duel.choose('Fear Fang attacks the player').asked).toBe(asked);
    }
  });

  driven('a card that is neither creature nor spell may not be where all use is forbidden', (begin) => {
    const park = field({
      name: 'Park',
      civilizations: ['fire'],
      cost: 1,
      abilities: [from(['hand'], when(attacks, useFree(self)))],
    });
    for (const [ban, asked] of [
      ['No Summoning', 'p1 declareUsage'],
      ['No Casting', 'p1 declareUsage'],
      ['No Use', 'p1 shields'],
    ] as const) {
      const duel = begin({
        cards: [...cards, park],
        step: 'attack',
        p1: { hand: ['Park'], battleZone: ['Fear Fang'] },
        p2: { battleZone: [ban] },
      });
      expect(duel.choose('Fear Fang attacks the player').asked).toBe(asked);
    }
  });

  driven('by the other reading it may be declared, and misfires', (begin) => {
    const duel = begin({
      cards,
      rules: { forbiddenUse: 'declaredAndMisfires' },
      step: 'attack',
      p1: { hand: ['Plainly'], battleZone: ['Fear Fang'] },
      p2: { battleZone: ['No Summoning'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Declare Plainly');
    expect(duel.facts('effectMisfired')).toEqual(['effectMisfired Plainly']);
    expect(duel.zone('p1', 'hand')).toEqual(['Plainly']);
  });
});

describe('a limit on how often', () => {
  const drawing = (
    name: string,
    by: 'this' | 'name' | 'word',
    word: 'spaceCharge' | 'exLife' = 'spaceCharge',
  ) => {
    const ability = limited({ times: 1, per: 'turn', by }, wheneverAttacks(self, draw()));
    return creature({ ...plain, name, abilities: [{ ...ability, word: { name: word } }] });
  };
  const limits = [
    drawing('Each', 'this'),
    drawing('Kin', 'name'),
    drawing('Clan', 'name'),
    drawing('Guild', 'word'),
    drawing('Order', 'word'),
    drawing('Lodge', 'word', 'exLife'),
  ];
  const drawnBy = (begin: Begin, ...battleZone: readonly string[]) => {
    const duel = begin({ cards: limits, step: 'attack', p1: { battleZone } });
    duel.choose(`${battleZone[0]} attacks the player`).choose('Shield 1');
    duel.choose(`${battleZone[1]} attacks the player`).choose('Shield 1');
    return duel.count('p1', 'hand');
  };

  driven('counts what this creature has done, what its name has, or what the word has', (begin) => {
    expect(drawnBy(begin, 'Each', 'Each')).toBe(2);
    expect(drawnBy(begin, 'Kin', 'Kin')).toBe(1);
    expect(drawnBy(begin, 'Each', 'Kin')).toBe(2);
    expect(drawnBy(begin, 'Guild', 'Order')).toBe(1);
    expect(drawnBy(begin, 'Guild', 'Lodge')).toBe(2);
  });

  driven('by name does not count the same ability of a card of another name', (begin) => {
    expect(drawnBy(begin, 'Kin', 'Clan')).toBe(2);
  });
});

describe('112.3c, 603.4 ninja strike counts the mana as it resolves', () => {
  const stealth = creature({ ...plain, name: 'Stealth', abilities: [ninjaStrike(4)] });
  const sower = creature({
    ...plain,
    name: 'Sower',
    abilities: [
      from(['hand'], when({ event: 'attacks', what: any('opponent') }, may(topOfDeckTo('manaZone')))),
    ],
  });
  const raider = creature({
    ...plain,
    name: 'Raider',
    abilities: [wheneverAttacks(self, putIntoGraveyard(choose(opponentsMana())))],
  });
  const attacked = (begin: Begin, attacker: string, mana: number, hand: readonly string[]) =>
    begin({
      cards: [stealth, sower, raider],
      step: 'attack',
      p1: { battleZone: [attacker, 'Fear Fang'] },
      p2: { hand, manaZone: { fire: mana }, battleZone: ['Fear Fang'] },
    }).choose(`${attacker} attacks the player`);

  driven('so it is declared with too little, and another declared effect adds what is missing', (begin) => {
    const duel = attacked(begin, 'Fear Fang', 3, ['Stealth', 'Sower']);
    expect([duel.asked, duel.options]).toEqual(['p2 declareUsage', ['Declare Stealth', 'Declare Sower']]);
    duel.choose('Declare Stealth', 'Declare Sower').choose('Sower', 'Stealth');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.count('p2', 'manaZone'), duel.zone('p2', 'battleZone')]).toEqual([
      4,
      ['Fear Fang', 'Stealth'],
    ]);
  });

  driven('and misfires where that effect comes later', (begin) => {
    const duel = attacked(begin, 'Fear Fang', 3, ['Stealth', 'Sower']);
    duel.choose('Declare Stealth', 'Declare Sower').choose('Stealth', 'Sower');
    expect([duel.count('p2', 'manaZone'), duel.zone('p2', 'battleZone')]).toEqual([4, ['Fear Fang']]);
    expect(duel.zone('p2', 'hand')).toEqual(['Stealth', 'Sower']);
    expect(duel.duel.log.filter(({ kind }) => kind === 'effectMisfired')).toMatchObject([
      { name: 'Stealth', why: 'its condition is not met', rule: '603.4' },
    ]);
  });

  driven('declared with enough, of which one is lost before, it summons nothing', (begin) => {
    const drain = creature({
      ...plain,
      name: 'Drain',
      abilities: [
        from(
          ['hand'],
          when({ event: 'attacks', what: any('opponent') }, may(putIntoGraveyard(choose(yourMana())))),
        ),
      ],
    });
    const duel = begin({
      cards: [stealth, drain],
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: { hand: ['Stealth', 'Drain'], manaZone: { fire: 4 }, battleZone: ['Fear Fang'] },
    }).choose('Fear Fang attacks the player');
    duel.choose('Declare Stealth', 'Declare Drain').choose('Drain', 'Stealth').choose('Fire Filler');
    expect([duel.count('p2', 'manaZone'), duel.zone('p2', 'battleZone')]).toEqual([3, ['Fear Fang']]);
    expect([duel.asked, duel.zone('p2', 'hand')]).toEqual(['p1 shields', ['Stealth', 'Drain']]);
  });

  driven('what the active player has taken by then is not counted', (begin) => {
    const duel = attacked(begin, 'Raider', 4, ['Stealth']).choose('Fire Filler');
    duel.choose('Declare Stealth');
    expect([duel.count('p2', 'manaZone'), duel.zone('p2', 'battleZone')]).toEqual([3, ['Fear Fang']]);
    expect([duel.asked, duel.zone('p2', 'hand')]).toEqual(['p1 shields', ['Stealth']]);
  });
});
