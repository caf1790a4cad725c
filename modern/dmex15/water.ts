import type { CardDefinition } from 'taiki';
import { creature, guardStrike } from 'taiki/words';

const oniUshijirou = creature({
  name: '鬼・牛次郎',
  civilizations: ['water'],
  races: ['Cyber Lord', 'Survivor'],
  cost: 2,
  power: 2000,
  abilities: [guardStrike],
  printings: ['DMEX-15 B021'],
});

export const water: readonly CardDefinition[] = [oniUshijirou];
