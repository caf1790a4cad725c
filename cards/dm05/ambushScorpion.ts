import {
  choose,
  creature,
  may,
  powerAttacker,
  put,
  self,
  whenDestroyed,
  yourMana,
} from '../../effects/language/words.ts';

export const ambushScorpion = creature({
  name: 'Ambush Scorpion',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 3000,
  printings: ['DM-05 46/55'],
  abilities: [
    powerAttacker(3000),
    whenDestroyed(self, may(put(choose(yourMana({ names: ['Ambush Scorpion'] }))))),
  ],
});
