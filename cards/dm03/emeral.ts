import {
  addToShields,
  choose,
  creature,
  may,
  self,
  takeShieldWithoutTrigger,
  whenPut,
  yourHand,
  yourShields,
} from '../../effects/language/words.ts';

export const emeral = creature({
  name: 'Emeral',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 2,
  power: 1000,
  printings: ['DM-03 14/55', 'Promotional L8/12 Y1'],
  abilities: [
    whenPut(self, may(addToShields(choose(yourHand())), takeShieldWithoutTrigger(choose(yourShields())))),
  ],
});
