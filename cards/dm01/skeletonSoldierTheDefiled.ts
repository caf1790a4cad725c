import { creature } from '../../effects/language/words.ts';

export const skeletonSoldierTheDefiled = creature({
  name: 'Skeleton Soldier, the Defiled',
  civilizations: ['darkness'],
  races: ['Living Dead'],
  cost: 4,
  power: 3000,
  printings: ['DM-01 60/110'],
});
