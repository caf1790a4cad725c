const DEFAULT = 20_020_530;
const given = process.env['TAIKI_SEED'] ?? '';

/** The seed of all generated tests: TAIKI_SEED, or a fixed default. */
export const seedOfThisRun = given === '' ? DEFAULT : Number(given);

if (seedOfThisRun !== (seedOfThisRun | 0))
  throw new Error(`TAIKI_SEED is "${given}", expected a 32-bit integer.`);
