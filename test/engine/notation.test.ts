import { fc, test as property } from '@fast-check/vitest';
import {
  type Answer,
  answersOf,
  createDuel,
  type Decision,
  type Duel,
  NotationError,
  type Option,
  parseChoice,
  printChoice,
} from 'taiki';
import { describe, expect, test } from 'vitest';
import { mixedDecks } from '../support/mixedDecks.ts';
import { agentsFor, playOn, starterDuel } from '../support/starterDuels.ts';

const mixedDuel = (seed: number): Duel => {
  const [p1, p2] = mixedDecks(seed);
  return createDuel({ decks: { p1, p2 }, seed });
};

const asked = (options: readonly Option[], some: Partial<Decision> = {}): Decision => ({
  id: 7,
  player: 'p1',
  kind: 'choose',
  rule: '605.2b',
  prompt: 'Choose',
  source: undefined,
  options,
  min: 0,
  max: options.length,
  ordered: false,
  limits: undefined,
  ...some,
});

const card = (id: number, name: string | undefined, label = name ?? 'Card') =>
  ({ label, card: { id, name, zone: 'battleZone', owner: 'p1' } }) as const satisfies Option;

/** How many answers of one decision are written and read. */
const WRITTEN = 20;

function problemsOf(decision: Decision, answer: Answer): readonly string[] {
  const settled = decision.ordered ? answer : [...answer].sort((a, b) => a - b);
  const text = printChoice(decision, settled);
  const read = JSON.stringify(parseChoice(decision, text));
  return read === JSON.stringify(settled)
    ? []
    : [`decision ${decision.id}: ${JSON.stringify(settled)}, "${text}", ${read}`];
}

describe('a choice as text', () => {
  test.each([
    ['starter decks', [3, 5, 8, 13, 21, 22], starterDuel],
    ['mixed decks', [1, 2, 3, 4, 5, 6], mixedDuel],
  ] as const)('is read as it was written, in duels of %s', (_, seeds, create) => {
    const problems: string[] = [];
    for (const seed of seeds) {
      playOn(create(seed), agentsFor(seed), (decision, answer) => {
        problems.push(...problemsOf(decision, answer));
        let count = 0;
        for (const one of answersOf(decision)) {
          if (count++ >= WRITTEN) break;
          problems.push(...problemsOf(decision, one));
        }
      });
    }
    expect(problems).toEqual([]);
  });

  test('needs numbers rarely', () => {
    const written: string[] = [];
    playOn(starterDuel(8), agentsFor(8), (decision, answer) => written.push(printChoice(decision, answer)));
    expect(written.filter((text) => text.startsWith('@'))).toEqual([]);
    expect(written.filter((text) => text.includes('#')).length).toBeLessThan(written.length / 3);
    expect(new Set(written)).toContain('pass');
  });

  const word = fc.constantFrom(
    'Emeral',
    'emeral',
    'Miele, Vizier',
    'a | b',
    '|',
    '"quoted"',
    '@0',
    '@1',
    '#4',
    'nothing',
    'Nothing',
    'pass',
    'Pass',
    ' two  spaces ',
    'line\nbreak',
    'x -> y',
    '待機',
    '',
    '$&',
    '\\',
  );
  const name = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));
  const info = fc.record({
    id: fc.nat({ max: 5 }),
    name: fc.option(name, { nil: undefined }),
    zone: fc.constant('battleZone' as const),
    owner: fc.constantFrom('p1' as const, 'p2' as const),
  });
  const option: fc.Arbitrary<Option> = fc.record(
    {
      label: name,
      card: info,
      target: info,
      player: fc.constantFrom('p1' as const, 'p2' as const),
      number: fc.nat({ max: 3 }),
      pass: fc.constant(true as const),
    },
    { requiredKeys: ['label'] },
  );

  property.prop([
    fc.array(option, { minLength: 1, maxLength: 6 }),
    fc.constantFrom('choose' as const, 'confirm' as const, 'mode' as const),
    fc.boolean(),
  ])('is read as it was written, however its options are called', (options, kind, ordered) => {
    const decision = asked(options, { kind, ordered, max: Math.min(2, options.length) });
    expect([...answersOf(decision)].flatMap((answer) => problemsOf(decision, answer))).toEqual([]);
  });
});

