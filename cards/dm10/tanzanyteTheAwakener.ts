import {
  choose,
  creature,
  doubleBreaker,
  inOrder,
  returnToHand,
  tapAbility,
  the,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const tanzanyteTheAwakener = creature({
  name: 'Tanzanyte, the Awakener',
  civilizations: ['water', 'darkness'],
  races: ['Spirit Quartz'],
  cost: 7,
  power: 9000,
  printings: ['DM-10 8/110'],
  abilities: [
    doubleBreaker,
    tapAbility(
      inOrder(
        { do: 'choose', what: choose(yourGraveyard({ type: 'creature' })) },
        returnToHand(yourGraveyard({ type: 'creature', sameNameAs: the('chosen') })),
      ),
    ),
  ],
});
