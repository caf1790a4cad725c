import { creature, delayed, itself, other, returnToHand, that, when } from '../../effects/language/words.ts';

export const byeByeAmoeba = creature({
  name: 'Bye Bye Amoeba',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 3,
  power: 1000,
  printings: ['DM-13 40/55'],
  abilities: [
    when(
      { event: 'attacked', what: itself },
      delayed(
        when({ event: 'battleEnds', what: { of: 'any', filter: { is: other } } }, returnToHand(that)),
        'attack',
      ),
    ),
  ],
});
