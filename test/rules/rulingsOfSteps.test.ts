import type { Effect } from 'taiki/words';
import {
  any,
  atEndOfYourTurn,
  atLeast,
  atStartOfYourTurn,
  blocker,
  canAttackUntapped,
  cannot,
  cannotBeBlocked,
  choose,
  destroy,
  discard,
  doubleBreaker,
  draw,
  extraTurn,
  gets,
  has,
  insteadDo,
  isLike,
  itself,
  ninjaStrike,
  onlyIf,
  opponentsCreatures,
  other,
  power,
  put,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  that,
  topOfDeckTo,
  untap,
  when,
  whenDrawingForTurn,
  wheneverAttacks,
  wheneverBlocks,
  whenPut,
  wouldDraw,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { brute, runt } from './cast.ts';
import { beast, charm, imp, powerOf } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

describe('500-502, 511 rulings of turns and their ends', () => {
  driven('500.3, 510.1, 510.2 what lasts for an attack is there at its end, and then gone', (begin) => {
    const surge = beast(
      'Surge',
      3000,
      wheneverAttacks(self, gets(self, 'attack', power(3000))),
      when({ event: 'endOfAttack', what: itself }, onlyIf(isLike(self, { power: atLeast(6000) }), draw())),
    );
    const duel = begin({ cards: [surge], step: 'attack', p1: { battleZone: ['Surge', 'Fear Fang'] } });
    duel.choose('Surge attacks the player').passUntil('p1 shields').choose('Shield 1');
    expect([duel.asked, duel.count('p1', 'hand'), powerOf(duel, 'p1', 'Surge')]).toEqual([
      'p1 attack',
      1,
      3000,
    ]);
  });

  driven('500.5, 500.5a extra turns of both: first those of the active player', (begin) => {
    const rival = beast('Rival', 3000, whenPut(any('opponent'), extraTurn()));
    const duel = begin({
      cards: [rival, imp, charm('Mine', extraTurn())],
      p1: { hand: ['Imp', 'Mine', 'Filler'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
      p2: { hand: ['Filler'], battleZone: ['Rival'] },
    });
    duel.use('Summon Imp').use('Cast Mine');
    expect(duel.asked).toBe('p1 attack');
    const turns: string[] = [];
    while (turns.length < 4) {
      const { number } = duel.duel.game.turn;
      while (duel.duel.game.turn.number === number) duel.pass();
      turns.push(duel.duel.game.turn.active);
    }
    expect(turns).toEqual(['p1', 'p2', 'p2', 'p1']);
  });

  driven('500.3, 500.5 what lasts until the next turn of its player ends with an extra turn', (begin) => {
    const duel = begin({
      cards: [
        brute,
        charm('Calm', gets(opponentsCreatures(), 'yourNextTurn', cannot({ do: 'attack' }))),
        charm('Mine', extraTurn()),
      ],
      p1: { hand: ['Calm', 'Mine'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Brute'] },
    });
    duel.use('Cast Calm').use('Cast Mine').passUntil('p2 attack');
    expect([duel.duel.game.turn.number, duel.options]).toEqual([
      7,
      ['Brute attacks the player', 'Attack no more'],
    ]);
  });

  driven('501.2a what comes during the start of the turn does not trigger at it any more', (begin) => {
    const dawn = beast('Dawn', 3000, atStartOfYourTurn(put(choose(yourHand()))));
    const late = beast('Late', 3000, atStartOfYourTurn(draw()));
    const duel = begin({
      cards: [dawn, late],
      step: 'startOfTurn',
      p1: { hand: ['Late'], battleZone: ['Dawn'] },
    });
    expect([duel.asked, duel.zone('p1', 'battleZone')]).toEqual(['p1 charge', ['Dawn', 'Late']]);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('502.1, 114.4, 603.2d a draw that is replaced triggers nothing', (begin) => {
    const dry = beast(
      'Dry',
      3000,
      wouldDraw('you', insteadDo(topOfDeckTo('manaZone'))),
      whenDrawingForTurn(topOfDeckTo('shieldZone')),
    );
    const duel = begin({
      cards: [dry],
      step: 'startOfTurn',
      p1: { hand: ['Filler'], battleZone: ['Dry'] },
    });
    expect(duel.asked).toBe('p1 charge');
    expect((['hand', 'manaZone', 'shieldZone'] as const).map((zone) => duel.count('p1', zone))).toEqual([
      1, 1, 5,
    ]);
  });

  driven('511.1 what comes during the end of the turn does not trigger at it any more', (begin) => {
    const dusk = beast('Dusk', 3000, atEndOfYourTurn(put(choose(yourHand()))));
    const late = beast('Late', 3000, atEndOfYourTurn(draw()));
    const duel = begin({
      cards: [dusk, late],
      p1: { hand: ['Late'], battleZone: ['Dusk'] },
      p2: { hand: ['Filler'] },
    });
    duel.passUntil('p2 charge');
    expect([duel.zone('p1', 'battleZone').length, duel.count('p1', 'hand')]).toEqual([2, 0]);
  });
});

describe('505-508 rulings of attacks and blocks', () => {
  driven(
    '505.6a an attack of which the attacked creature has left asks the other player nothing more',
    (begin) => {
      const gust = beast(
        'Gust',
        3000,
        wheneverAttacks(self, returnToHand(choose(opponentsCreatures({ tapped: true })))),
        when({ event: 'endOfAttack', what: itself }, draw()),
      );
      const duel = begin({
        cards: [gust, runt, beast('Shade', 1000, ninjaStrike(1)), beast('Wall', 9000, blocker)],
        step: 'attack',
        p1: { battleZone: ['Gust', 'Fear Fang'] },
        p2: { hand: ['Shade'], manaZone: { fire: 3 }, battleZone: [{ name: 'Runt', tapped: true }, 'Wall'] },
      });
      duel.choose('Gust attacks Runt');
      expect([duel.asked, duel.options[0], duel.count('p1', 'hand')]).toEqual([
        'p1 attack',
        'Fear Fang attacks the player',
        1,
      ]);
      expect(duel.battleZones).toEqual({ p1: ['Gust (tapped)', 'Fear Fang'], p2: ['Wall'] });
      expect(duel.names('p2', 'hand')).toEqual(['Runt', 'Shade']);
    },
  );

  driven('505.6a what may not attack any more once it attacks attacks on', (begin) => {
    const hush = beast(
      'Hush',
      3000,
      wheneverAttacks(any('opponent'), gets(that, 'turn', cannot({ do: 'attack' }))),
    );
    const keen = beast('Keen', 3000, when({ event: 'endOfAttack', what: itself }, untap(self)));
    const duel = begin({
      cards: [hush, keen],
      step: 'attack',
      p1: { battleZone: ['Keen', 'Fear Fang'] },
      p2: { battleZone: ['Hush'] },
    });
    duel.choose('Keen attacks the player').choose('Shield 1');
    expect([duel.count('p2', 'shieldZone'), duel.battleZones.p1]).toEqual([4, ['Keen', 'Fear Fang']]);
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
  });

  driven('505.6b, 507.2a a blocker that untaps still blocks', (begin) => {
    const sentry = beast('Sentry', 5000, blocker, wheneverBlocks(self, untap(self)));
    const duel = begin({
      cards: [sentry],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Sentry'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Sentry');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Sentry'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('507.1a a blocker that is attacked itself does not block', (begin) => {
    const duel = begin({
      cards: [beast('Sniper', 3000, canAttackUntapped()), beast('Wall', 9000, blocker)],
      step: 'attack',
      p1: { battleZone: ['Sniper', 'Fear Fang'] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Sniper attacks Wall');
    expect([duel.asked, duel.battleZones]).toEqual(['p1 attack', { p1: ['Fear Fang'], p2: ['Wall'] }]);
  });

  driven('507.1b of two that must block both are chosen, and one of them blocks', (begin) => {
    const must = [blocker, has({ kind: 'mustBlock' })];
    const duel = begin({
      cards: [beast('Left', 1000, ...must), beast('Right', 1000, ...must)],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Left', 'Right'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect([duel.asked, duel.decision.min]).toEqual(['p2 block', 2]);
    duel.choose('Block with Left', 'Block with Right');
    expect(duel.battleZones.p2).toEqual(['Left (tapped)']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Right']);
  });

  driven('507.2, 507.3a of two that are chosen to block only the last has blocked', (begin) => {
    const guard = (name: string) => beast(name, 9000, blocker, wheneverBlocks(self, draw()));
    const duel = begin({
      cards: [guard('Left'), guard('Right')],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Left', 'Right'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Left', 'Block with Right');
    expect([duel.facts('effectBegan'), duel.count('p2', 'hand')]).toEqual([['effectBegan Right'], 1]);
    expect(duel.battleZones.p2).toEqual(['Left (tapped)', 'Right (tapped)']);
  });

  driven('507.3c an attack whose blocking creature has left was blocked', (begin) => {
    const bramble = beast(
      'Bramble',
      3000,
      when({ event: 'becomesBlocked', what: itself }, destroy(other)),
      when({ event: 'isNotBlocked', what: itself }, draw()),
    );
    const duel = begin({
      cards: [bramble, beast('Wall', 9000, blocker)],
      step: 'attack',
      p1: { battleZone: ['Bramble', 'Fear Fang'] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Bramble attacks the player').choose('Block with Wall');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      0,
      5,
    ]);
    expect(duel.battleZones.p2).toEqual([]);
  });

  driven('700.4 against what cannot be blocked nobody is asked', (begin) => {
    const duel = begin({
      cards: [beast('Ghost', 1000, cannotBeBlocked), beast('Wall', 9000, blocker)],
      step: 'attack',
      p1: { battleZone: ['Ghost', 'Fear Fang'] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Ghost attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });
});

describe('509 rulings of shields', () => {
  driven('509.1 a shield that is there before the direct attack is broken instead', (begin) => {
    const mason = beast('Mason', 3000, wheneverAttacks(any('opponent'), topOfDeckTo('shieldZone')));
    const duel = begin({
      cards: [mason],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Mason'], shieldZone: 0 },
    });
    duel.choose('Fear Fang attacks the player');
    expect([duel.asked, duel.duel.result]).toEqual(['p1 attack', undefined]);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });

  // 112.3a. Once all are declared they are used one by one; a card is pending once it is used (409.1, 601.1b), not before.
  driven(
    '112.3a, 509.5a a shield trigger that waits for another is in the hand, and goes with it',
    (begin) => {
      const trigger = (name: string, effect: Effect) =>
        spell({ ...plain, name, abilities: [shieldTrigger, spellAbility(effect)] });
      const duel = begin({
        cards: [
          trigger('Dump', discard(yourHand())),
          trigger('Gift', draw()),
          beast('Pair', 3000, doubleBreaker),
        ],
        step: 'attack',
        p1: { battleZone: ['Pair', 'Fear Fang'] },
        p2: { hand: ['Filler'], shieldZone: ['Dump', 'Gift'] },
      });
      duel.choose('Pair attacks the player').choose('Shield trigger: Dump', 'Shield trigger: Gift');
      expect(duel.asked).toBe('p2 standby');
      duel.choose(duel.options.find((one) => one.includes('Dump')) ?? '');
      expect(duel.facts('cardUsed', 'cardDiscarded')).toEqual([
        'cardUsed Dump',
        'cardDiscarded Filler',
        'cardDiscarded Gift',
      ]);
      expect([duel.asked, duel.zone('p2', 'hand'), duel.names('p2', 'graveyard')]).toEqual([
        'p1 attack',
        [],
        ['Dump', 'Filler', 'Gift'],
      ]);
    },
  );
});
