/** A command failed for a reason that the user can act on. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}
