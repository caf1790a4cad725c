import {
  addToShields,
  choose,
  chooseUpTo,
  creature,
  may,
  named,
  self,
  takeShieldWithoutTrigger,
  tally,
  whenPut,
  yourHand,
  yourShields,
} from '../../effects/language/words.ts';

export const trenchdiveShark = creature({
  name: 'Trenchdive Shark',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 7,
  power: 5000,
  printings: ['DM-07 25/55', 'Promotional E1/Y2'],
  abilities: [
    whenPut(
      self,
      may(
        tally(addToShields(chooseUpTo(yourHand(), 2)), 'added'),
        takeShieldWithoutTrigger(choose(yourShields(), named('added'))),
      ),
    ),
  ],
});
