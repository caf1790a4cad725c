import { discard, opponentsHand, spell, spellAbility } from '../../effects/language/words.ts';

export const lostSoul = spell({
  name: 'Lost Soul',
  civilizations: ['darkness'],
  cost: 7,
  printings: ['DM-02 31/55'],
  abilities: [spellAbility(discard(opponentsHand()))],
});
