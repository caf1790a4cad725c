import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What a build was asked for. */
export type BuildRequest = { readonly folder: string } | { readonly usage: string };

/**
 * The folder that a build writes, from the arguments of its command.
 * @throws {RangeError} if an option is unknown, or more than one folder is named; the message has the usage.
 */
export function buildRequest(given: readonly string[], usage: string, byDefault: string): BuildRequest {
  const { values, positionals } = parsed(given, usage);
  if (values.help) return { usage };
  const [folder = byDefault, ...others] = positionals;
  if (others.length > 0)
    throw new RangeError(`Expected one folder, found ${positionals.join(', ')}.\n\n${usage}`);
  return { folder: resolve(folder) };
}

function parsed(given: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...given],
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    // The sentences after the first are about arguments that begin with a dash.
    const [problem] = String(error instanceof Error ? error.message : error).split('. ');
    throw new RangeError(`${problem}: expected --help, or a folder.\n\n${usage}`);
  }
}

/** Runs a build from the command line. What it refuses is printed without a stack. */
export async function runBuild(
  usage: string,
  byDefault: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  try {
    const request = buildRequest(process.argv.slice(2), usage, byDefault);
    if ('usage' in request) console.log(usage);
    else await build(request.folder);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
