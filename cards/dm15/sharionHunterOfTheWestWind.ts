import { cardsIn, creature, each } from '../../effects/language/words.ts';

export const sharionHunterOfTheWestWind = creature({
  name: 'Sharion, Hunter of the West Wind',
  civilizations: ['fire'],
  races: ['Feathernoid'],
  cost: 3,
  power: 1000,
  printings: ['DM-15 16/55'],
  abilities: [
    each(cardsIn(['hand', 'battleZone'], 'you', { type: 'crossGear' }), { kind: 'cost', by: -1, atLeast: 1 }),
  ],
});
