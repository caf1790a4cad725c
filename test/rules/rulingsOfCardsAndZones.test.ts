import {
  allCreatures,
  another,
  any,
  atMost,
  breakShields,
  castle,
  charger,
  choose,
  chooseUpTo,
  countOf,
  creature,
  crossedGets,
  crossGear,
  destroy,
  discard,
  doublesPower,
  draw,
  each,
  evolution,
  evolutionCreature,
  gets,
  has,
  inOrder,
  instead,
  power,
  powerAttacker,
  put,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  times,
  topOfDeckTo,
  twinpact,
  useFree,
  when,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast, runt } from './cast.ts';
import { beast, charm, elder, imp, powerOf } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

describe('200-206 rulings of characteristics', () => {
  driven('200.3a what lies below gives its civilization to nobody', (begin) => {
    const tide = evolutionCreature({
      name: 'Tide',
      civilizations: ['water'],
      cost: 1,
      power: 5000,
      abilities: [evolution({ names: ['Imp'] })],
    });
    const duel = cast(begin, destroy(allCreatures({ civilizations: ['fire'] })), {
      cards: [tide, imp],
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Tide', over: ['Imp'] }, 'Imp'] },
    });
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Tide (over Imp)'] });
  });

  driven('201.2a what is cheaper to use still has its printed cost', (begin) => {
    const agent = beast('Agent', 1000, each(yourHand(), { kind: 'cost', by: -2, atLeast: 1 }));
    const duel = cast(begin, put(choose(yourHand({ type: 'creature', cost: atMost(4) }))), {
      cards: [agent],
      p1: { hand: ['Brute'], battleZone: ['Fear Fang', 'Agent'] },
    });
    expect(duel.zone('p1', 'hand')).toEqual(['Brute']);
  });

  driven('201.2b of two costs the player of the effect reads the one that fits', (begin) => {
    const giant = creature({ ...plain, name: 'Giant', cost: 8, power: 8000 });
    const spark = spell({ ...plain, name: 'Spark', cost: 2, abilities: [spellAbility(draw())] });
    for (const [cost, hand] of [
      [atMost(2), ['Giant / Spark']],
      [{ min: 8 }, ['Giant / Spark']],
      [{ min: 3, max: 7 }, []],
    ] as const) {
      const duel = cast(begin, returnToHand(choose(yourGraveyard({ cost }))), {
        cards: [twinpact('Giant / Spark', giant, spark)],
        p1: { graveyard: ['Giant / Spark'] },
      });
      expect(duel.zone('p1', 'hand')).toEqual(hand);
    }
  });

  driven('206.3 nothing changes a fixed power, not even an attack', (begin) => {
    const bully = beast('Bully', 5000, powerAttacker(4000));
    const lord = beast('Lord', 1000, each(yourCreatures({ names: ['Bully'] }), power(2000)));
    const duel = cast(begin, gets(allCreatures(), 'turn', { kind: 'setPower', to: 500 }), {
      cards: [bully, lord],
      p1: { battleZone: ['Bully', 'Lord'] },
      p2: { battleZone: [{ name: 'Runt', tapped: true }] },
    });
    duel.choose('Bully attacks Runt');
    expect(duel.battleZones).toEqual({ p1: ['Lord'], p2: [] });
  });

  driven('206.4 power is multiplied after all additions, whichever came first', (begin) => {
    const duel = cast(
      begin,
      inOrder(
        gets(yourCreatures({ names: ['Imp'] }), 'turn', doublesPower),
        gets(yourCreatures({ names: ['Imp'] }), 'turn', power(2000)),
      ),
      { cards: [imp], p1: { battleZone: ['Brute', 'Imp'] } },
    );
    expect(powerOf(duel, 'p1', 'Imp')).toBe(10_000);
  });
});

