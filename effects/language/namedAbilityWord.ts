import type { GeneratedForm } from './generatedAbility.ts';
import type { Condition, Filter, Triggered, TriggerWord } from './vocabulary.ts';

/** What prints the parts of a title. */
export interface TitleDescribers {
  readonly filter: (filter: Filter) => string;
}

/** All that the language knows of the title of a triggered ability. */
export interface NamedAbilityWord<T extends TriggerWord> {
  /** The title as a card prints it. */
  readonly text: (title: T, describe: TitleDescribers) => string;
  /** The condition that the title says, so that the text after it does not. */
  readonly condition?: (title: T) => Condition;
  /** Other words whose uses count as uses of this one where it has a limit. */
  readonly alsoCounts?: readonly TriggerWord['name'][];
  /** How the test kit generates it. */
  readonly generated: readonly GeneratedForm<Triggered>[];
}
