import {
  atLeast,
  both,
  crossed,
  crossedGets,
  crossGear,
  doubleBreaker,
  doublesPower,
  gains,
  isLike,
  notThat,
  tripleBreaker,
} from '../../effects/language/words.ts';

const hasPower = (power: number) => isLike(crossed, { power: atLeast(power) });

export const poweredStallion = crossGear({
  name: 'Powered Stallion',
  civilizations: ['nature'],
  cost: 3,
  printings: ['DM-14 S10/110'],
  abilities: [
    crossedGets(doublesPower),
    { ...crossedGets(gains(doubleBreaker)), while: both(hasPower(6000), notThat(hasPower(15000))) },
    { ...crossedGets(gains(tripleBreaker)), while: hasPower(15000) },
  ],
});
