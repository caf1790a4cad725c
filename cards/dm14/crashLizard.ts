import {
  choose,
  creature,
  opponentsMana,
  putIntoGraveyard,
  self,
  whenWinsBattle,
} from '../../effects/language/words.ts';

export const crashLizard = creature({
  name: 'Crash Lizard',
  civilizations: ['fire'],
  races: ['Melt Warrior'],
  cost: 4,
  power: 3000,
  printings: ['DM-14 95/110'],
  abilities: [whenWinsBattle(self, putIntoGraveyard(choose(opponentsMana())))],
});
