import { choose, discard, lookAt, opponentsHand, spell, spellAbility } from '../../effects/language/words.ts';

export const schemingHands = spell({
  name: 'Scheming Hands',
  civilizations: ['darkness'],
  cost: 5,
  printings: ['DM-05 31/55'],
  abilities: [spellAbility(lookAt(opponentsHand()), discard(choose(opponentsHand())))],
});
