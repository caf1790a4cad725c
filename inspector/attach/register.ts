import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

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

const actorReports = new URL(`../core/attach/actorReports${extension}`, import.meta.url).href;
/** The engine's own actors are shown as duels. */
const engineRoots = ['dist', 'engine', 'machines'].map(
  (folder) =>
    new URL(
      `${folder}/`,
      new URL('.', pathToFileURL(createRequire(import.meta.url).resolve('taiki/package.json'))),
    ).href,
);

/** Everything of the program's `xstate`, but with a createActor whose actors are recorded. */
const hooks = `
const actorReports = ${JSON.stringify(actorReports)};
const engineRoots = ${JSON.stringify(engineRoots)};
const recording = (url) => 'data:text/javascript,' + encodeURIComponent([
  'export * from ' + JSON.stringify(url) + ';',
  'import { createActor as create } from ' + JSON.stringify(url) + ';',
  'import { inspectorOfActors } from ' + JSON.stringify(actorReports) + ';',
  'export const createActor = (logic, options) => create(logic, { ...options, inspect: inspectorOfActors(options?.inspect) });',
].join('\\n'));
const instrumented = ${JSON.stringify(instrumented)};
export async function resolve(specifier, context, next) {
  const isInspector = context.parentURL?.startsWith(${JSON.stringify(inspectorRoot)});
  if (specifier === 'xstate' && !isInspector && !engineRoots.some((root) => context.parentURL?.startsWith(root)))
    return { url: recording((await next(specifier, context)).url), format: 'module', shortCircuit: true };
  const isReplaced = !isInspector && Object.hasOwn(instrumented, specifier);
  return next(isReplaced ? instrumented[specifier] : specifier, context);
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
