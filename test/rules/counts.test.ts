import {
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
import { driven } from '../support/driver.ts';

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

describe('605.2d a number below none is none', () => {
  driven('for everything that is counted in a spell', (begin) => {
    const duel = begin({
      cards: [shy],
      p1: { hand: ['Shy'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Draglide'] },
    });
    duel.use('Cast Shy');
    expect(duel.asked).toBe('p1 choose');
    duel.choose();
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

describe('605.2d a name that nothing was given', () => {
  const blank = (name: string) =>
    spell({
      name: 'Blank',
      civilizations: ['fire'],
      cost: 1,
      abilities: [
        spellAbility(inOrder(draw(named(name)), draw({ sizeOf: { ref: name } }), destroy({ ref: name }))),
      ],
    });

  for (const name of ['nothing', 'constructor', 'toString', '__proto__']) {
    driven(`stands for nothing: ${name}`, (begin) => {
      const duel = begin({
        cards: [blank(name)],
        p1: { hand: ['Blank'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      });
      duel.use('Cast Blank');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.facts('cardDrawn', 'cardDestroyed')).toEqual([]);
    });
  }

  driven('and the name of a card is no number', (begin) => {
    const caller = spell({
      name: 'Caller',
      civilizations: ['fire'],
      cost: 1,
      abilities: [
        spellAbility(inOrder({ do: 'nameCard', by: 'you', as: 'called' }, draw(named('called')), draw())),
      ],
    });
    const duel = begin({
      cards: [caller],
      p1: { hand: ['Caller'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Caller').choose('Aqua Hulcus');
    expect(duel.facts('cardDrawn')).toHaveLength(1);
  });
});
