import {
  allCreatures,
  choose,
  creature,
  destroy,
  itself,
  may,
  turboRush,
  when,
} from '../../effects/language/words.ts';

export const gachackMechanicalDoll = creature({
  name: 'Gachack, Mechanical Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 3,
  power: 2000,
  printings: ['DM-08 29/55'],
  abilities: [
    turboRush(
      when({ event: 'isNotBlocked', what: itself, target: 'player' }, may(destroy(choose(allCreatures())))),
    ),
  ],
});
