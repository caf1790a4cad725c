import type { CardDefinition } from 'taiki';
import {
  any,
  atEndOfYourTurn,
  atLeast,
  atMost,
  attacksEachTurnIfAble,
  breakShields,
  canAttackUntapped,
  choose,
  creature,
  crossedGets,
  crossGear,
  destroy,
  doubleBreaker,
  draw,
  gains,
  hasWhile,
  inOrder,
  opponentsCreatures,
  plus,
  power,
  poweredBreaker,
  powerOfRef,
  returnToHand,
  self,
  speedAttacker,
  that,
  wheneverAttacks,
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

const theEnd = crossGear({
  name: '超銀河槍 THE END',
  civilizations: ['fire'],
  races: ['Knight', 'Samurai'],
  cost: 8,
  abilities: [
    crossedGets(power(9000), gains(poweredBreaker)),
    wheneverAttacks(
      any('any', { crossedWith: self }),
      inOrder(
        destroy(choose(opponentsCreatures({ power: atMost(plus(powerOfRef(that), -1)) }))),
        breakShields(1),
      ),
    ),
  ],
  printings: ['DMEX-16 041'],
});

export const fire: readonly CardDefinition[] = [zaJiettoV, doReddo, theEnd];
