import {
  createDuel,
  type Decision,
  OptionsError,
  type Position,
  parsePosition,
  type Solution,
  type SolvedLine,
  solve,
} from 'taiki';
import { describe, expect, it } from 'vitest';
import { Dice } from '../../testing/dice.ts';

const position = (text: string): Position =>
  parsePosition(`${text}\np1 deck: Filler | Filler\np2 deck: Filler | Filler`);

const ATTACK = 'turn 9 of p1, attack\n';
const won = ({ wins, of }: Solution): readonly number[] => [wins, of];

const indexOf = ({ options }: Decision, choice: string): readonly number[] =>
  choice === 'nothing'
    ? []
    : choice.split(' and ').map((label) => options.findIndex((one) => one.label === label));

/** Plays the line against random answers of the opponent; the winner. */
function winnerOf(start: Position, line: SolvedLine | undefined, dice: Dice): string | undefined {
  const duel = createDuel({ position: start, seed: 0, runtime: 'compiled' });
  let at = line;
  for (
    let { decision } = duel;
    decision !== undefined && duel.game.turn.number === start.turn;
    { decision } = duel
  ) {
    if (at === undefined) return undefined;
    duel.choose(indexOf(decision, at.choice.choice), 'p1');
    const replies: string[] = [];
    for (let open = duel.decision; open?.player === 'p2'; open = duel.decision) {
      const answers = [...duel.legalChoices()];
      const answer = answers[dice.below(answers.length)] ?? [];
      replies.push(
        answer.length === 0 ? 'nothing' : answer.map((index) => open?.options[index]?.label).join(' and '),
      );
      duel.choose(answer);
    }
    at = at.branches.find((branch) =>
      branch.replies.some((one) => one.map(({ choice }) => choice).join('|') === replies.join('|')),
    )?.next;
  }
  return duel.result?.winner;
}

describe('solve', () => {
  it('finds a line that wins against every answer', () => {
    const start = position(
      `${ATTACK}p1 battle zone: Aqua Hulcus | Aqua Soldier | Aqua Knight\np2 battle zone: Emerald Grass\np2 shield zone: Filler`,
    );
    const solution = solve({ position: start });
    expect(won(solution)).toEqual([1, 1]);
    const dice = new Dice(1);
    for (let game = 0; game < 20; game++) expect(winnerOf(start, solution.line, dice)).toBe('p1');
  });

  it('does not use the order of the shields, which the player cannot know', () => {
    const battle = `${ATTACK}p1 battle zone: Aqua Hulcus | Aqua Soldier | Stinger Worm\n`;
    const hidden = position(`${battle}p2 shield zone: Tornado Flame | Filler`);
    expect(won(solve({ position: hidden }))).toEqual([1, 2]);
    const faceUp = position(`${battle}p2 shield zone: Tornado Flame [face up] | Filler`);
    expect(won(solve({ position: faceUp }))).toEqual([2, 2]);
  });

  it('tells how each answer is refuted', () => {
    const { wins, refutations } = solve({
      position: position(`${ATTACK}p1 battle zone: Bolshack Dragon\np2 battle zone: Emerald Grass`),
    });
    expect(wins).toBe(0);
    expect(refutations).toEqual([
      {
        choice: { player: 'p1', choice: 'Bolshack Dragon attacks the player', rule: '506.1' },
        replies: [{ player: 'p2', choice: 'Block with Emerald Grass', rule: '507.1' }],
        next: [],
      },
      { choice: { player: 'p1', choice: 'Attack no more', rule: '506.1' }, replies: [], next: [] },
    ]);
  });

  it('says when it gave up', () => {
    const start = position(
      `${ATTACK}p1 battle zone: Aqua Hulcus | Aqua Soldier | Aqua Knight\np2 battle zone: Emerald Grass\np2 shield zone: Filler | Filler | Filler`,
    );
    expect(solve({ position: start, limit: 3 })).toMatchObject({ wins: 0, isComplete: false });
    expect(solve({ position: start })).toMatchObject({ wins: 0, isComplete: true });
  });

  it('refuses positions and options that make no sense', () => {
    const shields = 'Aqua Hulcus | Emeral | Corile | Holy Awe | Terror Pit | Spiral Gate';
    expect(() =>
      solve({ position: position(`${ATTACK}p1 battle zone: Emeral\np2 shield zone: ${shields}`) }),
    ).toThrow('the shields of p2 have more than 120 orders');
    expect(() => solve({ position: position(ATTACK), limit: 0 })).toThrow(OptionsError);
  });
});
