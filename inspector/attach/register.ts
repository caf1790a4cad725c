import { register } from 'node:module';

/**
 * Preloaded with `node --import`: resolves the program's `taiki` to `instrumentedTaiki.ts` and its `taiki/engine` to
 * `instrumentedEngine.ts`. The inspector's own files still import the engine itself.
 */
const inspectorRoot = new URL('..', import.meta.url).href;
const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const instrumented = {
  taiki: new URL(`./instrumentedTaiki${extension}`, import.meta.url).href,
  'taiki/engine': new URL(`./instrumentedEngine${extension}`, import.meta.url).href,
};

const hooks = `
const instrumented = ${JSON.stringify(instrumented)};
export async function resolve(specifier, context, next) {
  const isInspector = context.parentURL?.startsWith(${JSON.stringify(inspectorRoot)});
  const isReplaced = !isInspector && Object.hasOwn(instrumented, specifier);
  return next(isReplaced ? instrumented[specifier] : specifier, context);
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
