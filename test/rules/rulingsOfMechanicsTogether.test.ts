import {
  abyssRush,
  any,
  attackChance,
  aura,
  blocker,
  breaksMore,
  called,
  cannot,
  cardsIn,
  choose,
  creature,
  crossGear,
  d2Field,
  destroy,
  doubleBreaker,
  doubleFaced,
  dragheartCreature,
  dragheartFortress,
  dragonEvasion,
  draw,
  each,
  escapeAbility,
  exLife,
  gacharangeCreature,
  gets,
  gNeoCreature,
  gNeoEvolution,
  has,
  hyperMode,
  hyperSoulX,
  infiniteBreaker,
  infinity,
  inOrder,
  instead,
  invasion,
  itself,
  justDiver,
  kirifudash,
  limited,
  lookAtTop,
  mekreid,
  minusInfinity,
  neoCreature,
  neoEvolution,
  ninjaStrike,
  opponentsCreatures,
  power,
  psychicCreature,
  psychicRelease,
  put,
  putUnder,
  returnToHand,
  revolutionChange,
  seal,
  self,
  sendToAbyss,
  shieldGo,
  shieldSaver,
  shieldTrigger,
  sMaxEvolution,
  sMaxEvolutionCreature,
  spell,
  spellAbility,
  stays,
  that,
  the,
  twinpact,
  ultraSaver,
  when,
  whenDestroyed,
  wheneverAttacks,
  wheneverBlocks,
  wouldBePutWithoutSummoning,
  wouldLeave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { until } from './goingOn.ts';
import { beast, charm, elder, imp, powerOf } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

describe('701.26 rulings of revolution change', () => {
  const hero = beast('Hero', 7000, revolutionChange({ names: ['Imp'] }), wheneverAttacks(self, draw()));
  const attacking = (
    begin: Parameters<Parameters<typeof driven>[1]>[0],
    base: Parameters<typeof beast>[2][],
  ) => {
    const rider = creature({ ...plain, name: 'Imp', abilities: [...base] });
    return begin({ cards: [hero, rider], step: 'attack', p1: { hand: ['Hero'], battleZone: ['Imp'] } });
  };

  driven('701.26b does not happen with a creature that stays instead', (begin) => {
    const duel = attacking(begin, [wouldLeave(itself, stays)])
      .choose('Imp attacks the player')
      .choose('Hero');
    until(duel, 'p1 shields');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Imp (tapped)'], ['Hero']]);
  });

  driven('701.26b does not spend the EX life of the creature', (begin) => {
    const cub = creature({ ...plain, name: 'Imp', abilities: [exLife] });
    const duel = begin({
      cards: [hero, cub],
      p1: {
        hand: ['Imp'],
        manaZone: { fire: 1 },
        shieldZone: 0,
        deck: ['Fear Fang', 'Hero', 'Fear Fang', 'Fear Fang'],
      },
      p2: { deck: 5 },
    });
    duel.use('Summon Imp').passUntil('p2 charge').passUntil('p1 charge').passUntil('p1 attack');
    expect([duel.names('p1', 'hand'), duel.count('p1', 'shieldZone')]).toEqual([['Hero'], 1]);
    duel.choose('Imp attacks the player').choose('Hero');
    until(duel, 'p1 shields');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand'), duel.count('p1', 'shieldZone')]).toEqual([
      ['Imp (tapped)'],
      ['Hero'],
      1,
    ]);
  });

  driven('807.1b, 701.26b does not happen with a dragheart that evades', (begin) => {
    const dragon = doubleFaced(
      dragheartFortress({ name: 'Hall', civilizations: ['fire'], cost: 3, abilities: [] }),
      dragheartCreature({ ...plain, name: 'Imp', abilities: [dragonEvasion] }),
    );
    const duel = begin({
      cards: [hero, dragon],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: [{ name: 'Hall', otherFace: true }] },
    });
    duel.choose('Hall attacks the player').choose('Hero');
    until(duel, 'p1 shields');
    expect([duel.count('p1', 'battleZone'), duel.zone('p1', 'hand'), duel.asked]).toEqual([
      1,
      ['Hero'],
      'p1 shields',
    ]);
  });

  driven('701.26b does not happen where what comes would go elsewhere', (begin) => {
    const gate = beast('Gate', 2000, wouldBePutWithoutSummoning(any('opponent'), instead('graveyard')));
    const duel = begin({
      cards: [hero, imp, gate],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: ['Imp'] },
      p2: { battleZone: ['Gate'] },
    });
    duel.choose('Imp attacks the player').choose('Hero');
    until(duel, 'p1 shields');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([
      ['Imp (tapped)'],
      ['Hero'],
      [],
    ]);
  });

  driven('303.5, 701.26a leaves a gear uncrossed, and a NEO creature takes its cards along', (begin) => {
    const gear = crossGear({ name: 'Blade', civilizations: ['fire'], cost: 1, abilities: [] });
    const neo = neoCreature({ ...plain, name: 'Imp', abilities: [neoEvolution({})] });
    const duel = begin({
      cards: [hero, gear, neo],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: [{ name: 'Imp', over: ['Fear Fang'], bears: [{ name: 'Blade' }] }] },
    });
    duel.choose('Imp attacks the player').choose('Hero');
    until(duel, 'p1 shields');
    expect([[...duel.battleZones.p1].sort(), duel.names('p1', 'hand')]).toEqual([
      ['Blade', 'Hero (tapped)'],
      ['Fear Fang', 'Imp'],
    ]);
  });

  driven('603.4 an invasion that comes after it finds no base', (begin) => {
    const lord = elder('Lord', 9000, invasion({ names: ['Imp'] }));
    const duel = begin({
      cards: [hero, imp, lord],
      step: 'attack',
      p1: { hand: ['Hero', 'Lord'], battleZone: ['Imp'] },
    });
    duel.choose('Imp attacks the player').choose('Hero', 'Lord');
    if (duel.asked === 'p1 standby') duel.choose('Hero');
    until(duel, 'p1 shields');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([['Hero (tapped)'], ['Imp', 'Lord']]);
  });

  driven(
    '801.2, 603.4 one that comes after an invasion takes the whole pile, if that is such a creature',
    (begin) => {
      const lord = elder('Lord', 9000, invasion({ names: ['Imp'] }));
      const heir = beast('Heir', 7000, revolutionChange({ civilizations: ['fire'] }));
      const duel = begin({
        cards: [heir, imp, lord],
        step: 'attack',
        p1: { hand: ['Heir', 'Lord'], battleZone: ['Imp'] },
      });
      duel.choose('Imp attacks the player').choose('Heir', 'Lord');
      if (duel.asked === 'p1 standby') duel.choose('Lord');
      until(duel, 'p1 shields');
      expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([['Heir (tapped)'], ['Imp', 'Lord']]);
    },
  );
});

