import fc from 'fast-check';
import { Besieged } from './malformed.ts';

/** Prints the bytes of live memory after each round of malformed messages. Runs with `--expose-gc`. */
const [seed, rounds, messages] = process.argv.slice(2).map(Number);
const besieged = await Besieged.begun();
for (let round = 0; round < (rounds ?? 0); round++) {
  for (const one of fc.sample(besieged.message, { seed: (seed ?? 0) + round, numRuns: messages ?? 0 })) {
    await besieged.codesOf(one);
  }
  global.gc?.();
  console.log(process.memoryUsage().heapUsed);
}
