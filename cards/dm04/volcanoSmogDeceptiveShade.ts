import { cardsIn, creature, each } from '../../effects/language/words.ts';

export const volcanoSmogDeceptiveShade = creature({
  name: 'Volcano Smog, Deceptive Shade',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 6,
  power: 5000,
  printings: ['DM-04 39/55'],
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'any', { type: 'creature', civilizations: ['light'] }), {
      kind: 'cost',
      by: 2,
      atLeast: 0,
    }),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'any', { type: 'spell', civilizations: ['light'] }), {
      kind: 'cost',
      by: 2,
      atLeast: 0,
    }),
  ],
});
