import {
  choose,
  creature,
  self,
  takeShieldWithoutTrigger,
  whenPut,
  yourShields,
} from '../../effects/language/words.ts';

export const baragaBladeOfGloom = creature({
  name: 'Baraga, Blade of Gloom',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 4,
  power: 4000,
  printings: ['DM-03 23/55'],
  abilities: [whenPut(self, takeShieldWithoutTrigger(choose(yourShields())))],
});
