import { register } from 'node:module';

/**
 * Loaded by `node --import` before a program: from then on the program's `taiki` is `watchedTaiki.ts`. The inspector's own
 * files get the engine itself.
 */
const here = new URL('..', import.meta.url).href;
const watched = new URL(
  `./watchedTaiki${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`,
  import.meta.url,
).href;

const hooks = `
export async function resolve(specifier, context, next) {
  const ours = context.parentURL?.startsWith(${JSON.stringify(here)});
  return next(specifier === 'taiki' && !ours ? ${JSON.stringify(watched)} : specifier, context);
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
