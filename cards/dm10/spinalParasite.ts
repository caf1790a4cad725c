import {
  ableToAttack,
  choose,
  creature,
  gets,
  opponentsCreatures,
  when,
} from '../../effects/language/words.ts';

export const spinalParasite = creature({
  name: 'Spinal Parasite',
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 5,
  power: 2000,
  printings: ['DM-10 57/110'],
  abilities: [
    when(
      { event: 'startOfTurn', of: 'opponent' },
      gets(ableToAttack(choose(opponentsCreatures(), 1, 'opponent')), 'turn', { kind: 'mustAttack' }),
    ),
  ],
});
