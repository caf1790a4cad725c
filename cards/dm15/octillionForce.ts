import {
  crossedGets,
  crossGear,
  gains,
  powerAttacker,
  shieldTriggerCross,
  tripleBreaker,
} from '../../effects/language/words.ts';

export const octillionForce = crossGear({
  name: 'Octillion Force',
  civilizations: ['nature'],
  cost: 4,
  printings: ['DM-15 S5/55'],
  abilities: [...shieldTriggerCross, crossedGets(gains(powerAttacker(9000), tripleBreaker))],
});
