import {
  blocker,
  cannotAttack,
  creature,
  destroy,
  self,
  whenWinsBattle,
} from '../../effects/language/words.ts';

export const darkClown = creature({
  name: 'Dark Clown',
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 4,
  power: 6000,
  printings: ['DM-01 50/110'],
  abilities: [blocker, cannotAttack, whenWinsBattle(self, destroy(self))],
});
