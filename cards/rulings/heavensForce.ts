import {
  chooseAnyNumber,
  put,
  shieldTrigger,
  spell,
  spellAbility,
  withTotal,
  yourHand,
} from '../../effects/language/words.ts';

export const heavensForce = spell({
  name: "Heaven's Force",
  civilizations: ['light'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(
      put(withTotal(chooseAnyNumber(yourHand({ type: 'creature', evolution: false })), 'cost', 4)),
    ),
  ],
});
