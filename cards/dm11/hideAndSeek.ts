import {
  atRandom,
  choose,
  discard,
  opponentsCreatures,
  opponentsHand,
  returnToHand,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const hideAndSeek = spell({
  name: 'Hide and Seek',
  civilizations: ['water', 'darkness'],
  cost: 4,
  printings: ['DM-11 53/55'],
  abilities: [
    spellAbility(
      returnToHand(choose(opponentsCreatures({ evolution: false }))),
      discard(atRandom(opponentsHand())),
    ),
  ],
});
