import {
  choose,
  creature,
  may,
  returnToHand,
  self,
  wheneverAttacks,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const gamilKnightOfHatred = creature({
  name: 'Gamil, Knight of Hatred',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 6,
  power: 4000,
  printings: ['DM-03 26/55'],
  abilities: [
    wheneverAttacks(
      self,
      may(returnToHand(choose(yourGraveyard({ type: 'creature', civilizations: ['darkness'] })))),
    ),
  ],
});
