import {
  choose,
  creature,
  gets,
  ninjaStrike,
  opponentsCreatures,
  power,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const darkSanjiDarkfangNinja = creature({
  name: 'Dark Sanji, Darkfang Ninja',
  civilizations: ['darkness'],
  races: ['Dark Monster', 'Shinobi'],
  cost: 5,
  power: 2000,
  reconstructed: 'The number of its ninja strike is not in the sources; 4 is assumed.',
  abilities: [ninjaStrike(4), whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-2000)))],
});
