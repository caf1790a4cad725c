import { blocker, cardsIn, creature, each } from '../../effects/language/words.ts';

export const milieusTheDaystretcher = creature({
  name: 'Milieus, the Daystretcher',
  civilizations: ['light'],
  races: ['Berserker'],
  cost: 5,
  power: 2500,
  printings: ['DM-04 12/55'],
  abilities: [
    blocker,
    each(
      cardsIn(['hand', 'manaZone', 'graveyard'], 'any', { type: 'creature', civilizations: ['darkness'] }),
      { kind: 'cost', by: 2, atLeast: 0 },
    ),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'any', { type: 'spell', civilizations: ['darkness'] }), {
      kind: 'cost',
      by: 2,
      atLeast: 0,
    }),
  ],
});
