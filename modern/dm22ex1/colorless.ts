import type { CardDefinition } from 'taiki';
import {
  chooseAnyNumber,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  spell,
  spellAbility,
  the,
} from 'taiki/words';

const muhouSekkeizu = spell({
  name: '無法設計図',
  civilizations: [],
  cost: 2,
  abilities: [
    spellAbility(
      revealTop(5, 'seen'),
      returnToHand(chooseAnyNumber({ ref: 'seen', filter: { type: 'exileCreature' } })),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DM22-EX1 072'],
});

export const colorless: readonly CardDefinition[] = [muhouSekkeizu];
