import {
  chooseUpTo,
  countOf,
  opponentsCreatures,
  opponentsMana,
  returnToHand,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const hydroHurricane = spell({
  name: 'Hydro Hurricane',
  civilizations: ['water'],
  cost: 6,
  printings: ['DM-04 23/55'],
  abilities: [
    spellAbility(
      returnToHand(chooseUpTo(opponentsMana(), countOf(yourCreatures({ civilizations: ['light'] })))),
      returnToHand(chooseUpTo(opponentsCreatures(), countOf(yourCreatures({ civilizations: ['darkness'] })))),
    ),
  ],
});
