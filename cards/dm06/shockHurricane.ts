import {
  choose,
  chooseAnyNumber,
  may,
  named,
  opponentsCreatures,
  returnToHand,
  spell,
  spellAbility,
  tally,
  yourCreatures,
} from '../../effects/language/words.ts';

export const shockHurricane = spell({
  name: 'Shock Hurricane',
  civilizations: ['water'],
  cost: 5,
  printings: ['DM-06 45/110'],
  abilities: [
    spellAbility(
      tally(returnToHand(chooseAnyNumber(yourCreatures())), 'returned'),
      may(returnToHand(choose(opponentsCreatures(), named('returned')))),
    ),
  ],
});
