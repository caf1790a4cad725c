import type { CardDefinition } from 'taiki';
import {
  blocker,
  cannot,
  cannotAttackPlayers,
  choose,
  creature,
  doubleBreaker,
  each,
  gains,
  gravityZero,
  guardStrike,
  inOrder,
  opponentsCreatures,
  putIntoGraveyard,
  returnToHand,
  revealTop,
  ruleUntil,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tap,
  the,
  twinpact,
  whenPut,
  youHave,
  yourCreatures,
  yourShields,
} from 'taiki/words';

const mirakuruHoriSupaku = spell({
  name: 'ミラクル・ホーリー・スパーク',
  civilizations: ['light'],
  cost: 5,
  abilities: [
    guardStrike,
    gravityZero(youHave(yourCreatures({ races: ['Angel Command'] }))),
    spellAbility(ruleUntil('yourNextTurn', cannot({ do: 'cast', who: 'opponent' }))),
  ],
  printings: ['DM24-EX2 026'],
});

const raioneruMomokingu = starEvolutionCreature({
  name: '獅子英雄 ライオネル・モモキング',
  civilizations: ['light'],
  races: ['Jokers Dragon', 'Angel Command', 'Rex Stars'],
  cost: 7,
  power: 9000,
  abilities: [
    guardStrike,
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }] }),
    doubleBreaker,
    each(yourShields({ races: ['Jokers'] }), gains(guardStrike)),
  ],
  printings: ['DM24-EX2 043'],
});

const erufurito = twinpact(
  '神門の精霊エールフリート / ホーリー・スパーク壱式',
  creature({
    name: '神門の精霊エールフリート',
    civilizations: ['light'],
    races: ['Angel Command'],
    cost: 5,
    power: 4500,
    abilities: [
      blocker,
      cannotAttackPlayers,
      whenPut(
        self,
        inOrder(
          revealTop(3, 'seen'),
          returnToHand(choose({ ref: 'seen', filter: { type: 'spell' } })),
          putIntoGraveyard(the('seen')),
        ),
      ),
    ],
    printings: ['DM24-EX2 063'],
  }),
  spell({
    name: 'ホーリー・スパーク壱式',
    civilizations: ['light'],
    cost: 1,
    abilities: [shieldTrigger, spellAbility(tap(choose(opponentsCreatures())))],
  }),
);

export const light: readonly CardDefinition[] = [mirakuruHoriSupaku, raioneruMomokingu, erufurito];
