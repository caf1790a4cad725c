import fc from 'fast-check';

/** Replaces `vitest` and `@fast-check/vitest` in the warm runner. Collects tests instead of running them. */
const run = globalThis.__taikiTests;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_020_530 });

function add(name, body) {
  const full = [...run.above, name].join(' ');
  let unique = full;
  for (let count = 2; run.found.has(unique); count++) unique = `${full} ${count}`;
  run.found.set(unique, body);
}

const bodyOf = (given) => given.find((one) => typeof one === 'function');

const each = (make) => (rows) => (name, body) => {
  for (const [index, row] of rows.entries())
    make(`${name} ${index}`, (context) => body(...[row].flat(), context));
};

export const expect = run.expect;
export const test = (name, ...given) => add(name, bodyOf(given));
export const it = test;
export function describe(name, ...given) {
  run.above.push(name);
  bodyOf(given)();
  run.above.pop();
}

test.each = each(test);
describe.each = each(describe);
test.prop = (arbitraries) => (name, property) =>
  add(name, () => fc.assert(fc.property(...arbitraries, (...values) => property(...values) ?? true)));

export { fc };
