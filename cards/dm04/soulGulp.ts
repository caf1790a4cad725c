import {
  choose,
  countOf,
  discard,
  opponentsCreatures,
  opponentsHand,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const soulGulp = spell({
  name: 'Soul Gulp',
  civilizations: ['darkness'],
  cost: 4,
  printings: ['DM-04 38/55'],
  abilities: [
    spellAbility(
      discard(choose(opponentsHand(), countOf(opponentsCreatures({ civilizations: ['light'] })), 'opponent')),
    ),
  ],
});
