import { allCards } from 'taiki';
import {
  allCreatures,
  cannot,
  choose,
  creature,
  destroy,
  draw,
  has,
  hasWhile,
  inOrder,
  insteadDo,
  opponentsCreatures,
  returnToHand,
  ruleUntil,
  self,
  whenDestroyed,
  wouldLose,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const elsewhere = ['hand', 'graveyard', 'manaZone', 'shieldZone'] as const;

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Giant', power: 9000 }),
  creature({
    ...plain,
    name: 'Scholar',
    abilities: [hasWhile(youHave(yourHand(), { min: 3 }), { kind: 'winsDuel', who: 'you' })],
  }),
  creature({
    ...plain,
    name: 'Doomed',
    abilities: [{ ...has({ kind: 'losesDuel', who: 'you' }), from: elsewhere }],
  }),
  creature({
    ...plain,
    name: 'Martyr',
    abilities: [wouldLose('you', insteadDo(returnToHand(choose(yourCreatures()))))],
  }),
  creature({
    ...plain,
    name: 'Lonely',
    abilities: [hasWhile({ kind: 'not', condition: youHave(yourHand()) }, { kind: 'losesDuel', who: 'you' })],
  }),
  creature({ ...plain, name: 'Undying', abilities: [has(cannot({ do: 'lose', who: 'you' }))] }),
  creature({ ...plain, name: 'Proud', abilities: [has(cannot({ do: 'lose', who: 'opponent' }))] }),
  creature({ ...plain, name: 'Avenger', abilities: [whenDestroyed(self, { do: 'loses', who: 'opponent' })] }),
  plainSpell('Study', draw(2)),
  plainSpell('Last Lesson', inOrder(draw(2), destroy(choose(yourCreatures())))),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Storm', destroy(allCreatures())),
  plainSpell('Curse', destroy(choose(opponentsCreatures()))),
  plainSpell('Surrender', { do: 'loses', who: 'you' }),
  plainSpell('Vigil', ruleUntil('turn', cannot({ do: 'lose', who: 'you' }))),
];
const mana = { fire: 4 } as const;
const byCard = (winner: 'p1' | 'p2') => ({ winner, reason: 'cardEffect', turn: expect.any(Number) });

describe('104.2c, 604.4 a static ability wins or loses the duel', () => {
  driven('a win beats the empty deck of the same event', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Study', 'Raider'],
        deck: ['Raider', 'Raider'],
        manaZone: mana,
        battleZone: ['Scholar', 'Raider'],
      },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Study');
    expect([duel.duel.result, duel.battleZones]).toEqual([
      byCard('p1'),
      { p1: ['Scholar', 'Raider'], p2: ['Raider'] },
    ]);
  });

  driven('an empty deck loses where the condition is not met', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Study'], deck: ['Raider', 'Raider'], manaZone: mana, battleZone: ['Scholar'] },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Study');
    expect(duel.duel.result).toEqual({ winner: 'p2', reason: 'deckOut', turn: expect.any(Number) });
  });

  driven('in the middle of an effect, before its source goes', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Last Lesson', 'Raider'], manaZone: mana, battleZone: ['Scholar'] },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Last Lesson');
    expect([duel.duel.result, duel.names('p1', 'graveyard')]).toEqual([byCard('p1'), []]);
  });

  driven('not once its source has gone', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Study', 'Raider'], manaZone: mana, battleZone: ['Lonely', 'Raider'] },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Doom').choose('Lonely');
    duel.use('Cast Study');
    expect([duel.asked, duel.duel.result, duel.battleZones.p1]).toEqual(['p1 main', undefined, ['Raider']]);
  });

  driven('in the turn of the opponent, from the graveyard, as its creature loses a battle', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Giant', 'Raider'] },
      p2: { battleZone: [{ name: 'Doomed', tapped: true }, 'Raider'] },
    });
    expect(duel.duel.result).toBeUndefined();
    duel.choose('Giant attacks Doomed');
    expect([duel.duel.result, duel.battleZones.p1]).toEqual([byCard('p1'), ['Giant (tapped)', 'Raider']]);
  });

  driven('604.4b of both players that of the active player, although both creatures go at once', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Storm'], manaZone: mana, battleZone: ['Doomed', 'Doomed'] },
      p2: { battleZone: ['Doomed'] },
    });
    duel.use('Cast Storm');
    expect([duel.duel.result, duel.battleZones]).toEqual([byCard('p2'), { p1: [], p2: [] }]);
  });

  driven('604.4 again after the loss was replaced, while its condition is met', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom'], manaZone: mana, battleZone: ['Doomed', 'Martyr', 'Raider'] },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Doom').choose('Doomed');
    expect(duel.asked).toBe('p1 choose');
    duel.choose('Raider');
    expect([duel.duel.result, duel.battleZones.p1]).toEqual([byCard('p2'), []]);
  });

  driven('and not again once what happened instead has ended the condition', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Curse'], manaZone: mana, battleZone: ['Lonely', 'Martyr', 'Raider'] },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Curse').choose('Raider');
    expect([duel.asked, duel.duel.result, duel.battleZones]).toEqual([
      'p1 main',
      undefined,
      { p1: ['Lonely', 'Martyr'], p2: [] },
    ]);
  });
});

