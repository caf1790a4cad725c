import { crewBreaker, evolution, evolutionCreature } from '../../effects/language/words.ts';

export const qTronicGargantua = evolutionCreature({
  name: 'Q-tronic Gargantua',
  civilizations: ['fire'],
  races: ['Survivor'],
  cost: 6,
  power: 9000,
  printings: ['DM-06 86/110'],
  abilities: [evolution({ races: ['Survivor'] }), crewBreaker({ type: 'creature', races: ['Survivor'] })],
});
