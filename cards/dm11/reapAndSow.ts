import {
  choose,
  opponentsMana,
  putIntoGraveyard,
  spell,
  spellAbility,
  topOfDeckTo,
} from '../../effects/language/words.ts';

export const reapAndSow = spell({
  name: 'Reap and Sow',
  civilizations: ['fire', 'nature'],
  cost: 5,
  printings: ['DM-11 55/55'],
  abilities: [spellAbility(putIntoGraveyard(choose(opponentsMana())), topOfDeckTo('manaZone'))],
});
