import { creature, happened, itself, returnToHand, self, when } from '../../effects/language/words.ts';

export const hazardHopper = creature({
  name: 'Hazard Hopper',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 4,
  power: 5000,
  printings: ['DM-11 42/55'],
  abilities: [
    when(
      { event: 'endOfTurn', of: 'you' },
      returnToHand(self),
      happened({ event: 'shieldBroken', of: 'any', by: itself }),
    ),
  ],
});
