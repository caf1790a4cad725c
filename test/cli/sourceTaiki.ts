import { taiki } from '../../cli/main.ts';

/** The command line as a process of its own, from the sources. */
process.exitCode = await taiki(process.argv.slice(2));
