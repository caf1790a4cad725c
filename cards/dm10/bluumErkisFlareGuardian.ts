import {
  creature,
  doubleBreaker,
  inOrder,
  insteadOfBreaking,
  isLike,
  onlyIf,
  putIntoGraveyard,
  returnToHand,
  self,
  that,
  useFreeYourself,
} from '../../effects/language/words.ts';

export const bluumErkisFlareGuardian = creature({
  name: 'Bluum Erkis, Flare Guardian',
  civilizations: ['light', 'water'],
  races: ['Guardian'],
  cost: 6,
  power: 8500,
  printings: ['DM-10 S9/110'],
  abilities: [
    insteadOfBreaking(
      self,
      inOrder(
        { do: 'reveal', what: that },
        onlyIf(
          isLike(that, { type: 'spell', keyword: 'shieldTrigger' }),
          inOrder(useFreeYourself(that), putIntoGraveyard(that)),
          returnToHand(that),
        ),
      ),
    ),
    doubleBreaker,
  ],
  reconstructed:
    'Assumes that a spell that may not be cast goes to the graveyard all the same, and that other shield triggers can be used by their owner as they go to the hand.',
});
