import {
  allCreatures,
  any,
  atEndOfYourTurn,
  atStartOfYourTurn,
  attacksEachTurnIfAble,
  blocker,
  cannot,
  cannotBeChosenByOpponent,
  cardsIn,
  choose,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  gains,
  gets,
  half,
  has,
  ifYouDo,
  inOrder,
  instead,
  invasion,
  lookAtTop,
  ninjaStrike,
  opponentsCreatures,
  other,
  plus,
  power,
  put,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  search,
  self,
  silentSkill,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  twinpact,
  when,
  whenDestroyed,
  wheneverAttacks,
  wheneverBlocks,
  whenPut,
  whenWinsBattle,
  wouldBeDestroyed,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { beast, elder, imp, powerOf } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

describe('301, 501, 506 rulings of who may attack', () => {
  driven('301.5 a creature that is put at the start of the turn has not been there since', (begin) => {
    const dawn = beast('Dawn', 3000, atStartOfYourTurn(put(choose(yourHand({ names: ['Imp'] })))));
    const duel = begin({
      cards: [dawn, imp],
      step: 'startOfTurn',
      p1: { hand: ['Imp'], battleZone: ['Dawn'] },
    });
    duel.passUntil('p1 attack');
    expect([duel.battleZones.p1, duel.options]).toEqual([
      ['Dawn', 'Imp'],
      ['Dawn attacks the player', 'Attack no more'],
    ]);
  });

  driven('506.1b what must attack does so only if it can', (begin) => {
    const rash = beast('Rash', 3000, attacksEachTurnIfAble);
    const ends = (fresh: boolean) =>
      begin({
        cards: [rash],
        step: 'attack',
        p1: { battleZone: [fresh ? { name: 'Rash', fresh } : 'Rash', 'Fear Fang'] },
      }).options.includes('Attack no more');
    expect([ends(true), ends(false)]).toEqual([true, false]);
  });

  driven('501.1a a silent skill is followed once the other cards have untapped', (begin) => {
    const sage = beast('Sage', 3000, silentSkill(tap(choose(yourCreatures({ tapped: false })))));
    const waking = () =>
      begin({
        cards: [sage, imp],
        step: 'startOfTurn',
        p1: {
          hand: ['Filler'],
          battleZone: [
            { name: 'Sage', tapped: true },
            { name: 'Imp', tapped: true },
          ],
        },
      });
    const used = waking();
    used.choose(used.options.find((one) => one.includes('Sage')) ?? '');
    expect([used.asked, used.battleZones.p1]).toEqual(['p1 charge', ['Sage (tapped)', 'Imp (tapped)']]);
    expect(waking().pass().battleZones.p1).toEqual(['Sage', 'Imp']);
  });
});

describe('505-511 rulings of attacks, continued', () => {
  driven('112.3c, 507.3d the active player uses ninja strike when a creature blocks', (begin) => {
    const duel = begin({
      cards: [beast('Shade', 1000, ninjaStrike(1)), beast('Wall', 9000, blocker)],
      step: 'attack',
      p1: { hand: ['Shade'], manaZone: { fire: 2 }, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    duel.choose('Block with Wall');
    expect(duel.asked).toBe('p1 declareUsage');
    duel.choose('Declare Shade');
    expect(duel.battleZones.p1).toEqual(['Burning Mane', 'Shade']);
  });

  driven('115.3a, 703.4c what has no power left as it is blocked does not battle', (begin) => {
    const thorn = beast(
      'Thorn',
      1000,
      blocker,
      wheneverBlocks(self, gets(other, 'turn', power(-3000))),
      whenWinsBattle(self, draw()),
    );
    const duel = begin({
      cards: [thorn],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Thorn'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Thorn');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Thorn (tapped)'] });
    expect(duel.count('p2', 'hand')).toBe(0);
  });

  driven(
    '801.2a, 500.3, 506.3a, 110.5a what evolves as it attacks keeps what it has got, and what waits',
    (begin) => {
      const scout = beast(
        'Imp',
        3000,
        wheneverAttacks(self, inOrder(gets(self, 'attack', power(2000)), draw())),
      );
      const raider = elder('Raider', 5000, invasion({ names: ['Imp'] }), doubleBreaker);
      for (const first of ['Imp', 'Raider']) {
        const duel = begin({
          cards: [scout, raider],
          step: 'attack',
          p1: { hand: ['Raider'], battleZone: ['Imp', 'Fear Fang'] },
        });
        duel.choose('Imp attacks the player').choose('Declare Raider');
        expect(duel.asked).toBe('p1 standby');
        duel.choose(first);
        expect([duel.asked, duel.count('p1', 'hand'), powerOf(duel, 'p1', 'Raider')]).toEqual([
          'p1 shields',
          1,
          7000,
        ]);
        duel.choose('Shield 1', 'Shield 2');
        expect(powerOf(duel, 'p1', 'Raider')).toBe(5000);
      }
    },
  );

  driven('505.6, 400.5 an attacking creature that has left and come back does not attack', (begin) => {
    const wisp = beast(
      'Wisp',
      3000,
      wheneverAttacks(self, inOrder(returnToHand(self), put(choose(yourHand({ names: ['Wisp'] }))))),
    );
    const duel = begin({ cards: [wisp], step: 'attack', p1: { battleZone: ['Wisp', 'Fear Fang'] } });
    duel.choose('Wisp attacks the player');
    expect([duel.asked, duel.options]).toEqual([
      'p1 attack',
      ['Fear Fang attacks the player', 'Attack no more'],
    ]);
    expect([duel.battleZones.p1, duel.count('p2', 'shieldZone')]).toEqual([['Fear Fang', 'Wisp'], 5]);
  });

  driven('510.2, 505.6a what lasts for an attack ends with one that ends early', (begin) => {
    const gust = beast(
      'Gust',
      3000,
      wheneverAttacks(
        self,
        inOrder(
          gets(self, 'attack', power(2000)),
          returnToHand(choose(opponentsCreatures({ tapped: true }))),
        ),
      ),
    );
    const duel = begin({
      cards: [gust, imp],
      step: 'attack',
      p1: { battleZone: ['Gust', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Imp', tapped: true }] },
    });
    duel.choose('Gust attacks Imp');
    expect([duel.asked, powerOf(duel, 'p1', 'Gust'), duel.zone('p2', 'hand')]).toEqual([
      'p1 attack',
      3000,
      ['Imp'],
    ]);
  });

  driven('603.2b two shields that break at once are two, and one last shield', (begin) => {
    const bell = beast('Bell', 3000, when({ event: 'shieldBroken', of: 'opponent' }, draw()));
    const knell = beast(
      'Knell',
      3000,
      when({ event: 'shieldBroken', of: 'opponent', last: true }, topOfDeckTo('manaZone')),
    );
    const duel = begin({
      cards: [bell, knell, beast('Pair', 3000, doubleBreaker)],
      step: 'attack',
      p1: { battleZone: ['Pair', 'Bell', 'Knell'] },
      p2: { shieldZone: 2 },
    });
    duel.choose('Pair attacks the player');
    while (duel.asked === 'p1 standby') duel.choose(duel.options[0] ?? '');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual(['p1 attack', 2, 1]);
  });

  driven(
    '511.1d the other player declares after what the active player does at the end of the turn',
    (begin) => {
      const dusk = beast('Dusk', 3000, atEndOfYourTurn(destroy(opponentsCreatures())));
      const late = beast('Late', 3000, {
        kind: 'triggered',
        when: { event: 'endOfTurn', of: 'opponent' },
        from: ['hand'],
        given: { kind: 'count', of: yourGraveyard({ names: ['Imp'] }), is: { min: 1 } },
        effect: put(self),
      });
      const duel = begin({
        cards: [dusk, late, imp],
        p1: { battleZone: ['Dusk'] },
        p2: { hand: ['Late'], battleZone: ['Imp'] },
      });
      duel.passUntil('p2 declareUsage');
      expect(duel.battleZones.p2).toEqual([]);
      duel.choose('Declare Late');
      expect(duel.battleZones.p2).toEqual(['Late']);
    },
  );
});

describe('603, 608, 609 rulings of given abilities', () => {
  driven('608.3c, 603.5a an ability that is given where it enters triggers as it enters', (begin) => {
    const lord = beast('Lord', 1000, each(yourCreatures({ names: ['Imp'] }), gains(whenPut(self, draw()))));
    const duel = cast(begin, put(choose(yourHand())), {
      cards: [lord, imp],
      p1: { hand: ['Imp'], battleZone: ['Brute', 'Lord'] },
    });
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('603.5c an ability that is given is there as its giver dies with it', (begin) => {
    const lord = beast('Lord', 1000, each(yourCreatures(), gains(whenDestroyed(self, draw()))));
    const duel = cast(begin, destroy(yourCreatures({ names: ['Lord', 'Imp'] })), {
      cards: [lord, imp],
      p1: { battleZone: ['Brute', 'Lord', 'Imp'] },
    });
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Lord');
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('609.4, 603.2d what returns instead of dying has returned, and has not died', (begin) => {
    const ghost = beast('Ghost', 1000, wouldBeDestroyed(self, instead('hand')), whenDestroyed(self, draw(5)));
    const bell = beast(
      'Bell',
      1000,
      when({ event: 'moved', what: any('you'), from: 'battleZone', to: 'hand' }, draw()),
    );
    const duel = cast(begin, destroy(yourCreatures({ names: ['Ghost'] })), {
      cards: [ghost, bell],
      p1: { battleZone: ['Brute', 'Ghost', 'Bell'] },
    });
    expect(duel.names('p1', 'hand')).toEqual(['Filler', 'Ghost']);
  });

  driven('409.1f, 603.5a, 703.1 what dies as it enters has been put', (begin) => {
    const blight = beast('Blight', 3000, each(yourCreatures({ names: ['Mite'] }), power(-3000)));
    const mite = beast('Mite', 3000, whenPut(self, draw()));
    const duel = cast(begin, put(choose(yourHand(), 2)), {
      cards: [blight, mite],
      p1: { hand: ['Blight', 'Mite'] },
    });
    duel.choose('Blight', 'Mite');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute', 'Blight'], 1]);
    expect(duel.facts('cardPut', 'cardDestroyed', 'cardDrawn')).toEqual([
      'cardPut Blight',
      'cardPut Mite',
      'cardDestroyed Mite',
      'cardDrawn Filler',
    ]);
  });

  driven('114.2 three cards are drawn one by one', (begin) => {
    const scribe = beast('Scribe', 1000, when({ event: 'drawn', by: 'you' }, topOfDeckTo('manaZone')));
    const duel = cast(begin, draw(3), { cards: [scribe], p1: { battleZone: ['Brute', 'Scribe'] } });
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([3, 4]);
  });

  driven('700.3, 101.3a what does not leave stays, and "if you do" follows', (begin) => {
    const rock = beast('Rock', 1000, has(cannot({ do: 'move', from: 'battleZone' })));
    for (const move of [returnToHand, putIntoMana, putOnDeckBottom]) {
      const duel = cast(begin, ifYouDo(move(opponentsCreatures({ names: ['Rock'] })), draw()), {
        cards: [rock],
        p2: { battleZone: ['Rock'] },
      });
      expect([duel.battleZones.p2, duel.count('p1', 'hand')]).toEqual([['Rock'], 1]);
    }
  });

  driven('605.2b of two that are to be chosen the one that can be is', (begin) => {
    const shy = beast('Shy', 1000, cannotBeChosenByOpponent);
    const duel = cast(begin, destroy(choose(opponentsCreatures(), 2)), {
      cards: [shy, imp],
      p2: { battleZone: ['Shy', 'Imp'] },
    });
    expect(duel.battleZones.p2).toEqual(['Shy']);
  });

  driven('608.1, 703.4c what is added and subtracted at once is one power', (begin) => {
    const lord = beast(
      'Lord',
      9000,
      each(allCreatures({ names: ['Mite', 'Imp'] }), power(2000), power(-3000)),
    );
    const mite = beast('Mite', 1000);
    const duel = cast(begin, put(choose(yourHand())), {
      cards: [lord, mite, imp],
      p1: { hand: ['Lord'] },
      p2: { battleZone: ['Mite', 'Imp'] },
    });
    expect([duel.battleZones.p2, powerOf(duel, 'p2', 'Imp')]).toEqual([['Imp'], 2000]);
  });

  driven('108.1, 108.2 half of a sum is rounded down', (begin) => {
    expect(cast(begin, draw(half(plus(1, 2)))).count('p1', 'hand')).toBe(1);
  });
});

describe('401, 405, 701, 810 rulings of decks and twinpacts', () => {
  const toTheTop = search({ names: ['Imp'] }, 'deck');

  driven('701.11b, 104.2b a card that is searched for and put on the deck has not left it', (begin) => {
    const alone = cast(begin, toTheTop, { cards: [imp], p1: { deck: ['Imp'] } });
    alone.choose('Imp');
    expect([alone.duel.result, alone.zone('p1', 'deck')]).toEqual([undefined, ['Imp']]);
    const duel = cast(begin, toTheTop, {
      cards: [imp],
      p1: { deck: ['Filler', 'Filler', 'Filler', 'Filler', 'Imp', 'Filler', 'Filler'] },
    });
    duel.choose('Imp');
    expect(duel.zone('p1', 'deck')[0]).toBe('Imp');
  });

  driven('605.4, 104.2b a deck of which all cards are looked at is not empty', (begin) => {
    const duel = cast(begin, inOrder(lookAtTop(2, 'seen'), putOnDeckBottom(the('seen'))), {
      cards: [imp],
      p1: { deck: ['Imp', 'Runt'] },
    });
    if (duel.asked === 'p1 order') duel.choose('Runt', 'Imp');
    expect([duel.asked, duel.duel.result, duel.zone('p1', 'deck')]).toEqual([
      'p1 attack',
      undefined,
      ['Runt', 'Imp'],
    ]);
  });

  const giant = creature({ ...plain, name: 'Giant', power: 5000 });
  const spark = spell({
    name: 'Spark',
    civilizations: ['water'],
    cost: 1,
    abilities: [spellAbility(draw())],
  });
  const both = twinpact('Giant / Spark', giant, spark);

  driven('405.1, 810.1 a twinpact of two civilizations is multicolored in the mana zone', (begin) => {
    const duel = cast(begin, putIntoMana(yourHand()), { cards: [both], p1: { hand: ['Giant / Spark'] } });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Giant / Spark (tapped)']);
    for (const civilization of ['fire', 'water'] as const) {
      const mite = creature({ name: 'Mite', civilizations: [civilization], cost: 1, power: 1000 });
      const paying = begin({
        cards: [both, mite],
        p1: { hand: ['Mite'], manaZone: ['Giant / Spark'], battleZone: ['Fear Fang'] },
      });
      expect(paying.use('Summon Mite').battleZones.p1).toEqual(['Fear Fang', 'Mite']);
    }
  });

  driven('101.2, 810.3a where spells are forbidden only the creature of a twinpact is offered', (begin) => {
    const hush = beast('Hush', 1000, has(cannot({ do: 'cast', who: 'opponent' })));
    const duel = begin({
      cards: [both, hush],
      p1: { hand: ['Giant / Spark'], manaZone: { fire: 1, water: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Hush'] },
    });
    expect(duel.options).toEqual(['Summon Giant / Spark', 'Go on to the attack step']);
  });

  driven('400.2, 105.4a cards of other zones are not tapped, mana is', (begin) => {
    const duel = cast(begin, tap(cardsIn(['manaZone', 'battleZone'], 'opponent')), {
      cards: [imp],
      p2: { manaZone: { fire: 2 }, battleZone: ['Imp'] },
    });
    expect([duel.zone('p2', 'manaZone'), duel.battleZones.p2]).toEqual([
      ['Fire Filler (tapped)', 'Fire Filler (tapped)'],
      ['Imp (tapped)'],
    ]);
  });
});
