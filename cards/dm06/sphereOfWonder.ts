import {
  countOf,
  onlyIf,
  opponentsShields,
  spell,
  spellAbility,
  topOfDeckTo,
  yourShields,
} from '../../effects/language/words.ts';

export const sphereOfWonder = spell({
  name: 'Sphere of Wonder',
  civilizations: ['light'],
  cost: 4,
  printings: ['DM-06 27/110'],
  abilities: [
    spellAbility(
      onlyIf(
        { kind: 'compare', a: countOf(opponentsShields()), b: countOf(yourShields()), is: 'more' },
        topOfDeckTo('shieldZone'),
      ),
    ),
  ],
});
