import {
  choose,
  creature,
  doubleBreaker,
  may,
  powerAttacker,
  put,
  self,
  whenDestroyed,
  yourMana,
} from '../../effects/language/words.ts';

export const obsidianScarab = creature({
  name: 'Obsidian Scarab',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 6,
  power: 5000,
  printings: ['DM-05 5/55'],
  abilities: [
    powerAttacker(3000),
    doubleBreaker,
    whenDestroyed(self, may(put(choose(yourMana({ names: ['Obsidian Scarab'] }))))),
  ],
});
