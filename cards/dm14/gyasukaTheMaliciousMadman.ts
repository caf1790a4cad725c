import { creature, discard, self, whenPut, yourHand } from '../../effects/language/words.ts';

export const gyasukaTheMaliciousMadman = creature({
  name: 'Gyasuka, the Malicious Madman',
  civilizations: ['darkness'],
  races: ['Devil Mask'],
  cost: 1,
  power: 4000,
  printings: ['DM-14 55/110'],
  abilities: [whenPut(self, discard(yourHand()))],
});
