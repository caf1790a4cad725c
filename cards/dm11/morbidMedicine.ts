import {
  chooseUpTo,
  returnToHand,
  spell,
  spellAbility,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const morbidMedicine = spell({
  name: 'Morbid Medicine',
  civilizations: ['darkness'],
  cost: 4,
  printings: ['DM-11 29/55'],
  abilities: [spellAbility(returnToHand(chooseUpTo(yourGraveyard({ type: 'creature' }), 2)))],
});