describe('how options are written', () => {
  const printed = (decision: Decision) =>
    decision.options.map((_, index) => printChoice({ ...decision, min: 0, max: 9 }, [index]));

  test('by the name of a card, with its number only where that tells it apart', () => {
    expect(printed(asked([card(4, 'Emeral'), card(5, 'Aqua Hulcus'), card(6, 'Emeral')]))).toEqual([
      'Emeral #4',
      'Aqua Hulcus',
      'Emeral #6',
    ]);
  });

  test('by card and target', () => {
    const target = card(9, 'Emeral').card;
    expect(
      printed(
        asked([
          { ...card(4, 'Aqua Hulcus', 'Aqua Hulcus attacks the player'), player: 'p2' },
          { ...card(4, 'Aqua Hulcus', 'Aqua Hulcus attacks Emeral'), target },
          { label: 'Attack no more', pass: true },
        ]),
      ),
    ).toEqual(['Aqua Hulcus -> p2', 'Aqua Hulcus -> Emeral', 'pass']);
  });

  test('by the verb where one card can be used in two ways', () => {
    expect(
      printed(asked([card(4, 'Emeral', 'Shield trigger: Emeral'), card(4, 'Emeral', 'Strike back: Emeral')])),
    ).toEqual(['Shield trigger: Emeral', 'Strike back: Emeral']);
  });

  test('by number, by mode, and yes or no', () => {
    expect(
      printed(
        asked([
          { label: '0', number: 0, pass: true },
          { label: '3', number: 3 },
        ]),
      ),
    ).toEqual(['0', '3']);
    expect(printed(asked([{ label: '1: draw' }, { label: '2: destroy' }], { kind: 'mode' }))).toEqual([
      '1',
      '2',
    ]);
    expect(printed(asked([{ label: 'Yes' }, { label: 'No', pass: true }], { kind: 'confirm' }))).toEqual([
      'yes',
      'no',
    ]);
  });

  test('by their place where nothing tells them apart', () => {
    expect(printed(asked([{ label: 'Emeral' }, { label: 'Emeral' }]))).toEqual(['@0', '@1']);
  });

  test('several in the order in which they are named, where that matters', () => {
    const options = [card(4, 'Emeral'), card(5, 'Aqua Hulcus')];
    expect(parseChoice(asked(options, { ordered: true }), 'Aqua Hulcus | Emeral')).toEqual([1, 0]);
    expect(parseChoice(asked(options), 'Aqua Hulcus | Emeral')).toEqual([0, 1]);
    expect(printChoice(asked(options), [])).toBe('nothing');
  });

  test('in any case, with more spaces, with a number that is not needed, or as the label says', () => {
    const decision = asked([
      card(4, 'Aqua Hulcus', 'Charge Aqua Hulcus'),
      { label: 'Charge nothing', pass: true },
    ]);
    for (const text of ['aqua  hulcus', ' Aqua Hulcus #4 ', 'charge aqua hulcus', '"Aqua Hulcus"', '@0'])
      expect(parseChoice(decision, text)).toEqual([0]);
    for (const text of ['pass', 'Charge nothing', 'PASS', '@1'])
      expect(parseChoice(decision, text)).toEqual([1]);
    expect(parseChoice(asked([card(4, 'Emeral')]), 'pass')).toEqual([]);
  });
});

describe('a text that is no choice', () => {
  const decision = asked([card(4, 'Emeral'), card(5, 'Aqua Hulcus'), card(6, 'Emeral')], { max: 1 });
  test.each([
    ['Aqua Hulkus', 'Decision 7 (choose, p1): there is no option "Aqua Hulkus". Did you mean "Aqua Hulcus"?'],
    [
      'Bolshack Dragon',
      'there is no option "Bolshack Dragon". Expected one of: Emeral #4 | Aqua Hulcus | Emeral #6.',
    ],
    ['Emeral', '"Emeral" is ambiguous, expected Emeral #4 or Emeral #6.'],
    ['emeral', '"emeral" is ambiguous, expected Emeral #4 or Emeral #6.'],
    ['@3', 'there is no option "@3".'],
    ['', 'there is no option "".'],
    ['Emeral #4 | ', 'there is no option "".'],
    ['"Emeral', 'cannot parse "\\"Emeral", expected options separated by " | ", in quotes if needed.'],
    ['"\\u12"', 'expected a JSON string, not "\\u12".'],
    ['Emeral #4 | Emeral #6', '2 chosen, at most 1 may be.'],
    ['Emeral #4 | Emeral #4', 'is named twice'],
    [7 as unknown as string, 'expected text, not 7.'],
  ])('%j is refused with its reason', (text, message) => {
    expect(() => parseChoice(decision, text)).toThrow(NotationError);
    expect(() => parseChoice(decision, text)).toThrow(message);
  });

  test('nothing is refused where something must be chosen', () => {
    expect(() => parseChoice({ ...decision, min: 1 }, 'nothing')).toThrow('0 chosen, at least 1 must be');
  });

  test('what is no answer is not written', () => {
    expect(() => printChoice(decision, [3])).toThrow(NotationError);
    expect(() => printChoice(decision, [0, 1])).toThrow('2 chosen, at most 1 may be.');
  });
});
