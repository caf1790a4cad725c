import {
  choose,
  creature,
  self,
  takeShieldWithoutTrigger,
  whenPut,
  yourShields,
} from '../../effects/language/words.ts';

export const threeFacedAshuraFang = creature({
  name: 'Three-Faced Ashura Fang',
  civilizations: ['darkness'],
  races: ['Devil Mask'],
  cost: 4,
  power: 4000,
  printings: ['DM-07 33/55', 'Promotional P1 Y2'],
  abilities: [whenPut(self, takeShieldWithoutTrigger(choose(yourShields())))],
});
