import {
  choose,
  creature,
  destroy,
  draw,
  finalDeclaration,
  may,
  opponentsCreatures,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  creature({ ...plain, name: 'Declarer', abilities: [finalDeclaration(may(draw(2)))] }),
  creature({
    ...plain,
    name: 'Judge',
    abilities: [finalDeclaration(may(destroy(choose(opponentsCreatures()))))],
  }),
  creature({ ...plain, name: 'Idle' }),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
];

/** Passes until the next turn of p1 begins, and stops at its first question or its charge. */
function untilNextTurn(duel: Driver): Driver {
  const { number } = duel.duel.game.turn;
  while (duel.duel.game.turn.number < number + 2) {
    const labels = duel.options;
    duel.choose(labels.find((label) => /nothing|no more|No$/.test(label)) ?? labels[0] ?? '');
  }
  return duel;
}

const drawn = (duel: Driver): number =>
  duel.duel.log.filter((fact) => fact.kind === 'cardDrawn' && fact.player === 'p1').length;

describe('603.4, 605.2a final declaration', () => {
  const p1 = { battleZone: ['Declarer'], deck: 20 } as const;
  const p2 = { battleZone: ['Idle'], deck: 20 } as const;

  driven('is used at the start of a turn of its player, once in the duel', (begin) => {
    const duel = untilNextTurn(begin({ cards, p1, p2 }));
    expect([duel.asked, duel.options]).toEqual(['p1 confirm', ['Yes', 'No']]);
    const before = drawn(duel);
    duel.choose('Yes');
    expect(drawn(duel) - before).toBe(3);
    untilNextTurn(duel);
    expect(duel.asked).toBe('p1 charge');
    expect(duel.facts('effectMisfired').length).toBe(1);
  });

  driven('is not used up by a player who declines', (begin) => {
    const duel = untilNextTurn(begin({ cards, p1, p2 })).choose('No');
    expect(untilNextTurn(duel).asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(untilNextTurn(duel).asked).toBe('p1 charge');
  });

  driven('is one for all cards that have it, and its second copy comes too late', (begin) => {
    const two = { battleZone: ['Declarer', 'Judge'], deck: 20 } as const;
    const duel = untilNextTurn(begin({ cards, p1: two, p2 }));
    duel.choose('Declarer').choose('Yes');
    expect(duel.battleZones.p2).toEqual(['Idle']);
    expect(duel.asked).toBe('p1 charge');
  });

  driven('is counted for each player apart', (begin) => {
    const both = { battleZone: ['Declarer'], deck: 20 } as const;
    const duel = untilNextTurn(begin({ cards, p1: both, p2: both }));
    duel.choose('Yes');
    const uses = duel.duel.log.filter(
      (fact) => fact.kind === 'effectResolved' && fact.word === 'finalDeclaration',
    );
    expect(uses.map((fact) => ('player' in fact ? fact.player : undefined))).toEqual(['p2', 'p1']);
  });

  driven('does not trigger once its source has gone', (begin) => {
    const duel = begin({
      cards,
      p1: { ...p1, battleZone: ['Declarer', 'Idle'], hand: ['Doom'], manaZone: { fire: 1 } },
      p2,
    })
      .use('Cast Doom')
      .choose('Declarer');
    expect(untilNextTurn(duel).asked).toBe('p1 charge');
  });

  driven('stays used after a copy of a saved duel goes on', (begin) => {
    const duel = untilNextTurn(begin({ cards, p1, p2 })).choose('Yes');
    expect(duel.duel.game.thisTurn.filter(({ kind }) => kind === 'effectBegan')).toHaveLength(1);
    untilNextTurn(duel);
    expect(duel.duel.game.thisTurn.filter(({ kind }) => kind === 'effectBegan')).toHaveLength(1);
  });
});
