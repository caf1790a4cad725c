import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a command of `npm run` with an error about its options. */
export function refuseOptions(message: string): never {
  console.error(`error: ${message}`);
  process.exit(1);
}

/** Ends quietly when nobody reads what is printed any more, as behind `head`. */
function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

/** The options of a command of `npm run`. It ends with `usage` if that is asked for, and with an error if it has no such option. */
export function toolOptions<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  endWithReader();
  if (process.argv.slice(2).some((one) => one === '--help' || one === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      refuseOptions(`${error.message}\n\n${usage}`);
    throw error;
  }
}
