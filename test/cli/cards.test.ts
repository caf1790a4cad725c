import { allCards, findCard } from 'taiki';
import { describe, expect, it } from 'vitest';
import { runTaiki } from './commandLine.ts';

describe('taiki cards', () => {
  it('prints a card from its data', async () => {
    const { code, out } = await runTaiki('cards', 'Aqua Hulcus');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').slice(0, 3)).toEqual([
      'Aqua Hulcus',
      'Water creature (Liquid People), cost 3, power 2000',
      '  When this is put into the battle zone, you may draw a card.',
    ]);
  });

  it('lists the base set whole', async () => {
    const { code, out } = await runTaiki('cards', '--set', 'dm-01');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(121);
    expect(out).toContain('120 cards. To print one: ');
  });

  it('prints data that parses', async () => {
    const { out } = await runTaiki('cards', 'Terror Pit', '--json');
    expect(JSON.parse(out)).toEqual(findCard('Terror Pit'));
    const all = await runTaiki('cards', '--json');
    expect(JSON.parse(all.out)).toEqual(allCards);
  });

  it('suggests names that are near, and names the sets', async () => {
    const unknown = await runTaiki('cards', 'Aqua Hulkus');
    expect([unknown.code, unknown.errors]).toEqual([
      1,
      'error: Unknown card "Aqua Hulkus". Did you mean "Aqua Hulcus"?',
    ]);
    const set = await runTaiki('cards', '--set', 'DM-99');
    expect(set.code).toBe(1);
    expect(set.errors).toMatch(/^error: No matching card in set "DM-99". Sets: DM-01, DM-02/);
  });
});
