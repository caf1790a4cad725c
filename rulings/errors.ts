/** An assertion about a duel failed. The message says what was expected and what was found. */
export class ExpectationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExpectationError';
  }
}

/**
 * A play did not go as its scenario says. The message names the scenario, the play and the step, then what was expected and
 * found, and the state of the duel; `cause` is the error that the step threw.
 */
export class ScenarioError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ScenarioError';
  }
}
