import {
  blocker,
  cannot,
  crossedGets,
  crossGear,
  gains,
  power,
  shieldTriggerCross,
} from '../../effects/language/words.ts';

export const maximumDefense = crossGear({
  name: 'Maximum Defense',
  civilizations: ['water'],
  cost: 4,
  printings: ['DM-15 26/55'],
  abilities: [...shieldTriggerCross, crossedGets(power(5000), gains(blocker), cannot({ do: 'attack' }))],
});
