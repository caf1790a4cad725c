import {
  allCreatures,
  cannotBeBlocked,
  destroy,
  doubleBreaker,
  evolutionCreature,
  itself,
  vortexEvolutionOn,
  when,
} from '../../effects/language/words.ts';

export const cruelNagaAvatarOfFate = evolutionCreature({
  name: 'Cruel Naga, Avatar of Fate',
  civilizations: ['water', 'darkness'],
  races: ['Naga'],
  cost: 6,
  power: 9000,
  printings: ['DM-12 S3/55'],
  abilities: [
    vortexEvolutionOn({ races: ['Merfolk'] }, { races: ['Chimera'] }),
    cannotBeBlocked,
    doubleBreaker,
    when({ event: 'moved', what: itself, from: 'battleZone' }, destroy(allCreatures())),
  ],
});
