import {
  lookAt,
  opponentsHand,
  opponentsShields,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const liquidScope = spell({
  name: 'Liquid Scope',
  civilizations: ['water'],
  cost: 4,
  printings: ['DM-03 19/55'],
  abilities: [shieldTrigger, spellAbility(lookAt(opponentsHand()), lookAt(opponentsShields()))],
});
