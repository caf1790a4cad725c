import {
  creature,
  has,
  hasWhile,
  opponentsMana,
  power,
  unblockable,
  waveStriker,
  youHave,
} from '../../effects/language/words.ts';

export const salivaWorm = creature({
  name: 'Saliva Worm',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 3,
  power: 2000,
  printings: ['DM-11 31/55'],
  abilities: [
    waveStriker(
      has(power(4000)),
      hasWhile(youHave(opponentsMana({ civilizations: ['darkness'] })), unblockable()),
    ),
  ],
});
