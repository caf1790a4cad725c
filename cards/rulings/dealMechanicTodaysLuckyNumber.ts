import {
  cannot,
  creature,
  doubleBreaker,
  exactly,
  inOrder,
  named,
  nameNumber,
  opponentsCreatures,
  returnToHand,
  ruleUntil,
  self,
  spell,
  spellAbility,
  twinpact,
  whenPut,
} from '../../effects/language/words.ts';

export const dealMechanicTodaysLuckyNumber = twinpact(
  "Deal, Mechanic / 「Today's Lucky Number!」",
  creature({
    name: 'Deal, Mechanic',
    civilizations: ['water'],
    races: ['Magic Command'],
    cost: 6,
    power: 6000,
    abilities: [
      doubleBreaker,
      whenPut(
        self,
        inOrder(
          nameNumber('number', 99),
          returnToHand(opponentsCreatures({ cost: exactly(named('number')) })),
        ),
      ),
    ],
    reconstructed: 'The cost of the spell side is assumed, and that any number from 0 to 99 can be named.',
  }),
  spell({
    name: "「Today's Lucky Number!」",
    civilizations: ['water'],
    cost: 3,
    abilities: [
      spellAbility(
        nameNumber('number', 99),
        ruleUntil(
          'yourNextTurn',
          cannot({ do: 'summon', who: 'opponent', what: { cost: exactly(named('number')) } }),
          cannot({ do: 'cast', who: 'opponent', what: { cost: exactly(named('number')) } }),
        ),
      ),
    ],
  }),
);
