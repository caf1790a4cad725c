import type { CardDefinition } from 'taiki';
import { choose, creature, destroy, opponentsCreatures, self, shieldTrigger, whenPut } from 'taiki/words';

const handopapuru = creature({
  name: '強欲の紫 ハンドパープル',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Shinobi'],
  cost: 4,
  power: 4000,
  abilities: [shieldTrigger, whenPut(self, destroy(choose(opponentsCreatures(), 1, 'opponent')))],
  printings: ['DM25-EX2 093'],
});

export const darkness: readonly CardDefinition[] = [handopapuru];
