// Where the rules ask for each static effect. What one means is inside the question that it changes: who must attack is asked with all
// that an attack needs, so a static effect has no file of rules of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGE = 'language/';

/** For each static effect, the files below `effects` that ask for it. Fails if nothing asks for one. */
export function staticRules(effectsFolder, names) {
  const sources = readdirSync(effectsFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith(LANGUAGE))
    .sort()
    .map((path) => [`effects/${path}`, readFileSync(join(effectsFolder, path), 'utf8')]);
  return new Map(
    names.map((name) => {
      const asks = new RegExp(`(?:effect\\.|\\bone\\.|\\bpart\\.|(?<![.\\w]))kind [!=]== '${name}'`);
      const files = sources.filter(([, text]) => asks.test(text)).map(([path]) => path);
      if (files.length === 0) throw new Error(`No rule asks for the static effect "${name}".`);
      return [name, files];
    }),
  );
}
