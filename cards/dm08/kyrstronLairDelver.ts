import { choose, creature, may, put, self, whenDestroyed, yourHand } from '../../effects/language/words.ts';

export const kyrstronLairDelver = creature({
  name: 'Kyrstron, Lair Delver',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 5,
  power: 1000,
  printings: ['DM-08 38/55', 'Promotional L16/Y2'],
  abilities: [whenDestroyed(self, may(put(choose(yourHand({ type: 'creature', races: ['Dragon'] })))))],
});
