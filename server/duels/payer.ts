/** Who asks a worker to do something. */
export interface Payer {
  /** The address whose requests take turns with those of others. */
  readonly client: string | undefined;
  /** Told how many milliseconds the work took, each time that the worker goes on to other work. */
  readonly pay: (ms: number) => void;
}

/** What nobody asked for. */
export const THE_SERVER: Payer = { client: undefined, pay: () => {} };
