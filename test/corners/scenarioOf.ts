import type { End, Play, PlayerEnd, Scenario, Skip, Step } from 'taiki/rulings';
import type { Answer, Circumstance, Decided, Outcome, Row, Side } from './corner.ts';
import { positionOf } from './position.ts';

const isStep = (answer: Answer): answer is Step | Skip => 'asked' in answer || 'until' in answer;

function stepOf(answer: Answer): Step | Skip {
  if (isStep(answer)) return answer;
  const [asked, ...choice] = answer;
  return { asked, choose: choice[0] === 'pass' ? 'pass' : choice };
}

const sideOf = (
  [battleZone, hand, graveyard, shieldZone = 5]: Side,
  others: Partial<PlayerEnd> = {},
): PlayerEnd => ({ battleZone, hand, graveyard, shieldZone, ...others });

function endOf({ asked, facts = [], factsNot = [], others = {}, ...sides }: Outcome): End {
  const expected = { facts, factsNot, p1: sideOf(sides.p1, others.p1), p2: sideOf(sides.p2, others.p2) };
  if (asked === 'p1 wins' || asked === 'p2 wins')
    return { ...expected, result: { winner: asked === 'p1 wins' ? 'p1' : 'p2', reason: 'directAttack' } };
  return { ...expected, asked };
}

/** A corner as a scenario with one play for each thing that the rules decide there. */
export function scenarioOf(
  name: string,
  row: Row,
  circumstance: Circumstance,
  corners: readonly Decided[],
): Scenario {
  return {
    id: `${name} × ${circumstance}`,
    rules: [...new Set(corners.map(({ rule }) => rule))],
    status: 'firm',
    asks: `What holds for ${name} in this case: ${circumstance}?`,
    says: corners.map(({ says }) => says).join(' '),
    begin: positionOf(row, circumstance),
    plays: corners.map(
      ({ says, answers, outcome, begin = {} }): Play => ({
        name: says,
        begin,
        steps: answers.map(stepOf),
        end: endOf(outcome),
      }),
    ),
  };
}
