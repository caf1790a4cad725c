import type { CardDefinition } from 'taiki';
import { creature, guardStrike } from 'taiki/words';
import { mayOnceCostLess } from '../common.ts';

const furavunaguniru = creature({
  name: '暗黒剣 フラヴナグニル',
  civilizations: [],
  races: ["Master's Legacy"],
  cost: 2,
  power: 3000,
  abilities: [guardStrike, mayOnceCostLess(1, { type: 'creature', keyword: 'hyperMode' })],
  printings: ['DM24-RP1 051'],
});

export const colorless: readonly CardDefinition[] = [furavunaguniru];
