import {
  creature,
  each,
  gains,
  inOrder,
  isLike,
  onlyIf,
  putIntoGraveyard,
  returnToHand,
  revealTop,
  self,
  the,
  wheneverAttacks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const brigadeShellQ = creature({
  name: 'Brigade Shell Q',
  civilizations: ['nature'],
  races: ['Survivor', 'Colony Beetle'],
  cost: 3,
  power: 1000,
  printings: ['Promotional L18/20 Y1'],
  abilities: [
    each(
      yourCreatures({ races: ['Survivor'] }),
      gains(
        wheneverAttacks(
          self,
          inOrder(
            revealTop(1, 'revealed'),
            onlyIf(
              isLike(the('revealed'), { races: ['Survivor'] }),
              returnToHand(the('revealed')),
              putIntoGraveyard(the('revealed')),
            ),
          ),
        ),
      ),
    ),
  ],
});
