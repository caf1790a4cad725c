import {
  atLeast,
  chooseUpTo,
  creature,
  given,
  returnToHand,
  self,
  that,
  whenDestroyed,
  youHave,
  yourGraveyard,
  yourMana,
} from '../../effects/language/words.ts';

export const moonlightTheFallenNoble = creature({
  name: 'Moonlight, the Fallen Noble',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 4,
  power: 3000,
  printings: ['DM-15 12/55'],
  abilities: [
    given(
      youHave(yourMana(), atLeast(7)),
      whenDestroyed(
        self,
        returnToHand(chooseUpTo(yourGraveyard({ type: 'creature', not: { is: that } }), 2)),
      ),
    ),
  ],
});
