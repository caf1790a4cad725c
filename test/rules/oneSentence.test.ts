import {
  choose,
  creature,
  destroy,
  discard,
  draw,
  inOrder,
  instead,
  insteadDo,
  may,
  oneSentence,
  optional,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  topOfDeckTo,
  wouldBeDestroyed,
  wouldBeDiscarded,
  wouldDraw,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['water'], cost: 1 } as const;
const drawThenDiscard = inOrder(draw(), discard(choose(yourHand())));
const cards = [
  creature({
    ...plain,
    name: 'Loyal',
    power: 1000,
    abilities: [{ ...wouldBeDiscarded(self, instead('manaZone')), from: ['hand'] }],
  }),
  creature({
    ...plain,
    name: 'Digger',
    power: 1000,
    abilities: [wouldDraw('you', insteadDo(topOfDeckTo('manaZone')))],
  }),
  creature({
    ...plain,
    name: 'Thrower',
    power: 1000,
    abilities: [wouldBeDestroyed(self, insteadDo(oneSentence(drawThenDiscard)))],
  }),
  creature({
    ...plain,
    name: 'Thinker',
    power: 1000,
    abilities: [wouldBeDestroyed(self, insteadDo(drawThenDiscard))],
  }),
  creature({
    ...plain,
    name: 'Talker',
    power: 1000,
    abilities: [
      wouldBeDestroyed(self, insteadDo(inOrder(oneSentence(drawThenDiscard), discard(choose(yourHand()))))),
    ],
  }),
  spell({ ...plain, name: 'Rush', abilities: [spellAbility(oneSentence(drawThenDiscard))] }),
  spell({ ...plain, name: 'Steps', abilities: [spellAbility(drawThenDiscard)] }),
  spell({
    ...plain,
    name: 'Twice',
    abilities: [spellAbility(oneSentence(inOrder(draw(2), discard(choose(yourHand())))))],
  }),
  spell({
    ...plain,
    name: 'Paragraph',
    abilities: [spellAbility(inOrder(oneSentence(drawThenDiscard), discard(choose(yourHand()))))],
  }),
  spell({
    ...plain,
    name: 'Choice',
    abilities: [spellAbility(oneSentence(inOrder(may(draw()), discard(choose(yourHand())))))],
  }),
  spell({
    ...plain,
    name: 'Cull',
    abilities: [shieldTrigger, spellAbility(destroy(choose(yourCreatures())))],
  }),
];

const replacedBy = (duel: Driver) =>
  duel.duel.log.flatMap((fact) => (fact.kind === 'eventReplaced' ? [fact.by] : []));

const mana = { water: 1 };

describe('101.5a what is done instead is not replaced up to its full stop', () => {
  driven('the second instruction of the sentence is not replaced either', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Cull', 'Loyal'], manaZone: mana, battleZone: ['Thrower'] } });
    duel.use('Cast Cull').choose('Loyal');
    expect([replacedBy(duel), duel.names('p1', 'graveyard')]).toEqual([['Thrower'], ['Cull', 'Loyal']]);
  });

  driven('without a sentence each instruction after the first is an event of its own', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Cull', 'Loyal'], manaZone: mana, battleZone: ['Thinker'] } });
    duel.use('Cast Cull').choose('Loyal');
    expect([replacedBy(duel), duel.names('p1', 'graveyard')]).toEqual([['Thinker', 'Loyal'], ['Cull']]);
  });

  driven('what follows the full stop may be replaced', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Cull', 'Loyal', 'Loyal'], manaZone: mana, battleZone: ['Talker'] },
    });
    duel.use('Cast Cull').choose('Loyal').choose('Loyal');
    expect([replacedBy(duel), duel.names('p1', 'graveyard')]).toEqual([
      ['Talker', 'Loyal'],
      ['Cull', 'Loyal'],
    ]);
  });
});

describe('101.5a the sentence of which a part was replaced is not replaced further', () => {
  driven('up to its full stop', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Rush', 'Loyal'], manaZone: mana, battleZone: ['Digger'] } });
    duel.use('Cast Rush');
    expect([replacedBy(duel), duel.names('p1', 'graveyard')]).toEqual([['Digger'], ['Loyal', 'Rush']]);
  });

  driven('while nothing of it was replaced, its last part can be', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Rush', 'Loyal'], manaZone: mana } });
    duel.use('Cast Rush').choose('Loyal');
    expect([replacedBy(duel), duel.names('p1', 'graveyard')]).toEqual([['Loyal'], ['Rush']]);
  });

  driven('two sentences are replaced one by one', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Steps', 'Loyal'], manaZone: mana, battleZone: ['Digger'] } });
    duel.use('Cast Steps');
    expect([replacedBy(duel), duel.names('p1', 'graveyard')]).toEqual([['Digger', 'Loyal'], ['Steps']]);
  });

  driven('114.4a each draw of one instruction may be replaced', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Twice', 'Loyal'], manaZone: mana, battleZone: ['Digger'] } });
    duel.use('Cast Twice');
    expect([replacedBy(duel), duel.names('p1', 'graveyard')]).toEqual([
      ['Digger', 'Digger'],
      ['Loyal', 'Twice'],
    ]);
  });

  driven('the next sentence may be replaced', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Paragraph', 'Loyal', 'Loyal'], manaZone: mana, battleZone: ['Digger'] },
    });
    duel.use('Cast Paragraph').choose('Loyal');
    expect([replacedBy(duel), duel.names('p1', 'graveyard')]).toEqual([
      ['Digger', 'Loyal'],
      ['Loyal', 'Paragraph'],
    ]);
  });

  driven('in the turn of the other player, with a choice inside the sentence', (begin) => {
    const duel = begin({
      cards: [
        ...cards,
        {
          ...spell({
            ...plain,
            name: 'Trap',
            abilities: [
              shieldTrigger,
              spellAbility(oneSentence(inOrder(may(draw()), discard(choose(yourHand()))))),
            ],
          }),
        },
      ],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Fear Fang'] },
      p2: { hand: ['Loyal'], battleZone: ['Digger'], shieldZone: ['Trap', 'Filler'] },
    });
    duel
      .choose('Fear Fang attacks the player')
      .choose('Shield 1')
      .choose('Shield trigger: Trap')
      .choose('Yes');
    expect([replacedBy(duel), duel.names('p2', 'graveyard')]).toEqual([['Digger'], ['Loyal', 'Trap']]);
  });

  driven('a replacement that is declined has replaced nothing', (begin) => {
    const sometimes = creature({
      ...plain,
      name: 'Sometimes',
      power: 1000,
      abilities: [optional(wouldDraw('you', insteadDo(topOfDeckTo('manaZone'))))],
    });
    const duel = begin({
      cards: [...cards, sometimes],
      p1: { hand: ['Rush', 'Loyal'], manaZone: mana, battleZone: ['Sometimes'] },
    });
    duel.use('Cast Rush').pass().choose('Loyal');
    expect([replacedBy(duel), duel.names('p1', 'graveyard')]).toEqual([['Loyal'], ['Rush']]);
  });
});
