import { choose, creature, itself, opponentsShields, turnFace, when } from '../../effects/language/words.ts';

export const aquaMaster = creature({
  name: 'Aqua Master',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 6,
  power: 4000,
  printings: ['DM-09 S2/55'],
  abilities: [
    when(
      { event: 'isNotBlocked', what: itself, target: 'player' },
      turnFace(choose(opponentsShields()), 'faceUp'),
    ),
  ],
});
