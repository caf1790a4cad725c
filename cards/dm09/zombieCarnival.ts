import {
  chooseUpTo,
  nameRace,
  ofRace,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const zombieCarnival = spell({
  name: 'Zombie Carnival',
  civilizations: ['darkness'],
  cost: 5,
  printings: ['DM-09 35/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      nameRace('race'),
      returnToHand(chooseUpTo(yourGraveyard({ type: 'creature', ...ofRace('race') }), 3)),
    ),
  ],
});
