import {
  charger,
  choose,
  returnToHand,
  spell,
  spellAbility,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const corpseCharger = spell({
  name: 'Corpse Charger',
  civilizations: ['darkness'],
  cost: 4,
  printings: ['DM-08 26/55'],
  abilities: [spellAbility(returnToHand(choose(yourGraveyard({ type: 'creature' })))), charger],
});
