import {
  blocker,
  choose,
  cross,
  crossed,
  crossedGets,
  crossGear,
  gains,
  may,
  self,
  shieldTriggerCross,
  whenDestroyed,
  yourCreatures,
} from '../../effects/language/words.ts';

export const quickDefense = crossGear({
  name: 'Quick Defense',
  civilizations: ['light'],
  cost: 2,
  printings: ['DM-15 23/55'],
  abilities: [
    ...shieldTriggerCross,
    crossedGets(gains(blocker)),
    whenDestroyed(crossed, may(cross(self, choose(yourCreatures())))),
  ],
});
