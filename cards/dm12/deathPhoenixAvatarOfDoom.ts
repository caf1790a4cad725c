import {
  discard,
  doubleBreaker,
  evolutionCreature,
  insteadOfBreaking,
  itself,
  opponentsHand,
  putIntoGraveyard,
  self,
  that,
  vortexEvolutionOn,
  when,
} from '../../effects/language/words.ts';

export const deathPhoenixAvatarOfDoom = evolutionCreature({
  name: 'Death Phoenix, Avatar of Doom',
  civilizations: ['darkness', 'fire'],
  races: ['Phoenix'],
  cost: 4,
  power: 9000,
  printings: ['DM-12 S4/55'],
  abilities: [
    vortexEvolutionOn({ races: ['Zombie Dragon'] }, { races: ['Fire Bird'] }),
    doubleBreaker,
    insteadOfBreaking(self, putIntoGraveyard(that)),
    when({ event: 'moved', what: itself, from: 'battleZone' }, discard(opponentsHand())),
  ],
});
