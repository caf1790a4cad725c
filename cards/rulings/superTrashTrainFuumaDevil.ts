import { another, creature, draw, may, whenDestroyed } from '../../effects/language/words.ts';

export const superTrashTrainFuumaDevil = creature({
  name: 'Super Trash Train, Fuuma Devil',
  civilizations: ['darkness'],
  races: ['Hedrian', 'Grand Devil'],
  cost: 5,
  power: 5000,
  abilities: [whenDestroyed(another('any'), may(draw()))],
});
