import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  blocker,
  cannotAttack,
  cannotBeBlocked,
  choose,
  countOf,
  creature,
  discard,
  draw,
  exactly,
  guardStrike,
  hasWhile,
  hyperSoulX,
  inOrder,
  isLike,
  justDiver,
  may,
  neoCreature,
  neoEvolution,
  onlyIf,
  opponentsCreatures,
  opponentsMana,
  plus,
  power,
  poweredBreaker,
  provided,
  putIntoGraveyard,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  that,
  the,
  times,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { HALT_ONE, whenPutOnOrUnder } from '../common.ts';

const iceKnight = neoCreature({
  name: '～鉄装の氷騎士～',
  civilizations: ['water'],
  races: ['Cyber Lord', 'Steam Knight'],
  cost: 2,
  power: 1000,
  abilities: [
    neoEvolution({ civilizations: ['light', 'water', 'darkness'] }),
    poweredBreaker,
    hasWhile(isLike(self, { evolution: true }), power(times(1000, countOf(yourHand())))),
    wheneverAttacks(self, may(draw(2))),
  ],
  printings: ['DM25-RP1 003'],
});

const bookOfSealedArts = neoCreature({
  name: '～封魔忍法伝～',
  civilizations: ['water'],
  races: ['Grand Devil', 'Steam Knight'],
  cost: 3,
  power: 2000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['light', 'water', 'darkness'] }),
    whenPutOnOrUnder(may(returnToHand(choose(opponentsCreatures())))),
  ],
  printings: ['DM25-RP1 032'],
});

const izumi = creature({
  name: 'イズミ・スパイラルハイカー',
  civilizations: ['water'],
  races: ['Magic Merfolk', 'Fusioner'],
  cost: 2,
  power: 2000,
  abilities: [justDiver, hyperSoulX(wheneverAttacks(self, HALT_ONE))],
  printings: ['DM25-RP1 033'],
});

const faerieOfWashing = creature({
  name: '洗打の妖精',
  civilizations: ['water'],
  races: ['Giant Snow Faerie'],
  cost: 2,
  power: 1000,
  abilities: [
    guardStrike,
    justDiver,
    provided(
      isLike(that, { cost: atLeast(plus(countOf(opponentsMana()), 1)) }),
      whenPut(any('opponent'), may(returnToHand(that))),
    ),
  ],
  printings: ['DM25-RP1 034'],
});

const armsDealer = creature({
  name: '～悪意の武器商人～',
  civilizations: ['water'],
  races: ['Cyber Lord', 'Steam Knight'],
  cost: 3,
  power: 1000,
  abilities: [
    whenPut(
      self,
      inOrder(
        revealTop(3, 'revealed'),
        may(
          returnToHand(choose({ ...the('revealed'), filter: { civilizations: ['light', 'darkness'] } }, 3)),
        ),
        putIntoGraveyard(the('revealed')),
      ),
    ),
  ],
  printings: ['DM25-RP1 059'],
});

const infiltratingHunter = creature({
  name: '～浸透する狩人～',
  civilizations: ['water'],
  races: ['Great Mecha King', 'Steam Knight', 'Fusioner'],
  cost: 1,
  power: 2000,
  abilities: [blocker, cannotAttack, hyperSoulX(cannotBeBlocked)],
  printings: ['DM25-RP1 061'],
});

const steamTyphoon = spell({
  name: '蒸熱のタイフーン',
  civilizations: ['water'],
  cost: 2,
  abilities: [
    spellAbility(
      draw(2),
      onlyIf(youHave(yourCreatures({ evolution: true }), exactly(0)), discard(choose(yourHand()))),
    ),
  ],
  printings: ['DM25-RP1 062'],
});

export const water: readonly CardDefinition[] = [
  iceKnight,
  bookOfSealedArts,
  izumi,
  faerieOfWashing,
  armsDealer,
  infiltratingHunter,
  steamTyphoon,
];
