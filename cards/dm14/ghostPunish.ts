import {
  choose,
  discard,
  hasSevenMana,
  inOrder,
  lookAt,
  onlyIf,
  opponentsHand,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const ghostPunish = spell({
  name: 'Ghost Punish',
  civilizations: ['darkness'],
  cost: 2,
  printings: ['DM-14 57/110'],
  abilities: [
    spellAbility(
      onlyIf(
        hasSevenMana,
        inOrder(lookAt(opponentsHand()), discard(choose(opponentsHand()))),
        discard(choose(opponentsHand(), 1, 'opponent')),
      ),
    ),
  ],
});
