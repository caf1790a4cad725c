import { choose, creature, destroy, itself, opponentsCreatures, when } from '../../effects/language/words.ts';

export const trixoWickedDoll = creature({
  name: 'Trixo, Wicked Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 4,
  power: 2000,
  printings: ['DM-09 33/55'],
  abilities: [
    when(
      { event: 'isNotBlocked', what: itself, target: 'player' },
      destroy(choose(opponentsCreatures(), 1, 'opponent')),
    ),
  ],
});
