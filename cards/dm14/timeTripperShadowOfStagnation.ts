import { creature, each, opponentsMana } from '../../effects/language/words.ts';

export const timeTripperShadowOfStagnation = creature({
  name: 'Time Tripper, Shadow of Stagnation',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 3,
  power: 1000,
  printings: ['DM-14 27/110'],
  abilities: [each(opponentsMana(), { kind: 'entersTapped', zone: 'manaZone' })],
});
