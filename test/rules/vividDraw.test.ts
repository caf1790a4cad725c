import { creature, draw, speedAttacker, vividDraw } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { wordCards } from '../support/wordCards.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  ...wordCards,
  creature({ ...plain, name: 'Actor', cost: 6, abilities: [vividDraw(2, 'fire')] }),
  creature({ ...plain, name: 'Watery', cost: 6, abilities: [vividDraw(2, 'water', 'fire')] }),
  creature({
    ...plain,
    name: 'Swift',
    abilities: [
      speedAttacker,
      {
        kind: 'triggered',
        when: { event: 'attacks', what: { of: 'any', filter: { itself: true } } },
        effect: draw(),
      },
    ],
  }),
  plainSpell('Gift', { do: 'draw', who: 'opponent', count: 1 }),
  plainSpell('Read', draw()),
  plainSpell('Read Two', draw(2)),
];
const manaZone = ['Human', 'Human', 'Human', 'Human'];

describe('601.1a vivid draw', () => {
  driven('what is drawn in its turn before an attack, and shown, is used for its own mana', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Read'], deck: ['Actor', 'Human'], manaZone } });
    duel.use('Cast Read').choose('Declare Actor').choose('Summon Actor');
    if (duel.asked === 'p1 pay') duel.choose(duel.options[0] ?? '');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Actor']);
    expect(duel.zone('p1', 'manaZone').filter((name) => name.includes('tapped'))).toHaveLength(3);
  });

  driven('it is not if it is not shown', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Read', 'Human'], deck: ['Actor', 'Human'], manaZone } });
    duel.use('Cast Read').pass();
    expect(duel.options).not.toContain('Summon Actor');
  });

  driven('its own cost is offered as well where it can be paid', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Read'], deck: ['Actor', 'Human'], manaZone: [...manaZone, ...manaZone] },
    });
    duel.use('Cast Read').choose('Declare Actor').choose('Summon Actor');
    expect(duel.options).toEqual(['Pay its cost', 'Pay the alternative cost']);
  });

  driven('its civilizations are paid', (begin) => {
    const p1 = { hand: ['Read', 'Human'], deck: ['Watery', 'Human'] };
    const without = begin({ cards, p1: { ...p1, manaZone } });
    without.use('Cast Read').choose('Declare Watery');
    expect(without.options).not.toContain('Summon Watery');
    const paid = begin({ cards, p1: { ...p1, manaZone: [...manaZone, 'Wall'] } });
    paid.use('Cast Read').choose('Declare Watery');
    expect(paid.options).toContain('Summon Watery');
  });

  driven('only the copy that is drawn is', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Read', 'Actor'], deck: ['Actor', 'Human'], manaZone } });
    expect(duel.options).not.toContain('Summon Actor');
    duel.use('Cast Read').choose('Declare Actor');
    expect(duel.options.filter((label) => label === 'Summon Actor')).toHaveLength(1);
  });

  driven('nothing can be shown after an attack, nor in the turn of the opponent', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Swift'], deck: ['Actor', 'Human'], manaZone },
    });
    duel.choose('Swift attacks the player');
    expect(duel.asked).toBe('p1 shields');
    const theirs = begin({
      cards,
      active: 'p2',
      p1: { deck: ['Actor', 'Human'] },
      p2: { hand: ['Gift', 'Human'], manaZone },
    });
    theirs.use('Cast Gift');
    expect([theirs.asked, theirs.names('p1', 'hand')]).toEqual(['p2 main', ['Actor']]);
  });

  driven('it ends with the turn', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Read'], deck: ['Actor', 'Human', 'Human'], manaZone } });
    duel.use('Cast Read').choose('Declare Actor').passUntil('p2 charge').passUntil('p1 main');
    expect(duel.options).not.toContain('Summon Actor');
  });
});
