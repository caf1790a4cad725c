import { choose, creature, putIntoGraveyard, self, whenPut, yourMana } from '../../effects/language/words.ts';

export const artisanPicora = creature({
  name: 'Artisan Picora',
  civilizations: ['fire'],
  races: ['Machine Eater'],
  cost: 1,
  power: 2000,
  printings: ['DM-01 68/110'],
  abilities: [whenPut(self, putIntoGraveyard(choose(yourMana())))],
});
