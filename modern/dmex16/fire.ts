import type { CardDefinition } from 'taiki';
import {
  atEndOfYourTurn,
  canAttackUntapped,
  creature,
  doubleBreaker,
  draw,
  inOrder,
  returnToHand,
  self,
  speedAttacker,
} from 'taiki/words';

const zaJiettoV = creature({
  name: '轟音 ザ・ジェットV',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Initials'],
  cost: 8,
  power: 8000,
  abilities: [
    speedAttacker,
    doubleBreaker,
    canAttackUntapped(),
    atEndOfYourTurn(inOrder(draw(), returnToHand(self))),
  ],
  printings: ['DMEX-16 028'],
});

export const fire: readonly CardDefinition[] = [zaJiettoV];
