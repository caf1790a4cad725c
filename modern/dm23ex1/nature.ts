import type { CardDefinition } from 'taiki';
import {
  chooseAnyNumber,
  creature,
  guardman,
  hunting,
  inOrder,
  moveTo,
  returnToHand,
  revealTop,
  self,
  the,
  whenPut,
} from 'taiki/words';

const moeru = creature({
  name: '鬼の育成者 モエル',
  civilizations: ['nature'],
  races: ['Human', 'Giant Hunter'],
  cost: 6,
  power: 5000,
  abilities: [
    guardman,
    hunting,
    whenPut(
      self,
      inOrder(
        revealTop(3, 'seen'),
        returnToHand(chooseAnyNumber({ ref: 'seen', filter: { races: ['Hunter'] } })),
        moveTo('manaZone', the('seen'), 'tapped'),
      ),
    ),
  ],
  printings: ['DM23-EX1 042'],
});

export const nature: readonly CardDefinition[] = [moeru];
