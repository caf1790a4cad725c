import { blocker, crossedGets, crossGear, gains, power } from '../../effects/language/words.ts';

export const shiningDefense = crossGear({
  name: 'Shining Defense',
  civilizations: ['light'],
  cost: 1,
  printings: ['DM-14 46/110'],
  abilities: [crossedGets(power(1500), gains(blocker))],
  reconstructed:
    'Assumes that it is a cross gear, as its text says; the source of its facts lists it as a spell.',
});
