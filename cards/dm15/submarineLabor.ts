import {
  choose,
  crossed,
  crossGear,
  inOrder,
  lookAtTop,
  may,
  putOnDeckBottom,
  returnToHand,
  the,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const submarineLabor = crossGear({
  name: 'Submarine Labor',
  civilizations: ['water'],
  cost: 2,
  printings: ['DM-15 11/55'],
  abilities: [
    wheneverAttacks(
      crossed,
      may(inOrder(lookAtTop(4, 'seen'), returnToHand(choose(the('seen'))), putOnDeckBottom(the('seen')))),
    ),
  ],
});
