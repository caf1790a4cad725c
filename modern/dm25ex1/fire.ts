import type { CardDefinition } from 'taiki';
import { atMost, cardsIn, creature, destroy, self, uraNinjaStrike, whenPut } from 'taiki/words';

const metabasuRapia = creature({
  name: '裏斬隠 メタバース・ラピア',
  civilizations: ['fire'],
  races: ['Mecha Fire Bird', 'Shinobi'],
  cost: 5,
  power: 5000,
  abilities: [
    uraNinjaStrike(3, 'fire'),
    whenPut(self, destroy(cardsIn('battleZone', 'any', { type: 'element', cost: atMost(2) }))),
  ],
  printings: ['DM25-EX1 062'],
});

export const fire: readonly CardDefinition[] = [metabasuRapia];
