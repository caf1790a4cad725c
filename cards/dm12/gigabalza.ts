import {
  atRandom,
  creature,
  discard,
  opponentsHand,
  self,
  shieldTrigger,
  whenPut,
} from '../../effects/language/words.ts';

export const gigabalza = creature({
  name: 'Gigabalza',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 4,
  power: 1000,
  printings: ['DM-12 25/55'],
  abilities: [shieldTrigger, whenPut(self, discard(atRandom(opponentsHand())))],
});
