import { register } from 'node:module';

/**
 * Preloaded with `node --import`: resolves the program's `taiki` to `instrumentedTaiki.ts`. The inspector's own files still
 * import the engine itself.
 */
const inspectorRoot = new URL('..', import.meta.url).href;
const instrumented = new URL(
  `./instrumentedTaiki${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`,
  import.meta.url,
).href;

const hooks = `
export async function resolve(specifier, context, next) {
  const isInspector = context.parentURL?.startsWith(${JSON.stringify(inspectorRoot)});
  return next(specifier === 'taiki' && !isInspector ? ${JSON.stringify(instrumented)} : specifier, context);
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
