import { readFileSync } from 'node:fs';
import type { LoadHook, ResolveHook } from 'node:module';
import { normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, bundledFile } from './bundledPaths.ts';

const inBundle = pathToFileURL(bundle).href;

/** Finds the sources of the packages in their bundle. */
export const resolve: ResolveHook = async (specifier, context, next) => {
  const resolved = await next(specifier, context);
  if (!resolved.url.startsWith('file:')) return resolved;
  const bundled = bundledFile(normalize(fileURLToPath(resolved.url)), context.parentURL);
  return bundled === undefined ? resolved : { url: pathToFileURL(bundled).href, format: 'module' };
};

/** Loads the bundle as it is: tsx would look for something to compile in each of its megabytes. */
export const load: LoadHook = async (url, context, next) =>
  url.startsWith(inBundle)
    ? { format: 'module', source: readFileSync(fileURLToPath(url)), shortCircuit: true }
    : next(url, context);
