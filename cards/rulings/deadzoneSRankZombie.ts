import {
  choose,
  evolution,
  evolutionCreature,
  gets,
  invasion,
  opponentsCreatures,
  power,
  self,
  tripleBreaker,
  whenPut,
} from '../../effects/language/words.ts';

export const deadzoneSRankZombie = evolutionCreature({
  name: 'Deadzone, S-Rank Zombie',
  civilizations: ['darkness'],
  races: ['Sonic Command', 'S-Rank Invader'],
  cost: 6,
  power: 12000,
  abilities: [
    evolution({ civilizations: ['darkness'] }),
    invasion({ civilizations: ['darkness'], races: ['Command'] }, ['hand', 'graveyard']),
    tripleBreaker,
    whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-9000))),
  ],
});
