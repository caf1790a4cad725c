import { creature, happened, itself, returnToHand, self, when } from '../../effects/language/words.ts';

export const heartyCapnPolligon = creature({
  name: "Hearty Cap'n Polligon",
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 1,
  power: 2000,
  printings: ['DM-11 43/55'],
  abilities: [
    when(
      { event: 'endOfTurn', of: 'you' },
      returnToHand(self),
      happened({ event: 'shieldBroken', of: 'any', by: itself }),
    ),
  ],
});
