import type { CardDefinition } from 'taiki';
import { choose, creature, self, takeShieldWithoutTrigger, whenPut, yourShields } from 'taiki/words';

const zaBatto = creature({
  name: '轟血鬼 ザ・バット',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Vampire'],
  cost: 3,
  power: 4000,
  abilities: [whenPut(self, takeShieldWithoutTrigger(choose(yourShields())))],
  printings: ['DM24-EX4 092'],
});

export const fire: readonly CardDefinition[] = [zaBatto];
