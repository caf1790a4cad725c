import { PLAYERS } from 'taiki';
import {
  another,
  breakShields,
  cardsIn,
  castle,
  choose,
  countOf,
  creature,
  discard,
  draw,
  each,
  evolutionCreature,
  exactly,
  from,
  gets,
  inOrder,
  insteadDo,
  onlyIf,
  power,
  put,
  returnToHand,
  self,
  shieldsAre,
  spell,
  spellAbility,
  stays,
  strikeBack,
  useFree,
  when,
  whenPut,
  wouldBeDiscarded,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['water'], cost: 1 } as const;
const double = spell({ ...plain, name: 'Double', abilities: [spellAbility(draw(countOf(yourHand())))] });
const emptyOut = spell({ ...plain, name: 'Empty Out', abilities: [spellAbility(discard(yourHand()))] });
const sift = spell({
  ...plain,
  name: 'Sift',
  abilities: [spellAbility(inOrder(draw(), discard(choose(yourHand()))))],
});
const rising = spell({
  ...plain,
  name: 'Rising',
  abilities: [spellAbility(put(choose(cardsIn('graveyard', 'you', { type: 'creature' }), 2)))],
});
const witness = creature({
  ...plain,
  name: 'Witness',
  power: 1000,
  abilities: [whenPut(self, draw(countOf(cardsIn('graveyard', 'you'))))],
});
const echo = spell({
  ...plain,
  name: 'Echo',
  abilities: [spellAbility(useFree(choose(cardsIn('graveyard', 'you', { type: 'spell' }), 2)))],
});
const halt = spell({ ...plain, name: 'Halt', abilities: [spellAbility({ do: 'skipRestOfTurn' })] });
const insight = spell({ ...plain, name: 'Insight', abilities: [spellAbility(draw())] });
const usher = creature({
  ...plain,
  name: 'Usher',
  power: 1000,
  abilities: [whenPut(another('you'), draw())],
});
const refrain = spell({
  ...plain,
  name: 'Refrain',
  abilities: [spellAbility(draw()), from(['hand'], when({ event: 'used', by: 'you' }, discard(self)))],
});
const keeper = creature({
  ...plain,
  name: 'Keeper',
  power: 1000,
  abilities: [
    { kind: 'replacement', of: { event: 'moves', what: { of: 'you' }, to: 'graveyard' }, instead: stays },
  ],
});
const cards = [usher, double, emptyOut, sift, rising, witness, echo, halt, insight, refrain];

