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

export const evolutionBlueprint = spell({
  name: 'Evolution Blueprint',
  civilizations: ['nature'],
  cost: 2,
  printings: ['DM-14 40/110'],
  abilities: [
    shieldTrigger,
    spellAbility(
      revealTop(6, 'revealed'),
      returnToHand(choose({ ...the('revealed'), filter: { evolution: true } }, 6)),
      putOnDeckBottom(the('revealed')),
    ),
  ],
});
