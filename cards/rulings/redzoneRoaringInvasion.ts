import {
  destroy,
  evolution,
  evolutionCreature,
  invasion,
  opponentsCreatures,
  self,
  tripleBreaker,
  whenPut,
} from '../../effects/language/words.ts';

export const redzoneRoaringInvasion = evolutionCreature({
  name: 'Redzone, Roaring Invasion',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Invader'],
  cost: 6,
  power: 12000,
  abilities: [
    evolution({ civilizations: ['fire'] }),
    invasion({ civilizations: ['fire'], races: ['Command'] }),
    tripleBreaker,
    whenPut(self, destroy(opponentsCreatures({ extreme: 'highestPower' }))),
  ],
});