describe('302-304 rulings of spells, cross gears and castles', () => {
  driven('302.2, 409.1b a spell does not find itself in the graveyard', (begin) => {
    const duel = cast(begin, returnToHand(choose(yourGraveyard())), {});
    expect([duel.asked, duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([
      'p1 attack',
      [],
      ['Order'],
    ]);
  });

  const blade = crossGear({ ...plain, name: 'Blade', abilities: [crossedGets(power(3000))] });

  driven('303.4a a gear is not crossed onto the creature that it is crossed onto', (begin) => {
    const duel = begin({
      cards: [blade, imp],
      p1: { manaZone: { fire: 3 }, hand: ['Imp'], battleZone: ['Blade', 'Fear Fang'] },
    });
    duel.use('Cross Blade');
    expect([duel.asked, duel.options]).toEqual(['p1 main', ['Summon Imp', 'Go on to the attack step']]);
    duel.use('Summon Imp');
    expect(duel.options).toContain('Cross Blade');
    duel.use('Cross Blade');
    expect(duel.asked).toBe('p1 attack');
    expect([powerOf(duel, 'p1', 'Fear Fang'), powerOf(duel, 'p1', 'Imp')]).toEqual([3000, 6000]);
  });

  driven('303.5, 801.2 a gear stays crossed onto a creature that evolves', (begin) => {
    const duel = begin({
      cards: [blade, imp, elder('Elder', 5000)],
      p1: { manaZone: { fire: 2 }, hand: ['Elder'], battleZone: ['Blade', 'Imp'] },
    });
    duel.use('Cross Blade').use('Summon Elder');
    expect([duel.asked, powerOf(duel, 'p1', 'Elder')]).toEqual(['p1 attack', 8000]);
  });

  driven('304.3, 703.4k a castle works until the shield trigger of its shield has been followed', (begin) => {
    const keep = castle({ ...plain, name: 'Keep', abilities: [each(yourCreatures(), power(2000))] });
    const quake = spell({
      ...plain,
      name: 'Quake',
      abilities: [shieldTrigger, spellAbility(destroy(allCreatures({ power: atMost(2000) })))],
    });
    const order = charm('Order', breakShields(1, 'you'));
    const duel = begin({
      cards: [keep, quake, order, runt],
      p1: {
        hand: ['Keep', 'Order'],
        manaZone: { fire: 2 },
        shieldZone: ['Quake', 'Filler'],
        battleZone: ['Fear Fang', 'Runt'],
      },
      p2: { battleZone: ['Runt'] },
    });
    duel.use('Fortify with Keep').choose('Shield 1').use('Cast Order').choose('Shield 1');
    duel.choose('Shield trigger: Quake');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Runt'], p2: [] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Keep', 'Order', 'Quake']);
    expect(powerOf(duel, 'p1', 'Runt')).toBe(1000);
  });
});

describe('400-405 rulings of zones', () => {
  driven('400.5 what was on a creature that has returned is gone', (begin) => {
    const weaken = charm('Weaken', gets(yourCreatures({ names: ['Imp'] }), 'turn', power(-2000)));
    const recall = charm('Recall', returnToHand(yourCreatures({ names: ['Imp'] })));
    const duel = begin({
      cards: [weaken, recall, imp],
      p1: { hand: ['Weaken', 'Recall'], manaZone: { fire: 3 }, battleZone: ['Fear Fang', 'Imp'] },
    });
    duel.use('Cast Weaken');
    expect(powerOf(duel, 'p1', 'Imp')).toBe(1000);
    duel.use('Cast Recall').use('Summon Imp');
    expect(powerOf(duel, 'p1', 'Imp')).toBe(3000);
  });

  driven('400.5b a tapped card of the mana zone is put untapped', (begin) => {
    const duel = cast(begin, put(choose(yourMana({ names: ['Imp'] }))), {
      cards: [imp],
      p1: { manaZone: ['Fire Filler', { name: 'Imp', tapped: true }] },
    });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Imp']);
  });

  driven('401.4 their owner decides the order of cards that go to a deck together', (begin) => {
    const duel = cast(begin, putOnDeckBottom(allCreatures({ names: ['Imp', 'Runt'] })), {
      cards: [imp],
      p2: { battleZone: ['Imp', 'Runt'] },
    });
    expect([duel.asked, [...duel.options].sort()]).toEqual(['p2 order', ['Imp', 'Runt']]);
    duel.choose('Runt', 'Imp');
    expect(duel.zone('p2', 'deck').slice(-2)).toEqual(['Runt', 'Imp']);
  });

  driven(
    '405.1 what goes to the mana zone instead of dying lies tapped if it has several civilizations',
    (begin) => {
      const clay = creature({
        name: 'Clay',
        civilizations: ['fire', 'nature'],
        cost: 2,
        power: 1000,
        abilities: [wouldBeDestroyed(self, instead('manaZone'))],
      });
      const mud = beast('Mud', 1000, wouldBeDestroyed(self, instead('manaZone')));
      const duel = cast(begin, destroy(yourCreatures({ names: ['Clay', 'Mud'] })), {
        cards: [clay, mud],
        p1: { battleZone: ['Brute', 'Clay', 'Mud'] },
      });
      expect(duel.names('p1', 'manaZone')).toEqual(['Clay', 'Fire Filler', 'Mud']);
      expect(duel.zone('p1', 'manaZone').filter((card) => !card.startsWith('Fire'))).toEqual([
        'Clay (tapped)',
        'Mud',
      ]);
    },
  );
});

