import type { Effect } from 'taiki/words';
import {
  cardsIn,
  creature,
  crossedGets,
  crossGear,
  d2Field,
  draw,
  forEach,
  ifYouDo,
  inOrder,
  itself,
  power,
  put,
  returnToHand,
  spell,
  spellAbility,
  the,
  when,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

/** A card of p1 goes to the hand and is put again, by one effect. */
const again = (names: readonly string[]): Effect =>
  inOrder(returnToHand(cardsIn('battleZone', 'you', { names })), put(yourHand({ names })));

describe('400.5 a card that comes back is a new one', () => {
  driven('303.3 a cross gear is crossed onto nothing', (begin) => {
    const blade = crossGear({ ...plain, name: 'Blade', abilities: [crossedGets(power(4000))] });
    const anew = spell({ ...plain, name: 'Anew', abilities: [spellAbility(again(['Blade']))] });
    const crossedAfter = (...uses: readonly string[]) => {
      const duel = begin({
        cards: [blade, anew],
        p1: { hand: ['Blade', 'Anew'], manaZone: { fire: 4 }, battleZone: ['Fear Fang'] },
      });
      for (const use of ['Generate Blade', 'Cross Blade', ...uses]) duel.use(use);
      const [fang, gear] = duel.duel.game.zones.p1.battleZone;
      return gear?.attachedTo === fang?.id;
    };
    expect([crossedAfter(), crossedAfter('Cast Anew')]).toEqual([true, false]);
  });

  driven('308.3 a D2 field that was turned upside down is upright', (begin) => {
    const arena = d2Field({ ...plain, name: 'Arena', abilities: [] });
    const turn: Effect = { do: 'flip', what: the('one') };
    const fields = cardsIn('battleZone', 'you', { names: ['Arena'] });
    const drawn = (between: readonly Effect[]) =>
      cast(
        begin,
        inOrder(forEach(fields, 'one', turn), ...between, forEach(fields, 'one', ifYouDo(turn, draw()))),
        {
          cards: [arena],
          p1: { battleZone: ['Brute', 'Arena'] },
        },
      ).count('p1', 'hand');
    expect([drawn([]), drawn([again(['Arena'])])]).toEqual([0, 1]);
  });
});

describe('506.3 the first attack of a turn', () => {
  driven('is the first, however many there were in the turn before', (begin) => {
    const first = creature({
      ...plain,
      name: 'First',
      power: 1000,
      abilities: [when({ event: 'attacks', what: itself, nth: 1 }, draw())],
    });
    const duel = begin({
      cards: [first],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Fear Fang'] },
      p2: { battleZone: ['First'] },
    });
    for (const shield of ['Shield 1', 'Shield 2']) duel.choose('Fear Fang attacks the player').choose(shield);
    duel.passUntil('p2 attack');
    const before = duel.count('p2', 'hand');
    duel.choose('First attacks the player');
    expect(duel.count('p2', 'hand')).toBe(before + 1);
  });
});
