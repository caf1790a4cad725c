import {
  allCreatures,
  creature,
  gains,
  gets,
  inOrder,
  nameRace,
  ofRace,
  slayer,
  tapAbility,
} from '../../effects/language/words.ts';

export const venomWorm = creature({
  name: 'Venom Worm',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 3,
  power: 1000,
  printings: ['DM-09 34/55'],
  abilities: [
    tapAbility(inOrder(nameRace('race'), gets(allCreatures(ofRace('race')), 'turn', gains(slayer)))),
  ],
});
