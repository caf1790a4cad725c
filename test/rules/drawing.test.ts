import {
  creature,
  draw,
  drawCalled,
  drawUpTo,
  type Effect,
  hasWhile,
  insteadDo,
  power,
  putIntoMana,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  when,
  wouldDraw,
  youHave,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['water'], cost: 1 } as const;
const both = spell({ ...plain, name: 'Both', abilities: [spellAbility(draw(2, 'any'))] });
const three = spell({ ...plain, name: 'Three', abilities: [spellAbility(draw(3))] });
const fetch = spell({ ...plain, name: 'Fetch', abilities: [spellAbility(topOfDeckTo('hand', 2))] });
const some = spell({ ...plain, name: 'Some', abilities: [spellAbility(drawUpTo(2))] });
const counter = creature({
  ...plain,
  name: 'Counter',
  power: 1000,
  abilities: [when({ event: 'drawn', by: 'you' }, topOfDeckTo('manaZone'))],
});
const cards = [both, three, fetch, some, counter];
const cast = (name: string) => ({ hand: [name], manaZone: { water: 1 } });
const DECK = [
  'Aqua Hulcus',
  'Aqua Soldier',
  'Aqua Knight',
  'Aqua Vehicle',
  'Aqua Sniper',
  'Filler',
  'Filler',
  'Filler',
];

