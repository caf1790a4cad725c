import { atRandom, creature, discard, opponentsHand, self, whenPut } from '../../effects/language/words.ts';

export const maskedHorrorShadowOfScorn = creature({
  name: 'Masked Horror, Shadow of Scorn',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 5,
  power: 1000,
  printings: ['DM-01 58/110'],
  abilities: [whenPut(self, discard(atRandom(opponentsHand())))],
});