describe('609, 803, 813 rulings of creatures that stay', () => {
  const grand = gNeoCreature({ ...plain, name: 'Grand', abilities: [gNeoEvolution({})] });

  driven('803.2a a G-NEO creature for which another dies keeps the cards below it', (begin) => {
    const nurse = beast('Nurse', 1000, ultraSaver({ names: ['Grand'] }));
    const duel = cast(begin, destroy(yourCreatures({ names: ['Grand'] })), {
      cards: [grand, nurse, imp],
      p1: { battleZone: ['Brute', 'Nurse', { name: 'Grand', over: ['Imp'] }] },
    });
    duel.choose('Replace: Nurse');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Brute', 'Grand (over Imp)'],
      ['Nurse', 'Order'],
    ]);
  });

  driven('803.2, 818.1b a G-NEO creature loses what the cards below gave it, and is still there', (begin) => {
    const soul = creature({ ...plain, name: 'Soul', abilities: [hyperSoulX(has(power(4000)))] });
    const duel = cast(begin, destroy(yourCreatures({ names: ['Grand'] })), {
      cards: [grand, soul],
      p1: { battleZone: ['Brute', { name: 'Grand', over: ['Soul'] }] },
    });
    expect([duel.battleZones.p1, powerOf(duel, 'p1', 'Grand')]).toEqual([['Brute', 'Grand'], 3000]);
  });

  driven('701.14b, 609.4 an escape without shields saves nothing, in a battle neither', (begin) => {
    const runner = beast('Runner', 1000, escapeAbility);
    const duel = begin({
      cards: [runner, imp],
      step: 'attack',
      p1: { battleZone: ['Runner', 'Fear Fang'], shieldZone: 0 },
      p2: { battleZone: [{ name: 'Imp', tapped: true }] },
    });
    duel.choose('Runner attacks Imp');
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Fear Fang']]);
  });

  driven(
    '701.33b nothing keeps from the abyss: no replacement of leaving, nor that it cannot leave',
    (begin) => {
      const lasting = beast(
        'Lasting',
        3000,
        wouldLeave(itself, stays),
        has(cannot({ do: 'move', from: 'battleZone' })),
      );
      const duel = cast(begin, sendToAbyss(opponentsCreatures()), {
        cards: [lasting],
        p2: { battleZone: ['Lasting'] },
      });
      expect([duel.battleZones.p2, duel.zone('p2', 'abyssZone')]).toEqual([[], ['Lasting']]);
    },
  );

  driven(
    '805.1b, 703.4c released with less power than it has lost, a psychic creature dies all the same',
    (begin) => {
      const awakened = doubleFaced(
        psychicCreature({ ...plain, name: 'Cub', power: 2000 }),
        psychicCreature({ ...plain, name: 'Lion', power: 9000, abilities: [psychicRelease] }),
      );
      const duel = cast(
        begin,
        inOrder(
          gets(yourCreatures({ names: ['Lion'] }), 'turn', power(-3000)),
          destroy(yourCreatures({ names: ['Lion'] })),
        ),
        { cards: [awakened], p1: { battleZone: ['Brute', { name: 'Cub', otherFace: true }] } },
      );
      expect([duel.battleZones.p1, duel.zone('p1', 'hyperspatialZone')]).toEqual([['Brute'], ['Cub']]);
    },
  );

  driven('700.3, 703.4c what cannot leave stays without power', (begin) => {
    const weak = beast('Weak', 2000);
    const duel = cast(
      begin,
      inOrder(
        gets(opponentsCreatures(), 'duel', power(-3000)),
        gets(opponentsCreatures(), 'turn', cannot({ do: 'move', from: 'battleZone' })),
      ),
      {
        cards: [
          weak,
          beast(
            'Guardian',
            1000,
            each(cardsIn('battleZone', 'you'), cannot({ do: 'move', from: 'battleZone' })),
          ),
        ],
        p2: { battleZone: ['Weak', 'Guardian'] },
      },
    );
    expect(duel.battleZones.p2).toEqual(['Weak', 'Guardian']);
  });

  driven('108.1c infinite power that infinitely much is taken from is none', (begin) => {
    const titan = beast('Titan', 1000, has(power(infinity)));
    const duel = cast(begin, gets(opponentsCreatures(), 'turn', power(-50000)), {
      cards: [titan],
      p2: { battleZone: ['Titan'] },
    });
    expect(duel.battleZones.p2).toEqual(['Titan']);
    const gone = cast(begin, gets(opponentsCreatures(), 'turn', power(minusInfinity)), {
      cards: [titan],
      p2: { battleZone: ['Titan'] },
    });
    expect(gone.battleZones.p2).toEqual([]);
  });

  driven('802.3 a NEO creature whose cards below have gone attacks if it was there itself', (begin) => {
    const neo = neoCreature({ ...plain, name: 'Neo', abilities: [neoEvolution({})] });
    const duel = cast(
      begin,
      {
        do: 'forEach',
        of: yourCreatures({ names: ['Neo'] }),
        as: 'neo',
        effect: { do: 'moveUnder', what: the('neo'), count: 'all', to: 'graveyard' },
      },
      { cards: [neo, imp], p1: { battleZone: ['Brute', { name: 'Neo', over: ['Imp'] }] } },
    );
    expect(duel.options).toContain('Neo attacks the player');
  });
});

