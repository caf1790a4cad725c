import {
  any,
  creature,
  inOrder,
  instead,
  nameRace,
  ofRace,
  replaceUntil,
  tapAbility,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const hokira = creature({
  name: 'Hokira',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 4,
  power: 3000,
  printings: ['DM-09 18/55'],
  abilities: [
    tapAbility(
      inOrder(
        nameRace('race'),
        replaceUntil('turn', wouldBeDestroyed(any('you', ofRace('race')), instead('hand'))),
      ),
    ),
  ],
});
