import { choose, creature, destroy, self, whenPut, yourCreatures } from '../../effects/language/words.ts';

export const blackFeatherShadowOfRage = creature({
  name: 'Black Feather, Shadow of Rage',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 1,
  power: 3000,
  printings: ['DM-01 45/110'],
  abilities: [whenPut(self, destroy(choose(yourCreatures())))],
});
