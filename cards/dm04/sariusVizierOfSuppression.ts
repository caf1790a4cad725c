import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const sariusVizierOfSuppression = creature({
  name: 'Sarius, Vizier of Suppression',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 2,
  power: 3000,
  printings: ['DM-04 16/55'],
  abilities: [blocker, cannotAttackPlayers],
});
