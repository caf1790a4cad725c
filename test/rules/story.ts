import type { Fact, FactKind } from 'taiki';
import type { Driver } from '../support/driver.ts';

/** The states in which something happened, in order, each once where it is repeated. */
export function statesSince(driver: Driver, length = 0): readonly string[] {
  const states = driver.duel.log.slice(length).map(({ state }) => state);
  return states.filter((state, index) => state !== states[index - 1]);
}

const sentence = (fact: Fact): string => {
  const name = 'name' in fact ? ` ${fact.name}` : 'player' in fact ? ` ${fact.player}` : '';
  return `${fact.state} ${fact.rule}: ${fact.kind}${name}`;
};

/** What happened, each with its state and its rule: `turn.main.use.paying 601.1f: costPaid Fear Fang`. */
export const story = (driver: Driver, ...kinds: readonly FactKind[]): readonly string[] =>
  driver.duel.log.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).map(sentence);
