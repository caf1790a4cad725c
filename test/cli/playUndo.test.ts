import { createHash } from 'node:crypto';
import { type Agent, createDuel, type Duel, starterDecks } from 'taiki';
import { type Arrangement, arrange } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { AtScreen } from './atScreen.ts';

/** Does as little as possible. */
const passive: Agent = (_, { options, min }) => {
  const pass = options.findIndex((option) => option.pass);
  return pass >= 0 ? [pass] : options.slice(0, min).map((_option, index) => index);
};

const at = (arrangement: Arrangement): AtScreen => new AtScreen(arrange(arrangement), 'p1', passive);

/** The same for duels in which everything is the same. */
const stateOf = (duel: Duel) => createHash('sha256').update(JSON.stringify(duel.snapshot())).digest('hex');

/** Whether `u` takes back the answers that these keys give, all of them, and leads to the very same duel. */
function isTakenBack(screen: AtScreen, keys: string, answers = 1): boolean {
  const before = stateOf(screen.session.duel);
  screen.press(keys);
  for (let undone = 0; undone < answers; undone++) screen.press('\u001bu');
  return stateOf(screen.session.duel) === before;
}

describe('u takes back', () => {
  it('a charge, and what was paid for, one answer after the other', () => {
    const screen = at({
      step: 'charge',
      p1: {
        hand: ['Aqua Guard', 'Emeral', 'Corile'],
        manaZone: { water: 1 },
        battleZone: ['Bolshack Dragon'],
      },
    });
    const before = stateOf(screen.session.duel);
    screen.press('3\n');
    const charged = stateOf(screen.session.duel);
    screen.press('1\n');
    expect(screen.asked).toBe('attack');
    expect(screen.session.duel.view('p1').counts.p1.battleZone).toBe(2);
    screen.press('\u001bu');
    expect(stateOf(screen.session.duel)).toBe(charged);
    screen.press('\u001bu');
    expect(stateOf(screen.session.duel)).toBe(before);
    expect(screen.press('u').with('nothing to take back')).toHaveLength(1);
  });

  it('the answer to the choice of an effect, and the use before it', () => {
    const screen = at({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Emeral'] },
      p2: { battleZone: ['Emeral', 'Aqua Hulcus'] },
    });
    expect(isTakenBack(screen, '1\n1\n', 2)).toBe(true);
  });

  it('an attack on a creature in which nobody chose anything', () => {
    const screen = at({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Aqua Hulcus'] },
      p2: { battleZone: [{ name: 'Emeral', tapped: true }] },
    });
    expect(isTakenBack(screen, '2\n')).toBe(true);
  });
});

describe('u does not take back', () => {
  it('a card that was drawn', () => {
    const screen = at({ p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 } } });
    expect(screen.press('1\n').asked).toBe('confirm');
    expect(isTakenBack(screen, '1\n')).toBe(false);
  });

  it('a draw, but it takes back having declined it: nobody saw a card', () => {
    const screen = at({ p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 }, battleZone: ['Emeral'] } });
    screen.press('1\n');
    expect(isTakenBack(screen, '0\n')).toBe(true);
  });

  it('a broken shield', () => {
    const screen = at({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Emeral'] },
      p2: { shieldZone: ['Filler', 'Filler', 'Filler'] },
    });
    expect(screen.press('2\n').asked).toBe('shields');
    expect(isTakenBack(screen, '1\n')).toBe(false);
  });

  it('an attack that the opponent chose not to block', () => {
    const screen = at({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon'] },
      p2: { battleZone: ['Aqua Guard'], shieldZone: ['Filler', 'Filler', 'Filler'] },
    });
    expect(isTakenBack(screen, '1\n')).toBe(false);
  });

  it('the use of a card that shows the deck', () => {
    const screen = at({
      p1: { hand: ['Crystal Memory'], manaZone: { water: 4 }, deck: ['Emeral', 'Corile', 'Aqua Sniper'] },
    });
    const before = stateOf(screen.session.duel);
    expect(screen.press('1\n').session.canUndo).toBe(false);
    expect(screen.with('Corile').length).toBeGreaterThan(0);
    expect(stateOf(screen.session.duel)).not.toBe(before);
  });

  it('a discard at random', () => {
    const screen = at({
      p1: { hand: ['Ghost Touch'], manaZone: { darkness: 2 } },
      p2: { hand: ['Emeral', 'Corile', 'Filler'] },
    });
    expect(isTakenBack(screen, '1\n')).toBe(false);
  });

  it('the end of a turn, since the opponent draws a card', () => {
    const screen = at({
      step: 'attack',
      p1: { battleZone: ['Emeral'], deck: ['Filler', 'Filler'] },
      p2: { deck: ['Filler', 'Filler'], shieldZone: ['Filler'] },
    });
    expect(isTakenBack(screen, '0\n')).toBe(false);
  });

  it('the answers of one person, once the other one is asked', () => {
    const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
    const screen = new AtScreen(createDuel({ decks, seed: 7 }), 'hotseat');
    while (screen.session.asked?.player === 'p1') screen.press('0\n');
    expect(screen.with('p2, it is your choice.')).toHaveLength(1);
    expect(screen.press('\n').with('p2 · hotseat')).toHaveLength(1);
    expect(screen.session.canUndo).toBe(false);
  });
});