describe('116 rulings of seals in an attack', () => {
  const frost = (event: 'attacks' | 'blocks', what: ReturnType<typeof opponentsCreatures>) =>
    beast(
      'Frost',
      1000,
      event === 'attacks'
        ? wheneverAttacks(any('you', { names: ['Imp'] }), seal(what))
        : wheneverBlocks(any('opponent'), seal(what)),
    );

  driven('116.2a, 505.6a the attack ends as the attacked creature is sealed', (begin) => {
    const duel = begin({
      cards: [imp, frost('attacks', opponentsCreatures({ names: ['Fear Fang'] }))],
      step: 'attack',
      p1: { battleZone: ['Imp', 'Frost'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Imp attacks Fear Fang');
    expect([duel.asked, duel.battleZones.p1, duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      ['Imp (tapped)', 'Frost'],
      5,
    ]);
  });

  driven('116.2a, 507.2c a blocking creature that is sealed has blocked: no battle, no break', (begin) => {
    const wall = beast('Wall', 9000, blocker);
    const duel = begin({
      cards: [imp, wall, frost('blocks', opponentsCreatures({ names: ['Wall'] }))],
      step: 'attack',
      p1: { battleZone: ['Imp', 'Frost'] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Imp attacks the player').choose('Block with Wall');
    expect([duel.asked, duel.battleZones.p1, duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      ['Imp (tapped)', 'Frost'],
      5,
    ]);
  });

  driven(
    '116.2a, 815.1a a sealed S-MAX creature is not counted; unsealed, one of two goes to the hand',
    (begin) => {
      const max = (name: string) => sMaxEvolutionCreature({ ...plain, name, abilities: [...sMaxEvolution] });
      const chief = beast('Chief', 1000);
      const duel = begin({
        cards: [max('First'), max('Second'), { ...chief, races: ['Fire Command'] }, imp],
        p1: {
          hand: ['Second', 'Chief'],
          manaZone: { fire: 2 },
          battleZone: [{ name: 'First', seals: ['Imp'] }],
        },
      });
      duel.use('Summon Second');
      expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 main', 1]);
      duel.use('Summon Chief');
      expect([...duel.options].sort()).toEqual(['First', 'Second']);
      duel.choose('Second');
      expect([duel.count('p1', 'hand'), duel.battleZones.p1.includes('Chief')]).toEqual([1, true]);
    },
  );
});

describe('505-510 rulings of attacks of today', () => {
  driven('505.6a once the attacking creature has gone no ninja strike is declared any more', (begin) => {
    const bolt = spell({
      name: 'Bolt',
      civilizations: ['fire'],
      cost: 5,
      abilities: [attackChance({ names: ['Imp'] }), spellAbility(destroy(yourCreatures({ names: ['Imp'] })))],
    });
    const ninja = beast('Ninja', 1000, ninjaStrike(1));
    const duel = begin({
      cards: [bolt, imp, ninja],
      step: 'attack',
      p1: { hand: ['Bolt'], battleZone: ['Imp', 'Fear Fang'] },
      p2: { hand: ['Ninja'], manaZone: { fire: 3 } },
    });
    duel.choose('Imp attacks the player').choose('Bolt');
    until(duel, 'p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(['Ninja']);
  });

  driven('701.14a, 510 a shield that goes to the graveyard instead is not broken: no kirifudash', (begin) => {
    const dash = creature({ ...plain, name: 'Dash', abilities: [kirifudash(1, 'fire')] });
    const idol = beast('Idol', 1000, ...shieldGo);
    const position = (shieldZone: readonly (string | { name: string; faceUp: true })[]) =>
      ({
        cards: [dash, idol, imp],
        step: 'attack',
        p1: { hand: ['Dash'], manaZone: { fire: 1 }, battleZone: ['Imp', 'Fear Fang'] },
        p2: { shieldZone },
      }) as const;
    const plainBreak = begin(position(['Fear Fang'])).choose('Imp attacks the player');
    expect(plainBreak.asked).toBe('p1 declareUsage');
    const duel = begin(position([{ name: 'Idol', faceUp: true }])).choose('Imp attacks the player');
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Idol']]);
  });

  driven('609, 701.14a one shield saver keeps one of two shields that break together', (begin) => {
    const wyrm = beast('Wyrm', 6000, doubleBreaker);
    const keeper = beast('Keeper', 1000, shieldSaver);
    const duel = begin({
      cards: [wyrm, keeper],
      step: 'attack',
      p1: { battleZone: ['Wyrm', 'Fear Fang'] },
      p2: { battleZone: ['Keeper'] },
    });
    duel.choose('Wyrm attacks the player').choose('Shield 1', 'Shield 2');
    until(duel, 'p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      4,
      1,
      ['Keeper'],
    ]);
  });

  driven(
    '101.2, 509.2 infinite breaker breaks no more than is allowed, and one more where it breaks more',
    (begin) => {
      const limit = beast(
        'Limit',
        1000,
        each(cardsIn('battleZone', 'opponent'), { kind: 'breaksAtMost', count: 1 }),
      );
      const swarm = beast('Swarm', 6000, infiniteBreaker);
      const held = begin({
        cards: [limit, swarm],
        step: 'attack',
        p1: { battleZone: ['Swarm'] },
        p2: { battleZone: ['Limit'] },
      }).choose('Swarm attacks the player');
      if (held.asked !== 'p1 shields') held.choose(held.options.at(-1) ?? '');
      expect([held.asked, held.decision.max]).toEqual(['p1 shields', 1]);
      const more = begin({
        cards: [beast('Swarm', 6000, infiniteBreaker, has(breaksMore()))],
        step: 'attack',
        p1: { battleZone: ['Swarm'] },
      }).choose('Swarm attacks the player');
      more.choose('infinite breaker: 2');
      expect(more.decision.max).toBe(3);
    },
  );

  driven('509.5b, 605.2b a guard strike does not choose a creature under just diver', (begin) => {
    const diver = beast('Diver', 3000, justDiver);
    const duel = begin({
      cards: [diver, imp],
      p1: { hand: ['Diver'], manaZone: { fire: 1 }, battleZone: ['Imp'] },
      p2: { shieldZone: ['Recodeking Number Nine'] },
    });
    duel.use('Summon Diver').choose('Imp attacks the player').choose('Guard strike');
    // Imp alone can be chosen, so nobody is asked.
    expect(duel.asked).toBe('p2 charge');
  });

  driven('801.2 just diver protects what its creature evolves into', (begin) => {
    const diver = creature({ ...plain, name: 'Imp', abilities: [justDiver] });
    const lord = elder('Lord', 9000);
    const duel = begin({
      cards: [diver, lord, charm('Zap', destroy(choose(opponentsCreatures())))],
      p1: { hand: ['Imp', 'Lord'], manaZone: { fire: 2 } },
      p2: { hand: ['Zap'], manaZone: { fire: 1 } },
    });
    duel.use('Summon Imp').use('Summon Lord').passUntil('p2 main').use('Cast Zap');
    expect(duel.battleZones.p1).toEqual(['Lord (over Imp)']);
  });
});

describe('605, 409 rulings of cards that come by effects', () => {
  driven('605.4 what mekreid uses draws from below the cards that are looked at', (begin) => {
    const bolt = spell({ ...plain, name: 'Bolt', abilities: [spellAbility(draw())] });
    const duel = cast(begin, mekreid(5, {}), {
      cards: [bolt],
      p1: { deck: ['Bolt', 'Fear Fang', 'Fear Fang', 'Brute', 'Runt', 'Runt'] },
    });
    duel.choose('Bolt');
    until(duel, 'p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Brute']);
  });

  driven('605.4 the shield of an EX life that comes meanwhile is the card below those', (begin) => {
    const cub = beast('Cub', 3000, exLife);
    const duel = cast(
      begin,
      inOrder(
        lookAtTop(3, 'seen'),
        put(choose({ ref: 'seen', filter: { names: ['Cub'] } })),
        returnToHand(the('seen')),
      ),
      {
        cards: [cub],
        p1: { shieldZone: 0, deck: ['Cub', 'Fear Fang', 'Fear Fang', 'Brute', 'Runt', 'Runt'] },
      },
    );
    until(duel, 'p1 attack');
    expect([duel.names('p1', 'shieldZone'), duel.names('p1', 'hand')]).toEqual([
      ['Brute'],
      ['Fear Fang', 'Fear Fang'],
    ]);
  });

  driven('110.4f, 603.2 EX life is no ability that triggers as it is put: nothing stops it', (begin) => {
    const hush = beast(
      'Hush',
      2000,
      each(cardsIn('battleZone', 'opponent'), { kind: 'triggersAsPut', for: 'nobody' }),
    );
    const duel = begin({
      cards: [hush, beast('Cub', 3000, exLife)],
      p1: { hand: ['Cub'], manaZone: { fire: 1 }, shieldZone: 0 },
      p2: { battleZone: ['Hush'] },
    });
    duel.use('Summon Cub');
    expect(duel.count('p1', 'shieldZone')).toBe(1);
  });

  driven('110.4f EX life has made its shield before anything resolves, in the other turn too', (begin) => {
    const cub = creature({ ...plain, name: 'Cub', abilities: [shieldTrigger, exLife] });
    const hunter = beast('Hunter', 1000, when({ event: 'put', what: any('opponent') }, destroy(that)));
    const duel = begin({
      cards: [cub, hunter, imp],
      step: 'attack',
      p1: { battleZone: ['Imp', 'Hunter'] },
      p2: { shieldZone: ['Cub'] },
    });
    duel.choose('Imp attacks the player').choose('Cub');
    expect([
      duel.asked,
      duel.battleZones.p2,
      duel.count('p2', 'shieldZone'),
      duel.count('p2', 'graveyard'),
    ]).toEqual(['p1 attack', ['Cub'], 0, 1]);
  });

  driven('110.4f where its creature goes elsewhere instead no shield is made', (begin) => {
    const ban = beast('Ban', 2000, {
      kind: 'replacement',
      of: { event: 'moves', what: any('opponent'), to: 'battleZone' },
      instead: instead('manaZone'),
    });
    const duel = begin({
      cards: [ban, beast('Cub', 3000, exLife)],
      p1: { hand: ['Cub'], manaZone: { fire: 1 }, shieldZone: 0 },
      p2: { battleZone: ['Ban'] },
    });
    duel.use('Summon Cub');
    expect([duel.count('p1', 'shieldZone'), duel.names('p1', 'manaZone')]).toEqual([
      0,
      ['Cub', 'Fire Filler'],
    ]);
  });

  driven('603.5 a creature does not see the shield of its own EX life placed, another one does', (begin) => {
    const watch = when({ event: 'moved', what: { of: 'you' }, to: 'shieldZone' }, draw());
    const result = (...battleZone: readonly string[]) =>
      begin({
        cards: [beast('Cub', 3000, exLife, watch), beast('Guard', 1000, watch)],
        p1: { hand: ['Cub'], manaZone: { fire: 1 }, battleZone: ['Fear Fang', ...battleZone] },
      })
        .use('Summon Cub')
        .count('p1', 'hand');
    expect([result(), result('Guard')]).toEqual([0, 1]);
  });

  driven('703.4c the shield goes for a creature that comes without power, which then dies', (begin) => {
    const duel = begin({
      cards: [beast('Cub', 0, exLife)],
      p1: { hand: ['Cub'], manaZone: { fire: 1 }, shieldZone: 0, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Cub');
    expect([duel.battleZones.p1, duel.count('p1', 'shieldZone'), duel.names('p1', 'graveyard')]).toEqual([
      ['Fear Fang'],
      0,
      ['Cub', 'Filler'],
    ]);
  });

  driven('110.4f, 703.4b the last card of the deck becomes its shield, and the duel is lost', (begin) => {
    const duel = begin({
      cards: [beast('Cub', 3000, exLife)],
      p1: { hand: ['Cub'], manaZone: { fire: 1 }, deck: 1 },
    });
    duel.use('Summon Cub');
    expect(duel.duel.result).toMatchObject({ winner: 'p2' });
  });

  driven('801.2 an evolution creature has the shield of its EX life, whatever it was put on', (begin) => {
    const duel = cast(begin, destroy(yourCreatures({ names: ['Lord'] })), {
      cards: [imp, elder('Lord', 9000, exLife)],
      p1: { hand: ['Lord'], manaZone: { fire: 2 }, shieldZone: 0, battleZone: ['Brute', 'Imp'] },
    });
    expect(duel.asked).toBe('p1 main');
    duel.use('Summon Lord');
    expect([duel.count('p1', 'shieldZone'), duel.battleZones.p1]).toEqual([1, ['Brute', 'Lord (over Imp)']]);
  });

  driven('113.2, 603.5 a shield that goes below a creature has left the shield zone', (begin) => {
    const clerk = beast(
      'Clerk',
      1000,
      when({ event: 'moved', what: { of: 'you' }, from: 'shieldZone' }, draw()),
    );
    const duel = cast(
      begin,
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ names: ['Brute'] })), 'host') },
        putUnder(choose(yourShields()), the('host')),
      ),
      { cards: [clerk], p1: { battleZone: ['Brute', 'Clerk'] } },
    );
    until(duel, 'p1 attack');
    expect([duel.count('p1', 'shieldZone'), duel.count('p1', 'hand')]).toEqual([4, 1]);
  });

  driven('109.2a, 603.5 what goes below a creature is what left, not the creature', (begin) => {
    const clerk = beast(
      'Clerk',
      1000,
      when(
        { event: 'moved', what: { of: 'you', filter: { cost: { max: 2 } } }, from: 'graveyard' },
        returnToHand(that),
      ),
    );
    const duel = cast(
      begin,
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ names: ['Brute'] })), 'host') },
        putUnder(yourGraveyard(), the('host')),
      ),
      { cards: [clerk, imp], p1: { graveyard: ['Imp'], battleZone: ['Brute', 'Clerk'] } },
    );
    until(duel, 'p1 attack');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Brute (over Imp)', 'Clerk'], []]);
  });

  driven('205.1a just diver counts as an ability that triggers as it is put, EX life does not', (begin) => {
    const ban = beast('Ban', 2000, {
      kind: 'replacement',
      of: { event: 'moves', what: { of: 'opponent', filter: { ability: 'whenPut' } }, to: 'battleZone' },
      instead: instead('manaZone'),
    });
    const result = (name: string) =>
      begin({
        cards: [ban, beast('Diver', 3000, justDiver), beast('Cub', 3000, exLife)],
        p1: { hand: [name], manaZone: { fire: 1 } },
        p2: { battleZone: ['Ban'] },
      }).use(`Summon ${name}`).battleZones.p1;
    expect([result('Diver'), result('Cub')]).toEqual([[], ['Cub']]);
  });

  driven('409.1f, 703.4l of two D2 fields that are put together the second stays', (begin) => {
    const d2 = (name: string) => d2Field({ name, civilizations: ['fire'], cost: 2, abilities: [] });
    const duel = cast(begin, put(choose(yourGraveyard(), 2)), {
      cards: [d2('Casino'), d2('Dojo')],
      p1: { graveyard: ['Casino', 'Dojo'] },
    });
    until(duel, 'p1 attack');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Brute', 'Dojo'],
      ['Casino', 'Order'],
    ]);
  });

  driven('310.8b an aura goes below along with its creature', (begin) => {
    const robot = gacharangeCreature({ ...plain, name: 'Robot' });
    const wings = aura({ name: 'Wings', civilizations: ['fire'], cost: 1, power: 1000 });
    const duel = cast(
      begin,
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ names: ['Brute'] })), 'host') },
        putUnder(yourCreatures({ names: ['Robot'] }), the('host')),
      ),
      {
        cards: [robot, wings],
        p1: { battleZone: ['Brute', { name: 'Robot', bears: [{ name: 'Wings' }] }] },
      },
    );
    until(duel, 'p1 attack');
    expect(duel.count('p1', 'battleZone')).toBe(1);
  });

  driven(
    '801.2, 401.4 what came by abyss rush goes below the deck as the creature that it has become',
    (begin) => {
      const ghost = creature({ ...plain, name: 'Imp', abilities: [...abyssRush] });
      const lord = elder('Lord', 9000);
      const duel = begin({
        cards: [ghost, lord],
        p1: { graveyard: ['Imp'], hand: ['Lord'], manaZone: { fire: 2 }, deck: 6 },
      });
      duel.use('Summon Imp').use('Summon Lord').choose('Attack no more');
      until(duel, 'p2 charge');
      expect([duel.battleZones.p1, duel.count('p1', 'deck')]).toEqual([[], 8]);
    },
  );

  driven('810.3a a twinpact is put only where its creature half costs so little', (begin) => {
    const giant = twinpact(
      'Giant / Spark',
      creature({ ...plain, name: 'Giant', cost: 7 }),
      spell({ name: 'Spark', civilizations: ['fire'], cost: 2, abilities: [spellAbility(draw())] }),
    );
    const duel = cast(begin, put(choose(yourHand({ type: 'creature', cost: { max: 3 } }))), {
      cards: [giant],
      p1: { hand: ['Giant / Spark'] },
    });
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Brute'], ['Giant / Spark']]);
  });

  driven('816.2, 703.4c as its hyper mode ends a creature may have no power left', (begin) => {
    const duke = creature({ ...plain, name: 'Duke', power: 2000, abilities: [hyperMode(9000)] });
    const chill = beast('Chill', 1000, each(opponentsCreatures({ names: ['Duke'] }), power(-3000)));
    const duel = begin({
      cards: [duke, chill],
      active: 'p2',
      step: 'attack',
      p1: { battleZone: [{ name: 'Duke', hyperMode: true }] },
      p2: { battleZone: ['Chill'] },
    });
    expect(powerOf(duel, 'p1', 'Duke')).toBe(6000);
    duel.choose('Attack no more');
    until(duel, 'p1 charge');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Duke']);
  });

  driven(
    '603.2b, 110.2c once a turn is once for each of two copies, however many events there are',
    (begin) => {
      const clerk = beast(
        'Clerk',
        1000,
        limited({ times: 1, per: 'turn', by: 'this' }, whenDestroyed(any('opponent'), draw())),
      );
      const duel = cast(begin, destroy(opponentsCreatures()), {
        cards: [clerk, imp],
        p1: { battleZone: ['Brute', 'Clerk', 'Clerk'] },
        p2: { battleZone: ['Imp', 'Imp', 'Imp'] },
      });
      until(duel, 'p1 attack');
      expect(duel.count('p1', 'hand')).toBe(2);
    },
  );

  driven('104.2c, 101.2 an S-MAX creature that cannot die does not keep from losing', (begin) => {
    const max = sMaxEvolutionCreature({
      ...plain,
      name: 'Max',
      abilities: [...sMaxEvolution, has(cannot({ do: 'move', from: 'battleZone' }))],
    });
    const duel = cast(begin, { do: 'loses', who: 'opponent' }, { cards: [max], p2: { battleZone: ['Max'] } });
    expect(duel.duel.result).toMatchObject({ winner: 'p1' });
  });

  driven(
    '104.2a, 609.1 an S-MAX creature dies in place of a direct attack, and the attack is over',
    (begin) => {
      const max = sMaxEvolutionCreature({ ...plain, name: 'Max', abilities: [...sMaxEvolution] });
      const duel = begin({
        cards: [max, imp],
        step: 'attack',
        p1: { battleZone: ['Imp', 'Imp'] },
        p2: { shieldZone: 0, battleZone: [{ name: 'Max', tapped: true }] },
      });
      duel.choose('Imp attacks the player');
      until(duel, 'p1 attack');
      expect([duel.battleZones.p2, duel.zone('p2', 'graveyard')]).toEqual([[], ['Max']]);
      duel.choose('Imp attacks the player');
      expect(duel.duel.result).toMatchObject({ winner: 'p1' });
    },
  );
});
