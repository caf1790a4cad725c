import {
  crossed,
  crossedGets,
  crossGear,
  destroy,
  doubleBreaker,
  gains,
  that,
  whenWinsBattle,
} from '../../effects/language/words.ts';

export const hellDoubleClaw = crossGear({
  name: 'Hell Double Claw',
  civilizations: ['darkness'],
  cost: 2,
  printings: ['DM-14 58/110'],
  abilities: [whenWinsBattle(crossed, destroy(that)), crossedGets(gains(doubleBreaker))],
});
