import {
  blocker,
  choose,
  creature,
  gains,
  gets,
  ninjaStrike,
  self,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const hayabusamaruLightfangNinja = creature({
  name: 'Hayabusamaru, Lightfang Ninja',
  civilizations: ['light'],
  races: ['Guardian', 'Shinobi'],
  cost: 3,
  power: 3000,
  abilities: [ninjaStrike(4), whenPut(self, gets(choose(yourCreatures()), 'yourNextTurn', gains(blocker)))],
});