describe('409 rulings of pending cards', () => {
  driven('409.1c a card that is used is no longer counted in the hand, before its effect', (begin) => {
    const hoarder = beast('Hoarder', 1000, has({ kind: 'setPower', to: times(1000, countOf(yourHand())) }));
    const duel = cast(begin, draw(), { cards: [hoarder], p1: { battleZone: ['Brute', 'Hoarder'] } });
    expect(duel.facts().filter((one) => /^card(Destroyed|Drawn)/.test(one))).toEqual([
      'cardDestroyed Hoarder',
      'cardDrawn Filler',
    ]);
  });

  driven('409.1c a spell is not among the cards that it discards', (begin) => {
    const duel = cast(begin, inOrder(discard(choose(yourHand())), draw()), {});
    expect([duel.asked, duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([
      'p1 attack',
      ['Filler'],
      ['Order'],
    ]);
  });

  driven('409.1e of spells that are cast together the later wait, and do not go with the hand', (begin) => {
    const cards = [charm('Dump', discard(yourHand())), charm('Gift', draw())];
    const duel = cast(begin, useFree(chooseUpTo(yourHand({ type: 'spell' }), 2)), {
      cards,
      p1: { hand: ['Dump', 'Gift', 'Fear Fang'] },
    });
    duel.choose('Dump', 'Gift');
    if (duel.asked === 'p1 order') duel.choose('Dump', 'Gift');
    expect(duel.facts('cardDiscarded')).toEqual(['cardDiscarded Fear Fang']);
    expect([duel.zone('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([
      ['Filler'],
      ['Dump', 'Fear Fang', 'Gift', 'Order'],
    ]);
  });

  driven('409.1f, 603.5a creatures that are put together enter one by one', (begin) => {
    const watcher = beast('Watcher', 1000, whenPut(another('you'), draw()));
    for (const [order, drawn] of [
      [['Watcher', 'Imp'], 1],
      [['Imp', 'Watcher'], 0],
    ] as const) {
      const duel = cast(begin, put(choose(yourHand(), 2)), {
        cards: [watcher, imp],
        p1: { hand: ['Watcher', 'Imp'] },
      });
      duel.choose(...order);
      expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute', ...order], drawn]);
    }
  });

  const echo = charm('Echo', topOfDeckTo('manaZone'));
  const grave = beast(
    'Grave',
    1000,
    when({ event: 'moved', what: any('you', { type: 'spell', names: ['Echo'] }), to: 'graveyard' }, draw()),
  );

  driven('409.2a a spell that is cast from the graveyard has not been put there', (begin) => {
    const from = (zone: 'hand' | 'graveyard') =>
      cast(begin, useFree(choose({ in: zone, of: 'you', filter: { names: ['Echo'] } })), {
        cards: [echo, grave],
        p1: { [zone]: ['Echo'], battleZone: ['Brute', 'Grave'] },
      });
    const again = from('graveyard');
    expect([again.count('p1', 'manaZone'), again.count('p1', 'hand')]).toEqual([2, 0]);
    expect(again.names('p1', 'graveyard')).toEqual(['Echo', 'Order']);
    expect(from('hand').count('p1', 'hand')).toBe(1);
  });

  driven('409.2b a charger goes to the mana zone from the graveyard too', (begin) => {
    const loaded = spell({ ...plain, name: 'Loaded', abilities: [charger, spellAbility(draw())] });
    const duel = cast(begin, useFree(choose(yourGraveyard({ names: ['Loaded'] }))), {
      cards: [loaded],
      p1: { graveyard: ['Loaded'] },
    });
    expect([duel.names('p1', 'manaZone'), duel.zone('p1', 'graveyard')]).toEqual([
      ['Fire Filler', 'Loaded'],
      ['Order'],
    ]);
  });
});
