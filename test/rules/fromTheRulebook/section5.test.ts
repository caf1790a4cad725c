import {
  any,
  blocker,
  breaker,
  canAttackUntapped,
  choose,
  creature,
  destroy,
  doubleBreaker,
  draw,
  gets,
  guardman,
  guardStrike,
  itself,
  ninjaStrike,
  opponentsCreatures,
  power,
  powerAttacker,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  spell,
  spellAbility,
  tap,
  topOfDeckTo,
  when,
  wheneverAttacks,
  wheneverBlocks,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { BIG, being, ONE_MANA, SMALL } from './madeUp.ts';

describe('507 blocking', () => {
  const wall = being('Wall', 3000, blocker);

  driven('507.1a a blocker that an attack ability has tapped cannot block', (begin) => {
    const duel = begin({
      cards: [wall, being('Tapper', 2000, wheneverAttacks(self, tap(opponentsCreatures())))],
      step: 'attack',
      p1: { battleZone: ['Tapper', 'Filler'] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Tapper attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('507.1a a guardman does nothing while the player is attacked', (begin) => {
    const duel = begin({
      cards: [being('Guard', 3000, guardman), SMALL],
      step: 'attack',
      p1: { battleZone: ['Filler', 'Small'] },
      p2: { battleZone: ['Guard', { name: 'Small', tapped: true }] },
    });
    duel.choose('Filler attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('507.1a an untapped blocker that is attacked itself cannot be chosen, another can', (begin) => {
    const duel = begin({
      cards: [wall, being('Hunter', 2000, canAttackUntapped())],
      step: 'attack',
      p1: { battleZone: ['Hunter', 'Filler'] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Hunter attacks Wall');
    expect(duel.names('p1', 'graveyard')).toEqual(['Hunter']);
  });

  driven('507.2 of two blockers the last one resolved battles; both are tapped', (begin) => {
    const duel = begin({
      cards: [wall, being('Fence', 500, blocker), BIG],
      step: 'attack',
      p1: { battleZone: ['Big', 'Filler'] },
      p2: { battleZone: ['Wall', 'Fence'] },
    });
    duel.choose('Big attacks the player').choose('Wall', 'Fence');
    if (duel.asked === 'p2 order') duel.choose(...duel.options);
    if (duel.asked === 'p2 standby') duel.choose(duel.options[0] ?? '');
    expect([
      duel.battleZones.p2.length,
      duel.count('p2', 'graveyard'),
      duel.count('p2', 'shieldZone'),
    ]).toEqual([1, 1, 5]);
    expect(duel.battleZones.p2[0]).toContain('tapped');
  });

  driven('507.3c a blocker that leaves does not make the attacker unblocked', (begin) => {
    const duel = begin({
      cards: [
        being('Quick', 2000, when({ event: 'isNotBlocked', what: itself }, draw())),
        being('Martyr', 1000, blocker, wheneverBlocks(self, returnToHand(self))),
      ],
      step: 'attack',
      p1: { battleZone: ['Quick', 'Filler'] },
      p2: { battleZone: ['Martyr'] },
    });
    duel.choose('Quick attacks the player').choose('Martyr');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      0,
      5,
    ]);
  });
});

describe('509 direct attack', () => {
  const strike = creature({
    name: 'Strike',
    civilizations: ['nature'],
    cost: 1,
    power: 1000,
    abilities: [guardStrike],
  });
  const zap = spell({
    name: 'Zap',
    civilizations: ['nature'],
    cost: 1,
    abilities: [shieldTrigger, spellAbility(draw())],
  });

  driven(
    '509.5a two shields broken at once are declared together, and the other one joins the hand first',
    (begin) => {
      const duel = begin({
        cards: [zap, SMALL, being('Twin', 6000, doubleBreaker)],
        step: 'attack',
        p1: { battleZone: ['Twin', 'Filler'] },
        p2: { shieldZone: ['Zap', 'Small'] },
      });
      duel.choose('Twin attacks the player');
      expect([duel.asked, duel.options.filter((option) => option.includes('Zap')).length]).toEqual([
        'p2 declareShields',
        1,
      ]);
      duel.choose('Zap');
      expect([duel.count('p2', 'hand'), duel.names('p2', 'graveyard'), duel.duel.result]).toEqual([
        2,
        ['Zap'],
        undefined,
      ]);
    },
  );

  driven('112.3a what a shield trigger creature does when put waits behind the active player', (begin) => {
    const late = creature({
      name: 'Late',
      civilizations: ['nature'],
      cost: 1,
      power: 1000,
      abilities: [shieldTrigger, whenPut(self, topOfDeckTo('manaZone'))],
    });
    const duel = begin({
      cards: [late, being('Breaks', 5000, when({ event: 'put', what: any('opponent') }, draw()))],
      step: 'attack',
      p1: { battleZone: ['Breaks', 'Filler'] },
      p2: { shieldZone: ['Late', 'Filler'] },
    });
    duel.facts();
    duel.choose('Breaks attacks the player').choose('Shield 1').choose('Late');
    // The first is the use itself.
    expect(duel.facts('effectResolved')).toEqual([
      'effectResolved Late',
      'effectResolved Breaks',
      'effectResolved Late',
    ]);
  });

  driven(
    '509.5b a guard strike is shown, joins the hand and stops a creature that has not attacked',
    (begin) => {
      const duel = begin({
        cards: [strike, SMALL, being('Big One', 4000)],
        step: 'attack',
        p1: { battleZone: ['Small', 'Big One'] },
        p2: { shieldZone: ['Strike', 'Filler'] },
      });
      duel.choose('Small attacks the player').choose('Shield 1').choose('Strike');
      if (duel.asked === 'p2 choose') duel.choose('Big One');
      expect([duel.names('p2', 'hand').includes('Strike'), duel.duel.result, duel.asked]).toEqual([
        true,
        undefined,
        'p2 charge',
      ]);
    },
  );

  driven('509.2b a double breaker breaks the one shield that is there and does not win', (begin) => {
    const duel = begin({
      cards: [being('Twin', 6000, breaker('double'))],
      step: 'attack',
      p1: { battleZone: ['Twin', 'Filler'] },
      p2: { shieldZone: ['Filler'] },
    });
    duel.choose('Twin attacks the player');
    expect([duel.duel.result, duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([
      undefined,
      0,
      1,
    ]);
  });
});

describe('505-510 what lasts for an attack', () => {
  driven('505.6a with the attacker gone the other player declares no ninja strike', (begin) => {
    const asked = (leaves: boolean) => {
      const duel = begin({
        cards: [
          being('Bolt', 2000, wheneverAttacks(self, leaves ? returnToHand(self) : draw())),
          being('Ninja', 1000, ninjaStrike(1)),
        ],
        step: 'attack',
        p1: { battleZone: ['Bolt', 'Filler'] },
        p2: { hand: ['Ninja'], manaZone: ONE_MANA },
      });
      return duel.choose('Bolt attacks the player').asked;
    };
    expect([asked(false), asked(true)]).toEqual(['p2 declareUsage', 'p1 attack']);
  });

  driven(
    '206, 510.2 power attacker is gone when the attack has ended, and does not count when attacked',
    (begin) => {
      const duel = begin({
        cards: [being('Raging', 1000, powerAttacker(3000)), being('Mid', 2000)],
        step: 'attack',
        p1: { battleZone: ['Mid', 'Filler'] },
        p2: { battleZone: [{ name: 'Raging', tapped: true }] },
      });
      duel.choose('Mid attacks Raging');
      expect([duel.names('p2', 'graveyard'), duel.names('p1', 'graveyard')]).toEqual([['Raging'], []]);
    },
  );

  driven('115, 603.5c a slayer that dies in a battle against a blocker takes the blocker along', (begin) => {
    const duel = begin({
      cards: [being('Sting', 1000, slayer), being('Wall', 9000, blocker), SMALL],
      step: 'attack',
      p1: { battleZone: ['Sting', 'Filler'] },
      p2: { battleZone: ['Wall', 'Small'] },
    });
    duel.choose('Sting attacks the player').choose('Wall');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Small'] });
  });

  driven('500.3 what lasts an attack does not reach the next attack of the same step', (begin) => {
    const duel = begin({
      cards: [
        being(
          'Chief',
          3000,
          wheneverAttacks(self, gets(choose(yourCreatures({ names: ['Pup'] })), 'attack', power(5000))),
        ),
        being('Pup', 1000),
        being('Mid', 3000, blocker),
      ],
      step: 'attack',
      p1: { battleZone: ['Chief', 'Pup'] },
      p2: { battleZone: ['Mid'] },
    });
    duel.choose('Chief attacks the player').pass().choose('Shield 1');
    duel.choose('Pup attacks the player').choose('Mid');
    expect([duel.names('p1', 'graveyard'), duel.names('p2', 'graveyard')]).toEqual([['Pup'], []]);
  });

  driven('504, 506 a creature destroyed by what its attack triggered does not break', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        being(
          'Trap',
          1000,
          when(
            { event: 'attacks', what: any('opponent') },
            destroy(opponentsCreatures({ names: ['Small'] })),
          ),
        ),
      ],
      step: 'attack',
      p1: { battleZone: ['Small', 'Filler'] },
      p2: { battleZone: ['Trap'], shieldZone: 0 },
    });
    duel.choose('Small attacks the player');
    expect([duel.duel.result, duel.asked, duel.names('p1', 'graveyard')]).toEqual([
      undefined,
      'p1 attack',
      ['Small'],
    ]);
  });
});
