import type { CardDefinition } from 'taiki';
import type { Effect } from 'taiki/words';
import {
  bearsIcon,
  breakShields,
  choose,
  chooseAnyNumber,
  countOf,
  creature,
  destroy,
  draw,
  inOrder,
  lookAtTop,
  moveUnder,
  named,
  nameNumber,
  opponentsCreatures,
  plus,
  repeat,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  wheneverAttacks,
  withTotal,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { beast, castDeal } from './cast.ts';

describe('105 a number below 0, in an instruction', () => {
  const plain = { civilizations: ['fire'], cost: 1 } as const;

  /** A creature on these cards does this as it attacks. */
  const attacking = (
    begin: Begin,
    over: readonly string[],
    effect: Effect,
    cards: readonly CardDefinition[] = [],
    others: readonly string[] = [],
  ) =>
    begin({
      cards: [
        beast,
        ...cards,
        creature({ ...plain, name: 'Burner', power: 6000, abilities: [wheneverAttacks(self, effect)] }),
      ],
      step: 'attack',
      p1: { battleZone: [...others, { name: 'Burner', over }] },
    }).choose('Burner attacks the player');

  const less = plus(named('n'), -1);
  const numbered = (effect: Effect) => inOrder(nameNumber('n', 2), effect, draw());

  driven('breaks no shields', (begin) => {
    const duel = castDeal(begin, numbered(breakShields(less))).choose('0');
    expect(duel.asked).toBe('p2 charge');
  });

  driven('moves no cards from below a creature', (begin) => {
    const duel = attacking(begin, ['Beast'], numbered(moveUnder(self, less, 'graveyard'))).choose('0');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('uses no icons', (begin) => {
    const ringer = creature({
      ...plain,
      name: 'Ringer',
      power: 1000,
      abilities: [bearsIcon('bell', wheneverAttacks(self, draw()))],
    });
    const icons = numbered({ do: 'useIcons', icon: 'bell', count: less });
    const duel = castDeal(begin, icons, { battleZone: ['Ringer', 'Ringer'] }, {}, [ringer]).choose('0');
    expect(duel.asked).toBe('p1 attack');
  });

  driven('shows no cards of the deck', (begin) => {
    const look = numbered({ do: 'lookAtTop', who: 'you', count: less, as: 'seen' });
    expect(castDeal(begin, look).choose('0').facts('cardLookedAt')).toEqual([]);
  });
});

describe('605.2d a number below 0', () => {
  /** Three fewer than the creatures that its player has. */
  const fewer = plus(countOf(yourCreatures()), -3);

  const shy = spell({
    name: 'Shy',
    civilizations: ['fire'],
    cost: 1,
    abilities: [
      spellAbility(
        inOrder(
          draw(fewer),
          lookAtTop(fewer, 'seen'),
          topOfDeckTo('manaZone', fewer),
          destroy(choose(opponentsCreatures(), fewer)),
          destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'cost', fewer)),
          breakShields(fewer),
          repeat(fewer, draw()),
        ),
      ),
    ],
  });

  const heap = creature({
    name: 'Heap',
    civilizations: ['fire'],
    cost: 1,
    power: 9000,
    abilities: [wheneverAttacks(self, moveUnder(self, fewer, 'graveyard'))],
  });

  driven('for everything that is counted in a spell', (begin) => {
    const duel = begin({
      cards: [shy],
      p1: { hand: ['Shy'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Draglide'] },
    });
    duel.use('Cast Shy');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardLookedAt', 'cardDrawn', 'shieldBroken', 'cardDestroyed', 'cardMoved')).toEqual([
      'cardMoved Shy',
    ]);
  });

  driven('and for the cards below', (begin) => {
    const duel = begin({
      cards: [heap],
      step: 'attack',
      p1: { battleZone: [{ name: 'Heap', over: ['Fear Fang', 'Draglide'] }] },
      p2: { battleZone: [{ name: 'Draglide', tapped: true }] },
    });
    duel.choose('Heap attacks Draglide');
    expect(duel.battleZones.p1).toEqual(['Heap (tapped, over Fear Fang, Draglide)']);
  });
});
