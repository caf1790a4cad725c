import {
  atEndOfYourTurn,
  cannotAttackPlayers,
  creature,
  returnToHand,
  self,
  speedAttacker,
} from '../../effects/language/words.ts';

export const cutthroatSkyterror = creature({
  name: 'Cutthroat Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 3,
  power: 5000,
  printings: ['DM-06 80/110'],
  abilities: [speedAttacker, cannotAttackPlayers, atEndOfYourTurn(returnToHand(self))],
});
