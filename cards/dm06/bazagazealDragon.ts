import {
  atEndOfYourTurn,
  canAttackUntapped,
  creature,
  doubleBreaker,
  returnToHand,
  self,
  speedAttacker,
} from '../../effects/language/words.ts';

export const bazagazealDragon = creature({
  name: 'Bazagazeal Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 8,
  power: 8000,
  printings: ['DM-06 75/110', 'Promotional P2/Y3'],
  abilities: [speedAttacker, canAttackUntapped(), doubleBreaker, atEndOfYourTurn(returnToHand(self))],
});
