import {
  allCreatures,
  atLeast,
  destroy,
  onlyIf,
  shieldTrigger,
  spell,
  spellAbility,
  youHave,
} from '../../effects/language/words.ts';

export const apocalypseDay = spell({
  name: 'Apocalypse Day',
  civilizations: ['light'],
  cost: 6,
  printings: ['DM-14 15/110'],
  abilities: [
    shieldTrigger,
    spellAbility(onlyIf(youHave(allCreatures(), atLeast(6)), destroy(allCreatures()))),
  ],
});
