import { choose, creature, destroy, opponentsCreatures, tapAbility } from '../../effects/language/words.ts';

export const gummerAssassinationDoll = creature({
  name: 'Gummer, Assassination Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 4,
  power: 1000,
  printings: ['DM-14 26/110'],
  abilities: [tapAbility(destroy(choose(opponentsCreatures({ tapped: true }))))],
});
