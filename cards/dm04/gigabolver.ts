import { cannot, cardsIn, creature, each } from '../../effects/language/words.ts';

export const gigabolver = creature({
  name: 'Gigabolver',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 4,
  power: 3000,
  printings: ['DM-04 29/55'],
  abilities: [
    each(cardsIn('shieldZone', 'any', { civilizations: ['light'] }), cannot({ do: 'useShieldTrigger' })),
  ],
});
