import {
  chooseAnyNumber,
  may,
  nameRace,
  ofRace,
  putIntoMana,
  spell,
  spellAbility,
  yourHand,
} from '../../effects/language/words.ts';

export const danceOfTheSproutlings = spell({
  name: 'Dance of the Sproutlings',
  civilizations: ['nature'],
  cost: 3,
  printings: ['DM-09 47/55'],
  abilities: [
    spellAbility(
      nameRace('race'),
      may(putIntoMana(chooseAnyNumber(yourHand({ type: 'creature', ...ofRace('race') })))),
    ),
  ],
});
