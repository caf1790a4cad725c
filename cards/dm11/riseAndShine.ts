import {
  choose,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  shieldTrigger,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const riseAndShine = spell({
  name: 'Rise and Shine',
  civilizations: ['light', 'water'],
  cost: 4,
  printings: ['DM-11 51/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      revealTop(4, 'revealed'),
      returnToHand(choose({ ...the('revealed'), filter: { keyword: 'blocker' } })),
      putOnDeckBottom(the('revealed')),
    ),
  ],
});
