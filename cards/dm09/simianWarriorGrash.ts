import {
  any,
  choose,
  creature,
  opponentsMana,
  putIntoGraveyard,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const simianWarriorGrash = creature({
  name: 'Simian Warrior Grash',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 4,
  power: 3000,
  printings: ['DM-09 43/55'],
  abilities: [
    whenDestroyed(
      any('you', { races: ['Armorloid'] }),
      putIntoGraveyard(choose(opponentsMana(), 1, 'opponent')),
    ),
  ],
});
