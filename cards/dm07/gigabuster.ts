import {
  blocker,
  cannotAttack,
  choose,
  creature,
  self,
  takeShieldWithoutTrigger,
  whenPut,
  yourShields,
} from '../../effects/language/words.ts';

export const gigabuster = creature({
  name: 'Gigabuster',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 5,
  power: 5000,
  printings: ['DM-07 28/55'],
  abilities: [blocker, whenPut(self, takeShieldWithoutTrigger(choose(yourShields()))), cannotAttack],
});
