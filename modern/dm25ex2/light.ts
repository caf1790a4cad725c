import type { CardDefinition } from 'taiki';
import { creature, opponentsCreatures, self, shieldTrigger, tap, whenPut } from 'taiki/words';

const supakuiero = creature({
  name: '閃光の黄色 スパークイエロー',
  civilizations: ['light'],
  races: ['Angel Command', 'Shinobi'],
  cost: 5,
  power: 4500,
  abilities: [shieldTrigger, whenPut(self, tap(opponentsCreatures()))],
  printings: ['DM25-EX2 087'],
});

export const light: readonly CardDefinition[] = [supakuiero];
