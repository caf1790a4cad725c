import {
  creature,
  gains,
  may,
  metamorph,
  returnToHand,
  self,
  wheneverAttacks,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const irvineTheSpydroid = creature({
  name: 'Irvine, the Spydroid',
  civilizations: ['light'],
  races: ['Soltrooper'],
  cost: 5,
  power: 5000,
  printings: ['DM-14 41/110'],
  abilities: [
    metamorph(
      gains(
        wheneverAttacks(self, may(returnToHand(yourGraveyard({ type: 'spell', civilizations: ['light'] })))),
      ),
    ),
  ],
});
