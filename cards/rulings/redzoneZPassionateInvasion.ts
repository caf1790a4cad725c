import {
  choose,
  doubleBreaker,
  evolution,
  evolutionCreature,
  invasion,
  opponentsShields,
  putIntoGraveyard,
  self,
  whenPutOnto,
} from '../../effects/language/words.ts';

export const redzoneZPassionateInvasion = evolutionCreature({
  name: 'Redzone Z, Passionate Invasion',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Invader'],
  cost: 6,
  power: 11000,
  abilities: [
    evolution({ civilizations: ['fire'] }),
    invasion({ civilizations: ['fire'], races: ['Command'] }),
    doubleBreaker,
    whenPutOnto(self, { evolution: false }, putIntoGraveyard(choose(opponentsShields()))),
  ],
});
