import {
  choose,
  chooseUpTo,
  destroy,
  opponentsCreatures,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const chainsOfSacrifice = spell({
  name: 'Chains of Sacrifice',
  civilizations: ['darkness'],
  cost: 8,
  printings: ['DM-04 27/55'],
  abilities: [spellAbility(destroy(chooseUpTo(opponentsCreatures(), 2)), destroy(choose(yourCreatures())))],
});