describe('409 pending', () => {
  driven('409.1c a spell that is being cast is not counted in the hand', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Double', 'Filler', 'Filler'], manaZone: { water: 1 } },
      p2: { hand: ['Filler'] },
    });
    duel.use('Cast Double');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([4, 18]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Double']);
    expect(duel.asked).toBe('p2 charge');
  });

  driven('409.1c it is not discarded with the hand', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Fear Fang', 'Empty Out', 'Burning Mane'], manaZone: { water: 1 } },
    });
    duel.use('Cast Empty Out');
    expect(duel.facts('cardDiscarded')).toEqual(['cardDiscarded Fear Fang', 'cardDiscarded Burning Mane']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang', 'Burning Mane', 'Empty Out']);
    expect(duel.zone('p1', 'hand')).toEqual([]);
  });

  driven(
    '409.1c it cannot be chosen there, lies pending until it is finished, and both players see it',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Sift', 'Fear Fang'], deck: ['Burning Mane', 'Filler'], manaZone: { water: 1 } },
      });
      duel.use('Cast Sift');
      expect(duel.asked).toBe('p1 choose');
      expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
      expect(duel.zone('p1', 'hand')).toEqual(['Sift (pending)', 'Fear Fang', 'Burning Mane']);
      const seen = duel.duel.view('p2').zones.p1.hand.map((card) => (card.hidden ? '?' : card.name));
      expect(seen).toEqual(['Sift', '?', '?']);
      for (const player of PLAYERS) expect(duel.duel.view(player).counts.p1.hand).toBe(2);
      duel.choose('Fear Fang');
      expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang', 'Sift']);
      expect(duel.zone('p1', 'hand')).toEqual(['Burning Mane']);
    },
  );

  driven('409.1c its own abilities that work in the hand are not declared for its use', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Refrain', 'Fear Fang'], manaZone: { water: 1 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Refrain');
    expect(duel.facts('usageDeclared', 'effectTriggered')).toEqual([]);
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang', 'Filler']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Refrain']);
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
    expect(duel.asked).toBe('p2 charge');
  });

  driven('409.1c but those of another card in the hand are', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Refrain', 'Refrain'], manaZone: { water: 1 } } });
    duel.use('Cast Refrain');
    expect([duel.asked, duel.options]).toEqual(['p1 declareUsage', ['Declare Refrain']]);
    expect(duel.zone('p1', 'hand')).toEqual(['Refrain (pending)', 'Refrain']);
  });

  driven('409.1f creatures that one effect puts all become pending, then enter one by one', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Rising'],
        manaZone: { water: 1 },
        graveyard: ['Witness', 'Fear Fang', 'Burning Mane'],
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Rising').choose('Witness', 'Fear Fang');
    expect(duel.battleZones).toEqual({ p1: ['Witness', 'Fear Fang'], p2: ['Fear Fang'] });
    expect(duel.facts('cardPut')).toEqual(['cardPut Witness', 'cardPut Fear Fang']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Burning Mane', 'Rising']);
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('409.1f one that has entered already sees the next one enter', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Rising'],
        manaZone: { water: 1 },
        graveyard: ['Usher', 'Fear Fang'],
        battleZone: ['Fear Fang'],
      },
      p2: { battleZone: ['Usher'] },
    });
    duel.use('Cast Rising').choose('Usher', 'Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Usher', 'Fear Fang'], p2: ['Usher'] });
    expect(duel.facts('cardPut', 'effectTriggered')).toEqual([
      'cardPut Usher',
      'cardPut Fear Fang',
      'effectTriggered Usher',
    ]);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 0]);
  });

  driven('409.1f one that has not entered yet does not', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Rising'],
        manaZone: { water: 1 },
        graveyard: ['Fear Fang', 'Usher'],
        battleZone: ['Fear Fang'],
      },
    });
    duel.use('Cast Rising').choose('Fear Fang', 'Usher');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Fear Fang', 'Usher'], p2: [] });
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('409.1e spells that one effect casts are handled completely, one after another', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Echo', 'Fear Fang'],
        manaZone: { water: 1 },
        graveyard: ['Sift', 'Insight', 'Burning Mane'],
      },
    });
    duel.use('Cast Echo').choose('Sift', 'Insight');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Sift (pending)', 'Insight (pending)', 'Burning Mane']);
    duel.choose('Fear Fang');
    expect(duel.zone('p1', 'hand')).toEqual(['Filler', 'Filler']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Echo', 'Fear Fang', 'Insight', 'Sift']);
    expect(duel.facts('useDeclared', 'cardDrawn', 'cardDiscarded')).toEqual([
      'useDeclared Echo',
      'useDeclared Sift',
      'cardDrawn Filler',
      'cardDiscarded Fear Fang',
      'useDeclared Insight',
      'cardDrawn Filler',
      'cardDrawn Filler',
    ]);
  });

  driven('512.1 also several cards: each becomes a card of the graveyard of its own', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Echo', 'Fear Fang'],
        manaZone: { water: 1 },
        graveyard: ['Halt', 'Insight', 'Burning Mane'],
      },
    });
    duel.use('Cast Echo').choose('Halt', 'Insight').passUntil('p2 charge');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Burning Mane', 'Echo', 'Halt', 'Insight']);
    const dropped = duel.duel.log.flatMap((fact) =>
      fact.kind === 'cardMoved' && fact.rule === '512.1' ? [fact] : [],
    );
    expect(dropped).toMatchObject([
      { name: 'Echo', from: 'hand', to: 'graveyard', unpaid: false },
      { name: 'Halt', from: 'graveyard', to: 'graveyard', unpaid: false },
      { name: 'Insight', from: 'graveyard', to: 'graveyard', unpaid: false },
    ]);
    const ids = duel.duel.game.zones.p1.graveyard.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(dropped.every(({ was, object }) => was < object && ids.includes(object))).toBe(true);
    expect(duel.duel.game.nextId).toBeGreaterThan(Math.max(...ids));
  });

  driven(
    '512.1 what is still pending when the rest of the turn is skipped goes to the graveyard',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Halt', 'Fear Fang'], manaZone: { water: 1 }, battleZone: ['Fear Fang'] },
        p2: { hand: ['Fear Fang'] },
      });
      duel.use('Cast Halt');
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
      expect(duel.zone('p1', 'graveyard')).toEqual(['Halt']);
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
      expect(duel.count('p2', 'hand')).toBe(2);
    },
  );

  driven('409.2 a spell that stays where it is instead of moving comes out of pending', (begin) => {
    const duel = begin({
      cards: [...cards, keeper],
      p1: { hand: ['Insight', 'Fear Fang'], manaZone: { water: 1 }, battleZone: ['Keeper'] },
    });
    duel.use('Cast Insight');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual(['Fear Fang', 'Filler', 'Insight']);
    expect(duel.zone('p1', 'hand').every((name) => !name.includes('pending'))).toBe(true);
    expect(duel.zone('p1', 'graveyard')).toEqual([]);
  });

  driven('409.2a it has lost the effects on it', (begin) => {
    const sale = spell({
      ...plain,
      name: 'Sale',
      abilities: [
        spellAbility(
          gets(cardsIn('hand', 'you', { names: ['Dear'] }), 'turn', { kind: 'cost', by: -2, atLeast: 0 }),
        ),
      ],
    });
    const dear = spell({ ...plain, name: 'Dear', cost: 3, abilities: [spellAbility(draw())] });
    const duel = begin({
      cards: [...cards, keeper, sale, dear],
      p1: { hand: ['Sale', 'Dear'], manaZone: { water: 4 }, battleZone: ['Keeper'] },
    });
    duel.use('Cast Sale').use('Cast Dear');
    expect(duel.names('p1', 'hand')).toEqual(['Dear', 'Filler', 'Sale']);
    expect(duel.options).toContain('Cast Sale');
    expect(duel.options).not.toContain('Cast Dear');
  });
});

