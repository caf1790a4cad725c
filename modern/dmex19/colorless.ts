import type { CardDefinition } from 'taiki';
import { alsoOfRaces, creature, each, yourCreatures } from 'taiki/words';

const dekki = creature({
  name: 'お願い！デッキー',
  civilizations: [],
  races: ['Jokers'],
  cost: 3,
  power: 3000,
  abilities: [each(yourCreatures(), alsoOfRaces('Jokers'))],
  printings: ['DMEX-19 039'],
});

export const colorless: readonly CardDefinition[] = [dekki];
