import { creature, doubleBreaker, search, self, whenPut } from '../../effects/language/words.ts';

export const velyrikaDragon = creature({
  name: 'Velyrika Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 7000,
  printings: ['Promotional L14/Y2'],
  abilities: [
    whenPut(self, search({ type: 'creature', races: ['Armored Dragon'] }, 'hand', 'shown')),
    doubleBreaker,
  ],
});
