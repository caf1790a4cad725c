import { choose, creature, may, put, self, whenPut, yourHand } from '../../effects/language/words.ts';

export const lulufensSunDragonElemental = creature({
  name: 'Lulufens, Sun Dragon Elemental',
  civilizations: ['light'],
  races: ['Angel Command Dragon'],
  cost: 6,
  power: 6000,
  reconstructed:
    'Known only from a ruling as a light creature that puts a creature from the hand. Cost, power and race are assumed, and that any creature can be put.',
  abilities: [whenPut(self, may(put(choose(yourHand({ type: 'creature' })))))],
});
