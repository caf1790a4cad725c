import { cannot, crossedGets, crossGear } from '../../effects/language/words.ts';

export const patrialFlame = crossGear({
  name: 'Patrial Flame',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-15 8/55'],
  abilities: [crossedGets(cannot({ do: 'beChosen', by: 'opponent' }))],
});
