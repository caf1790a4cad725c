import {
  blocker,
  cannotAttack,
  creature,
  destroy,
  self,
  whenWinsBattle,
} from '../../effects/language/words.ts';

export const bloodyCymbal = creature({
  name: 'Bloody Cymbal',
  civilizations: ['darkness'],
  races: ['Gargoyle'],
  cost: 2,
  power: 4000,
  printings: ['DM-14 91/110'],
  abilities: [blocker, cannotAttack, whenWinsBattle(self, destroy(self))],
});
