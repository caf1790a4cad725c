import {
  choose,
  opponentsCreatures,
  opponentsMana,
  put,
  putIntoMana,
  spell,
  spellAbility,
  yourCreatures,
  yourMana,
} from '../../effects/language/words.ts';

export const savageEarth = spell({
  name: 'Savage Earth',
  civilizations: ['nature'],
  cost: 8,
  abilities: [
    spellAbility(
      put(choose(yourMana({ type: 'creature', evolution: false }))),
      put(choose(opponentsMana({ type: 'creature', evolution: false }))),
      putIntoMana(choose(yourCreatures())),
      putIntoMana(choose(opponentsCreatures())),
    ),
  ],
});
