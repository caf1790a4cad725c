import type { Effect, EventPattern } from 'taiki/words';
import {
  creature,
  destroy,
  draw,
  inOrder,
  itself,
  opponentsCreatures,
  putIntoMana,
  returnToHand,
  self,
  when,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const isNotBlocked: EventPattern = { event: 'isNotBlocked', what: itself };
const hearsIt: EventPattern = { event: 'isNotBlocked', what: { of: 'opponent' } };
const racer = (...effects: readonly Effect[]) =>
  creature({ ...plain, name: 'Racer', abilities: [when(isNotBlocked, inOrder(...effects))] });
const warden = (effect: Effect) => creature({ ...plain, name: 'Warden', abilities: [when(hearsIt, effect)] });

/** A Racer of p1 attacks p2, who has no Blocker and this many shields. */
const attacked = (begin: Begin, cards: Parameters<Begin>[0]['cards'], shields: number): Driver =>
  begin({
    cards: cards ?? [],
    step: 'attack',
    p1: { battleZone: ['Racer', 'Fear Fang'] },
    p2: { battleZone: ['Warden'], shieldZone: shields },
  }).choose('Racer attacks the player');

describe('505.6, 509.1 a creature that leaves after it "is not blocked"', () => {
  const WAYS = {
    'by its own ability': [racer(draw(), destroy(self)), warden(draw())],
    'to the hand': [racer(returnToHand(self)), warden(draw())],
    "by the opponent's ability": [racer(draw()), warden(destroy(opponentsCreatures({ names: ['Racer'] })))],
    'into the mana zone, because of the opponent': [
      racer(draw()),
      warden(putIntoMana(opponentsCreatures({ names: ['Racer'] }))),
    ],
  };
  for (const [how, cards] of Object.entries(WAYS)) {
    driven(`${how} makes no direct attack, where there are no shields`, (begin) => {
      const duel = attacked(begin, cards, 0);
      expect(duel.duel.result).toBeUndefined();
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Warden'] });
      expect([duel.asked, duel.options]).toEqual([
        'p1 attack',
        ['Fear Fang attacks the player', 'Attack no more'],
      ]);
    });

    driven(`${how} breaks nothing, where there are`, (begin) => {
      const duel = attacked(begin, cards, 2);
      expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 2]);
      expect(duel.facts('shieldsChosen', 'shieldBroken')).toEqual([]);
    });
  }

  driven('wins if it stays', (begin) => {
    const duel = attacked(begin, [racer(draw()), warden(draw())], 0);
    expect(duel.duel.result).toEqual({ winner: 'p1', reason: 'directAttack', turn: duel.duel.result?.turn });
  });

  driven('wins if the last shield goes meanwhile, and does not if one comes', (begin) => {
    const strip = racer({ do: 'move', what: { in: 'shieldZone', of: 'opponent' }, to: 'graveyard' });
    expect(attacked(begin, [strip, warden(draw())], 2).duel.result?.winner).toBe('p1');
    const shielded = warden({ do: 'moveTop', who: 'you', count: 1, to: 'shieldZone' });
    const duel = attacked(begin, [racer(draw()), shielded], 0);
    expect([duel.duel.result, duel.asked]).toEqual([undefined, 'p1 attack']);
    expect(duel.facts('shieldBroken')).toHaveLength(1);
  });
});
