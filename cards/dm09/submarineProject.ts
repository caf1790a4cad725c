import {
  choose,
  lookAtTop,
  putOnDeckBottom,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const submarineProject = spell({
  name: 'Submarine Project',
  civilizations: ['water'],
  cost: 3,
  printings: ['DM-09 22/55'],
  abilities: [
    shieldTrigger,
    spellAbility(lookAtTop(4, 'seen'), returnToHand(choose(the('seen'))), putOnDeckBottom(the('seen'))),
  ],
});
