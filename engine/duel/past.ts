import type { Fact } from '../../effects/state/reported/facts.ts';
import type { Player } from '../../table/nouns.ts';
import type { RecordedChoice } from '../records/record.ts';
import { History } from './history.ts';

/** What a duel keeps of its past; forks share it. */
export interface Past {
  readonly choices: History<RecordedChoice>;
  /** The number of decisions that each player has answered. */
  readonly answered: Readonly<Record<Player, number>>;
  /** Facts since this duel or the one that it was forked from was created or restored. */
  readonly facts: History<Fact>;
  /** Facts before that, or their number if they have to be replayed. */
  readonly before: readonly Fact[] | number;
}

export const withAnswer = ({ p1, p2 }: Past['answered'], player: Player): Past['answered'] =>
  player === 'p1' ? { p1: p1 + 1, p2 } : { p1, p2: p2 + 1 };

export const pastOf = (choices: readonly RecordedChoice[], before: Past['before']): Past => ({
  choices: History.of(choices),
  answered: choices.reduce(
    (answered, choice) => ('concedes' in choice ? answered : withAnswer(answered, choice.player)),
    { p1: 0, p2: 0 },
  ),
  facts: History.of([]),
  before,
});
