import { cannot, cardsIn, creature, each, self } from '../../effects/language/words.ts';

export const uranusThePaladin = creature({
  name: 'Uranus, the Paladin',
  civilizations: ['light'],
  races: ['Rainbow Phantom'],
  cost: 3,
  power: 2000,
  printings: ['DM-15 22/55'],
  abilities: [
    each(
      cardsIn('battleZone', 'any', { type: 'crossGear', crossedWith: self }),
      cannot({ do: 'beChosen', by: 'opponent' }),
    ),
  ],
});
