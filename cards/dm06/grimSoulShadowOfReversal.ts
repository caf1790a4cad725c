import { choose, creature, returnToHand, tapAbility, yourGraveyard } from '../../effects/language/words.ts';

export const grimSoulShadowOfReversal = creature({
  name: 'Grim Soul, Shadow of Reversal',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 5,
  power: 3000,
  printings: ['DM-06 59/110'],
  abilities: [
    tapAbility(returnToHand(choose(yourGraveyard({ type: 'creature', civilizations: ['darkness'] })))),
  ],
});
