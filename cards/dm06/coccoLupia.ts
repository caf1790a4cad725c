import { cardsIn, creature, each } from '../../effects/language/words.ts';

export const coccoLupia = creature({
  name: 'Cocco Lupia',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 3,
  power: 1000,
  printings: ['DM-06 77/110'],
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Dragon'] }), {
      kind: 'cost',
      by: -2,
      atLeast: 2,
    }),
  ],
});