describe('104.2c an effect loses the duel', () => {
  driven('for its player, unless they cannot lose', (begin) => {
    const lost = begin({
      cards,
      p1: { hand: ['Surrender'], manaZone: mana },
      p2: { battleZone: ['Raider'] },
    });
    lost.use('Cast Surrender');
    expect(lost.duel.result).toEqual(byCard('p2'));
    const saved = begin({
      cards,
      p1: { hand: ['Surrender', 'Raider'], manaZone: mana, battleZone: ['Undying'] },
      p2: { battleZone: ['Raider'] },
    });
    saved.use('Cast Surrender');
    expect([saved.asked, saved.duel.result, saved.names('p1', 'graveyard')]).toEqual([
      'p1 main',
      undefined,
      ['Surrender'],
    ]);
  });

  driven('for the opponent, as a creature is destroyed in their turn', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Curse'], manaZone: mana, battleZone: ['Raider'] },
      p2: { battleZone: ['Avenger'] },
    });
    duel.use('Cast Curse');
    expect(duel.duel.result).toEqual(byCard('p2'));
  });
});

describe('101.2 a player who cannot lose', () => {
  driven('survives a direct attack, and the attack ends', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Giant'] },
      p2: { battleZone: ['Undying', 'Raider'], shieldZone: [], hand: [] },
    });
    duel.choose('Raider attacks the player');
    expect([duel.asked, duel.duel.result, duel.battleZones.p2]).toEqual([
      'p1 attack',
      undefined,
      ['Undying', 'Raider'],
    ]);
  });

  driven('because the opponent cannot make them, who cannot win either', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Proud'] },
      p2: { battleZone: ['Raider'], shieldZone: [], hand: [] },
    });
    duel.choose('Raider attacks the player');
    expect([duel.asked, duel.duel.result]).toEqual(['p1 attack', undefined]);
  });

  driven('loses by an empty deck as soon as its creature leaves', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Study', 'Doom'],
        deck: ['Raider', 'Raider'],
        manaZone: mana,
        battleZone: ['Undying', 'Undying', 'Raider'],
      },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Study');
    expect([duel.asked, duel.duel.result]).toEqual(['p1 main', undefined]);
    duel.use('Cast Doom').choose('Undying');
    expect([duel.duel.result, duel.battleZones.p1]).toEqual([undefined, ['Undying', 'Raider']]);
  });

  driven('for the turn only, where an effect says so', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Vigil', 'Study', 'Doom'],
        deck: ['Raider', 'Raider'],
        manaZone: mana,
        battleZone: ['Raider'],
      },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Vigil');
    duel.use('Cast Study');
    expect([duel.asked, duel.duel.result]).toEqual(['p1 main', undefined]);
    duel.pass();
    for (let step = 0; duel.duel.result === undefined && step < 6; step++) duel.pass();
    expect(duel.duel.result).toEqual({ winner: 'p2', reason: 'deckOut', turn: 5 });
  });

  driven('nor by a static ability, and a second one outlasts the first', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Doom', 'Doom'], manaZone: mana, battleZone: ['Doomed', 'Undying', 'Undying'] },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Doom').choose('Doomed');
    duel.use('Cast Doom').choose('Undying');
    expect([duel.asked, duel.duel.result]).toEqual(['p1 main', undefined]);
    duel.use('Cast Doom');
    expect(duel.duel.result).toEqual(byCard('p2'));
  });
});
