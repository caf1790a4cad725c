import {
  cardsIn,
  creature,
  inOrder,
  may,
  putIntoGraveyard,
  returnToHand,
  revealTop,
  self,
  the,
  whenPut,
} from '../../effects/language/words.ts';

export const marinomancer = creature({
  name: 'Marinomancer',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 5,
  power: 2000,
  printings: ['DM-04 25/55', 'Promotional L9/12 Y1'],
  abilities: [
    whenPut(
      self,
      may(
        inOrder(
          revealTop(3, 'revealed'),
          returnToHand(cardsIn('deck', 'you', { is: the('revealed'), civilizations: ['light', 'darkness'] })),
          putIntoGraveyard(the('revealed')),
        ),
      ),
    ),
  ],
});
