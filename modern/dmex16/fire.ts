import type { CardDefinition } from 'taiki';
import {
  atEndOfYourTurn,
  atLeast,
  attacksEachTurnIfAble,
  canAttackUntapped,
  creature,
  doubleBreaker,
  draw,
  gains,
  hasWhile,
  inOrder,
  returnToHand,
  self,
  speedAttacker,
  youHave,
  yourMana,
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

const doReddo = creature({
  name: '覇王速 ド・レッド',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Invader'],
  cost: 3,
  power: 4000,
  abilities: [
    hasWhile(youHave(yourMana({ civilizations: ['fire'] }), atLeast(3)), gains(speedAttacker)),
    attacksEachTurnIfAble,
  ],
  printings: ['DMEX-16 029'],
});

export const fire: readonly CardDefinition[] = [zaJiettoV, doReddo];
