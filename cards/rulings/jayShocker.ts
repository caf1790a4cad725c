import {
  cannot,
  choose,
  costOf,
  exactly,
  gacharangeCreature,
  inOrder,
  may,
  named,
  remember,
  returnToHand,
  ruleUntil,
  self,
  the,
  wheneverAttacks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const jayShocker = gacharangeCreature({
  name: 'Jay-SHOCKER',
  civilizations: ['water'],
  races: ['Jokers', 'Wonderforce'],
  cost: 3,
  power: 1000,
  reconstructed: 'Assumes that its jokers tornado returns another Joker from the battle zone to the hand.',
  abilities: [
    wheneverAttacks(
      self,
      may(
        returnToHand(choose(yourCreatures({ races: ['Jokers'], other: true }))),
        inOrder(
          remember(costOf(the('chosen')), 'cost'),
          ruleUntil(
            'yourNextTurn',
            cannot({ do: 'put', who: 'opponent', what: { cost: exactly(named('cost')) } }),
          ),
        ),
      ),
    ),
  ],
});
