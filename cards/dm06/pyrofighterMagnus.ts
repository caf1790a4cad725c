import {
  atEndOfYourTurn,
  creature,
  returnToHand,
  self,
  speedAttacker,
} from '../../effects/language/words.ts';

export const pyrofighterMagnus = creature({
  name: 'Pyrofighter Magnus',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 3,
  power: 3000,
  printings: ['DM-06 85/110', 'Promotional 85a/110 (Duel Masters Starter Deck 2)'],
  abilities: [speedAttacker, atEndOfYourTurn(returnToHand(self))],
});
