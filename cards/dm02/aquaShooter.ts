import { blocker, creature } from '../../effects/language/words.ts';

export const aquaShooter = creature({
  name: 'Aqua Shooter',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 4,
  power: 2000,
  printings: ['DM-02 13/55'],
  abilities: [blocker],
});
