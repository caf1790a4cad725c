import {
  eachWhile,
  evolution,
  evolutionCreature,
  isLike,
  power,
  self,
  yourCreatures,
} from '../../effects/language/words.ts';

export const barkwhipTheSmasher = evolutionCreature({
  name: 'Barkwhip, the Smasher',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 2,
  power: 5000,
  printings: ['DM-02 45/55', 'Promotional L2/6 Y1'],
  abilities: [
    evolution({ races: ['Beast Folk'] }),
    eachWhile(
      isLike(self, { tapped: true }),
      yourCreatures({ races: ['Beast Folk'], other: true }),
      power(2000),
    ),
  ],
});
