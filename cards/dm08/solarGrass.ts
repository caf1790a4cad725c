import { creature, itself, turboRush, untap, when, yourCreatures } from '../../effects/language/words.ts';

export const solarGrass = creature({
  name: 'Solar Grass',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 5,
  power: 3000,
  printings: ['DM-08 14/55'],
  abilities: [
    turboRush(
      when(
        { event: 'isNotBlocked', what: itself, target: 'player' },
        untap(yourCreatures({ not: { names: ['Solar Grass'] } })),
      ),
    ),
  ],
});
