import type { Duel } from '../../engine/duel/duel.ts';
import { printChoice } from '../../engine/records/notation.ts';
import { printPosition } from '../../engine/records/position.ts';
import { arrangedPosition } from '../../entries/arrange.ts';
import { positionOf, runScenario } from '../runScenario.ts';
import type { Asked, Play, Scenario } from '../scenario.ts';
import type { Case, CaseAnswer } from './case.ts';

/**
 * A play of a ruling as a case, to be changed and judged.
 * @throws {ScenarioError} if the play does not go as the scenario says.
 */
export function caseOfRuling(scenario: Scenario, play: Play): Case {
  const begin = positionOf(scenario, play);
  const answers: CaseAnswer[] = [];
  runScenario(scenario, play, {
    watch: ({ duel, answer }) => {
      if (answer !== undefined) answers.push(answerIn(duel, answer));
    },
  });
  return {
    title: `${scenario.id}, ${play.name}: ${scenario.asks}`,
    rules: begin.rules,
    cards: begin.cards ?? [],
    position: arrangedPosition(begin),
    plays: [{ name: play.name, answers }],
  };
}

function answerIn({ decision }: Duel, answer: readonly number[]): CaseAnswer {
  const asked = (decision === undefined ? '' : `${decision.player} ${decision.kind}`) as Asked;
  return { line: 0, asked, text: decision === undefined ? '' : printChoice(decision, answer) };
}

/** `20x Filler` instead of twenty times the same card. */
const counted = (line: string): string => {
  const [, head = '', cards = ''] = /^(p[12] [\w ]+: )(.*)$/.exec(line) ?? [];
  if (head === '') return line;
  const runs: { readonly card: string; count: number }[] = [];
  for (const card of cards.split(' | ')) {
    const last = runs.at(-1);
    if (last?.card === card) last.count++;
    else runs.push({ card, count: 1 });
  }
  return head + runs.map(({ card, count }) => (count === 1 ? card : `${count}x ${card}`)).join(' | ');
};

/** Prints a case as text for `parseCase`. Empty zones are left out, except for decks. */
export function printCase({ title, rules, cards, position, plays }: Case): string {
  const zones = printPosition(position)
    .split('\n')
    .filter((line) => line !== '' && !(line.endsWith(':') && !line.endsWith(' deck:')))
    .map(counted);
  const answers = plays.flatMap((play) => [
    '',
    ...(plays.length === 1 ? [] : [`play: ${play.name}`]),
    ...play.answers.map((one) =>
      'until' in one ? `until ${one.until}: ${one.by}` : `${one.asked}: ${one.text}`,
    ),
  ]);
  return [
    ...(title === undefined ? [] : [`case: ${title}`]),
    ...(rules === undefined ? [] : [`rules: ${typeof rules === 'string' ? rules : JSON.stringify(rules)}`]),
    ...cards.map((card) => `card: ${JSON.stringify(card)}`),
    ...zones,
    ...answers,
    '',
  ].join('\n');
}
