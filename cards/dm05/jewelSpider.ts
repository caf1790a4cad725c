import {
  choose,
  creature,
  may,
  self,
  takeShieldWithoutTrigger,
  whenDestroyed,
  yourShields,
} from '../../effects/language/words.ts';

export const jewelSpider = creature({
  name: 'Jewel Spider',
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 2,
  power: 1000,
  printings: ['DM-05 30/55'],
  abilities: [whenDestroyed(self, may(takeShieldWithoutTrigger(choose(yourShields()))))],
});
