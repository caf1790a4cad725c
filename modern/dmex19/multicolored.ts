import type { CardDefinition } from 'taiki';
import {
  addToShields,
  blocker,
  choose,
  countOf,
  creature,
  exLife,
  has,
  inOrder,
  lookAtTop,
  may,
  opponentsCreatures,
  power,
  poweredBreaker,
  putOnDeckBottom,
  returnToHand,
  self,
  the,
  times,
  wheneverAttacks,
  whenPut,
  yourShields,
} from 'taiki/words';

const borushakkuAdeve = creature({
  name: '原闘混成 ボルシャックADEVE',
  civilizations: ['light', 'water', 'fire'],
  races: ['Dispector', 'Armored Dragon', 'God', 'Origin'],
  cost: 8,
  power: 10000,
  abilities: [
    exLife,
    blocker,
    poweredBreaker,
    has(power(times(1000, countOf(yourShields())))),
    whenPut(self, putOnDeckBottom(choose(opponentsCreatures()))),
    wheneverAttacks(
      self,
      may(lookAtTop(2, 'seen'), inOrder(addToShields(choose(the('seen'))), returnToHand(the('seen')))),
    ),
  ],
  printings: ['DMEX-19 021'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [borushakkuAdeve];
