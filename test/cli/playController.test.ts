import { fc, test } from '@fast-check/vitest';
import { createDuel, type Duel, greedyAgent, randomAgent, starterDecks } from 'taiki';
import { arrange } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { MIN_SIZE } from '../../cli/play/screen.ts';
import { keysFrom } from '../../cli/play/terminal.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';
import { AtScreen, CONTROL_KEYS, SMALLEST } from './atScreen.ts';

const starterDuel = (seed = 7): Duel =>
  createDuel({
    decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
    seed,
    runtime: 'compiled',
  });

const mixedDuel = (seed: number): Duel => {
  const [p1, p2] = mixedDecks(seed);
  return createDuel({ decks: { p1, p2 }, seed, runtime: 'compiled' });
};

const seeds = fc.integer({ min: 0, max: 100_000 });

/** Answers and everything else that can be typed, answers more often. */
const key = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('1', '2', '3', '0', '\n') },
  { weight: 2, arbitrary: fc.constantFrom(...CONTROL_KEYS, ' ', ',', '9') },
  { weight: 2, arbitrary: fc.constantFrom(...'?rzlusn/xyes') },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }) },
);
const keys = fc.array(key, { minLength: 20, maxLength: 120 });

const SIZES = [SMALLEST, { columns: 100, rows: 30 }, { columns: 200, rows: 60 }];

describe('whatever is typed', () => {
  test.prop([seeds, keys, fc.constantFrom('p1', 'p2', 'hotseat')], { numRuns: runs(5) })(
    'nothing fails, every answer is legal, and the screen is drawn within its bounds',
    (seed, typed, who) => {
      const screen = new AtScreen(mixedDuel(seed), who as 'p1' | 'p2' | 'hotseat', randomAgent(seed));
      while (screen.session.awaitsAgent) screen.controller.stepAgent();
      for (const one of typed) {
        screen.press(one);
        for (const size of SIZES) {
          const lines = screen.lines(size);
          expect(lines.length).toBeLessThanOrEqual(size.rows);
          expect(lines.filter((line) => line.length > size.columns)).toEqual([]);
        }
      }
    },
  );

  test.prop([seeds, fc.array(fc.constantFrom('\n', '\u001b', '\b'), { minLength: 5, maxLength: 12 })], {
    numRuns: runs(4),
  })('Enter, Esc and Backspace alone answer nothing, at any decision of a duel', (seed, typed) => {
    const duel = mixedDuel(seed);
    const me = randomAgent(seed);
    const screen = new AtScreen(duel, 'p1', randomAgent(seed + 1));
    for (let answers = 0; answers < 40 && duel.result === undefined; answers++) {
      while (screen.session.awaitsAgent) screen.controller.stepAgent();
      const { asked } = screen.session;
      if (asked === undefined) break;
      screen.press(typed.join(''));
      expect(screen.session.asked).toEqual(asked);
      screen.session.answer(me(duel.view('p1'), asked));
      screen.controller.stepAgent();
    }
  });

  test.prop([seeds, keys], { numRuns: runs(4) })(
    'only answers, conceding and leaving change the duel or end it',
    (seed, typed) => {
      const screen = new AtScreen(starterDuel(seed));
      const harmless = typed.join('').replaceAll(/[\d\n]/g, '');
      const before = screen.session.duel.record();
      screen.press(harmless.replaceAll(/[uqy]/g, ''));
      expect([screen.session.duel.record(), screen.controller.hasLeft]).toEqual([before, false]);
    },
  );
});

