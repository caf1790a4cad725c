import type { CardDefinition } from 'taiki';
import type { Effect, EventPattern } from 'taiki/words';
import {
  allCreatures,
  another,
  any,
  anyOf,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  draw,
  evolution,
  evolutionCreature,
  from,
  inOrder,
  itself,
  may,
  putIntoMana,
  returnToHand,
  topOfDeckTo,
  when,
  whenDestroyed,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 1000 } as const;
type Place = 'graveyard' | 'hand' | 'manaZone' | 'shieldZone';

/** A creature that draws when this happens while it lies there. */
const watcher = (zone: Place, event: EventPattern, name = 'Watcher'): CardDefinition =>
  creature({ ...plain, name, abilities: [from([zone], when(event, may(draw())))] });
const triggersOf = (duel: Driver, name = 'Watcher'): number =>
  duel.duel.log.filter((fact) => fact.kind === 'effectTriggered' && fact.name === name).length;

const death: EventPattern = { event: 'destroyed', what: any('any'), tense: 'destroyed' };
const otherDeath: EventPattern = { event: 'destroyed', what: another('any'), tense: 'destroyed' };
const return_: EventPattern = { event: 'moved', what: any('any'), from: 'battleZone', to: 'hand' };
const discarded: EventPattern = { event: 'discarded', by: 'you' };
const entersMana: EventPattern = { event: 'moved', what: any('you'), to: 'manaZone' };

describe('110.4g what works outside the battle zone does not see the event in which its card arrives', () => {
  const casting = (
    begin: Begin,
    effect: Effect,
    event: EventPattern,
    place: Place,
    battleZone: readonly string[],
  ) => cast(begin, effect, { cards: [watcher(place, event)], p1: { battleZone: ['Brute', ...battleZone] } });

  for (const [says, event] of [
    ['a creature', death],
    ['another creature', otherDeath],
  ] as const) {
    driven(`in the graveyard: ${says} that died together with it, nor its own death`, (begin) => {
      const together = destroy(yourCreatures({ power: { max: 1000 } }));
      const duel = casting(begin, together, event, 'graveyard', ['Watcher', 'Runt', 'Runt']);
      expect(triggersOf(duel)).toBe(0);
      expect([duel.asked, duel.names('p1', 'graveyard')]).toEqual([
        'p1 attack',
        ['Order', 'Runt', 'Runt', 'Watcher'],
      ]);
    });

    driven(`in the graveyard: but ${says} that dies later in the same effect`, (begin) => {
      const inTurn = inOrder(
        destroy(yourCreatures({ names: ['Watcher'] })),
        destroy(yourCreatures({ names: ['Runt'] })),
      );
      const duel = casting(begin, inTurn, event, 'graveyard', ['Watcher', 'Runt', 'Runt']);
      expect(triggersOf(duel)).toBe(2);
    });

    driven(`in the graveyard: and ${says} that died before it did not`, (begin) => {
      const inTurn = inOrder(
        destroy(yourCreatures({ names: ['Runt'] })),
        destroy(yourCreatures({ names: ['Watcher'] })),
      );
      const duel = casting(begin, inTurn, event, 'graveyard', ['Watcher', 'Runt']);
      expect(triggersOf(duel)).toBe(0);
    });

    driven(`in the graveyard: ${says} that dies while it lies there`, (begin) => {
      const duel = cast(begin, destroy(yourCreatures({ names: ['Runt'] })), {
        cards: [watcher('graveyard', event)],
        p1: { battleZone: ['Brute', 'Runt', 'Runt'], graveyard: ['Watcher'] },
      });
      expect(triggersOf(duel)).toBe(2);
    });
  }

  driven('in the graveyard: creatures that lose the same battle', (begin) => {
    const duel = begin({
      cards: [watcher('graveyard', death)],
      step: 'attack',
      p1: { battleZone: ['Watcher', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Watcher', tapped: true }] },
    });
    duel.choose('Watcher attacks Watcher');
    expect(triggersOf(duel)).toBe(0);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });

  driven('in the graveyard: what was below it in its own pile, and what it was itself', (begin) => {
    const elder = evolutionCreature({
      ...plain,
      name: 'Elder',
      abilities: [
        evolution({}),
        from(['graveyard'], when({ event: 'moved', what: { of: 'you' }, to: 'graveyard' }, may(draw()))),
      ],
    });
    const duel = cast(begin, destroy(yourCreatures({ names: ['Elder'] })), {
      cards: [elder],
      p1: { battleZone: ['Brute', { name: 'Elder', over: ['Runt'] }] },
    });
    // The spell itself comes to the graveyard after them.
    expect(triggersOf(duel, 'Elder')).toBe(1);
  });

  driven('in the graveyard: cards that are discarded together with it', (begin) => {
    const duel = cast(begin, discard(yourHand()), {
      cards: [watcher('graveyard', discarded)],
      p1: { hand: ['Watcher', 'Runt'] },
    });
    expect(triggersOf(duel)).toBe(0);
    const later = cast(begin, inOrder(discard(yourHand({ names: ['Watcher'] })), discard(yourHand())), {
      cards: [watcher('graveyard', discarded)],
      p1: { hand: ['Watcher', 'Runt'] },
    });
    expect(triggersOf(later)).toBe(1);
  });

  driven('603.2e in the hand: creatures that are returned together with it', (begin) => {
    const together = returnToHand(yourCreatures({ power: { max: 1000 } }));
    const duel = casting(begin, together, return_, 'hand', ['Watcher', 'Runt']);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual(['Runt', 'Watcher']);
  });

  driven('603.2e in the hand: but one that is returned later', (begin) => {
    const inTurn = inOrder(
      returnToHand(yourCreatures({ names: ['Watcher'] })),
      returnToHand(yourCreatures({ names: ['Runt'] })),
    );
    const duel = casting(begin, inTurn, return_, 'hand', ['Watcher', 'Runt']);
    expect([duel.asked, duel.options]).toEqual(['p1 declareUsage', ['Declare Watcher']]);
  });

  driven('603.2e in the hand of the other player, who declares later', (begin) => {
    const duel = cast(begin, returnToHand(allCreatures({ power: { max: 1000 } })), {
      cards: [watcher('hand', return_)],
      p2: { battleZone: ['Watcher', 'Runt'], hand: ['Watcher'] },
    });
    expect([duel.asked, duel.options]).toEqual(['p2 declareUsage', ['Declare Watcher', 'Declare Watcher']]);
    const ids = new Set(duel.decision.options.map(({ card }) => card?.id));
    expect(ids.size).toBe(1);
    duel.choose('Declare Watcher');
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 4]);
  });

  driven('603.2e in the hand: the draw by which it comes there', (begin) => {
    const duel = cast(begin, draw(), {
      cards: [watcher('hand', { event: 'drawn', by: 'you' })],
      p1: { deck: ['Watcher', 'Filler', 'Filler'] },
    });
    expect([duel.asked, duel.names('p1', 'hand')]).toEqual(['p1 attack', ['Watcher']]);
  });

  driven('in the mana zone: cards that come there together with it', (begin) => {
    const duel = cast(begin, putIntoMana(yourHand()), {
      cards: [watcher('manaZone', entersMana)],
      p1: { hand: ['Watcher', 'Runt'] },
    });
    expect(triggersOf(duel)).toBe(0);
    const later = cast(begin, inOrder(putIntoMana(yourHand()), topOfDeckTo('manaZone')), {
      cards: [watcher('manaZone', entersMana)],
      p1: { hand: ['Watcher'] },
    });
    expect(triggersOf(later)).toBe(1);
  });

  driven('603.2e in the shield zone: shields that come there together with it', (begin) => {
    const entersShields: EventPattern = { event: 'moved', what: any('you'), to: 'shieldZone' };
    const duel = cast(
      begin,
      { do: 'move', what: yourHand(), to: 'shieldZone' },
      {
        cards: [watcher('shieldZone', entersShields)],
        p1: { hand: ['Watcher', 'Runt'] },
      },
    );
    expect(duel.asked).toBe('p1 attack');
    const there = cast(
      begin,
      { do: 'move', what: yourHand(), to: 'shieldZone' },
      {
        cards: [watcher('shieldZone', entersShields)],
        p1: { hand: ['Runt'], shieldZone: ['Watcher'] },
      },
    );
    expect([there.asked, there.options]).toEqual(['p1 declareUsage', ['Declare Watcher']]);
  });
});

