import { cardsIn, creature, each } from '../../effects/language/words.ts';

export const dewMushroom = creature({
  name: 'Dew Mushroom',
  civilizations: ['nature'],
  races: ['Balloon Mushroom'],
  cost: 3,
  power: 1000,
  printings: ['DM-04 50/55'],
  abilities: [
    each(
      cardsIn(['hand', 'manaZone', 'graveyard'], 'any', { type: 'creature', civilizations: ['darkness'] }),
      { kind: 'cost', by: 1, atLeast: 0 },
    ),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'any', { type: 'spell', civilizations: ['darkness'] }), {
      kind: 'cost',
      by: 1,
      atLeast: 0,
    }),
  ],
});
