import { cannot, cardsIn, creature, each } from '../../effects/language/words.ts';

export const fuReilSeekerOfStorms = creature({
  name: 'Fu Reil, Seeker of Storms',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 6,
  power: 5000,
  printings: ['DM-04 8/55'],
  abilities: [
    each(cardsIn('shieldZone', 'any', { civilizations: ['darkness'] }), cannot({ do: 'useShieldTrigger' })),
  ],
});
