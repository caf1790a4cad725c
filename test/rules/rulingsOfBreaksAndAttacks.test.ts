import type { CardDefinition } from 'taiki';
import type { PlayerInput, ZoneInput } from 'taiki/testing';
import {
  any,
  atEndOfYourTurn,
  attacksEachTurnIfAble,
  battle,
  blocker,
  cannot,
  choose,
  delayed,
  destroy,
  doubleBreaker,
  draw,
  each,
  gains,
  galaxyCastle,
  guardman,
  has,
  insteadOfBreaking,
  itself,
  limited,
  mustAttackSuch,
  opponentsCreatures,
  put,
  putIntoGraveyard,
  putIntoMana,
  returnToHand,
  self,
  shieldForce,
  shieldTrigger,
  skipRestOfTurn,
  spell,
  spellAbility,
  tapAbility,
  that,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  wheneverBlocks,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { play } from './goingOn.ts';
import { beast, charm, elder, imp } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

const ox = beast('Ox', 5000);
const wall = beast('Wall', 9000, blocker);
const fang = 'Fear Fang';

/** p1 attacks the player, or a creature, with a creature of p1. */
function attack(
  begin: Begin,
  attacker: string,
  cards: readonly CardDefinition[],
  p1: PlayerInput,
  p2: PlayerInput,
  target = 'the player',
): Driver {
  return begin({ cards: [ox, wall, ...cards], step: 'attack', p1, p2 }).choose(
    `${attacker} attacks ${target}`,
  );
}

describe('509 rulings of shields that are about to be broken', () => {
  const flash = (name: string, ...abilities: CardDefinition['abilities']) =>
    beast(
      name,
      6000,
      doubleBreaker,
      when({ event: 'breaksShields', what: itself }, returnToHand(self)),
      ...abilities,
    );

  driven(
    '509.4c, 604.2 what would be done instead of a break ends as its creature leaves before it',
    (begin) => {
      const steel = flash('Steel', insteadOfBreaking(itself, putIntoGraveyard(that)));
      const duel = attack(begin, 'Steel', [steel], { battleZone: ['Steel', fang] }, {});
      play(duel, 'p1 attack', 'Shield 1', 'Shield 2');
      expect([
        duel.count('p2', 'hand'),
        duel.count('p2', 'graveyard'),
        duel.count('p2', 'shieldZone'),
      ]).toEqual([2, 0, 3]);
    },
  );

  driven('509.4c, 110.4c a creature that has left before the break does not see what it breaks', (begin) => {
    const broken = { event: 'shieldBroken', of: 'opponent' } as const;
    const glint = flash('Glint', when(broken, draw()));
    const scout = beast('Scout', 1000, when(broken, draw()));
    const left = attack(begin, 'Glint', [glint], { battleZone: ['Glint', fang] }, {});
    play(left, 'p1 attack', 'Shield 1', 'Shield 2');
    expect([left.names('p1', 'hand'), left.count('p2', 'shieldZone')]).toEqual([['Glint'], 3]);
    const watched = attack(begin, 'Glint', [glint, scout], { battleZone: ['Glint', 'Scout'] }, {});
    play(watched, 'p1 attack', 'Shield 1', 'Shield 2');
    expect(watched.count('p1', 'hand')).toBe(3);
  });

  driven(
    '509.4, 509.5 a chosen shield that has left before the break is not broken, and no other in its place',
    (begin) => {
      const mason = beast(
        'Mason',
        1000,
        when({ event: 'breaksShields', what: any('opponent') }, putIntoMana(choose(yourShields()))),
      );
      const pair = beast('Pair', 6000, doubleBreaker);
      const duel = attack(
        begin,
        'Pair',
        [mason, pair],
        { battleZone: ['Pair', fang] },
        { battleZone: ['Mason'], shieldZone: 4 },
      );
      play(duel, 'p1 attack', 'Shield 1', 'Shield 2');
      expect([
        duel.count('p2', 'hand'),
        duel.count('p2', 'manaZone'),
        duel.count('p2', 'shieldZone'),
      ]).toEqual([1, 1, 2]);
    },
  );

  driven('509.1, 104.2a a last shield that its player takes as the attack begins does not save', (begin) => {
    const miser = beast('Miser', 1000, wheneverAttacks(any('opponent'), returnToHand(yourShields())));
    const duel = attack(
      begin,
      'Ox',
      [miser],
      { battleZone: ['Ox', fang] },
      { battleZone: ['Miser'], shieldZone: 1 },
    );
    expect(duel.duel.result).toMatchObject({ winner: 'p1' });
  });

  const spark = charm('Spark', draw());
  const sparkle = spell({ ...plain, name: 'Sparkle', abilities: [shieldTrigger, spellAbility(draw())] });
  const pair = beast('Pair', 6000, doubleBreaker);
  const broken = (
    begin: Begin,
    cards: readonly CardDefinition[],
    shieldZone: ZoneInput,
    battleZone: readonly string[] = [],
  ) =>
    attack(
      begin,
      'Pair',
      [pair, spark, sparkle, ...cards],
      { battleZone: ['Pair', fang] },
      { shieldZone, battleZone },
    );

  driven(
    '113.6b, 113.6d a face-up G castle gives shield triggers to what is broken together with it',
    (begin) => {
      const tower = galaxyCastle({
        ...plain,
        name: 'Tower',
        abilities: [each(yourShields({ type: 'spell' }), gains(shieldTrigger))],
      });
      const duel = broken(begin, [tower], [{ name: 'Tower', faceUp: true }, 'Spark']);
      expect(duel.asked).toBe('p2 declareShields');
      play(duel, 'p1 attack', 'Spark');
      expect(duel.zone('p2', 'graveyard')).toEqual(['Tower', 'Spark']);
    },
  );

  driven(
    '113.6d, 601.1b a face-up G castle forbids to cast until it leaves, so nothing is declared',
    (begin) => {
      const curb = galaxyCastle({
        ...plain,
        name: 'Curb',
        abilities: [has(cannot({ do: 'cast', who: 'any' }))],
      });
      const duel = broken(begin, [curb], [{ name: 'Curb', faceUp: true }, 'Sparkle']);
      expect([duel.asked, duel.names('p2', 'hand')]).toEqual(['p1 attack', ['Sparkle']]);
    },
  );

  driven('113.6d a creature that works in the shield zone does so until it goes to the hand', (begin) => {
    const watcher = beast('Watcher', 1000, {
      ...has(cannot({ do: 'cast', who: 'any' })),
      from: ['shieldZone'],
    });
    const duel = broken(begin, [watcher], [{ name: 'Watcher', faceUp: true }, 'Sparkle']);
    expect([duel.asked, duel.names('p2', 'hand')]).toEqual(['p1 attack', ['Sparkle', 'Watcher']]);
  });

  driven('113.6a, 113.6d a shield force works while its shield is on its way to the hand', (begin) => {
    const marshal = beast('Marshal', 1000, shieldForce(has(cannot({ do: 'cast', who: 'any' }))));
    const attacked = (shield: string) => {
      const duel = begin({
        cards: [marshal, pair, sparkle],
        p1: {
          hand: ['Marshal'],
          manaZone: { fire: 1 },
          shieldZone: ['Filler', 'Sparkle', 'Filler'],
          battleZone: [fang],
        },
        p2: { battleZone: ['Pair', fang] },
      });
      duel.use('Summon Marshal');
      play(duel, 'p1 attack', shield);
      play(duel, 'p2 attack');
      return play(duel.choose('Pair attacks the player'), 'p2 shields').choose('Shield 1', 'Shield 2');
    };
    const whole = attacked('Shield 3');
    expect([whole.asked, whole.names('p1', 'hand')]).toEqual(['p2 attack', ['Filler', 'Sparkle']]);
    const broken = attacked('Shield 1');
    expect([broken.asked, broken.names('p1', 'hand')]).toEqual(['p2 attack', ['Filler', 'Sparkle']]);
  });

  driven(
    '112.3a, 512.1 a declared shield trigger that has not been used stays in the hand as the turn is skipped',
    (begin) => {
      const halt = spell({
        ...plain,
        name: 'Halt',
        abilities: [shieldTrigger, spellAbility(skipRestOfTurn)],
      });
      const tomb = beast(
        'Tomb',
        1000,
        when({ event: 'moved', what: any('you', { type: 'card' }), to: 'graveyard' }, draw(3)),
      );
      const duel = broken(begin, [halt, tomb], ['Halt', 'Sparkle'], ['Tomb']);
      play(duel, 'p2 charge', 'Halt', 'Sparkle');
      expect([
        duel.zone('p2', 'graveyard'),
        duel.names('p2', 'hand').includes('Sparkle'),
        duel.count('p2', 'hand'),
      ]).toEqual([['Halt'], true, 2]);
    },
  );

  driven(
    '101.2, 509.5a of two declared shield triggers the second is not used where only one may be cast',
    (begin) => {
      const curb = beast('Curb', 1000, has(cannot({ do: 'cast', who: 'any', limit: 1 })));
      const duel = broken(begin, [curb], ['Sparkle', 'Sparkle'], ['Curb']);
      play(duel, 'p1 attack', 'Sparkle');
      expect([duel.names('p2', 'graveyard'), duel.count('p2', 'hand')]).toEqual([['Sparkle'], 2]);
    },
  );
});

describe('505-508 rulings of attacks whose creatures leave', () => {
  driven(
    '507.2, 505.6a the creature that was attacked first may leave once another has taken the attack',
    (begin) => {
      const rock = beast(
        'Rock',
        9000,
        blocker,
        wheneverBlocks(self, destroy(yourCreatures({ names: [fang] }))),
      );
      const duel = attack(
        begin,
        'Ox',
        [rock],
        { battleZone: ['Ox', fang] },
        { battleZone: ['Rock', { name: fang, tapped: true }] },
        fang,
      );
      play(duel, 'p1 attack', 'Rock');
      expect(duel.battleZones).toEqual({ p1: [fang], p2: ['Rock (tapped)'] });
    },
  );

  driven('507.2b, 505.6a a guard that leaves ends the attack, since it was no block', (begin) => {
    const guard = beast('Guard', 9000, guardman);
    const lance = beast(
      'Lance',
      5000,
      when({ event: 'isNotBlocked', what: itself }, destroy(opponentsCreatures({ names: ['Guard'] }))),
    );
    const mule = beast('Mule', 1000, when({ event: 'endOfAttack', what: any('you') }, draw()));
    const duel = attack(
      begin,
      'Lance',
      [guard, lance, mule],
      { battleZone: ['Lance', 'Mule'] },
      { battleZone: ['Guard', { name: fang, tapped: true }] },
      fang,
    );
    play(duel, 'p1 attack', 'Guard');
    expect([duel.battleZones, duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([
      { p1: ['Lance (tapped)', 'Mule'], p2: ['Fear Fang (tapped)'] },
      1,
      5,
    ]);
  });

  driven(
    '505.6a, 506.3e what waits for the other player is followed after what it set off has ended the attack',
    (begin) => {
      const bomb = beast('Bomb', 1000, whenDestroyed(self, returnToHand(yourCreatures({ names: ['Ox'] }))));
      const sniper = beast(
        'Sniper',
        1000,
        wheneverAttacks(any('opponent'), destroy(opponentsCreatures({ names: ['Bomb'] }))),
      );
      const spring = beast('Spring', 1000, wheneverAttacks(any('opponent'), draw()));
      const duel = attack(
        begin,
        'Ox',
        [bomb, sniper, spring],
        { battleZone: ['Ox', 'Bomb', fang] },
        { battleZone: ['Sniper', 'Spring', 'Wall'] },
      );
      play(duel, 'p1 attack', 'Sniper', 'Spring');
      expect([duel.battleZones.p1, duel.count('p2', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([
        [fang],
        1,
        5,
      ]);
    },
  );

  driven(
    '115.3a, 505.6a an attacker that loses a battle of an effect is neither blocked nor breaks',
    (begin) => {
      const champion = beast('Champion', 9000, wheneverAttacks(any('opponent'), battle(self, that)));
      const duel = attack(
        begin,
        'Ox',
        [champion],
        { battleZone: ['Ox', fang] },
        { battleZone: ['Champion', 'Wall'] },
      );
      expect([duel.asked, duel.battleZones.p1, duel.count('p2', 'shieldZone')]).toEqual([
        'p1 attack',
        [fang],
        5,
      ]);
    },
  );

  driven('801.2, 508.1 an attacked creature that evolves battles as what it has become', (begin) => {
    const lord = elder('Lord', 9000);
    const coach = beast(
      'Coach',
      1000,
      wheneverAttacks(any('opponent'), put(choose(yourHand({ names: ['Lord'] })))),
    );
    const duel = attack(
      begin,
      'Ox',
      [imp, lord, coach],
      { battleZone: ['Ox', fang] },
      { hand: ['Lord'], battleZone: ['Coach', { name: 'Imp', tapped: true }] },
      'Imp',
    );
    play(duel, 'p1 attack');
    expect(duel.battleZones).toEqual({ p1: [fang], p2: ['Coach', 'Lord (tapped, over Imp)'] });
  });

  driven('506.1, 505.6 an attack that an effect has ended was the first of the turn', (begin) => {
    const truce = beast(
      'Truce',
      1000,
      wheneverAttacks(any('opponent', { names: ['Ox'] }), { do: 'endAttack' }),
    );
    const drum = beast('Drum', 1000, when({ event: 'attacks', what: any('you'), nth: 2 }, draw()));
    const duel = attack(
      begin,
      'Ox',
      [truce, drum],
      { battleZone: ['Ox', 'Drum', fang] },
      { battleZone: ['Truce'] },
    );
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      0,
      5,
    ]);
    play(duel.choose('Fear Fang attacks the player'), 'p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([1, 4]);
  });

  driven('602.1, 506.3a the first attack after a tap ability is the first attack of the turn', (begin) => {
    const monk = beast('Monk', 1000, tapAbility(draw()));
    const drum = beast('Drum', 1000, when({ event: 'attacks', what: any('you'), nth: 1 }, draw()));
    const duel = begin({
      cards: [monk, drum, ox],
      step: 'attack',
      p1: { battleZone: ['Monk', 'Drum', 'Ox'] },
    });
    duel.choose(duel.options.find((one) => one.startsWith('Monk') && !one.includes('attacks')) ?? 'none');
    expect(duel.count('p1', 'hand')).toBe(1);
    play(duel.choose('Ox attacks the player'), 'p1 attack');
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven(
    '506.1b a creature that must attack in a turn, and is untapped by its attack, need not attack again',
    (begin) => {
      const fury = beast('Fury', 3000, attacksEachTurnIfAble, wheneverAttacks(self, untap(self)));
      const duel = begin({ cards: [fury], step: 'attack', p1: { battleZone: ['Fury'] } });
      play(duel, 'p1 attack', 'Shield 1');
      expect(duel.options.some((one) => one.startsWith('Fury'))).toBe(true);
      duel.pass();
      expect(duel.asked).toBe('p2 charge');
    },
  );

  driven('506.1b what must attack a creature of some kind may attack on as it likes once it has', (begin) => {
    const fury = beast(
      'Fury',
      9000,
      has(mustAttackSuch({ names: ['Imp'] })),
      wheneverAttacks(self, untap(self)),
    );
    const duel = begin({
      cards: [fury, imp],
      step: 'attack',
      p1: { battleZone: ['Fury'] },
      p2: {
        battleZone: [
          { name: 'Imp', tapped: true },
          { name: 'Imp', tapped: true },
          { name: fang, tapped: true },
        ],
      },
    });
    expect([...new Set(duel.options)]).toEqual(['Fury attacks Imp']);
    duel.choose(duel.options[0] ?? '');
    play(duel, 'p1 attack');
    expect([...duel.options].sort()).toEqual([
      'Attack no more',
      'Fury attacks Fear Fang',
      'Fury attacks Imp',
      'Fury attacks the player',
    ]);
  });

  driven('603.2c what enters tapped, also on a tapped base, does not become tapped', (begin) => {
    const bell = beast('Bell', 1000, when({ event: 'tapped', what: any('any') }, draw()));
    const sloth = beast('Sloth', 1000, has({ kind: 'entersTapped' }));
    const duel = begin({
      cards: [bell, sloth, imp, elder('Lord', 9000)],
      p1: {
        hand: ['Sloth', 'Lord'],
        manaZone: { fire: 2 },
        battleZone: ['Bell', { name: 'Imp', tapped: true }],
      },
    });
    duel.use('Summon Sloth').use('Summon Lord');
    expect([[...duel.battleZones.p1].sort(), duel.count('p1', 'hand')]).toEqual([
      ['Bell', 'Lord (tapped, over Imp)', 'Sloth (tapped)'],
      0,
    ]);
  });
});

describe('511, 603 rulings of what comes too late', () => {
  driven(
    '511.1a, 603.6a what is made at the end of the turn for the end of the turn waits for the next one',
    (begin) => {
      const later = (until: 'turn' | 'once') =>
        delayed(when({ event: 'endOfTurn', of: 'you' }, draw()), until);
      for (const [until, drawn] of [
        ['turn', 0],
        ['once', 1],
      ] as const) {
        const clock = beast(
          'Clock',
          1000,
          limited({ times: 1, per: 'duel', by: 'this' }, atEndOfYourTurn(later(until))),
        );
        const duel = begin({ cards: [clock], step: 'attack', p1: { battleZone: ['Clock'] } });
        play(duel, 'p2 charge');
        expect(duel.count('p1', 'hand')).toBe(0);
        play(duel, 'p1 charge');
        play(duel, 'p2 charge');
        expect(duel.count('p1', 'hand')).toBe(1 + drawn);
      }
    },
  );
});
