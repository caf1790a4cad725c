import { creature, destroy, given, isLike, itself, other, when } from '../../effects/language/words.ts';

export const wispHowlerShadowOfTears = creature({
  name: 'Wisp Howler, Shadow of Tears',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 3,
  power: 2000,
  printings: ['DM-05 35/55'],
  abilities: [
    given(
      isLike(other, { civilizations: ['nature', 'light'] }),
      when({ event: 'battleEnds', what: itself }, destroy(other)),
    ),
  ],
  reconstructed:
    'Its slayer against nature and light creatures is a trigger here: what names creatures with "slayer" does not find it.',
});