describe('the screen', () => {
  test.prop([seeds], { numRuns: runs(2) })('names no card of the opponent that was never shown', (seed) => {
    const screen = new AtScreen(starterDuel(seed), 'p1');
    const { session } = screen;
    const drawn: string[] = [];
    const shown = new Set<string>();
    const note = () => {
      for (const zone of Object.values(session.duel.view('p1').zones.p2).flat())
        if (!zone.hidden) shown.add(zone.name);
    };
    while (session.duel.result === undefined) {
      while (session.awaitsAgent) {
        screen.controller.stepAgent();
        note();
      }
      if (session.asked === undefined) break;
      drawn.push(...screen.lines());
      for (const page of 'zr?l') drawn.push(...screen.press(`\n${page}`).lines({ columns: 80, rows: 200 }));
      session.answer(greedyAgent(session.duel.view('p1'), session.asked));
      screen.controller.stepAgent();
      note();
    }
    for (const fact of session.duel.log) if (fact.kind === 'cardRevealed') shown.add(fact.name);
    const own = new Set(starterDecks['radiant-tide'].cards);
    const never = starterDecks['burning-shadow'].cards.filter((name) => !shown.has(name) && !own.has(name));
    const text = drawn.join('\n');
    expect(never.filter((name) => text.includes(name))).toEqual([]);
  });

  it('has the table, the choices and the keys on the smallest terminal, with many creatures', () => {
    const many = [
      'Emeral',
      'Aqua Guard',
      'Aqua Soldier',
      'Corile',
      'Bolshack Dragon',
      'Bloody Squito',
      'Aqua Sniper',
    ];
    const duel = arrange({
      p1: { hand: ['Emeral', 'Terror Pit'], manaZone: { water: 9 }, battleZone: [...many, ...many] },
      p2: { battleZone: [...many, 'Brawler Zyler'], shieldZone: ['Filler'] },
    });
    const lines = new AtScreen(duel).lines();
    expect(lines).toHaveLength(MIN_SIZE.rows - 1);
    expect(lines[0]).toMatch(/^Turn 5 · your turn · main step/);
    expect(lines.filter((line) => line.includes('Summon Emeral'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('Go on to the attack step'))).toHaveLength(1);
    expect(lines.at(-1)).toMatch(/^\? help {2}r read/);
  });

  it('shows news that would not fit beside the decision first, and Enter only leads on', () => {
    const screen = new AtScreen(starterDuel(), 'p2');
    screen.press('\n');
    while (screen.session.duel.view('p2').turn < 9) screen.press('0\n\n');
    const page = screen.press('0\n').with('Since your last choice');
    expect(page).toHaveLength(1);
  });
});

describe('long choices', () => {
  it('are wrapped: the effects on standby by their text', () => {
    const duel = arrange({
      p1: {
        hand: ['Uliya, the Entrancer'],
        manaZone: { light: 3, water: 3, darkness: 3 },
        battleZone: ['Zundoko Sunny Stage, Flowery Way of D'],
        shieldZone: ['Filler', 'Filler'],
      },
    });
    const screen = new AtScreen(duel).press('1\n');
    if (screen.asked === 'pay') screen.press('1\n');
    expect(screen.asked).toBe('standby');
    const text = screen.lines().join(' ').replace(/ +/g, ' ');
    expect(text).toContain(
      '1 Zundoko Sunny Stage, Flowery Way of D: Whenever a creature of yours is put into',
    );
    expect(text).toContain(
      '2 Uliya, the Entrancer: When this is put into the battle zone, return one of your',
    );
  });

  it('are scrolled to the cursor as a whole', () => {
    const many = ['Emeral', 'Aqua Guard', 'Corile', 'Bolshack Dragon', 'Bloody Squito', 'Aqua Sniper'];
    const duel = arrange({
      p1: { hand: ['Miraculous Truce'], manaZone: { light: 4, nature: 4 }, battleZone: many },
      p2: { battleZone: many },
    });
    const screen = new AtScreen(duel).press('1\n');
    if (screen.asked === 'pay') screen.press('1\n');
    expect(screen.asked).toBe('mode');
    const seen = [0, 1, 2, 3, 4].map(() => {
      const [row] = screen.press('↓').with('>  ');
      return row?.slice(0, 24);
    });
    expect(seen).toEqual([1, 2, 3, 4, 5].map((place) => `>  ${place}  Until the start of`));
    expect(screen.with('above: arrow keys')).toHaveLength(1);
  });
});

describe('a key', () => {
  const screen = () =>
    new AtScreen(
      arrange({
        p1: {
          hand: ['Emeral', 'Terror Pit'],
          manaZone: { water: 3 },
          graveyard: ['Corile', 'Corile'],
          battleZone: ['Aqua Soldier'],
        },
        p2: { manaZone: ['Bolshack Dragon'], graveyard: ['Aqua Sniper'] },
      }),
    );

  it('r reads the card of a choice, or one of a list', () => {
    expect(screen().press('1r').lines()[0]).toMatch(/^── Emeral ─/);
    expect(screen().press('r').with('1  Aqua Soldier  yours, 1000')).toHaveLength(1);
    expect(screen().press('r1\n').with('Water creature (Liquid People)')).toHaveLength(1);
    expect(screen().press('r99\n').with('There is no 99 in the list.')).toHaveLength(1);
    expect(screen().press('r\n').asked).toBe('main');
  });

  it('r says what cannot be done with it, and why', () => {
    const at = screen().press('r');
    const [line = ''] = at.with('Terror Pit');
    const number = line.trim().split(' ')[0] ?? '';
    expect(at.press(`${number}\n`).lines().join(' ')).toContain('It cannot be used: ');
  });

  it('z shows graveyards and mana by name', () => {
    const lines = screen().press('z').lines({ columns: 80, rows: 40 });
    expect(lines.map((line) => line.trim())).toEqual(
      expect.arrayContaining(['2 Corile', 'Aqua Sniper', 'Bolshack Dragon (fire)', '3 Water Filler (water)']),
    );
  });

  it('? tells what the decision is about, why something is missing, and the keys', () => {
    const text = screen().press('?').lines({ columns: 80, rows: 60 }).join(' ');
    for (const part of [
      '(rule 504.1)',
      'Why not?',
      'Terror Pit cannot be cast',
      'takes back your last answer',
    ])
      expect(text).toContain(part);
  });

  it('/ lists only what contains a word, under the same numbers', () => {
    const at = new AtScreen(
      arrange({ p1: { hand: ['Emeral', 'Aqua Hulcus', 'Aqua Guard'], manaZone: { water: 5 } } }),
    ).press('/hulc\n');
    expect(at.with('Summon').map((line) => line.trim().slice(0, 22))).toEqual(['2  Summon Aqua Hulcus ']);
    expect(at.with('only with "hulc"')).toHaveLength(1);
  });

  it('s saves, and says how to go on', () => {
    const at = screen().press('s');
    expect([at.saved.length, at.with('Saved.').length]).toEqual([1, 1]);
  });

  it('c concedes only after yes', () => {
    expect(screen().press('c\n').session.duel.result).toBeUndefined();
    expect(screen().press('cno\n').session.duel.result).toBeUndefined();
    const at = screen().press('cyes\n');
    expect(at.session.duel.result).toMatchObject({ winner: 'p2', reason: 'concession' });
    expect(at.with('The opponent wins because you concede.')).toHaveLength(1);
  });

  it('q leaves only after an answer', () => {
    expect(screen().press('q\n').controller.hasLeft).toBe(false);
    expect(screen().press('qn').asked).toBe('main');
    expect(screen().press('qy').controller.hasLeft).toBe(true);
    const at = screen().press('qs');
    expect([at.controller.hasLeft, at.saved.length]).toEqual([true, 1]);
  });

  it('that means nothing says so', () => {
    expect(screen().press('x').with('"x" is no key here.')).toHaveLength(1);
  });
});

describe('keys', () => {
  it('are read one by one where they arrive together', () => {
    expect(keysFrom('12\r', {})).toEqual([
      { kind: 'text', text: '1' },
      { kind: 'text', text: '2' },
      { kind: 'enter' },
    ]);
    expect(keysFrom('\u007f\t', {})).toEqual([{ kind: 'backspace' }]);
    expect(keysFrom('', { upArrow: true })).toEqual([{ kind: 'up' }]);
    expect(keysFrom('x', { ctrl: true })).toEqual([]);
  });
});
