import {
  allCreatures,
  countOf,
  crossedGets,
  crossGear,
  power,
  shieldTriggerCross,
  times,
} from '../../effects/language/words.ts';

export const poweredMask = crossGear({
  name: 'Powered Mask',
  civilizations: ['darkness'],
  cost: 2,
  printings: ['DM-15 29/55'],
  abilities: [
    ...shieldTriggerCross,
    crossedGets(power(times(1000, countOf(allCreatures({ tapped: true }))))),
  ],
});
