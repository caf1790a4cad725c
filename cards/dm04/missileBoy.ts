import { cardsIn, creature, each } from '../../effects/language/words.ts';

export const missileBoy = creature({
  name: 'Missile Boy',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 1000,
  printings: ['DM-04 45/55'],
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'any', { type: 'creature', civilizations: ['light'] }), {
      kind: 'cost',
      by: 1,
      atLeast: 0,
    }),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'any', { type: 'spell', civilizations: ['light'] }), {
      kind: 'cost',
      by: 1,
      atLeast: 0,
    }),
  ],
});
