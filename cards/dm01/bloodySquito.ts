import {
  blocker,
  cannotAttack,
  creature,
  destroy,
  self,
  whenWinsBattle,
} from '../../effects/language/words.ts';

export const bloodySquito = creature({
  name: 'Bloody Squito',
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 2,
  power: 4000,
  printings: ['DM-01 46/110'],
  abilities: [blocker, cannotAttack, whenWinsBattle(self, destroy(self))],
});
