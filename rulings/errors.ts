/** Something about a duel is not as expected. The message names what was expected and what was found. */
export class ExpectationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExpectationError';
  }
}

/**
 * A play did not go as its scenario says. The message names the scenario, the play, the step, what was expected and found,
 * and where the duel stood; `cause` is the error that the step threw.
 */
export class ScenarioError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ScenarioError';
  }
}
