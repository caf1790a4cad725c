import { creature, draw, reverseStrike, spell, spellAbility } from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const water = { civilizations: ['water'], cost: 3 } as const;
const cards = [
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Guard' }),
  spell({ ...water, name: 'Reversal', abilities: [reverseStrike(2, 'water'), spellAbility(draw(2))] }),
  spell({ ...water, name: 'Retort', abilities: [reverseStrike(1, 'water'), spellAbility(draw())] }),
];

/** p1 attacks with a Raider. */
const attacked = (
  begin: Parameters<Parameters<typeof driven>[1]>[0],
  p2: object,
  what = 'the player',
): Driver =>
  begin({
    cards,
    step: 'attack',
    p1: { battleZone: ['Raider', 'Raider'], deck: 20 },
    p2: { deck: 20, shieldZone: 5, ...p2 },
  }).choose(`Raider attacks ${what}`);

/** Answers nothing more than must be until p2's turn has begun, or the duel is over. */
function untilTheirTurn(duel: Driver): Driver {
  while (duel.duel.decision !== undefined && duel.duel.game.turn.active === 'p1') {
    const labels = duel.options;
    duel.choose(labels.find((label) => /nothing|no more|No$/.test(label)) ?? labels[0] ?? '');
  }
  return duel;
}

describe('112.3, 603.6 reverse strike', () => {
  driven('is used free as a creature attacks its player, and paid for as the next turn begins', (begin) => {
    const duel = attacked(begin, { hand: ['Reversal'], manaZone: ['Reversal', 'Raider', 'Raider'] });
    expect(duel.options).toContain('Declare Reversal');
    duel.choose('Declare Reversal');
    expect(duel.names('p2', 'graveyard')).toEqual(['Reversal']);
    untilTheirTurn(duel);
    expect(duel.duel.result).toBeUndefined();
    expect(duel.zone('p2', 'manaZone').filter((name) => name.includes('tapped'))).toHaveLength(2);
  });

  driven('104.2c loses the duel for a player who cannot pay', (begin) => {
    const duel = attacked(begin, { hand: ['Reversal'], manaZone: ['Raider', 'Raider'] });
    untilTheirTurn(duel.choose('Declare Reversal'));
    expect(duel.duel.result).toMatchObject({ winner: 'p1', reason: 'cardEffect' });
  });

  driven('is not used as a creature attacks a creature', (begin) => {
    const p2 = { hand: ['Reversal'], manaZone: ['Reversal'], battleZone: [{ name: 'Guard', tapped: true }] };
    const duel = attacked(begin, p2, 'Guard');
    expect([duel.asked, duel.facts('usageDeclared')]).toEqual(['p1 attack', []]);
  });

  driven('is not used in a turn of its own player', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { hand: ['Reversal'], manaZone: ['Reversal'], battleZone: ['Raider'], deck: 20 },
    }).choose('Raider attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('is used once a turn, whichever card has it', (begin) => {
    const duel = attacked(begin, { hand: ['Reversal', 'Retort'], manaZone: ['Reversal', 'Reversal'] });
    duel.choose('Declare Reversal');
    while (duel.asked !== 'p1 attack') duel.choose(duel.options[0] ?? '');
    duel.choose('Raider attacks the player');
    if (duel.options.includes('Declare Retort')) duel.choose('Declare Retort');
    expect(duel.facts('cardUsed')).toEqual(['cardUsed Reversal']);
  });

  driven('costs nothing if it is declined', (begin) => {
    const duel = attacked(begin, { hand: ['Reversal'] });
    duel.choose();
    untilTheirTurn(duel);
    expect(duel.duel.result).toBeUndefined();
  });
});
