import { allCards } from 'taiki';
import { describe, expect, it } from 'vitest';
import { bundle, bundleSizes, sizesOnPage } from '../../tools/bundleSize.ts';

/** The cards whose names are string literals in a minified bundle; those in the middle of a message do not count. */
const cardsIn = (text: string): readonly string[] =>
  allCards.flatMap(({ name }) =>
    ['"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`)) ? [name] : [],
  );

describe('a bundle', () => {
  it('has the size that docs/embedding.md names, give or take 10 percent: else run npm run size -- --write', async () => {
    const [measured, named] = [await bundleSizes(), sizesOnPage()];
    expect(named.map(({ what }) => what)).toEqual(measured.map(({ what }) => what));
    for (const [index, { minified, gzip }] of measured.entries())
      for (const [size, said] of [
        [minified, named[index]?.minified ?? 0],
        [gzip, named[index]?.gzip ?? 0],
      ] as const)
        expect(Math.abs(said - size)).toBeLessThan(Math.max(5, size / 10));
  });

  it('of the engine alone holds no card', async () => {
    expect(cardsIn(await bundle("export * from 'taiki/engine';"))).toEqual([]);
  });

  it('holds the sets that it imports and no others', async () => {
    const { dm02 } = await import('taiki/cards');
    const text = await bundle(
      "export { createEngine } from 'taiki/engine'; export { dm02 } from 'taiki/cards';",
    );
    expect(cardsIn(text).toSorted()).toEqual(dm02.map(({ name }) => name).toSorted());
  });

  it('of a duel from `taiki` holds every card', async () => {
    expect(cardsIn(await bundle("export { createDuel } from 'taiki';"))).toHaveLength(allCards.length);
  });

  it('of what needs no engine holds none', async () => {
    for (const [code, size] of [
      ["export { parseDeck } from 'taiki';", 36_000],
      ["export { ruleText } from 'taiki/rulebook';", 90_000],
    ] as const) {
      const text = await bundle(code);
      expect(text).not.toContain('createMachine');
      expect(text.length).toBeLessThan(size);
    }
  });

  it('of the words of cards holds nothing of what they do', async () => {
    const text = await bundle("export * from 'taiki/words';");
    for (const name of ['perform', 'isPossible', 'canPay']) expect(text).not.toContain(name);
  });

  it('of the function that builds one word holds no other word', async () => {
    const text = await bundle("export { draw } from 'taiki/words';");
    expect(text).toContain('"draw"');
    expect(text.length).toBeLessThan(200);
  });
});
