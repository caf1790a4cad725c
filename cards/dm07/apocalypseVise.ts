import {
  chooseAnyNumber,
  destroy,
  opponentsCreatures,
  spell,
  spellAbility,
  withTotal,
} from '../../effects/language/words.ts';

export const apocalypseVise = spell({
  name: 'Apocalypse Vise',
  civilizations: ['fire'],
  cost: 7,
  printings: ['DM-07 36/55', 'Promotional L7 Y2'],
  abilities: [spellAbility(destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 8000)))],
});
