import {
  creature,
  inOrder,
  lookAt,
  may,
  opponentsHand,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const lalicious = creature({
  name: 'Lalicious',
  civilizations: ['water'],
  races: ['Sea Hacker'],
  cost: 6,
  power: 4000,
  printings: ['DM-08 21/55'],
  abilities: [
    wheneverAttacks(
      self,
      may(inOrder(lookAt(opponentsHand()), { do: 'lookAtTop', who: 'opponent', count: 1, as: 'top' })),
    ),
  ],
});
