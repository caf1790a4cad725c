import {
  atOnce,
  creature,
  insteadDo,
  moveTo,
  other,
  self,
  that,
  wouldBeDestroyedByBattle,
} from '../../effects/language/words.ts';

export const gashiGashiTheBravePuppet = creature({
  name: 'Gashi Gashi, the Brave Puppet',
  civilizations: ['darkness', 'nature'],
  races: ['Death Puppet', 'Wild Veggies'],
  cost: 3,
  power: 2000,
  printings: ['DM-13 34/55'],
  abilities: [
    wouldBeDestroyedByBattle(self, insteadDo(atOnce(moveTo('manaZone', that), moveTo('manaZone', other)))),
  ],
  reconstructed: 'Assumes that this takes the place of its being destroyed by the battle that it has lost.',
});
