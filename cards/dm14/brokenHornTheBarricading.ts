import { cardsIn, creature, each } from '../../effects/language/words.ts';

export const brokenHornTheBarricading = creature({
  name: 'Broken Horn, the Barricading',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 4,
  power: 3000,
  printings: ['DM-14 36/110'],
  abilities: [
    each(
      cardsIn(['hand', 'manaZone', 'graveyard'], 'any', {
        type: 'spell',
        civilizations: ['water', 'darkness'],
      }),
      { kind: 'cost', by: 2, atLeast: 0 },
    ),
  ],
});
