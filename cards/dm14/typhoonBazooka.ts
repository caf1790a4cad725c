import {
  allCreatures,
  choose,
  crossed,
  crossGear,
  may,
  returnToHand,
  when,
} from '../../effects/language/words.ts';

export const typhoonBazooka = crossGear({
  name: 'Typhoon Bazooka',
  civilizations: ['water'],
  cost: 3,
  printings: ['DM-14 22/110'],
  abilities: [
    when(
      { event: 'isNotBlocked', what: { of: 'any', filter: { is: crossed } }, target: 'player' },
      may(returnToHand(choose(allCreatures()))),
    ),
  ],
});
