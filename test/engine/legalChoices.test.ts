import { fc, test as property } from '@fast-check/vitest';
import { type Answer, answersOf, createDuel, type Decision, type Duel } from 'taiki';
import { describe, expect, test } from 'vitest';
import { answerRefusal } from '../../effects/state/reported/decisions.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { agentsFor, playOn, starterDuel } from '../support/starterDuels.ts';

const mixedDuel = (seed: number): Duel => {
  const [p1, p2] = mixedDecks(seed);
  return createDuel({ decks: { p1, p2 }, seed });
};

const asked = (some: Partial<Decision>, count: number): Decision => ({
  id: 1,
  player: 'p1',
  kind: 'choose',
  rule: '605.2b',
  prompt: 'Choose',
  source: undefined,
  options: [...Array(count).keys()].map((index) => ({ label: `Option ${index}` })),
  min: 0,
  max: count,
  ordered: false,
  limits: undefined,
  ...some,
});

/** Every sequence of indexes, also of those that no option has, up to one more than there are options. */
function sequences(count: number): readonly Answer[] {
  let longest: readonly Answer[] = [[]];
  const all: Answer[] = [[]];
  for (let size = 1; size <= count + 1; size++) {
    longest = longest.flatMap((one) => [...Array(count + 1).keys()].map((index) => [...one, index]));
    all.push(...longest);
  }
  return all;
}

const isAscending = (answer: Answer): boolean =>
  answer.every((index, at) => at === 0 || index > (answer[at - 1] ?? 0));

const texts = (answers: Iterable<Answer>): readonly string[] =>
  [...answers].map((answer) => JSON.stringify(answer));

const small = fc.integer({ min: 1, max: 4 }).chain((count) =>
  fc
    .record({
      min: fc.nat({ max: count }),
      more: fc.nat({ max: count }),
      ordered: fc.boolean(),
      values: fc.array(fc.integer({ min: -3, max: 5 }), { minLength: count, maxLength: count }),
      most: fc.option(fc.integer({ min: -3, max: 9 }), { nil: undefined }),
      exclusive: fc.array(fc.uniqueArray(fc.nat({ max: count - 1 })), { maxLength: 2 }),
      required: fc.uniqueArray(fc.nat({ max: count - 1 }), { maxLength: 2 }),
      preferred: fc.array(
        fc.record({
          options: fc.uniqueArray(fc.nat({ max: count - 1 }), { maxLength: 2 }),
          over: fc.uniqueArray(fc.nat({ max: count - 1 }), { maxLength: 2 }),
        }),
        { maxLength: 2 },
      ),
    })
    .map(({ min, more, ordered, values, most, exclusive, required, preferred }) =>
      asked(
        {
          min,
          max: Math.min(count, min + more),
          ordered,
          limits: {
            exclusive,
            required,
            preferred,
            ...(most === undefined ? {} : { total: { values, max: most } }),
          },
        },
        count,
      ),
    ),
);

describe('the legal answers of a decision', () => {
  property.prop([small])('are those that are not refused, each once', (decision) => {
    const answers = texts(answersOf(decision));
    expect(new Set(answers).size).toBe(answers.length);
    const legal = sequences(decision.options.length).filter(
      (answer) => answerRefusal(decision, answer) === undefined && (decision.ordered || isAscending(answer)),
    );
    expect(new Set(answers)).toEqual(new Set(texts(legal)));
  });

  test('name fewest options first, then in the order of their indexes', () => {
    expect(texts(answersOf(asked({ max: 2 }, 3)))).toEqual([
      '[]',
      '[0]',
      '[1]',
      '[2]',
      '[0,1]',
      '[0,2]',
      '[1,2]',
    ]);
  });

  test('are every order where the order matters', () => {
    expect(texts(answersOf(asked({ min: 1, max: 2, ordered: true }, 3)))).toEqual([
      '[0]',
      '[1]',
      '[2]',
      '[0,1]',
      '[0,2]',
      '[1,0]',
      '[1,2]',
      '[2,0]',
      '[2,1]',
    ]);
  });

  test('keep to the limits', () => {
    const limits = { total: { values: [1, 2, 4], max: 5 }, exclusive: [[0, 2]] };
    expect(texts(answersOf(asked({ limits }, 3)))).toEqual(['[]', '[0]', '[1]', '[2]', '[0,1]']);
    expect(texts(answersOf(asked({ limits: { required: [1] } }, 3)))).toEqual([
      '[1]',
      '[0,1]',
      '[1,2]',
      '[0,1,2]',
    ]);
  });

  test('are made as they are asked for', () => {
    const many = answersOf(asked({ min: 20 }, 40));
    expect(many.next().value).toEqual([...Array(20).keys()]);
    const orders = answersOf(asked({ min: 30, ordered: true }, 30));
    expect(orders.next().value).toEqual([...Array(30).keys()]);
  });
});

/** How many answers of one decision are tried, and how many decisions of a duel. */
const TRIED = 12;
const SMALL = 3;

/** What is wrong with the answers that a duel offers where it stands; forks try them. */
function problemsOf(duel: Duel): readonly string[] {
  const { decision } = duel;
  if (decision === undefined) return [];
  const problems: string[] = [];
  const legal = new Set<string>();
  for (const answer of duel.legalChoices()) {
    if (legal.size >= TRIED) break;
    legal.add(JSON.stringify(answer));
    const fork = duel.fork();
    fork.choose(answer);
    if (fork.decision?.id === decision.id) problems.push(`${JSON.stringify(answer)} does not go on`);
  }
  if (legal.size === 0) problems.push('nothing is legal');
  if (decision.options.length > SMALL) return problems;
  const before = duel.record();
  for (const answer of sequences(decision.options.length)) {
    const settled = decision.ordered ? answer : [...answer].sort((a, b) => a - b);
    if (legal.has(JSON.stringify(settled))) continue;
    try {
      duel.choose(answer);
      problems.push(`${JSON.stringify(answer)} is taken and was not offered`);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : error;
      if (code !== 'ILLEGAL_CHOICE') problems.push(`${JSON.stringify(answer)}: ${String(error)}`);
    }
  }
  if (duel.record() !== before) problems.push('a refused answer has changed the duel');
  return problems;
}

describe('legalChoices', () => {
  test.each([
    ['starter decks', 3, starterDuel],
    ['starter decks', 22, starterDuel],
    ['mixed decks', 5, mixedDuel],
    ['mixed decks', 12, mixedDuel],
  ] as const)('are taken, and nothing else is: %s, seed %i', (_, seed, create) => {
    const duel = create(seed);
    const problems: string[] = [];
    let count = 0;
    playOn(duel, agentsFor(seed), (decision) => {
      if (count++ % 4 === 0)
        problems.push(...problemsOf(duel).map((one) => `decision ${decision.id}: ${one}`));
    });
    expect(problems).toEqual([]);
    expect([...duel.legalChoices()]).toEqual([]);
  });

  test('stay those of the decision that was open', () => {
    const duel = starterDuel(6);
    const expected = [...duel.legalChoices()];
    const choices = duel.legalChoices();
    const first = choices.next().value ?? [];
    duel.choose(first);
    expect([first, ...choices]).toEqual(expected);
  });
});