describe('114 drawing', () => {
  driven('703.1 state-based actions are checked between two draws of one effect', (begin) => {
    const hermit = creature({
      ...plain,
      name: 'Hermit',
      power: 1000,
      abilities: [hasWhile(youHave(yourHand(), { min: 2 }), power(-1000))],
    });
    const duel = begin({
      cards: [...cards, hermit],
      p1: { ...cast('Three'), battleZone: ['Hermit', 'Fear Fang'] },
      p2: { hand: ['Filler'], battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Three');
    expect(duel.facts('cardDrawn', 'cardDestroyed')).toEqual([
      'cardDrawn Filler',
      'cardDrawn Filler',
      'cardDestroyed Hermit',
      'cardDrawn Filler',
    ]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Fear Fang'] });
  });

  driven('114.2 cards are drawn from the top, one at a time', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Three'), deck: DECK, battleZone: ['Counter', 'Fear Fang'] },
      p2: { battleZone: ['Counter'] },
    });
    duel.use('Cast Three');
    expect(duel.asked).toBe('p1 main');
    expect(duel.facts('cardDrawn', 'effectTriggered')).toEqual([
      'cardDrawn Aqua Hulcus',
      'effectTriggered Counter',
      'cardDrawn Aqua Soldier',
      'effectTriggered Counter',
      'cardDrawn Aqua Knight',
      'effectTriggered Counter',
    ]);
    expect(duel.zone('p1', 'hand')).toEqual(['Aqua Hulcus', 'Aqua Soldier', 'Aqua Knight']);
    expect(duel.names('p1', 'manaZone')).toEqual(['Aqua Sniper', 'Aqua Vehicle', 'Filler', 'Water Filler']);
    expect([duel.count('p2', 'hand'), duel.count('p2', 'manaZone')]).toEqual([0, 0]);
  });

  driven('114.2a where both draw, the active player draws all first', (begin) => {
    const duel = begin({
      cards,
      active: 'p2',
      p1: { deck: ['Fear Fang', 'Burning Mane', 'Filler'] },
      p2: { ...cast('Both'), deck: ['Aqua Hulcus', 'Aqua Soldier', 'Filler'], battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Both');
    expect(duel.asked).toBe('p2 attack');
    expect(duel.facts('cardDrawn')).toEqual([
      'cardDrawn Aqua Hulcus',
      'cardDrawn Aqua Soldier',
      'cardDrawn Fear Fang',
      'cardDrawn Burning Mane',
    ]);
  });

  driven('114.3 a card that is put from the deck into the hand was not drawn', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Fetch'), deck: DECK, battleZone: ['Counter', 'Fear Fang'] },
    });
    duel.use('Cast Fetch');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Aqua Hulcus', 'Aqua Soldier']);
    expect(duel.facts('cardDrawn', 'effectTriggered')).toEqual([]);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Water Filler (tapped)']);
  });

  driven('a player who draws up to a number may stop before it', (begin) => {
    const duel = begin({ cards, p1: { ...cast('Some'), deck: DECK, battleZone: ['Fear Fang'] } });
    duel.use('Cast Some');
    expect(duel.asked).toBe('p1 number');
    expect(duel.options).toEqual(['2', '1', '0']);
    duel.choose('1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Aqua Hulcus']);
    const none = begin({ cards, p1: { ...cast('Some'), deck: DECK, battleZone: ['Fear Fang'] } });
    none.use('Cast Some').pass();
    expect([none.asked, none.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });

  driven('502.1 a draw for the draw step is told from any other', (begin) => {
    const waits = (name: string, what: 'drawStep' | 'otherwise') =>
      creature({
        ...plain,
        name,
        power: 1000,
        abilities: [when({ event: 'drawn', by: 'you', for: what }, topOfDeckTo('manaZone'))],
      });
    const own = [...cards, waits('Dawn', 'drawStep'), waits('Noon', 'otherwise')];
    const p1 = { deck: DECK, battleZone: ['Dawn', 'Noon'] };
    const drawStep = begin({ cards: own, step: 'draw', p1 }).passUntil('p1 attack');
    expect(drawStep.facts('cardDrawn', 'effectTriggered')).toEqual([
      'cardDrawn Aqua Hulcus',
      'effectTriggered Dawn',
    ]);
    const otherwise = begin({ cards: own, p1: { ...p1, ...cast('Both') } }).use('Cast Both');
    expect(otherwise.facts('effectTriggered')).toEqual(['effectTriggered Noon', 'effectTriggered Noon']);
  });

  const called = spell({
    ...plain,
    name: 'Called',
    abilities: [spellAbility(drawCalled('drawn', 2), putIntoMana(the('drawn')))],
  });
  const instead = (effect: Effect) =>
    creature({ ...plain, name: 'Instead', power: 1000, abilities: [wouldDraw('you', insteadDo(effect))] });

  driven('114.4b an effect goes on with the cards that it has drawn', (begin) => {
    const duel = begin({
      cards: [...cards, called],
      p1: { ...cast('Called'), deck: DECK, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Called');
    expect([duel.asked, duel.count('p1', 'hand'), duel.zone('p1', 'manaZone')]).toEqual([
      'p1 attack',
      0,
      ['Water Filler (tapped)', 'Aqua Hulcus', 'Aqua Soldier'],
    ]);
  });

  driven('609.6b and does nothing more if no card was drawn instead', (begin) => {
    const duel = begin({
      cards: [...cards, called, instead(topOfDeckTo('hand'))],
      p1: { ...cast('Called'), deck: DECK, battleZone: ['Fear Fang', 'Instead'] },
    });
    duel.use('Cast Called');
    expect([duel.asked, duel.zone('p1', 'hand'), duel.zone('p1', 'manaZone')]).toEqual([
      'p1 attack',
      ['Aqua Hulcus', 'Aqua Soldier'],
      ['Water Filler (tapped)'],
    ]);
  });

  driven('609.6b or with what was drawn, where more cards are drawn instead', (begin) => {
    const duel = begin({
      cards: [...cards, called, instead(draw(2))],
      p1: { ...cast('Called'), deck: DECK, battleZone: ['Fear Fang', 'Instead'] },
      p2: { battleZone: ['Instead'] },
    });
    duel.use('Cast Called');
    expect([duel.asked, duel.count('p1', 'hand'), duel.zone('p1', 'manaZone')]).toEqual([
      'p1 attack',
      0,
      ['Water Filler (tapped)', 'Aqua Hulcus', 'Aqua Soldier', 'Aqua Knight', 'Aqua Vehicle'],
    ]);
  });
});