describe('110.4g what it says of its own card it sees there', () => {
  driven('alone, and beside other cards that arrive with it', (begin) => {
    const self: EventPattern = { event: 'discarded', by: 'you', what: { itself: true } };
    const duel = cast(begin, discard(yourHand()), {
      cards: [watcher('graveyard', self)],
      p1: { hand: ['Watcher', 'Watcher', 'Runt'] },
    });
    expect(triggersOf(duel)).toBe(2);
  });

  driven('and as one of several events, of which it sees only that', (begin) => {
    const several = anyOf({ event: 'moved', what: itself, to: 'graveyard' }, discarded);
    const duel = cast(begin, discard(yourHand()), {
      cards: [watcher('graveyard', several)],
      p1: { hand: ['Watcher', 'Runt'] },
    });
    expect(triggersOf(duel)).toBe(1);
  });

  driven('and as one of the cards that a filter names', (begin) => {
    const either: EventPattern = {
      event: 'discarded',
      by: 'you',
      what: { anyOf: [{ itself: true }, { names: ['Runt'] }] },
    };
    const duel = cast(begin, discard(yourHand()), {
      cards: [watcher('graveyard', either)],
      p1: { hand: ['Watcher', 'Runt'] },
    });
    expect(triggersOf(duel)).toBe(1);
  });
});

describe('603.5a, 110.4f in the battle zone it is as before', () => {
  driven('a newcomer sees itself arrive', (begin) => {
    const host = creature({
      ...plain,
      name: 'Host',
      abilities: [when({ event: 'put', what: any('you') }, may(draw()))],
    });
    const duel = cast(
      begin,
      { do: 'put', what: choose(yourHand()) },
      { cards: [host], p1: { hand: ['Host'] } },
    );
    expect(triggersOf(duel, 'Host')).toBe(1);
  });

  driven('what dies together sees its own death alone', (begin) => {
    const mourner = creature({
      ...plain,
      name: 'Mourner',
      abilities: [whenDestroyed(any('any'), may(draw()))],
    });
    const duel = cast(begin, destroy(cardsIn('battleZone', 'you', { power: { max: 1000 } })), {
      cards: [mourner],
      p1: { battleZone: ['Brute', 'Mourner', 'Runt', 'Runt'] },
    });
    expect(triggersOf(duel, 'Mourner')).toBe(1);
  });
});
