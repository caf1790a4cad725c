import {
  atRandom,
  discard,
  evolution,
  evolutionCreature,
  opponentsHand,
  tapAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const phantasmalHorrorGigazald = evolutionCreature({
  name: 'Phantasmal Horror Gigazald',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 5,
  power: 5000,
  printings: ['DM-06 S6/110'],
  abilities: [
    evolution({ races: ['Chimera'] }),
    tapAbility(discard(atRandom(opponentsHand())), yourCreatures({ civilizations: ['darkness'] })),
  ],
});