describe('409.1c a pending card', () => {
  const plain = { civilizations: ['nature'], cost: 1, power: 1000 } as const;

  driven('is no base of an evolution creature', (begin) => {
    const ghost = evolutionCreature({
      ...plain,
      name: 'Ghost',
      abilities: [{ kind: 'keyword', name: 'evolution', base: { type: 'creature' }, from: 'graveyard' }],
    });
    const duel = cast(begin, put(yourGraveyard({ type: 'creature' })), {
      cards: [ghost],
      p1: { graveyard: ['Ghost', 'Runt'] },
    }).choose('Ghost', 'Runt');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Runt']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Ghost', 'Order']);
  });

  const useOf = (zone: 'shieldZone' | 'deck') => useFree(choose(cardsIn(zone, 'you')));

  driven('is no shield for its own text, where it is cast out of the shield zone', (begin) => {
    const lastStand = spell({
      ...plain,
      name: 'Last Stand',
      abilities: [spellAbility(onlyIf(shieldsAre('you', exactly(0)), draw(2)))],
    });
    const other = { cards: [lastStand], p1: { shieldZone: ['Last Stand', 'Filler'] } };
    const alone = { ...other, p1: { shieldZone: ['Last Stand'] } };
    const drawn = (duel: Driver) => [duel.count('p1', 'hand'), duel.names('p1', 'graveyard')];
    expect(drawn(cast(begin, useOf('shieldZone'), alone))).toEqual([2, ['Last Stand', 'Order']]);
    expect(drawn(cast(begin, useOf('shieldZone'), other).choose('Card 1'))).toEqual([
      0,
      ['Last Stand', 'Order'],
    ]);
  });

  driven('304.2 is no shield to fortify, where it is used out of the shield zone', (begin) => {
    const keep = castle({ ...plain, name: 'Keep', abilities: [each(yourCreatures(), power(2000))] });
    const duel = cast(begin, useOf('shieldZone'), {
      cards: [keep],
      p1: { shieldZone: ['Keep', 'Filler', 'Filler'] },
    }).choose('Card 1');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.decision.options.map(({ card }) => card?.zone)).toEqual(['shieldZone', 'shieldZone']);
    duel.choose('Shield 2');
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Filler', 'Filler']);
    expect(duel.battleZones.p1).toEqual(['Brute', 'Keep']);
  });

  driven('603.2b is not the last shield, where its text breaks the other one', (begin) => {
    const sapper = spell({ ...plain, name: 'Sapper', abilities: [spellAbility(breakShields(1, 'you'))] });
    const mourner = creature({
      ...plain,
      name: 'Mourner',
      abilities: [when({ event: 'shieldBroken', of: 'you', last: true }, draw())],
    });
    const duel = cast(begin, useOf('shieldZone'), {
      cards: [sapper, mourner],
      p1: { shieldZone: ['Sapper', 'Runt'], battleZone: ['Mourner'] },
    }).choose('Card 1');
    expect(duel.facts('shieldBroken', 'effectTriggered')).toEqual([
      'shieldBroken Runt',
      'effectTriggered Mourner',
    ]);
    expect(duel.names('p1', 'hand')).toEqual(['Filler', 'Runt']);
  });

  driven('609.4 is no card of the deck that could be drawn instead', (begin) => {
    const shed = spell({ ...plain, name: 'Shed', abilities: [spellAbility(discard(yourHand()))] });
    const healer = creature({
      ...plain,
      name: 'Healer',
      abilities: [wouldBeDiscarded(another('you'), insteadDo(draw()))],
    });
    const duel = cast(begin, useOf('deck'), {
      cards: [shed, healer],
      p1: { deck: ['Shed'], hand: ['Runt'], battleZone: ['Healer'] },
    });
    expect(duel.facts('cardDiscarded', 'eventReplaced')).toEqual(['cardDiscarded Runt']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Runt', 'Shed']);
  });
});

describe('409.1c a pending spell in the hand', () => {
  driven('is not declared as a strike back for a shield that it moves', (begin) => {
    const salvage = spell({
      ...plain,
      name: 'Salvage',
      abilities: [strikeBack({}), spellAbility(returnToHand(choose(yourShields())))],
    });
    const duel = begin({
      cards: [salvage],
      p1: { hand: ['Salvage'], manaZone: { water: 1 }, shieldZone: ['Filler', 'Filler'] },
    });
    duel.use('Cast Salvage').choose('Card 1');
    expect(duel.asked).not.toBe('p1 declareShields');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Salvage']);
    expect(duel.zone('p1', 'hand')).toEqual(['Filler']);
  });
});
