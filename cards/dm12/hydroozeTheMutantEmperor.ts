import {
  each,
  evolution,
  evolutionCreature,
  power,
  unblockable,
  yourCreatures,
} from '../../effects/language/words.ts';

export const hydroozeTheMutantEmperor = evolutionCreature({
  name: 'Hydrooze, the Mutant Emperor',
  civilizations: ['water', 'darkness'],
  races: ['Cyber Lord', 'Hedrian'],
  cost: 4,
  power: 5000,
  printings: ['DM-12 17/55'],
  abilities: [
    evolution({ races: ['Cyber Lord', 'Hedrian'] }),
    each(yourCreatures({ races: ['Cyber Lord', 'Hedrian'], other: true }), power(2000)),
    each(yourCreatures({ races: ['Cyber Lord', 'Hedrian'] }), unblockable()),
  ],
});
