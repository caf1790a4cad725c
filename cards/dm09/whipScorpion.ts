import { creature, powerAttacker, shieldTrigger } from '../../effects/language/words.ts';

export const whipScorpion = creature({
  name: 'Whip Scorpion',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 2000,
  printings: ['DM-09 54/55'],
  abilities: [shieldTrigger, powerAttacker(3000)],
});
