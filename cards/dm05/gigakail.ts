import { creature, destroy, given, isLike, itself, other, when } from '../../effects/language/words.ts';

export const gigakail = creature({
  name: 'Gigakail',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 5,
  power: 4000,
  printings: ['DM-05 26/55', 'Promotional L16/20 Y1'],
  abilities: [
    given(
      isLike(other, { civilizations: ['nature', 'light'] }),
      when({ event: 'battleEnds', what: itself }, destroy(other)),
    ),
  ],
  reconstructed:
    'Its slayer against nature and light creatures is a trigger here: what names creatures with "slayer" does not find it.',
});
