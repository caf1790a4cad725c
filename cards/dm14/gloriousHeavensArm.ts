import { crossed, crossedGets, crossGear, power, topOfDeckTo, when } from '../../effects/language/words.ts';

export const gloriousHeavensArm = crossGear({
  name: "Glorious Heaven's Arm",
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-14 S2/110'],
  abilities: [
    crossedGets(power(3000)),
    when(
      { event: 'isNotBlocked', what: { of: 'any', filter: { is: crossed } }, target: 'player' },
      topOfDeckTo('shieldZone'),
    ),
  ],
});
